import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { startTestGateway, type TestGateway } from '@ebkit/testing'
import { insertRow } from '../../behaviour/testing/insertRow'
import { type Row, type TicketShop, ticketShop } from '../../behaviour/testing/ticketShop'

const tickets = 'ticket-api/eb/small-life-ticket'

describe('tickets of Small Life', () => {
  let gateway: TestGateway
  let shop: TicketShop
  before(async () => {
    gateway = await startTestGateway()
    shop = ticketShop(gateway, await gateway.signIn('admin'))
  })
  after(() => gateway.stop())

  /** A ticket that is online. */
  async function online(status = 'PUBLISHED'): Promise<string> {
    const { ticketProductId } = await shop.product()
    const key = `life-${ticketProductId}`
    await insertRow(gateway, 'small_life_ticket', {
      ...{ hotel_id: '100101', small_life_ticket_id: key, ticket_product_id: ticketProductId, status },
      ...{ product_name: '双人下午茶', category: 'FOOD', images: ['/demo/products/boat.svg'] },
      ...{ life_price: 9_000, supply_price: 8_000, stock: 50, store_ids: ['100101'], audit_note: '旧' },
      ...{
        sale_from: '2026-01-01',
        sale_until: '2099-12-31',
        use_from: '2026-01-01',
        use_until: '2099-12-31',
      },
      ...{ detail: '<p>说明</p>', notice: '须知' },
    })
    return key
  }
  const read = async (key: string) => (await shop.get(`${tickets}/detail?smallLifeTicketId=${key}`)).data
  async function save(key: string, change: Row): Promise<Row> {
    const { version } = await read(key)
    const { status, message, data } = await shop.post(`${tickets}/save`, {
      ...{ smallLifeTicketId: key, version },
      ...change,
    })
    assert.equal(status, 200, `${message} ${JSON.stringify(data)}`)
    return data
  }

  test('a change of price or detail of a ticket that is online goes to review; the old version stays on sale', async () => {
    const key = await online()
    const row = await save(key, { lifePrice: 8_500 })
    assert.deepEqual([row.status, row.lifePrice, row.auditNote], ['NEW', 8_500, null])
    const onSale = row.saleVersion as Row
    assert.deepEqual([onSale.lifePrice, onSale.supplyPrice, onSale.detail], [9_000, 8_000, '<p>说明</p>'])
    const again = await save(key, { detail: '<p>新说明</p>' })
    assert.equal((again.saleVersion as Row).lifePrice, 9_000, 'a second change keeps what is on sale')
    const { data } = await shop.post(`${tickets}/delete`, { keys: [key] })
    assert.deepEqual(
      (data.failed as Row[]).map(({ code }) => code),
      ['online'],
    )
  })

  test('other changes of a ticket, and those of one that is not online, need no review', async () => {
    const key = await online()
    const row = await save(key, { stock: 60, notice: '须知二' })
    assert.deepEqual([row.status, row.saleVersion], ['PUBLISHED', null])
    const offline = await save(await online('OFFLINE'), { lifePrice: 8_500 })
    assert.deepEqual([offline.status, offline.saleVersion], ['OFFLINE', null])
  })
})
