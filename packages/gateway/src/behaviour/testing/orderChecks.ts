import assert from 'node:assert/strict'
import type { Row, TicketShop } from './ticketShop'

const sum = (rows: readonly Row[], column: string) =>
  rows.reduce((total, row) => total + Number(row[column] ?? 0), 0)

/** The orders of a product. */
export const ordersOf = (shop: TicketShop, { ticketProductId }: Row) =>
  shop.rows('ticket_order', `ticket_product_id = '${ticketProductId}'`)

/** Checks that codes, refunds, verifications and the settlement of an order are consistent with it. */
async function checkOrder(shop: TicketShop, order: Row): Promise<void> {
  const key = `platform_order_id = '${order.platform_order_id}'`
  const [codes, refunds] = [await shop.rows('ticket_code', key), await shop.rows('ticket_refund', key)]
  const isPaid = order.pay_time !== null
  const count = (status: string) => codes.filter((code) => code.status === status).length
  assert.equal(codes.length, isPaid ? Number(order.quantity) : 0, 'a code for each paid piece')
  if (isPaid)
    assert.equal(sum(codes, 'share_price'), Number(order.pay_amount), 'shares add up to the payment')
  const held = refunds.filter(({ status }) => status !== 'REJECTED')
  assert.ok(
    sum(held, 'apply_amount') <= (isPaid ? Number(order.pay_amount) : 0),
    'refunds never above the payment',
  )
  const open = held.filter(({ status }) => status !== 'SUCCESS')
  assert.equal(count('LOCKED'), sum(open, 'refund_quantity'), 'open refunds lock their codes')
  assert.equal(count('REFUNDED'), Number(order.refund_quantity), 'refunded pieces')
  const records = await shop.rows('ticket_verify_record', `${key} and status = 'VALID'`)
  assert.equal(records.length, count('USED'), 'a valid record for each used code')
  assert.equal(new Set(records.map(({ code }) => code)).size, records.length, 'every code once')
  const lines = await shop.rows('settlement_item', `order_no = '${order.platform_order_id}'`)
  assert.equal(
    sum(lines, 'settle_amount'),
    isPaid ? Number(order.pay_amount) - Number(order.refund_amount) - sum(lines, 'channel_fee') : 0,
    'the settlement has what was paid and not refunded',
  )
  await checkFact(shop, order, isPaid)
}

async function checkFact(shop: TicketShop, order: Row, isPaid: boolean): Promise<void> {
  const facts = await shop.rows('order_fact', `order_no = '${order.platform_order_id}'`)
  assert.equal(facts.length, isPaid ? 1 : 0, 'a fact of each paid order')
  for (const { net_amount } of facts)
    assert.equal(Number(net_amount), Number(order.pay_amount) - Number(order.refund_amount))
}

/**
 * Checks that no item of a product is lost or sold twice, and that each of its orders is consistent.
 * @param stock that it began with
 * @param about for the message of a failure
 */
export async function checkProduct(shop: TicketShop, product: Row, stock: number, about = ''): Promise<void> {
  const own = `ticket_product_id = '${product.ticketProductId}'`
  const now = await shop.row('ticket_product', own)
  assert.ok(Number(now.total_inventory) >= 0, 'the inventory is never below zero')
  const orders = await ordersOf(shop, product)
  const taken = orders.filter(({ status }) => status !== 'CLOSED')
  const out = sum(taken, 'quantity') - sum(taken, 'refund_quantity')
  const trail = await shop.rows(
    'audit_entry',
    `row_key = '${product.ticketProductId}' and name = 'adjustInventory'`,
  )
  const adjusted = trail.reduce((total, { input }) => total + Number((input as { delta: number }).delta), 0)
  assert.equal(Number(now.total_inventory) + out, stock + adjusted, `no piece is lost: ${about}`)
  for (const order of orders) await checkOrder(shop, order)
}
