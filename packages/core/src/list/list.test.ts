import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { cookieFetch, serveTests, until } from '@ebkit/testing'
import { describeError } from '../errors/describeError'
import { isServiceError } from '../errors/ServiceError'
import { createHttp } from '../http/createHttp'
import { createSession } from '../session/createSession'
import { createList } from './createList'
import type { ListOptions, ListRequest, UrlSource } from './List'
import { columnsOf } from './testing/columnsOf'

const servers = serveTests('manager')

const path = 'api/ticket-api/ticketProduct/jsonGetListTicketProduct'
const products = {
  url: `/${path}`,
  method: 'POST',
  pageName: 'pageNum',
  searchName: 'productName',
  params: { auditStatus: 4, strategy: 12, hotelId: '{hotelId}', brandId: '{brandId}' },
} as const satisfies UrlSource

const printers: UrlSource = {
  url: 'merchant-api/eb/printer/list',
  method: 'POST',
  filterName: 'filter',
  dropEmpty: true,
}

/** A list with its requests and events. Default: ticket products. */
function open(given: Partial<ListOptions> = {}) {
  /** Requests of lists: method, query and body. */
  const asked: { method?: string; query: Record<string, string>; body: Record<string, unknown> }[] = []
  const fetch: typeof globalThis.fetch = (address, options) => {
    const { search, pathname } = new URL(String(address))
    if (/List|list/.test(pathname))
      asked.push({
        method: options?.method,
        query: Object.fromEntries(new URLSearchParams(search)),
        body: JSON.parse(String(options?.body ?? '{}')),
      })
    return cookieFetch(servers.cookie)(address, options)
  }
  const session = createSession(undefined, fetch)
  session.configure({ gateway: servers.proxy.url })
  const http = createHttp({ session, fetch, pause: 1 })
  const errors: unknown[] = []
  const options: ListOptions = {
    columns: columnsOf({ name: 'productName', searchable: true }, { name: 'salePrice' }),
    source: products,
    rowKey: 'ticketProductId',
    onError: (error) => errors.push(error),
    ...given,
  }
  const list = createList({ http, session }, () => options)
  const stop = list.start()
  const state = list.$state.get
  return {
    ...list,
    options,
    errors,
    asked,
    last: () => asked.at(-1) as (typeof asked)[number],
    stop,
    state,
    settled: () => until(() => state().status !== 'loading', 'answer'),
    keys: () => state().page.rows.map(list.keyOf),
  }
}

const rowsOf = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `r${index}`, n: index }))

