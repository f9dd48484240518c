import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { TestGateway } from '@ebkit/testing'
import { startTicketShop } from '../../behaviour/testing/startTicketShop'
import type { ticketRows } from '../../behaviour/testing/ticketRows'
import { type TicketShop, ticketShop } from '../../behaviour/testing/ticketShop'

describe('orders of a member in several stores', () => {
  let gateway: TestGateway
  let shop: TicketShop
  let rows: ReturnType<typeof ticketRows>
  /** An operator who sees one other store. */
  let far: TicketShop
  before(async () => {
    ;({ gateway, shop, rows } = await startTicketShop())
    await gateway.sql(
      "update employee set hotel_id = '100102', manage_hotel_ids = '{}' where employee_name = '林晚晴'",
    )
    far = ticketShop(gateway, await gateway.signIn('manager'))
  })
  after(() => gateway.stop())

  const counted = async (memberId: string) => {
    const { order_count, total_spend } = await shop.row('member', `member_id = '${memberId}'`)
    return [Number(order_count), Number(total_spend)]
  }

  test('they count, whichever stores the operator sees who refunds one of them', async () => {
    const memberId = await rows.member()
    // a fee of the whole amount: the refund ends when it is approved, by the operator
    const product = await shop.product({ salePrice: 1_000, refundFeeRate: 100 })
    await shop.acted('ticket-product', 'share', `${product.ticketProductId}`, { applyHotelIds: ['100102'] })
    await shop.paid(product, 2, { memberId })
    const key = await shop.paid(product, 1, { memberId, hotelId: '100102' })
    assert.deepEqual(await counted(memberId), [2, 3_000])
    const refund = { refundQuantity: 1, refundAmount: 1_000, reason: '改期' }
    await far.acted('ticket-order', 'refund', key, refund)
    const { refund_id: refundId } = await shop.row('ticket_refund', `platform_order_id = '${key}'`)
    await far.acted('ticket-refund', 'approve', `${refundId}`)
    assert.equal((await shop.row('ticket_order', `platform_order_id = '${key}'`)).status, 'REFUNDED')
    assert.deepEqual(await counted(memberId), [2, 3_000])
  })

  test('a member with unused tickets at any store is not cancelled', async () => {
    const memberId = await rows.member()
    await shop.paid(await shop.product(), 1, { memberId })
    for (const operator of [shop, far]) {
      const { status, code } = await operator.act('member-api/eb/member', 'cancel', memberId, {
        reason: '注销',
      })
      assert.deepEqual([status, code], [422, 'has-tickets'])
    }
  })
})
