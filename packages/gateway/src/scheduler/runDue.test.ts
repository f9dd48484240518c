import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { startTestGateway, type TestGateway } from '@ebkit/testing'
import { shop as place, type TicketShop, ticketShop } from '../behaviour/testing/ticketShop'
import { runDue } from './runDue'

/** More than are read at once. */
const many = 201

describe('changes that are due', () => {
  let gateway: TestGateway
  let shop: TicketShop
  before(async () => {
    gateway = await startTestGateway()
    shop = ticketShop(gateway, await gateway.signIn('admin'))
  })
  after(() => gateway.stop())

  test('many rows that are refused do not keep the others waiting', async () => {
    const product = await shop.product({ expiredAutoRefund: true })
    const [stuck, other] = [await shop.paid(product), await shop.paid(product)]
    await gateway.sql(
      `insert into split_bill (brand_id, hotel_id, split_bill_id, split_no, order_no, status)
        values ('1001', '100101', 'S1', 'S1', $1, 'DONE')`,
      [stuck],
    )
    for (const [table, keys] of [
      ['ticket_order', ['platform_order_id']],
      ['ticket_code', ['ticket_code_id', 'code', 'platform_order_id']],
      ['split_bill', ['split_bill_id', 'split_no', 'order_no']],
    ] as const) {
      const own = table === 'split_bill' ? 'order_no' : 'platform_order_id'
      const copied = keys.map((key) => `'${key}', '0' || n || t.${key}`).join(', ')
      await gateway.sql(
        `insert into ${table} select (jsonb_populate_record(t, jsonb_build_object(${copied}))).*
          from ${table} t, generate_series(1, ${many}) n where t.${own} = $1`,
        [stuck],
      )
    }
    await gateway.sql(
      "update ticket_code set valid_end = current_date - 2, status = 'EXPIRED' where ticket_product_id = $1",
      [product.ticketProductId],
    )
    let refused = 0
    await runDue(gateway.app.gateway, place.brandId, (error, change) => {
      assert.deepEqual([change, (error as { code?: string }).code], ['ticketOrder.expire', 'split'])
      refused++
    })
    assert.equal(refused, many + 1)
    assert.equal((await shop.row('ticket_order', `platform_order_id = '${other}'`)).status, 'EXPIRED')
  })
})