describe('what a list asks the gateway', () => {
  test('W-LIST-10 reads page 1 with 20 rows; past the end it shows the last page', async () => {
    const list = open()
    await list.settled()
    assert.equal(list.state().page.rows.length, 20)
    const first = list.keys()
    await list.setPage(2)
    assert.ok(list.keys().every((key) => !first.includes(key)))
    assert.deepEqual(
      list.asked.map(({ body }) => [body.pageNum, body.pageSize]),
      [
        [1, 20],
        [2, 20],
      ],
    )
    await list.setPage(9999)
    assert.equal(list.state().pageIndex, Math.ceil(list.state().page.total / 20))
    assert.ok(list.state().page.rows.length > 0)
    list.stop()
  })

  test('W-LIST-2 W-LIST-3 W-LIST-5 GET sends search, sort and page as query, POST as body; the name of the page number is configurable', async () => {
    for (const [method, pageName] of [
      ['GET', undefined],
      ['POST', undefined],
      ['POST', 'pageNum'],
    ] as const) {
      const list = open({
        source: { ...printers, method, ...(pageName && { pageName }) },
        rowKey: 'printerId',
        sort: { name: 'name', direction: 'asc' },
      })
      await list.settled()
      list.setSearch(' 前台 ')
      await list.searchNow()
      const { method: sent, query, body } = list.last()
      const [has, hasNot] = method === 'GET' ? [query, body] : [body, query]
      assert.equal(sent, method)
      assert.deepEqual(hasNot, {})
      assert.equal(has.search, '前台')
      assert.equal(has.orderType, 'name asc')
      assert.equal(String(has[pageName ?? 'pageIndex']), '1')
      assert.equal(String(has.pageSize), '20')
      list.stop()
    }
  })

  test('W-LIST-4 W-LIST-13 the sort of a column cycles through none, desc, asc: column and direction with a space', async () => {
    const list = open({ source: printers, rowKey: 'printerId' })
    await list.settled()
    const sent = []
    for (let press = 0; press < 4; press++) {
      await list.toggleSort('name')
      sent.push(list.last().body.orderType)
    }
    assert.deepEqual(sent, ['name desc', 'name asc', undefined, 'name desc'])
    await list.toggleSort('createdAt')
    assert.equal(list.last().body.orderType, 'createdAt desc', 'another column begins anew')
    assert.equal(list.state().status, 'ready')
    list.stop()
  })

  test('W-LIST-7 omits parameters without a value on request', async () => {
    for (const dropEmpty of [false, true]) {
      const list = open({ source: { ...printers, dropEmpty, params: { note: '', tags: [], none: null } } })
      await list.settled()
      const names = Object.keys(list.asked[0]?.body ?? {})
      assert.equal(names.includes('note') && names.includes('search') && names.includes('tags'), !dropEmpty)
      assert.ok(names.includes('pageIndex'))
      list.stop()
    }
  })

  test('W-LIST-6 W-LIST-8 code 0 and ‘0’ return the data; any other code fails with its message, and the rows stay', async () => {
    const list = open()
    await list.settled()
    const rows = list.state().page.rows
    const answer = { list: [{ ticketProductId: 'a' }], total: 1 }
    for (const code of [0, '0']) {
      const injected = servers.proxy.inject({
        match: path,
        fault: 'json',
        body: { code, data: answer },
        times: 1,
      })
      await list.reload()
      assert.ok(injected.hits)
      assert.deepEqual(list.keys(), ['a'])
    }
    await list.reload()
    assert.deepEqual(list.state().page.rows, rows)
    const body = { code: 500, message: '库存服务忙', data: answer }
    const injected = servers.proxy.inject({ match: path, fault: 'json', body, times: 1 })
    await list.reload()
    assert.ok(injected.hits)
    const { status, error, page } = list.state()
    assert.equal(status, 'failed')
    assert.ok(isServiceError(error, 'refused'))
    assert.equal(error.message, '库存服务忙')
    assert.deepEqual([page.rows, list.errors], [rows, [error]])
    await list.reload()
    assert.deepEqual([list.state().status, list.state().error], ['ready', undefined])
    list.stop()
  })

  test('W-LIST-11 reads pageNum, pageSize, list and total; an answer without paging has its rows in data and totalCount beside it', async () => {
    const list = open()
    await list.settled()
    assert.ok(list.state().page.total > 20)
    const injected = servers.proxy.inject({
      match: path,
      fault: 'json',
      body: { code: 0, message: '', data: [{ ticketProductId: 'x' }], totalCount: 77, pageSize: 20 },
      times: 1,
    })
    await list.reload()
    assert.ok(injected.hits)
    assert.deepEqual([list.keys(), list.state().page.total], [['x'], 77])
    list.options.source = { ...products, answer: { rows: 'result.items', total: 'result.count' } }
    const mapped = { code: 0, result: { items: [{ ticketProductId: 'y' }], count: 9 } }
    servers.proxy.inject({ match: path, fault: 'json', body: mapped, times: 1 })
    await list.reload()
    assert.deepEqual([list.keys(), list.state().page.total], [['y'], 9])
    list.stop()
  })

  test('an answer of the wrong shape is an error, never an empty list', async () => {
    const list = open()
    await list.settled()
    const keys = list.keys()
    for (const data of [null, 'rows', { list: 'none' }, 7]) {
      const injected = servers.proxy.inject({ match: path, fault: 'json', body: { code: 0, data }, times: 1 })
      await list.reload()
      assert.ok(injected.hits)
      assert.ok(isServiceError(list.state().error, 'malformed'), String(data))
      assert.deepEqual(list.keys(), keys)
    }
    const odd = { list: [null, 3, { ticketProductId: 'b' }, { ticketProductId: 'b' }, {}, {}], total: 'many' }
    servers.proxy.inject({ match: path, fault: 'json', body: { code: 0, data: odd }, times: 1 })
    await list.reload()
    assert.equal(new Set(list.keys()).size, 3, 'one key each, also where there is none or it is there twice')
    list.stop()
  })

  test('W-LIST-3 the page’s parameters are sent with every page; hotelId and brandId are the session’s', async () => {
    const list = open()
    await list.settled()
    const { auditStatus, strategy, hotelId, brandId } = list.last().body
    assert.deepEqual([auditStatus, strategy, hotelId, brandId], [4, 12, '100101', '1001'])
    // Only a parameter with exactly this name is replaced.
    list.options.source = { ...products, params: { auditStatus: '{hotelId}', hotelId: 'mine' } }
    await list.reload()
    assert.deepEqual([list.last().body.auditStatus, list.last().body.hotelId], ['{hotelId}', 'mine'])
    list.stop()
  })

  describe('a path of the page', () => {
    const url = 'api/own/list?kind=a%20b&page=7'
    const answer = (data: unknown, more: object = {}) =>
      servers.proxy.inject({ match: 'api/own/list', fault: 'json', body: { code: 0, data, ...more } })
    const row = { id: 'a' }

    test('W-LIST-2 W-LIST-5 keeps the path’s query; lists are joined, nested values are sent as JSON', async () => {
      answer([row])
      const params = { tags: ['x', 'y'], within: { from: 1 }, flag: false, none: null }
      const list = open({ source: { url, params }, columns: [], rowKey: 'id' })
      await list.settled()
      await list.setFilters({ state: { is: ['A'] }, color: { is: ['R', 'G'] }, price: { from: 0, to: 5 } })
      const { kind, page, tags, within, flag, none, state, color, ...rest } = list.last().query
      assert.deepEqual(
        [kind, page, tags, within, flag, none],
        ['a b', '7', 'x,y', '{"from":1}', 'false', undefined],
      )
      assert.deepEqual([state, color], ['A', 'R,G'])
      assert.deepEqual(rest, { priceFrom: '0', priceTo: '5', search: '', pageIndex: '1', pageSize: '20' })
      list.stop()
    })

    test('W-LIST-5 the page chooses all parameter names; all rows on one page are 1,000', async () => {
      answer([row])
      const names = { pageName: 'p', sizeName: 's', sortName: 'o', searchName: 'q', filterName: 'f' }
      const list = open({
        source: { url: 'api/own/list', method: 'PUT', ...names },
        rowKey: 'id',
        pageSize: 0,
        sort: { name: 'price', direction: 'desc' },
        filters: { state: { is: ['A', 'B'] }, price: { from: 1 }, day: { to: '2026-11-20' } },
      })
      await list.settled()
      await list.moveTo({ search: 'words' })
      assert.equal(list.last().method, 'PUT')
      assert.deepEqual(list.last().body, {
        ...{ p: 1, s: 1000, o: 'price desc', q: 'words' },
        f: 'state=A|B&price>=1&day<=2026-11-20',
      })
      list.stop()
    })

    test('W-LIST-7 zero and false are values, and are sent where empty values are not', async () => {
      answer([row])
      const params = { zero: 0, off: false, blank: '', list: [], none: null, gone: undefined }
      const list = open({
        source: { url: 'api/own/list', method: 'POST', params, dropEmpty: true },
        rowKey: 'id',
      })
      await list.settled()
      assert.deepEqual(list.last().body, { zero: 0, off: false, pageIndex: 1, pageSize: 20 })
      list.stop()
    })

    test('W-LIST-11 the total: as reported, or beside the data, or the number of rows', async () => {
      const list = open({ source: { url: 'api/own/list' }, rowKey: 'id' })
      const totalOf = async (data: unknown, more?: object) => {
        const fault = answer(data, more)
        await list.reload()
        fault.remove()
        assert.equal(list.state().error, undefined)
        return list.state().page.total
      }
      assert.equal(await totalOf({ list: [row], total: 95 }, { totalCount: 7 }), 95)
      assert.equal(await totalOf({ list: [row], total: '95' }), 95)
      assert.equal(await totalOf([row], { totalCount: 7 }), 7)
      assert.equal(await totalOf({ list: [], total: 0 }, { totalCount: 7 }), 0)
      for (const total of [undefined, 'many', -1]) assert.equal(await totalOf({ list: [row], total }), 1)
      list.stop()
    })

    test('an incomplete count is marked; sums of all rows come with the page', async () => {
      const list = open({ source: { url: 'api/own/list' }, rowKey: 'id' })
      const fault = answer({ list: [row], total: 1, isTotalExact: false, totals: { price: 7 } })
      await list.reload()
      assert.deepEqual([list.state().page.isMore, list.state().page.totals], [true, { price: 7 }])
      fault.remove()
      answer({ list: [row], total: 1, isTotalExact: true })
      await list.reload()
      assert.deepEqual([list.state().page.isMore, list.state().page.totals], [false, undefined])
      list.stop()
    })
  })

  test('a resource’s list sends its filters as one condition, with any characters in values', async () => {
    const list = open({ source: printers, rowKey: 'printerId', columns: columnsOf({ name: 'name' }) })
    await list.settled()
    const all = list.state().page.total
    const [row] = list.state().page.rows
    await list.setFilter('printerName', { is: [String(row?.printerName)] })
    assert.equal(list.state().error, undefined)
    assert.deepEqual(
      [...new Set(list.state().page.rows.map(({ printerName }) => printerName))],
      [row?.printerName],
    )
    assert.ok(list.state().page.total < all, `${list.state().page.total} of ${all}`)
    await list.setFilter('printerName', { is: ['a|b&c=%d'] })
    assert.deepEqual([list.state().status, list.state().page.total], ['ready', 0])
    await list.setFilter('printerName')
    assert.equal(list.state().page.total, all)
    assert.equal(list.last().body.filter, undefined)
    list.stop()
  })

  test('the newest answer wins, even if an older one arrives later', async () => {
    const list = open()
    await list.settled()
    const injected = servers.proxy.inject({
      match: path,
      fault: 'delay',
      milliseconds: 600,
      times: 1,
    } as never)
    const slow = list.setPage(2)
    await until(() => injected.hits, 'slow request')
    await list.setPage(3)
    const keys = list.keys()
    await slow
    assert.deepEqual([list.state().pageIndex, list.keys(), list.errors], [3, keys, []])
    list.stop()
  })
})

