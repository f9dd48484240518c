import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { applications, type ListPage } from '@ebkit/domain'
import type { ReportFigures } from '@ebkit/protocol/calls/reports'
import { startTestGateway, type TestGateway } from '@ebkit/testing'

const lists = applications
  .flatMap(({ pages }) => pages as readonly { kind: string }[])
  .filter((page): page is ListPage => page.kind === 'list' && 'figures' in page)

describe('figures above lists', () => {
  let gateway: TestGateway
  before(async () => {
    gateway = await startTestGateway()
    await gateway.sql("delete from ticket_order where hotel_id in ('100101', '100102')")
    for (const [hotel, id, name, quantity, paid] of [
      ['100101', 'FIGURE1', '王小明', 2, 20000],
      ['100101', 'FIGURE2', '李小红', 3, 30000],
      ['100102', 'FIGURE3', '王小明', 9, 90000],
    ])
      await gateway.sql(
        `insert into ticket_order (brand_id, hotel_id, platform_order_id, ticket_product_id, status, buyer_name,
           quantity, pay_amount, refund_amount)
         select '1001', $1, $2, min(ticket_product_id), 'PAID', $3, $4, $5, 100
         from ticket_product where hotel_id = '100101'`,
        [hotel, id, name, quantity, paid],
      )
  })
  after(() => gateway.stop())

  async function ask(route: string, parameters: Record<string, string> = {}, account = 'manager') {
    const query = new URLSearchParams({ route, period: 'all', hotelId: '100101', ...parameters })
    const cookie = await gateway.signIn(account)
    return fetch(`${gateway.url}/merchant-api/eb/report?${query}`, { headers: { cookie } })
  }
  async function values(route: string, parameters: Record<string, string> = {}) {
    const answer = await ask(route, parameters)
    const body = (await answer.json()) as { data: ReportFigures; message: string }
    assert.equal(answer.status, 200, `${route} ${body.message}`)
    return body.data.sets[0]?.rows[0]?.values
  }
  const orders = '/ticket/orderList/detail'

  test('they count all rows of the store, as the list is filtered and searched', async () => {
    assert.deepEqual(await values(orders), [2, 5, 50000, 200])
    assert.deepEqual(await values(orders, { filter: 'quantity>=3' }), [1, 3, 30000, 100])
    assert.deepEqual(await values(orders, { search: '王小明' }), [1, 2, 20000, 100])
    assert.deepEqual(await values(orders, { filter: 'status=CLOSED' }), [0, 0, 0, 0])
  })

  test('who counts rows by the whole value of a masked field stands in their trail, or in one without a row', async () => {
    await gateway.sql(
      "update ticket_order set buyer_phone = '18601010001' where platform_order_id = 'FIGURE1'",
    )
    const trail = async () => {
      const entries = await gateway.sql<{ key: string }>(
        `select row_key || ' ' || (input->>'field') as key from audit_entry
         where resource = 'ticketOrder' and name = 'lookUp' order by entry_id`,
      )
      await gateway.sql("delete from audit_entry where name = 'lookUp'")
      return entries.map(({ key }) => key)
    }
    await trail()
    assert.deepEqual(await values(orders, { filter: 'buyerPhone=18601010001' }), [1, 2, 20000, 100])
    assert.deepEqual(await trail(), ['FIGURE1 buyerPhone'])
    assert.equal((await values(orders, { filter: 'buyerPhone=18601019999' }))?.[0], 0)
    assert.deepEqual(await trail(), [' buyerPhone'])
    assert.equal((await values(orders, { search: '18601010001' }))?.[0], 1)
    assert.deepEqual(await trail(), ['FIGURE1 buyerPhone'])
    await values(orders, { filter: 'quantity>=3' })
    assert.deepEqual(await trail(), [])
  })

  test('every list with figures has them computed', async () => {
    assert.ok(lists.length >= 5)
    for (const { route, figures = [] } of lists)
      assert.equal((await values(route))?.length, figures.length, route)
  })

  test('a list without figures has none, and nobody gets those of a page that they may not open', async () => {
    assert.equal((await ask('/printer-manage/list')).status, 404)
    assert.equal((await ask(orders, { by: 'saleChannel' })).status, 400)
    await gateway.sql(`update role set permissions = '{printer:view}' where role_name = '前台'`)
    assert.equal((await ask(orders, {}, 'clerk')).status, 403)
  })
})
