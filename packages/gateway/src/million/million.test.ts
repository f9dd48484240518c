import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { type Measured, measure } from './testing/measure'
import { type Million, openMillion } from './testing/openMillion'
import { listSentences, reportSentences } from './testing/sentences'
import { slowness } from './testing/slowness'

/** Milliseconds that a request may take on two idle cores; scaled up on slower machines. */
const most = Number(process.env.EB_MILLION_MS ?? 300)
const rounds = Number(process.env.EB_MILLION_ROUNDS ?? 20)

/** Requests that take longer; decision 064 says why, and what would help. */
const exceptions: readonly RegExp[] = [
  // Seven sets at once, three of which count buyers.
  /: charts/,
  // Every row of a quarter or year is read.
  /: by .*(92|366) days$/,
  // The same for the whole store.
  /: (exact total|totals of all rows)/,
  // The index has no single characters, and parts of a run of one digit occur in most numbers.
  /: search (.* )?(.)\2*$/u,
]

const reports = ['/ticket-report', '/restaurant-report', '/pass-report']

const line = ({ title, median, firstByte, database, gateway }: Measured) =>
  [...[median, firstByte, database, gateway].map((value) => value.toFixed(0).padStart(6)), title].join(' ')

describe('a store with a million ticket orders', { skip: !process.env.EB_SOAK }, () => {
  let million: Million
  let cookie: string
  before(async () => {
    million = await openMillion({ onStep: (text) => console.log(text) })
    cookie = await million.signIn('manager')
  })
  after(() => million.stop())

  const measured = async (sentences: Awaited<ReturnType<typeof listSentences>>) => {
    const { url, databasePid } = million
    const found: Measured[] = []
    console.log('median  first     db     gw')
    for (const sentence of sentences) {
      found.push(await measure({ url, cookie, databasePid, rounds }, sentence))
      console.log(line(found.at(-1) as Measured))
    }
    return found
  }

  /** An export takes as long as its rows: only the time to its first byte matters. */
  const timeOf = ({ title, median, firstByte }: Measured) => (title.includes(': export') ? firstByte : median)
  const isFast = async (found: readonly Measured[]) => {
    for (const each of found) assert.equal(each.status, 200, each.title)
    const limit = most * (await slowness(million.owner))
    console.log(`limit ${limit.toFixed(0)}`)
    const slow = found.filter(
      (each) => timeOf(each) > limit && !exceptions.some((title) => title.test(each.title)),
    )
    assert.deepEqual(slow.map(line), [])
  }

  test('rows refer to rows that exist, and sums agree', async () => {
    const { rows } = await million.owner.query(`
      select (select count(*)::int from ticket_order where brand_id = '1001') as orders,
        (select count(*)::int from ticket_code c where not exists
          (select from ticket_order o where o.platform_order_id = c.platform_order_id)) as lost_codes,
        (select count(*)::int from ticket_order o where o.status = 'COMPLETED' and o.ship_type = 'code' and o.used_count <>
          (select count(*) from ticket_code c where c.platform_order_id = o.platform_order_id and c.status = 'USED')
          and o.created_at > now() - interval '30 days') as wrong_counts`)
    assert.ok(rows[0].orders >= 1_000_000)
    assert.deepEqual([rows[0].lost_codes, rows[0].wrong_counts], [0, 0])
  })

  test('the list of orders: first page, each filter, search and sort, its totals and files', async () => {
    await isFast(await measured(await listSentences('/ticket/orderList/detail', million.owner)))
  })

  for (const route of reports)
    test(`${route}: its charts and each dimension, compared with the period before`, async () => {
      await isFast(await measured(reportSentences(route)))
    })
})
