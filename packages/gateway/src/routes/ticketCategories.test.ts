import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import type { TicketCategoryRow } from '@ebkit/protocol/schemas'
import { startTestGateway, type TestGateway } from '@ebkit/testing'

const path = '/api/ticket-api/ticketCategory/listTicketCategoryByHotelId'

let gateway: TestGateway
let manager: string
before(async () => {
  gateway = await startTestGateway()
  manager = await gateway.signIn('manager')
})
after(() => gateway.stop())

const ask = (hotelId: string, cookie = manager) =>
  fetch(`${gateway.url}${path}/${hotelId}`, { headers: { cookie } })

async function list(hotelId = '100101'): Promise<{ list: TicketCategoryRow[]; total: number }> {
  const answer = await ask(hotelId)
  assert.equal(answer.status, 200)
  return ((await answer.json()) as { data: { list: TicketCategoryRow[]; total: number } }).data
}

const named = async (name: string) => {
  const { list: rows } = await list()
  return rows.find(({ categoryName }) => categoryName === name) ?? assert.fail(`No category ${name}`)
}

describe('ticket categories of a hotel', () => {
  test('W-TCP-6 W-TCP-17 gives all of them in the order of the shop, with the number of their products', async () => {
    const { list: rows, total } = await list()
    assert.equal(total, rows.length)
    assert.deepEqual(
      rows.slice(0, 3).map(({ categoryName, productType }) => [categoryName, productType]),
      [
        ['景区门票', 'ticket'],
        ['游船', 'ticket'],
        ['亲子乐园', 'ticket'],
      ],
    )
    const counts = await gateway.sql<{ id: string; number: number }>(
      `select ticket_category_id as id, count(*)::int as number from ticket_product
       where hotel_id = '100101' group by 1`,
    )
    for (const { id, number } of counts)
      assert.equal(rows.find(({ ticketCategoryId }) => ticketCategoryId === id)?.productCount, number, id)
  })

  test('W-TCP-11 split accounting of one product marks its category', async () => {
    assert.equal((await named('房券')).supplierAccountStatus, 1)
    assert.equal((await named('游船')).supplierAccountStatus, 0)
    assert.deepEqual((await named('研学')).activityTypes, [24])
  })

  describe('specs, several stores and daily limits', () => {
    const flags: readonly [id: string, column: string, read: (row: TicketCategoryRow) => unknown][] = [
      ['W-TCP-13', 'product_spec_type', (row) => row.productSpecType],
      ['W-TCP-14', 'is_brand_multiple', (row) => row.isBrandMultiple],
      ['W-TCP-15', 'limit_time', (row) => row.productStatusVmo?.limitTime],
      ['W-TCP-16', 'limit_sell', (row) => row.productStatusVmo?.limitSell],
    ]
    const products = "select ticket_product_id from ticket_product where ticket_category_id = 'TC10010102'"
    beforeEach(() =>
      gateway.sql(`update ticket_product set product_spec_type = 0, is_brand_multiple = 0, limit_time = 0,
        limit_sell = 0 where ticket_category_id = 'TC10010102'`),
    )
    for (const [id, column, read] of flags)
      test(`${id} ${column}: the category has it when all its products have it`, async () => {
        await gateway.sql(`update ticket_product set ${column} = 1
          where ticket_product_id in (${products} order by 1 limit 3)`)
        assert.equal(read(await named('游船')), 0)
        await gateway.sql(`update ticket_product set ${column} = 1 where ticket_product_id in (${products})`)
        assert.equal(read(await named('游船')), 1)
      })
  })

  test('a category without products is marked in no way, and its picture is an address of the gateway', async () => {
    await gateway.sql(`insert into ticket_category
      (ticket_category_id, brand_id, hotel_id, category_name, product_type, icon)
      values ('TCNEW', '1001', '100101', '新分类', 'ticket', '/pictures/new.png')`)
    const { icon, productCount, supplierAccountStatus, productSpecType } = await named('新分类')
    assert.deepEqual(
      [icon, productCount, supplierAccountStatus, productSpecType],
      [`${gateway.url}/pictures/new.png`, 0, 0, 0],
    )
    await gateway.sql("delete from ticket_category where ticket_category_id = 'TCNEW'")
  })

  test('a hotel of another brand answers as if it did not exist', async () => {
    const [other] = await gateway.sql<{ id: string }>(
      "select hotel_id as id from hotel where brand_id <> '1001' limit 1",
    )
    assert.equal((await ask(other?.id ?? assert.fail('One brand only'))).status, 404)
  })
})
