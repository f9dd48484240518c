import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { startTestGateway, type TestGateway } from '@ebkit/testing'
import { insertRow } from '../../behaviour/testing/insertRow'
import { type Row, type TicketShop, ticketShop } from '../../behaviour/testing/ticketShop'

const activities = 'activity-api/eb/activity'

describe('promotion activities', () => {
  let gateway: TestGateway
  let shop: TicketShop
  before(async () => {
    gateway = await startTestGateway()
    shop = ticketShop(gateway, await gateway.signIn('admin'))
  })
  after(() => gateway.stop())

  /** A running activity of a product, of which 20 are left, for 8 of it. */
  async function running(more: readonly Row[] = []) {
    const { ticketProductId } = await shop.product({ totalInventory: 20 })
    const rule = { ticketProductId, activityPrice: 8_800, activityStock: 8, limitPerMember: 1 }
    await insertRow(gateway, 'activity', {
      ...{ activity_id: `activity-${ticketProductId}`, activity_name: `抢购 ${ticketProductId}` },
      ...{
        activity_type: '23',
        activity_from: '2026-01-01',
        activity_until: '2099-12-31',
        status: 'RUNNING',
      },
      ...{ weekdays: [], daily_slots: [], store_ids: [], product_rules: [...more, rule], category_ids: [] },
      ...{ tiers: [], grade_ids: [], tag_ids: [] },
    })
    return { key: `activity-${ticketProductId}`, ticketProductId }
  }
  const stocks = (row: Row) => (row.productRules as Row[]).map(({ activityStock }) => activityStock)

  test('activity.addStock: raises the stock of one product, up to what is left of it', async () => {
    const other = { ticketProductId: 'other', activityPrice: 1, activityStock: 3, limitPerMember: 1 }
    const { key, ticketProductId } = await running([other])
    const add = (quantity: number, product: unknown = ticketProductId) =>
      shop.act(activities, 'addStock', key, { ticketProductId: product, quantity })
    const raised = await add(7)
    assert.equal(raised.status, 200, raised.message)
    assert.deepEqual(stocks((raised.data.done as Row[])[0] as Row), [3, 15])
    const beyond = await add(6)
    assert.deepEqual([beyond.status, beyond.code], [422, 'inventory'], beyond.message)
    assert.match(beyond.message, /: 5 more/)
    assert.equal((await add(5)).status, 200)
    const { ticketProductId: foreign } = await shop.product()
    assert.equal((await add(1, foreign)).code, 'not-in-activity')
    const { product_rules: rules } = await shop.row('activity', `activity_id = '${key}'`)
    assert.deepEqual(
      (rules as Row[]).map(({ activityStock }) => activityStock),
      [3, 20],
    )
  })
})
