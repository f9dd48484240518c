import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { applications, findResource, type ReportPage, reportOfTab } from '@ebkit/domain'
import type { FigureSet, ReportFigures } from '@ebkit/protocol/calls/reports'
import { addDays, today } from '@ebkit/rules/dates'
import { startTestGateway, type TestGateway } from '@ebkit/testing'
import { bindingOf } from '../resources/bindings'
import { timeZone } from '../resources/fieldSql'
import { seedCatalogue } from '../seeds/catalogue/seedCatalogue'
import { recompute } from './testing/recompute'

const reports = applications
  .flatMap(({ pages }) => pages)
  .filter((page): page is ReportPage => page.kind === 'report')

/** `npm test` covers the reports of the complete applications, the soak run all reports. */
const named = ['/ticket-report', '/restaurant-report', '/pass-report', '/statements/ticket-summary']
const tested = process.env.EB_SOAK ? reports : reports.filter(({ route }) => named.includes(route))

const stores = ['100101', '100102', '100103', '100104', '100106', '100105', '100107', '100108']
const day = today(timeZone)
/** Two periods of 45 days, in which the demo has most of its rows. */
const period = { from: addDays(day, -44), until: day }

describe('figures of reports', () => {
  let gateway: TestGateway
  const cookies: Record<string, string> = {}
  before(async () => {
    gateway = await startTestGateway()
    const problems: unknown[] = []
    await seedCatalogue(gateway.database, { scale: 0.03, onProblem: (error) => problems.push(error) }).done
    assert.deepEqual(problems, [])
    for (const account of ['admin', 'manager', 'clerk', 'viewer', 'neighbour'])
      cookies[account] = await gateway.signIn(account)
  })
  after(() => gateway.stop())

  const address = (call: string, parameters: Record<string, string>) =>
    `${gateway.url}/merchant-api/eb/${call}?${new URLSearchParams(parameters)}`
  const ask = (parameters: Record<string, string>, account = 'admin', call = 'report') =>
    fetch(address(call, parameters), { headers: { cookie: cookies[account] ?? '' } })
  async function figures(parameters: Record<string, string>, account = 'admin'): Promise<FigureSet[]> {
    const answer = await ask(parameters, account)
    const body = (await answer.json()) as { data: ReportFigures; message: string }
    assert.equal(answer.status, 200, `${JSON.stringify(parameters)} ${body.message}`)
    return [...body.data.sets]
  }
  const setOf = (sets: readonly FigureSet[], id: string) => {
    const found = sets.find((set) => set.id === id)
    assert.ok(found, id)
    return found
  }

  /** All rows of a report's resource in the given stores, in the format of the wire. */
  async function rowsOf(source: string, hotelIds: readonly string[]) {
    const resource = findResource(source)
    assert.ok(resource)
    const { everything, table } = bindingOf(resource)
    const isOfStores = resource.scope === 'hotel' ? `and t.hotel_id in ('${hotelIds.join("','")}')` : ''
    return gateway.sql(`select ${everything} from ${table} t where t.brand_id = '1001' ${isOfStores}`)
  }

  const isNear = (one: number | null | undefined, other: number | null | undefined) =>
    one === other ||
    (typeof one === 'number' &&
      typeof other === 'number' &&
      Math.abs(one - other) <= 1e-9 * Math.max(1, Math.abs(other)))

  /** Compares a set with a plain recomputation; for a truncated set, checks that no greater group was left out. */
  async function isRight(page: ReportPage, set: FigureSet, parameters: Record<string, string> = {}) {
    const metrics = set.metrics.map(
      ({ name }) => page.metrics.find((metric) => metric.name === name) as never,
    )
    const plain = recompute({
      rows: await rowsOf(page.source, stores),
      ...{
        by: set.by,
        metrics,
        among: page.metrics,
        time: page.time,
        where: page.where ?? '',
        each: page.each,
      },
      ...{ period: set.period, before: set.before, today: day, parameters },
    })
    const about = `${page.route} ${set.id} by ${set.by.join()}`
    let known = 0
    for (const row of set.rows) {
      const expected = plain.get(JSON.stringify(row.keys))
      if (expected) known++
      for (const [index, metric] of set.metrics.entries()) {
        const [now, then] = [row.values[index], row.before?.[index]]
        // Days without rows are included.
        const nothing = page.metrics.find(({ name }) => name === metric.name)?.agg.match(/avg|rate/)
          ? null
          : 0
        const [plainNow, plainThen] = expected
          ? [expected.values[index], expected.before[index]]
          : [nothing, nothing]
        const what = `${about} ${JSON.stringify(row.keys)} ${metric.name}`
        assert.ok(isNear(now, plainNow), `${what}: ${now}, not ${plainNow}`)
        if (set.before) assert.ok(isNear(then, plainThen), `${what} before: ${then}, not ${plainThen}`)
      }
    }
    if (set.isWhole) return assert.equal(known, plain.size, about)
    const least = set.rows.at(-1)?.values[0] ?? Number.NEGATIVE_INFINITY
    const shown = new Set(set.rows.map(({ keys }) => JSON.stringify(keys)))
    for (const [keys, { values }] of plain)
      assert.ok(
        shown.has(keys) || (values[0] ?? Number.NEGATIVE_INFINITY) <= least,
        `${about} left out ${keys}`,
      )
  }

  for (const page of tested)
    test(`${page.route}: every figure is what a plain recomputation gives`, async () => {
      const everywhere = { route: page.route, hotelId: stores.join(), ...period }
      const sets = await figures({ ...everywhere, compare: 'previous' })
      assert.deepEqual(sets.map(({ id }) => id).slice(0, 2), ['total', 'trend'])
      for (const set of sets) await isRight(page, set)
      for (const by of page.dimensions.slice(0, process.env.EB_SOAK ? undefined : 3)) {
        const [set] = await figures({ ...everywhere, by })
        assert.ok(set)
        await isRight(page, set)
      }
      const [total] = await figures({ route: page.route, hotelId: stores.join(), by: 'total', period: 'all' })
      assert.ok(total && !total.period)
      await isRight(page, total)
    })

  for (const page of tested.filter(({ tabs }) => tabs))
    test(`${page.route}: its tabs count what a plain recomputation gives`, async () => {
      for (const { name } of page.tabs ?? []) {
        const shown = reportOfTab(page, name) as ReportPage
        const asked = { route: page.route, tab: name, hotelId: stores.join(), ...period }
        const sets = await figures({ ...asked, compare: 'year' })
        assert.ok(setOf(sets, 'total').rows[0]?.values[0], `${name} counts nothing`)
        for (const set of sets) await isRight(shown, set)
        for (const by of shown.dimensions) {
          const [set] = await figures({ ...asked, by })
          assert.ok(set)
          await isRight(shown, set)
        }
      }
      assert.equal((await ask({ route: page.route, tab: 'nothing' })).status, 404)
    })

  const ticketReport = { route: '/ticket-report', hotelId: stores.join(), ...period }

  test('/ticket-report: the list of a figure’s condition has as many rows as it counts', async () => {
    const sets = await figures(ticketReport)
    const list = async (filter: string) => {
      const query = new URLSearchParams({ filter, hotelId: stores.join(), pageSize: '1' })
      const answer = await fetch(`${gateway.url}/ticket-api/eb/ticket-order/list?${query}`, {
        headers: { cookie: cookies.admin ?? '' },
      })
      return ((await answer.json()) as { data: { total: number } }).data.total
    }
    const total = setOf(sets, 'total')
    const [orders] = total.rows[0]?.values ?? []
    assert.ok(orders)
    assert.equal(await list(total.condition), orders)
    const products = setOf(sets, 'chart-5')
    for (const row of products.rows.slice(0, 3))
      assert.equal(await list(`${products.condition}&${row.condition}`), row.values[0])
    const trend = setOf(sets, 'trend')
    const busy = trend.rows.find(({ values }) => values[0])
    assert.equal(await list(`${trend.condition}&${busy?.condition}`), busy?.values[0])
    assert.equal(trend.rows.length, 45)
    assert.ok(!setOf(sets, 'chart-4').rows[0]?.condition, 'an hour of all days is no condition')
  })

  test('filters, stores and the year before narrow the same rows', async () => {
    const page = reports.find(({ route }) => route === '/ticket-report') as ReportPage
    const [all] = await figures({ ...ticketReport, by: 'total' })
    const [one] = await figures({ ...ticketReport, by: 'total', hotelId: '100101' })
    assert.ok(Number(one?.rows[0]?.values[0]) < Number(all?.rows[0]?.values[0]))
    const [channels] = await figures({ ...ticketReport, by: 'saleChannel', metrics: 'orders' })
    const [key] = channels?.rows[0]?.keys ?? []
    const [filtered] = await figures({
      ...ticketReport,
      by: 'total',
      metrics: 'orders',
      filter: `saleChannel=${key}`,
    })
    assert.deepEqual(filtered?.rows[0]?.values, channels?.rows[0]?.values)
    const [year] = await figures({ ...ticketReport, by: 'payTime:month', compare: 'year' })
    assert.ok(year)
    assert.equal(year.before?.from.slice(4), year.period?.from.slice(4))
    await isRight({ ...page }, { ...year, before: undefined } as FigureSet)
  })

  test('what a request has wrong is named', async () => {
    const wrong: [Record<string, string>, RegExp][] = [
      [{ by: 'nothing' }, /by: "nothing" is no dimension/],
      [{ by: 'buyerPhone' }, /no dimension of this report/],
      [{ by: 'saleChannel,productType,payMethod' }, /at most two dimensions/],
      [{ by: 'saleChannel', metrics: 'drop table' }, /is no figure/],
      [{ filter: 'nothing=1' }, /filter: .*nothing/],
      [{ filter: "saleChannel='; drop table ticket_order" }, /^$/],
      [{ from: '2026-02-30' }, /from: a day/],
      [{ from: day, until: addDays(day, -1) }, /until: not before/],
      [{ from: '2020-01-01', until: day }, /at most 1100 days/],
      [{ from: "2026-01-01'--" }, /from/],
      [{ compare: 'nothing' }, /compare/],
      [{ span: 'second' }, /span/],
    ]
    for (const [parameters, message] of wrong) {
      const answer = await ask({ ...ticketReport, ...parameters })
      const body = (await answer.json()) as { message: string }
      const isFine = message.source === '^$'
      assert.equal(answer.status, isFine ? 200 : 400, `${JSON.stringify(parameters)} ${body.message}`)
      if (!isFine) assert.match(`${body.message} ${JSON.stringify(body)}`, message)
    }
    for (const route of ['/nowhere', '/ticket-verify', ''])
      assert.ok((await ask({ route })).status >= 400, route)
    assert.equal((await ask({ route: '/dashboard', by: 'paidAt:day' })).status, 400)
  })

  test('F-GW-1 a report has rows of the own brand, stores and data scope, and needs the right to view them', async () => {
    assert.equal((await fetch(address('report', ticketReport))).status, 401)
    assert.equal((await ask({ ...ticketReport, hotelId: '100201' })).status, 404)
    assert.equal((await ask({ ...ticketReport, hotelId: stores.join() }, 'neighbour')).status, 404)
    const orders = async (parameters: Record<string, string>, account: string) =>
      (await figures({ route: '/ticket-report', by: 'total', period: 'all', ...parameters }, account))[0]
        ?.rows[0]?.values[0]
    assert.equal(await orders({}, 'neighbour'), 0)
    const [counted] = await gateway.sql<{ all: number; own: number }>(
      `select count(*)::int as all, count(*) filter (where employee_id is null or employee_id in ('', '100101-u3')
        or created_by = '100193')::int as own
        from ticket_order where hotel_id = '100101' and status in ('PAID', 'WAIT_SHIP', 'SHIPPED', 'PART_USED',
          'COMPLETED', 'REFUNDED', 'EXPIRED')`,
    )
    assert.ok(counted && counted.own < counted.all)
    assert.equal(await orders({}, 'manager'), counted.all)
    await gateway.sql(
      "update role set permissions = permissions || '{ticketOrder:view}' where role_id = '1001-r4'",
    )
    cookies.clerk = await gateway.signIn('clerk')
    assert.equal(await orders({}, 'clerk'), counted.own, 'those of nobody and the own ones')
    await gateway.sql("update role set permissions = '{ticketOrder:view}' where role_id = '1001-r4'")
    const verified = { ...ticketReport, hotelId: '100101', tab: 'verified' }
    assert.equal((await ask(verified, 'clerk')).status, 403, 'a tab needs the right to view its own rows')
    assert.equal((await ask(verified, 'manager')).status, 200)
    await gateway.sql("update role set permissions = '{printer:view}' where role_id = '1001-r4'")
    for (const call of ['report', 'report/export'])
      assert.equal(
        (await ask({ ...ticketReport, by: 'total', hotelId: '100101' }, 'clerk', call)).status,
        403,
        call,
      )
    const home = await figures({ route: '/dashboard' }, 'clerk')
    assert.deepEqual(home, [], 'of the home page the panels that the user may see')
  })

  test('a file has the groups with their names, the period before and the total; it needs the right to export', async () => {
    const grouping = {
      ...ticketReport,
      by: 'ticketProductId',
      metrics: 'payAmount,useRate',
      compare: 'previous',
    }
    await gateway.sql(
      `update ticket_product set product_name = '=cmd()' where ticket_product_id =
        (select ticket_product_id from ticket_order where hotel_id = '100101' and status = 'PAID' and pay_time > now() - interval '30 days' limit 1)`,
    )
    const answer = await ask({ ...grouping, format: 'csv', lang: 'en' }, 'admin', 'report/export')
    assert.equal(answer.status, 200)
    const lines = (await answer.text()).trim().split('\r\n')
    assert.equal(
      lines[0],
      '\uFEFFProduct,Paid (CNY),"Paid (before, CNY)",Use rate (%),"Use rate (before, %)"'.replace(
        '\uFEFF',
        '',
      ),
    )
    const [set] = await figures(grouping)
    assert.equal(lines.length, Number(set?.rows.length) + 2)
    const [total] = await figures({ ...grouping, by: 'total' })
    const [paid, rate] = total?.rows[0]?.values ?? []
    const sum = lines.at(-1)?.split(',') ?? []
    assert.deepEqual(
      [sum[0], sum[1], sum[3]],
      ['Total', (Number(paid) / 100).toFixed(2), String(Math.round(Number(rate) * 10_000) / 100)],
    )
    assert.ok(!lines.some((line) => line.startsWith('=')), 'formulas are inert')
    const book = await ask({ ...grouping, format: 'xlsx' }, 'admin', 'report/export')
    assert.deepEqual([...new Uint8Array(await book.arrayBuffer()).subarray(0, 2)], [0x50, 0x4b])
    assert.equal((await ask({ ...grouping, hotelId: '100101' }, 'viewer', 'report/export')).status, 403)
    assert.equal((await ask({ route: '/dashboard' }, 'admin', 'report/export')).status, 404)
  })

  test('/dashboard: each panel with figures has its set, and every dashboard answers', async () => {
    const pages = applications.flatMap(({ pages }) => pages).filter(({ kind }) => kind === 'dashboard')
    for (const { route } of pages) {
      const sets = await figures({ route, hotelId: stores.join(), ...period, compare: 'previous' })
      assert.ok(sets.length > 0, route)
      for (const set of sets) assert.ok(set.by.length > 0 || set.rows.length === 1, `${route} ${set.id}`)
    }
    const [paid] = await gateway.sql<{ sum: number }>(
      `select sum(pay_amount)::float8 as sum from order_fact where brand_id = '1001'
        and (paid_at at time zone 'Asia/Shanghai')::date between '${period.from}' and '${period.until}'`,
    )
    const home = await figures({ route: '/dashboard', ...period })
    assert.equal(setOf(home, '经营概览/orderFact').rows[0]?.values[0], paid?.sum)
    const totals = await figures({ route: '/dashboard', ...period, by: 'total', compare: 'year' })
    assert.deepEqual(
      totals.map(({ id }) => id),
      home.filter(({ by }) => !by.length).map(({ id }) => id),
    )
    assert.ok(totals.length < home.length)
    assert.ok(setOf(totals, '经营概览/orderFact').rows[0]?.before)
  })
})
