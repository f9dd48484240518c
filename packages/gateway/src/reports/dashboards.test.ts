import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { applications, type DashboardPage, type Metric } from '@ebkit/domain'
import type { FigureSet, ReportFigures } from '@ebkit/protocol/calls/reports'
import { addDays, today } from '@ebkit/rules/dates'
import { startTestGateway, type TestGateway } from '@ebkit/testing'
import { timeZone } from '../resources/fieldSql'
import { seedCatalogue } from '../seeds/catalogue/seedCatalogue'

const dashboards = applications
  .flatMap(({ pages }) => pages)
  .filter((page): page is DashboardPage => page.kind === 'dashboard')

const store = '100101'
const day = today(timeZone)
const period = { from: addDays(day, -44), until: day, hotelId: store }

/** The metrics of a panel by the id of its set. */
function metricsOf({ panels }: DashboardPage, id: string): readonly Metric[] {
  const own = panels.filter(({ title }) => id.startsWith(`${title.zh}/`))
  return own.flatMap(({ metrics = [], parts = [] }) => [...metrics, ...parts.flatMap((part) => part.metrics)])
}

/** The number of cells of a line of CSV. */
const cellsOf = (line: string) => line.replaceAll(/"[^"]*"/g, 'x').split(',').length

describe('figures of dashboards', () => {
  let gateway: TestGateway
  const cookies: Record<string, string> = {}
  before(async () => {
    gateway = await startTestGateway()
    await seedCatalogue(gateway.database, { scale: 0.03, onProblem: assert.ifError }).done
    for (const account of ['admin', 'viewer']) cookies[account] = await gateway.signIn(account)
  })
  after(() => gateway.stop())

  const ask = (path: string, parameters: Record<string, string>, account = 'admin') =>
    fetch(`${gateway.url}/${path}?${new URLSearchParams(parameters)}`, {
      headers: { cookie: cookies[account] ?? '' },
    })
  async function figures(parameters: Record<string, string>): Promise<readonly FigureSet[]> {
    const answer = await ask('merchant-api/eb/report', parameters)
    assert.equal(answer.status, 200, JSON.stringify(parameters))
    return ((await answer.json()) as { data: ReportFigures }).data.sets
  }
  async function countRows({ resource }: FigureSet, filter: string): Promise<number> {
    const parameters = { filter, hotelId: store, pageSize: '1' }
    const answer = await ask(`${resource.replace('/', '/eb/')}/list`, parameters)
    const body = (await answer.json()) as { data: { total: number }; message: string }
    assert.equal(answer.status, 200, `${resource} ${filter} ${body.message}`)
    return body.data.total
  }

  for (const page of dashboards)
    test(`${page.route}: the list of a figure’s condition has as many rows as it counts`, async () => {
      const sets = await figures({ route: page.route, ...period })
      let compared = 0
      for (const set of sets) {
        const metrics = metricsOf(page, set.id)
        for (const [index, { name, condition }] of set.metrics.entries()) {
          const metric = metrics.find((each) => each.name === name)
          assert.equal(
            condition === undefined,
            set.by.length > 0 || metric?.agg === 'rate',
            `${set.id} ${name}`,
          )
          if (condition === undefined) continue
          const rows = await countRows(set, condition)
          if (metric?.agg === 'count') assert.equal(rows, set.rows[0]?.values[index], `${set.id} ${name}`)
          compared++
        }
        const [row] = set.rows.filter(({ condition }) => condition)
        const [first] = metrics
        if (!row?.condition) continue
        const rows = await countRows(set, [set.condition, row.condition].filter(Boolean).join('&'))
        if (first?.agg === 'count' && metrics.every(({ where }) => where === first.where))
          assert.equal(rows, row.values[0], set.id)
        compared++
      }
      assert.ok(compared > 0, page.route)
    })

  test('a set is a file with its groups and its total; a dashboard as a whole and a panel without figures are none', async () => {
    const file = (parameters: Record<string, string>, account?: string) =>
      ask(
        'merchant-api/eb/report/export',
        { route: '/eagle-eye-new/index', ...period, ...parameters },
        account,
      )
    const sets = await figures({ route: '/eagle-eye-new/index', ...period, compare: 'previous' })
    const set = sets.find(({ by, isWhole }) => by.join() === 'source' && isWhole)
    assert.ok(set?.rows.length)
    const answer = await file({ panel: set.id, compare: 'previous', format: 'csv' })
    assert.equal(answer.status, 200)
    const lines = (await answer.text()).trim().split('\r\n')
    assert.equal(lines.length, set.rows.length + 2)
    assert.match(lines.at(-1) ?? '', /^合计,/)
    assert.equal(cellsOf(lines[0] ?? ''), 1 + 2 * set.metrics.length)
    const book = await file({ panel: set.id })
    assert.deepEqual([...new Uint8Array(await book.arrayBuffer()).subarray(0, 2)], [0x50, 0x4b])
    assert.match(decodeURIComponent(book.headers.get('content-disposition') ?? ''), /xlsx/)
    assert.equal((await file({})).status, 404)
    assert.equal((await file({ panel: '待办事项/ticketOrder', route: '/dashboard' })).status, 404)
    assert.equal((await file({ panel: set.id }, 'viewer')).status, 403)
  })

  test('figures that are compared by themselves have as many cells as heads', async () => {
    for (const { route } of dashboards)
      for (const { id } of await figures({ route, ...period })) {
        const answer = await ask('merchant-api/eb/report/export', {
          ...{ route, panel: id, format: 'csv', lang: 'en' },
          ...period,
        })
        assert.equal(answer.status, 200, `${route} ${id}`)
        const [head = '', ...lines] = (await answer.text().catch(() => assert.fail(`${route} ${id}`)))
          .trim()
          .split('\r\n')
        for (const line of lines)
          assert.equal(cellsOf(line), cellsOf(head), `${route} ${id}: ${head} / ${line}`)
      }
  })

  test('/showgmv: its figures are compared with yesterday, those of today with yesterday until this time', async () => {
    const at = (moment: string, id: string) =>
      gateway.sql(`insert into order_fact (brand_id, store_id, order_fact_id, order_no, paid_at, pay_amount, quantity)
        values ('1001', '${store}', '${id}', '${id}', ${moment}, 100, 1)`)
    await gateway.sql(`delete from order_fact where paid_at > now() - interval '3 days'`)
    const start = `date_trunc('day', now() at time zone '${timeZone}') at time zone '${timeZone}'`
    await at(start, 'GMV-1')
    await at(`${start} - interval '1 day'`, 'GMV-2')
    await at(`${start} - interval '1 second'`, 'GMV-3')
    for (const compare of ['previous', 'year']) {
      const sets = await figures({ route: '/showgmv', hotelId: store, compare })
      const paid = (title: string) => {
        const set = sets.find(({ id }) => id === `${title}/orderFact`)
        const place = set?.metrics.findIndex(({ name }) => name === 'payAmount') ?? -1
        const sum = (key: 'values' | 'before') =>
          set?.rows.reduce((total, row) => total + (row[key]?.[place] ?? 0), 0)
        return [sum('values'), sum('before')]
      }
      assert.deepEqual(paid('今日成交'), [100, 100])
      assert.deepEqual(paid('今日分时成交'), [100, 200])
    }
  })
})
