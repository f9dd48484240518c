import { ticketProduct } from '@ebkit/domain'
import { sql } from 'drizzle-orm'
import type { BehaviourContext } from '../../behaviour/Behaviour'
import type { Changes } from '../../behaviour/RowOf'
import { refuse } from '../../behaviour/refuse'
import { addRow, changeRow, findRow, findRows } from '../../behaviour/rows'
import { leavePromotions } from './leavePromotions'
import { reasons } from './strings'

type Channels = Extract<(typeof ticketProduct.fields)[number], { name: 'saleChannels' }>

/** All sales channels of products. */
const saleChannels = ticketProduct.fields
  .filter((field): field is Channels => field.name === 'saleChannels')
  .flatMap(({ options }) => options.map(({ value }) => value))

/** The fields that all products for cards and vouchers share. */
const usual = {
  ...{ productSpecType: 0, validType: 'days', shipType: 'code', realNameType: 'none' },
  ...{ minPerOrder: 1, maxPerOrder: 10, refundFeeRate: 0, ifSetSeparate: false, expiredAutoRefund: false },
  saleChannels,
  ...{ auditStatus: 4, status: 'published' },
} as const satisfies Changes<typeof ticketProduct>

/**
 * Puts a card or voucher on sale as a product with the same key, so that the product picker, orders, payments, refunds
 * and settlement need no special case for it.
 *
 * @throws 422 if another product of the store has its name
 */
export async function putOnSale(
  context: BehaviourContext,
  key: string,
  values: Changes<typeof ticketProduct>,
): Promise<void> {
  const own = sql`t.hotel_id = ${context.place.hotelId} and t.product_name = ${values.productName}`
  const [namesake] = await findRows(context, ticketProduct, own, { lock: false })
  if (namesake && namesake.ticketProductId !== key) refuse('name-taken', reasons.nameTaken)
  const product = { ...usual, ...values }
  if (await findRow(context, ticketProduct, key)) await changeRow(context, ticketProduct, key, product)
  else await addRow(context, ticketProduct, { ...product, ticketProductId: key })
}

/** Takes a card or voucher off sale; sold ones remain valid. */
export async function takeOffSale(context: BehaviourContext, key: string): Promise<undefined> {
  if (!(await findRow(context, ticketProduct, key))) return
  await changeRow(context, ticketProduct, key, { status: 'offline' })
  await leavePromotions(context, key)
}
