import type { Resource } from '@ebkit/domain'

/** The kinds of systems outside the gateway. */
export type Channel =
  | 'payment'
  | 'sms'
  | 'message'
  | 'printer'
  | 'courier'
  | 'ticketSystem'
  | 'saleChannel'
  | 'bank'
  | 'support'

/** A request to the outside about a row. The answer comes to the behaviour of the row's resource, by `kind`. */
export interface Request {
  readonly channel: Channel
  /** What is asked: `refund`. */
  readonly kind: string
  readonly resource: Resource
  readonly key: string
  /** Default: the store of the work. */
  readonly hotelId?: string
  readonly content: Readonly<Record<string, unknown>>
}

/** A request as an adapter delivers it. */
export interface Delivery {
  /** The same at every attempt: what the outside has done for it once it must not do again. */
  readonly messageId: string
  readonly brandId: string
  readonly hotelId: string
  readonly kind: string
  readonly content: Readonly<Record<string, unknown>>
}

/** Delivers requests of one channel. It resolves with the answer; what it throws is tried again later. */
export type Adapter = (delivery: Delivery) => Promise<Readonly<Record<string, unknown>>>

/** The configured adapters. Requests of other channels are refused. */
export type Outside = Readonly<Partial<Record<Channel, Adapter>>>
