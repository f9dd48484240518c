import type { Resource } from '@ebkit/domain'

/** The kinds of external systems. */
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

/**
 * A request to an external system about a row. The answer is passed to the behaviour of the row's resource, by
 * `kind`.
 */
export interface Request {
  readonly channel: Channel
  /** The kind of request: `refund`. */
  readonly kind: string
  readonly resource: Resource
  readonly key: string
  /** Default: the acting store. */
  readonly hotelId?: string
  readonly content: Readonly<Record<string, unknown>>
}

/** A request as an adapter delivers it. */
export interface Delivery {
  /** The same at every attempt, so that the external system does nothing twice. */
  readonly messageId: string
  readonly brandId: string
  readonly hotelId: string
  readonly kind: string
  readonly content: Readonly<Record<string, unknown>>
}

/**
 * Delivers the requests of one channel. Resolves with the answer; a rejected delivery is retried later, and so is one
 * without an answer after 10 seconds, when the signal is aborted.
 */
export type Adapter = (delivery: Delivery, signal: AbortSignal) => Promise<Readonly<Record<string, unknown>>>

/** The configured adapters. Requests to other channels are refused. */
export type Outside = Readonly<Partial<Record<Channel, Adapter>>>
