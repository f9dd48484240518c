import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { FigureSet } from '@ebkit/protocol/calls/reports'
import type { TestGateway } from '@ebkit/testing'
import { startTicketShop } from '../behaviour/testing/startTicketShop'
import type { TicketShop } from '../behaviour/testing/ticketShop'

describe('a period that begins on 29 February, compared with the year before', () => {
  let gateway: TestGateway
  let shop: TicketShop
  const from = '2020-02-29'
  before(async () => {
    ;({ gateway, shop } = await startTicketShop())
    await gateway.sql("update ticket_order set pay_time = null where brand_id = '1001'")
    const product = await shop.product()
    for (const day of ['2019-02-28', '2019-03-01', from])
      await gateway.sql('update ticket_order set pay_time = $1 where platform_order_id = $2', [
        `${day} 12:00:00+08`,
        await shop.paid(product),
      ])
  })
  after(() => gateway.stop())

  async function days(last: string): Promise<FigureSet> {
    const asked = { route: '/ticket-report', by: 'payTime:day', metrics: 'orders', compare: 'year', from }
    const query = new URLSearchParams({ ...asked, until: last })
    const { status, message, data } = await shop.get(`merchant-api/eb/report?${query}`)
    assert.equal(status, 200, message)
    const [set] = data.sets as FigureSet[]
    assert.ok(set)
    return set
  }

  test('the last day of February a year before is compared with the first day', async () => {
    const { rows, before } = await days('2020-03-01')
    assert.deepEqual(before, { from: '2019-02-28', until: '2019-03-01' })
    assert.deepEqual(
      rows.map((row) => [row.keys[0], row.values[0], row.before?.[0]]),
      [
        [from, 1, 1],
        ['2020-03-01', 0, 1],
      ],
    )
  })
})
