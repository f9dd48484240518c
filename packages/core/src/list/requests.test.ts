import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { columnsOf } from './testing/columnsOf'
import { printers, products, requestFixture } from './testing/requestFixture'

const { servers, open } = requestFixture()

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
})
