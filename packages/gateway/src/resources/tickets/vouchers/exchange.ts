import { genericVoucher, genericVoucherCode, ticketOrder, ticketProduct } from '@ebkit/domain'
import { sql } from 'drizzle-orm'
import type { BehaviourContext } from '../../../behaviour/Behaviour'
import { changeState } from '../../../behaviour/changeState'
import { storeDay, storeTime } from '../../../behaviour/numbers'
import type { RowOf, Values } from '../../../behaviour/RowOf'
import { refuse } from '../../../behaviour/refuse'
import { changeRow, findRow } from '../../../behaviour/rows'
import { changeInventory, type Product } from '../inventory'
import { openPieces } from '../openPieces'
import { settlePaid } from '../payOrder'
import { addOrder } from '../placeOrder'
import { reasons } from '../strings'

export type VoucherCode = RowOf<typeof genericVoucherCode>
type Voucher = RowOf<typeof genericVoucher>

/** What a voucher is exchanged for. */
export interface Exchange {
  readonly productKey: string
  readonly quantity: number
  readonly useDate: string | null
}

/** @throws 422 for an expired voucher, and for one that is being refunded */
async function requireOpen(context: BehaviourContext, code: VoucherCode): Promise<void> {
  if (code.expireDate && code.expireDate < storeDay()) refuse('voucher-expired', reasons.voucherExpired)
  // locked, because a refund locks its order and no voucher: without it, both could be done at once
  await findRow(context, ticketOrder, code.platformOrderId)
  const { rows } = await context.rows.execute<{ unused: number }>(sql`select count(*)::int as unused
    from generic_voucher_code c where c.platform_order_id = ${code.platformOrderId} and c.status = 'UNUSED'`)
  const held = await openPieces(context, code.platformOrderId)
  if (held && held >= (rows[0]?.unused ?? 0)) refuse('voucher-refund', reasons.voucherRefund)
}

/** The part of the price that the voucher covers, in cents. @throws 422 if it has too little left */
function covered(voucher: Voucher, code: VoucherCode, total: number, quantity: number): number {
  if (voucher.exchangeRule === 'amount') {
    const left = code.remainAmount ?? 0
    if (left <= 0) refuse('voucher-left', reasons.voucherLeft)
    return Math.min(left, total)
  }
  if (quantity > (code.remainCount ?? 0)) refuse('voucher-left', reasons.voucherLeft)
  const each = Math.floor((voucher.faceValue ?? 0) / (voucher.chooseCount ?? 1))
  return Math.min(total, each * quantity)
}

/** Adds a paid order of the product for the holder, who pays the difference at the counter. @returns its number */
async function orderFor(
  context: BehaviourContext,
  code: VoucherCode,
  product: Product,
  given: Exchange,
  value: number,
) {
  const { productKey: ticketProductId, quantity, useDate } = given
  if (product.validType === 'date' && (!useDate || useDate < storeDay())) refuse('use-date', reasons.useDate)
  await changeInventory(context, product, null, -quantity)
  const { holderName, holderPhone, memberId } = code
  const buyer = { buyerName: holderName ?? '', buyerPhone: holderPhone ?? '', memberId }
  const unitPrice = product.salePrice ?? 0
  const key = await addOrder(context, product, {
    asked: { ...buyer, ticketProductId, quantity, useDate, saleChannel: 'offline' },
    ...{ specName: null, shipType: 'code', unitPrice },
    price: { totalAmount: unitPrice * quantity, couponAmount: value },
  })
  await settlePaid(context, key, { payMethod: 'cash', transactionNo: null })
  return key
}

/** Records an exchange on the voucher, and updates its state. @returns the new state */
async function recordExchange(
  context: BehaviourContext,
  code: VoucherCode,
  voucher: Voucher,
  item: Values,
): Promise<'PART' | 'EXCHANGED'> {
  const key = String(code.voucherCodeId)
  await changeRow(context, genericVoucherCode, key, { exchangeItems: [...(code.exchangeItems ?? []), item] })
  const now = await findRow(context, genericVoucherCode, key)
  if (!now) throw new Error(`Voucher ${key} is not there`)
  if (now.status === 'UNUSED') await changeState(context, genericVoucherCode, now, 'exchangePart')
  const left = voucher.exchangeRule === 'amount' ? now.remainAmount : now.remainCount
  if ((left ?? 0) > 0) return 'PART'
  await changeState(context, genericVoucherCode, { ...now, status: 'PART' }, 'exchangeAll')
  return 'EXCHANGED'
}

/**
 * Exchanges a voucher, or a part of it, for units of a product.
 *
 * @param code locked
 * @returns the new state of the voucher
 * @throws 422 with the reason
 */
export async function exchange(
  context: BehaviourContext,
  code: VoucherCode,
  given: Exchange,
): Promise<'PART' | 'EXCHANGED'> {
  const voucher = await findRow(context, genericVoucher, code.voucherId, { lock: false })
  const product = await findRow(context, ticketProduct, given.productKey)
  const isListed = voucher?.products?.some(({ ticketProductId }) => ticketProductId === given.productKey)
  if (!voucher || !product || !isListed) refuse('voucher-product', reasons.voucherProduct)
  await requireOpen(context, code)
  const total = (product.salePrice ?? 0) * given.quantity
  const value = covered(voucher, code, total, given.quantity)
  const makeUpAmount = total - value
  if (makeUpAmount > 0 && !voucher.allowMakeUp) refuse('no-make-up', reasons.noMakeUp)
  const newOrderId = await orderFor(context, code, product, given, value)
  const { quantity } = given
  const item = { productName: product.productName, quantity, makeUpAmount, newOrderId }
  return recordExchange(context, code, voucher, { ...item, exchangeTime: `${storeDay()} ${storeTime()}:00` })
}
