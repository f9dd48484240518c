import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { type TestGateway, until } from '@ebkit/testing'
import { type StartedTicketShop, startTicketShop } from '../../../behaviour/testing/startTicketShop'
import { listOf, period } from '../../../behaviour/testing/ticketRows'
import type { TicketShop } from '../../../behaviour/testing/ticketShop'
import { runDue } from '../../../scheduler/runDue'

describe('activities that start at the same moment', () => {
  let gateway: TestGateway
  let shop: TicketShop
  let rows: StartedTicketShop['rows']
  before(async () => {
    ;({ gateway, shop, rows } = await startTicketShop())
  })
  after(() => gateway.stop())

  /** Transactions that wait at the trail, or for one another. */
  const waiting = async () =>
    (
      await gateway.sql(`select from pg_locks where not granted
        and (relation = 'audit_entry'::regclass or locktype = 'advisory')
        and database = (select oid from pg_database where datname = current_database())`)
    ).length

  /** Runs what changes rows; none of it is committed before all of it has begun. */
  async function together<Answer>(works: readonly (() => Promise<Answer>)[]): Promise<Answer[]> {
    await gateway.sql('begin')
    await gateway.sql('lock table audit_entry in share mode')
    const answers = Promise.all(works.map((work) => work()))
    await until(async () => (await waiting()) === works.length)
    await gateway.sql('commit')
    return answers
  }
  /** Two promotions of one product. */
  const promotions = async (first = period(), second = period()) => {
    const product = await shop.product({ salePrice: 5_000 })
    return [
      await rows.promotion(listOf(product), { activityTime: first }),
      await rows.promotion(listOf(product), { activityTime: second }),
    ]
  }
  const states = async (keys: readonly string[]) =>
    (await shop.rows('ticket_promotion', `promotion_id in ('${keys.join("','")}')`))
      .map(({ status }) => status)
      .sort()

  test('of two promotions of one product that operators start, one runs', async () => {
    const keys = await promotions()
    const answers = await together(keys.map((key) => () => shop.act('ticket-promotion', 'start', key)))
    assert.deepEqual(await states(keys), ['NEW', 'RUNNING'])
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 422])
    assert.ok(answers.some(({ code }) => code === 'in-another-promotion'))
  })

  test('a running promotion does not get longer into the days of another one', async () => {
    const [key = '', later = ''] = await promotions(period(-1, 3), period(5, 9))
    for (const each of [key, later]) await shop.acted('ticket-promotion', 'start', each)
    const lengthen = async (days: number) => {
      const { version } = await rows.read('ticket-promotion', 'promotionId', key)
      const activityTime = period(-1, days)
      return shop.post('ticket-api/eb/ticket-promotion/save', { promotionId: key, version, activityTime })
    }
    const { status, code, message } = await lengthen(5)
    assert.deepEqual([status, code], [422, 'in-another-promotion'], message)
    assert.equal((await lengthen(4)).status, 200)
  })

  test('of two, one of which begins by itself, one runs', async () => {
    await shop.runDue()
    const [own = '', due = ''] = await promotions(period(1, 9))
    const failures: unknown[] = []
    const fail = (error: unknown) => failures.push((error as { code?: unknown }).code)
    await together<unknown>([
      () => shop.act('ticket-promotion', 'start', own),
      () => runDue(gateway.app.gateway, '1001', fail),
    ])
    assert.deepEqual(await states([own, due]), ['NEW', 'RUNNING'])
    assert.ok(failures.every((code) => code === 'in-another-promotion'))
  })
})