describe('other sources', () => {
  test('an array: a sort that is still running does not replace a later request', async () => {
    const list = open({ source: rowsOf(50), rowKey: 'id', columns: columnsOf({ name: 'n' }) })
    await list.settled()
    const sorting = list.moveTo({ sort: { name: 'n', direction: 'desc' } })
    assert.equal(list.state().status, 'loading')
    await list.moveTo({ sort: undefined })
    await sorting
    assert.equal(list.keys()[0], 'r0')
    assert.equal(list.state().status, 'ready')
    list.stop()
  })

  test('a function gets the request, and may be aborted', async () => {
    const requests: ListRequest[] = []
    const list = open({
      rowKey: 'id',
      pageSize: 10,
      source: async (request) => {
        requests.push(request)
        return { rows: rowsOf(10), total: 95 }
      },
    })
    await list.settled()
    await list.setFilter('n', { from: 3 })
    const [, request] = requests
    assert.deepEqual(
      [request?.page, request?.pageSize, request?.search, request?.filters, request?.sort],
      [1, 10, '', { n: { from: 3 } }, undefined],
    )
    void list.reload()
    list.stop()
    assert.equal(requests.at(-1)?.signal.aborted, true)
  })

  test('a function that returns something other than a page: the error says what was expected and what came', async () => {
    for (const [given, came] of [
      [undefined, 'undefined'],
      [null, 'null'],
      ['rows', 'string'],
      [[{ id: 1 }, { id: 2 }], 'object[2]'],
      [{ list: [{ id: 1 }], count: 1 }, '{ list: object[1], count: number }'],
      [{ rows: [1, 2], total: 2 }, '{ rows: number[2], total: number }'],
      [{ data: { rows: [], total: 0 } }, '{ data: { rows: [0], total: number } }'],
    ] as const) {
      const list = open({ source: () => given as never })
      await list.settled()
      const [error] = list.errors
      assert.equal(
        describeError(error, 'en'),
        `Page not set up: source() → ${came} ≠ { rows: object[], total: number }`,
      )
      list.stop()
    }
  })

  test('a function that throws, rejects or returns an invalid result causes a reported error', async () => {
    for (const source of [
      () => {
        throw new Error('mine')
      },
      () => Promise.reject(new Error('mine')),
      () => 'rows' as never,
    ]) {
      const list = open({ source })
      await list.settled()
      assert.deepEqual([list.state().status, list.errors.length], ['failed', 1])
      list.stop()
    }
  })

  test('W-LIST-13 an array is sorted; rows without a value come last in both directions', async () => {
    const rows = [{ id: 'a', n: 2 }, { id: 'b' }, { id: 'c', n: 10 }, { id: 'd', n: 1 }]
    const list = open({ source: rows, rowKey: 'id' })
    assert.deepEqual(list.keys(), ['a', 'b', 'c', 'd'])
    await list.toggleSort('n')
    assert.deepEqual(list.keys(), ['c', 'a', 'd', 'b'])
    await list.toggleSort('n')
    assert.deepEqual(list.keys(), ['d', 'a', 'c', 'b'])
    await list.toggleSort('n')
    assert.deepEqual(list.keys(), ['a', 'b', 'c', 'd'])
    list.stop()
  })

  test('W-LIST-13 100,000 rows of texts and numbers are sorted in both directions; equal ones keep their order', async () => {
    const rows = Array.from({ length: 100_000 }, (_, index) => ({
      id: `r${index}`,
      n: index % 10 ? (index * 7919) % 100_003 : undefined,
      name: `${'阿张王海报'[index % 5]}${index % 1000}`,
    }))
    const list = open({ source: rows, rowKey: 'id', pageSize: 0 })
    const shown = () => list.state().page.rows as typeof rows
    await list.toggleSort('n')
    const numbers = shown().map(({ n }) => n ?? -1)
    assert.deepEqual(
      numbers,
      [...numbers].sort((a, b) => b - a),
    )
    await list.toggleSort('name')
    await list.toggleSort('name')
    const { compare } = new Intl.Collator('zh', { numeric: true })
    assert.deepEqual(
      shown().map(({ id }) => id),
      [...rows].sort((a, b) => compare(a.name, b.name)).map(({ id }) => id),
    )
    list.stop()
  })
})

describe('selection', () => {
  test('stays across pages, and returns the rows that have been loaded', async () => {
    const list = open()
    await list.settled()
    const [first] = list.keys()
    list.selection.toggle(first as string)
    await list.setPage(2)
    const [other] = list.keys()
    list.selection.toggle(other as string)
    assert.deepEqual([...list.selection.$ids.get()], [first, other])
    assert.deepEqual(
      list.selectedRows().map((row) => row.ticketProductId),
      [first, other],
    )
    list.stop()
  })
})
