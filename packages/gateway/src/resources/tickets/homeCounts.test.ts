import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { TestGateway } from '@ebkit/testing'
import { type StartedTicketShop, startTicketShop } from '../../behaviour/testing/startTicketShop'
import { shop as store, type TicketShop } from '../../behaviour/testing/ticketShop'

describe('what the home page counts', () => {
  let gateway: TestGateway
  let shop: TicketShop
  let rows: StartedTicketShop['rows']
  before(async () => {
    ;({ gateway, shop, rows } = await startTicketShop())
  })
  after(() => gateway.stop())

  /** The keys of a filtered list. */
  async function found(resource: string, filter: string, key: string): Promise<unknown[]> {
    const answer = await shop.get(
      `ticket-api/eb/${resource}/list?pageSize=200&filter=${encodeURIComponent(filter)}`,
    )
    assert.equal(answer.status, 200)
    return (answer.data.list as Record<string, unknown>[]).map((row) => row[key])
  }

  test('ticketProduct.isLowStock: a product on sale with fewer pieces than the alert of its hotel', async () => {
    const at = async (totalInventory: number) =>
      String((await shop.product({ totalInventory })).ticketProductId)
    const isLow = async (key: string) =>
      (await rows.read('ticket-product', 'ticketProductId', key)).isLowStock
    const alert = (pieces: number) =>
      gateway.sql(
        `insert into hotel_config (brand_id, hotel_id, service_phone, low_stock_alert) values ($1, $2, '', $3)
          on conflict (hotel_id) do update set low_stock_alert = excluded.low_stock_alert`,
        [store.brandId, store.hotelId, pieces],
      )
    const [nine, ten] = [await at(9), await at(10)]
    assert.deepEqual([await isLow(nine), await isLow(ten)], [true, false])
    await alert(11)
    assert.equal(await isLow(ten), true)
    const listed = await found('ticket-product', 'isLowStock=true', 'ticketProductId')
    assert.ok(listed.includes(nine) && listed.includes(ten))
    await alert(10)
    assert.ok(!(await found('ticket-product', 'isLowStock=true', 'ticketProductId')).includes(ten))
    await shop.acted('ticket-product', 'offline', nine)
    assert.equal(await isLow(nine), false)
  })

  test('ticketOrder.endsSoon: an unused code ends today or within seven days', async () => {
    const product = await shop.product()
    const key = await shop.paid(product)
    const endIn = (days: number) =>
      gateway.sql(
        `update ticket_code set valid_end = (now() at time zone 'Asia/Shanghai')::date + $1::int
          where platform_order_id = $2`,
        [days, key],
      )
    const endsSoon = async () => (await rows.read('ticket-order', 'platformOrderId', key)).endsSoon
    const seen: unknown[] = []
    for (const days of [-1, 0, 7, 8]) {
      await endIn(days)
      seen.push(await endsSoon())
    }
    assert.deepEqual(seen, [false, true, true, false])
    await endIn(3)
    assert.ok((await found('ticket-order', 'endsSoon=true', 'platformOrderId')).includes(key))
    await gateway.sql("update ticket_code set status = 'USED' where platform_order_id = $1", [key])
    assert.equal(await endsSoon(), false)
  })
})
