import { payChannel } from '@ebkit/domain'
import { sql } from 'drizzle-orm'
import type { BehaviourContext } from '../../behaviour/Behaviour'
import type { RowOf } from '../../behaviour/RowOf'
import { findRows } from '../../behaviour/rows'
import type { Order } from '../tickets/ticketCodes'

const channelTypes: Readonly<Record<string, string>> = { wechat: 'WECHAT', alipay: 'ALIPAY', pos: 'BANK' }

type Paid = Pick<Order, 'payMethod' | 'hotelId'>

/** The channel through which a store takes payments by a method; undefined if it has none. */
export async function channelOf(
  context: BehaviourContext,
  { payMethod, hotelId }: Paid,
): Promise<RowOf<typeof payChannel> | undefined> {
  const type = channelTypes[payMethod ?? '']
  if (!type) return undefined
  const own = sql`t.hotel_id = ${hotelId} and t.channel_type = ${type} and t.status = 'ENABLED'`
  const [channel] = await findRows(context, payChannel, own, { lock: false, limit: 1 })
  return channel
}

/** The fee that the store's channel charges on an amount. */
export async function channelFeeOf(context: BehaviourContext, paid: Paid, amount: number): Promise<number> {
  const channel = await channelOf(context, paid)
  return Math.round((amount * (channel?.feeRate ?? 0)) / 100)
}
