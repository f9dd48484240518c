import { depositActivity, depositOrder, ticketProduct } from '@ebkit/domain'
import { sql } from 'drizzle-orm'
import type { BehaviourContext } from '../../../behaviour/Behaviour'
import { changeState } from '../../../behaviour/changeState'
import { documentNumber, storeDay } from '../../../behaviour/numbers'
import type { RowOf } from '../../../behaviour/RowOf'
import { refuse } from '../../../behaviour/refuse'
import { addRow, findRow } from '../../../behaviour/rows'
import { momentOf } from '../../../database/storeTimeSql'
import { notFound } from '../../../server/refusal'
import { requireNotBlacklisted } from '../../members/blacklist'
import { requireOpenStore } from '../../shop/openStore'
import { changeInventory } from '../inventory'
import { type Payment, settlePaid } from '../payOrder'
import { addOrder } from '../placeOrder'
import { reasons } from '../strings'
import { changeHeld, isFrozen } from './accounts'
import { addDepositLine } from './depositLine'

export type Activity = RowOf<typeof depositActivity>
export type DepositOrder = RowOf<typeof depositOrder>

/** A reservation that a guest requests with a deposit. */
export interface DepositRequest {
  readonly activityId: string
  readonly ticketProductId: string
  readonly quantity: number
  readonly memberId: string
  readonly buyerName: string
  readonly buyerPhone: string
}

/** The activity, locked, if it accepts deposits today. @throws 422 `offer-ended` */
async function runningActivity(context: BehaviourContext, key: string | null): Promise<Activity> {
  const activity = await findRow(context, depositActivity, key)
  const [day, days] = [storeDay(), activity?.depositTime]
  const isNow = activity?.status === 'RUNNING' && !!days && day >= days.start && day <= days.end
  return isNow ? activity : refuse('offer-ended', reasons.offerEnded)
}

/** @throws 422 beyond the quota of the activity, or the limit per member */
async function requireQuota(
  { rows }: BehaviourContext,
  activity: Activity,
  { quantity, memberId }: DepositRequest,
) {
  const { rows: found } = await rows.execute<{ all: number; own: number }>(sql`select
    coalesce(sum(t.quantity), 0)::int as "all",
    coalesce(sum(t.quantity) filter (where t.member_id = ${memberId}), 0)::int as own
    from deposit_order t where t.activity_id = ${activity.activityId} and t.status not in ('CLOSED', 'REFUNDED')`)
  const { all = 0, own = 0 } = found[0] ?? {}
  if (all + quantity > (activity.inventory ?? 0)) refuse('deposit-sold-out', reasons.depositSoldOut)
  if (own + quantity > (activity.memberLimit ?? 1)) refuse('deposit-limit', reasons.depositLimit)
}

/**
 * Reserves units of a product: they are taken from its inventory, and the order waits for the deposit.
 *
 * @returns the order's number
 * @throws 422 with the reason
 */
export async function placeDeposit(context: BehaviourContext, asked: DepositRequest): Promise<string> {
  await requireOpenStore(context)
  await requireNotBlacklisted(context, asked.memberId)
  const activity = await runningActivity(context, asked.activityId)
  const product = await findRow(context, ticketProduct, asked.ticketProductId)
  const isListed = activity.products?.some(({ ticketProductId }) => ticketProductId === asked.ticketProductId)
  if (!product || !isListed) refuse('offer-ended', reasons.offerEnded)
  if (await isFrozen(context, asked.memberId)) refuse('account-frozen', reasons.accountFrozen)
  await requireQuota(context, activity, asked)
  await changeInventory(context, product, null, -asked.quantity)
  return addRow(context, depositOrder, {
    ...asked,
    depositOrderId: await documentNumber(context, 'D'),
    productAmount: (product.salePrice ?? 0) * asked.quantity,
    depositAmount: (activity.depositAmount ?? 0) * asked.quantity,
    expandAmount: (activity.expandAmount ?? 0) * asked.quantity,
    balanceDeadline: momentOf(sql`${activity.balanceTime?.end ?? null}::date + 1`),
    remindCount: 0,
  })
}

/** Returns the units of an abandoned order to the inventory. */
export async function releasePieces(context: BehaviourContext, order: DepositOrder): Promise<void> {
  const product = await findRow(context, ticketProduct, order.ticketProductId)
  if (product) await changeInventory(context, product, null, order.quantity ?? 0)
}

async function payDeposit(context: BehaviourContext, order: DepositOrder, payment: Payment): Promise<void> {
  if (await isFrozen(context, order.memberId)) refuse('account-frozen', reasons.accountFrozen)
  await runningActivity(context, order.activityId)
  await changeState(context, depositOrder, order, 'payDeposit', { ...payment, depositTime: sql`now()` })
  await changeHeld(context, order, order.depositAmount ?? 0, 'payDeposit')
  await addDepositLine(context, { ...order, ...payment }, 'SALE')
}

/** Adds the order of the product and settles it as paid; the credit of the deposit reduces its price. */
async function payBalance(context: BehaviourContext, order: DepositOrder, payment: Payment): Promise<void> {
  const product = await findRow(context, ticketProduct, order.ticketProductId)
  if (!product) throw notFound()
  const { quantity, productAmount, expandAmount, memberId, buyerName, buyerPhone, ticketProductId } = order
  const buyer = { memberId, buyerName: buyerName ?? '', buyerPhone: buyerPhone ?? '' }
  const platformOrderId = await addOrder(context, product, {
    asked: {
      ...buyer,
      ticketProductId: String(ticketProductId),
      quantity: quantity ?? 1,
      saleChannel: 'wechat',
    },
    ...{ specName: null, shipType: 'code', unitPrice: product.salePrice ?? 0 },
    price: { totalAmount: productAmount ?? 0, promotionAmount: expandAmount ?? 0 },
  })
  await settlePaid(context, platformOrderId, payment)
  await changeState(context, depositOrder, order, 'payBalance', { balanceTime: sql`now()`, platformOrderId })
  await changeHeld(context, order, -(order.depositAmount ?? 0), 'payBalance')
}

/** The amount that is due now, in cents. @throws 422 if none is */
function dueOf({ status, depositAmount, balanceAmount }: DepositOrder): number {
  if (status === 'WAIT_DEPOSIT') return depositAmount ?? 0
  if (status === 'WAIT_BALANCE') return balanceAmount ?? 0
  return refuse(status === 'CLOSED' ? 'order-closed' : 'already-paid', reasons.alreadyPaid)
}

/**
 * Handles a payment of the deposit or of the balance. The payment service may report it several times.
 *
 * @throws 422 for an order that awaits no payment, and for a wrong amount
 */
export async function payDepositOrder(
  context: BehaviourContext,
  key: string,
  amount: number,
  payment: Payment,
): Promise<void> {
  const order = await findRow(context, depositOrder, key)
  if (!order || order.hotelId !== context.place.hotelId) throw notFound()
  if (await isCounted(context, order, payment)) return
  if (amount !== dueOf(order)) refuse('wrong-amount', reasons.wrongAmount)
  await (order.status === 'WAIT_DEPOSIT' ? payDeposit : payBalance)(context, order, payment)
}

/** Whether a payment was reported before. */
async function isCounted(
  { rows }: BehaviourContext,
  order: DepositOrder,
  { transactionNo }: Payment,
): Promise<boolean> {
  if (transactionNo === null) return false
  if (order.transactionNo === transactionNo) return true
  const { rowCount } = await rows.execute(sql`select from ticket_order t
    where t.platform_order_id = ${order.platformOrderId} and t.transaction_no = ${transactionNo}`)
  return rowCount === 1
}
