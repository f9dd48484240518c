import assert from 'node:assert/strict'
import { describe, mock, test } from 'node:test'
import { createList } from './createList'
import type { ListFilter, ListOptions, ListPage, ListRequest } from './List'
import type { ListRow } from './ListRow'
import { columnsOf } from './testing/columnsOf'
import { numbered, openLocalList } from './testing/openLocalList'
import type { ListConnection } from './urlSource'

const found = (rows: readonly ListRow[], filters: ListOptions['filters'], search = '') => {
  const list = openLocalList({
    columns: columnsOf(
      { name: 'name', searchable: true },
      { name: 'place.town', searchable: true },
      { name: 'note' },
    ),
    source: rows,
    filters,
    pageSize: 0,
  })
  if (search) void list.moveTo({ search })
  const keys = list.keys()
  list.stop()
  return keys.join('')
}

describe('search in an array of rows', () => {
  const rows = [
    { id: 'a', name: 'Front Desk', place: { town: '杭州' }, note: 'bar' },
    { id: 'b', name: 'bar', place: { town: 'Ningbo' } },
    { id: 'c', name: null },
    { id: 'd', name: 7, 'place.town': 'Front' },
  ]
  test('finds words in the searched columns, in any case, and in no others', () => {
    assert.equal(found(rows, {}, 'FRONT'), 'ad')
    assert.equal(found(rows, {}, 'BaR'), 'b')
    assert.equal(found(rows, {}, '杭'), 'a')
    assert.equal(found(rows, {}, '7'), 'd')
    assert.equal(found(rows, {}, 'null'), '')
    assert.equal(found(rows, {}, 'undefined'), '')
    assert.equal(found(rows, {}), 'abcd')
  })

  test('is combined with filters, all of which must match', () => {
    assert.equal(found(rows, { name: { is: ['bar', 7] } }, 'front'), 'd')
    assert.equal(found(rows, { name: { is: ['bar', 7] }, 'place.town': { is: ['Ningbo'] } }), 'b')
  })
})

describe('filters of an array of rows', () => {
  const fits = (filter: ListFilter, ...values: unknown[]) =>
    found(
      values.map((value, index) => ({ id: `${index}`, value })),
      { value: filter },
    )

  test('one of several values, also in a list; equal numbers and texts match', () => {
    assert.equal(fits({ is: ['a', 'b'] }, 'a', 'c', 'b', undefined, 'ab'), '02')
    assert.equal(fits({ is: ['a'] }, ['x', 'a'], ['x'], []), '0')
    assert.equal(fits({ is: [1, true] }, '1', 1, 'true', 11, false), '012')
  })

  test('a range includes both ends; a row without a value is in none', () => {
    assert.equal(fits({ from: 2, to: 4 }, 1, 2, 3, 4, 5), '123')
    assert.equal(fits({ from: 2 }, 1, 2, 30, undefined, null), '12')
    assert.equal(fits({ to: 2 }, 1, 2, 30, undefined, null), '01')
    assert.equal(fits({ from: 0, to: 0 }, -1, 0, 1), '1')
    assert.equal(fits({ from: '', to: '' }, 1, null, 'x'), '012')
    assert.equal(fits({ from: 9, to: 10 }, '9', '10', '100'), '01', 'texts that are numbers, too')
  })

  test('dates: a day as an end includes the whole day, a time is exact', () => {
    const day = ['2026-11-19 23:59:59', '2026-11-20', '2026-11-20 09:05:00', '2026-11-21 00:00:00']
    assert.equal(fits({ from: '2026-11-20', to: '2026-11-20' }, ...day), '12')
    assert.equal(fits({ to: '2026-11-20 09:00:00' }, ...day), '01')
    assert.equal(fits({ from: '2026-11-20 09:00:00' }, ...day), '23')
    assert.equal(fits({ to: '2026-11-20' }, null, undefined, ''), '2')
  })

  test('codes are ordered by character, names by Chinese collation', () => {
    assert.equal(fits({ from: 'B1', to: 'C' }, 'A9', 'B1', 'B2', 'C', 'C0', 'a'), '123')
    assert.equal(fits({ from: '北京', to: '杭州' }, '阿', '北京', '成都', '杭州', '张家口'), '123')
    assert.equal(fits({ from: '阿', to: '阿' }, '阿', '啊'), '0')
  })
})

describe('pages of an array of rows', () => {
  test('full pages, then the remaining rows; past the end, the last page', async () => {
    const list = openLocalList({ source: numbered(45), pageSize: 20 })
    assert.deepEqual([list.keys().length, list.state().page.total, list.keys()[0]], [20, 45, 'r1'])
    await list.setPage(3)
    assert.deepEqual([list.keys(), list.state().pageIndex], [['r41', 'r42', 'r43', 'r44', 'r45'], 3])
    await list.setPage(4)
    assert.deepEqual([list.state().pageIndex, list.keys()[0]], [3, 'r41'])
    await list.setPageSize(40)
    assert.deepEqual([list.state().pageIndex, list.keys().length], [1, 40])
    await list.setPageSize(0)
    assert.equal(list.keys().length, 45, 'all on one')
    list.stop()
  })

  test('with fewer rows than before, a page that is gone is replaced by the last; without rows it is page 1', async () => {
    const list = openLocalList({ source: numbered(41), pageSize: 20 })
    await list.setPage(3)
    list.options.source = numbered(40)
    await list.reload()
    assert.deepEqual([list.state().pageIndex, list.keys().at(-1)], [2, 'r40'])
    list.options.source = []
    await list.reload()
    assert.deepEqual([list.state().pageIndex, list.keys(), list.state().status], [1, [], 'ready'])
    list.stop()
  })

  test('initially 20 rows a page, with the configured sort and filters; a filter without effect is dropped', () => {
    const list = openLocalList({
      source: numbered(30),
      filters: { n: { from: 5 }, x: {}, y: { is: [] }, z: { from: '' } },
    })
    assert.deepEqual([list.state().pageSize, list.keys()[0], list.keys().length], [20, 'r5', 20])
    assert.deepEqual(list.state().filters, { n: { from: 5 } })
    list.stop()
  })
})

describe('the query of a list', () => {
  test('any change but the page starts at page 1, and is reported before it is read', async () => {
    const list = openLocalList({
      source: numbered(100),
      pageSize: 10,
      columns: columnsOf({ name: 'id', searchable: true }),
    })
    const acts: [() => Promise<void>, unknown][] = [
      [() => list.setFilter('n', { from: 2 }), { filters: { n: { from: 2 } } }],
      [() => list.setFilter('n', {}), { filters: {} }],
      [() => list.setFilters({ n: { to: 99 }, id: {} }), { filters: { n: { to: 99 } } }],
      [() => list.toggleSort('n'), { sort: { name: 'n', direction: 'desc' } }],
      [() => list.setPageSize(15), { pageSize: 15 }],
      [() => list.moveTo({ search: ' r1 ' }), { search: 'r1', typed: ' r1 ' }],
      [() => list.moveTo({ filters: {}, search: '' }), { filters: {}, search: '', typed: '' }],
    ]
    for (const [act, expected] of acts) {
      await list.setPage(2)
      list.heard.length = 0
      await act()
      const state = list.state() as unknown as Record<string, unknown>
      assert.equal(state.pageIndex, 1, JSON.stringify(expected))
      for (const [name, value] of Object.entries(expected as object))
        assert.deepEqual(state[name], value, name)
      assert.deepEqual(list.heard, ['query', 'load'])
    }
    await list.moveTo({ pageIndex: 3, pageSize: 20 })
    assert.deepEqual([list.state().pageIndex, list.state().pageSize], [3, 20])
    assert.deepEqual(list.state().sort, { name: 'n', direction: 'desc' }, 'what is not said stays')
    await list.reload()
    assert.deepEqual(list.heard.slice(-1), ['load'])
    list.stop()
  })

  test('the search is sent 250 ms after the last key, at once on request, and not twice', async () => {
    mock.timers.enable({ apis: ['setTimeout'] })
    const list = openLocalList({
      source: numbered(100),
      columns: columnsOf({ name: 'id', searchable: true }),
    })
    list.setSearch('r')
    mock.timers.tick(200)
    list.setSearch('r100 ')
    mock.timers.tick(249)
    assert.deepEqual([list.state().typed, list.state().search], ['r100 ', ''])
    mock.timers.tick(1)
    assert.deepEqual([list.state().search, list.keys()], ['r100', ['r100']])
    list.setSearch('r99')
    await list.searchNow()
    assert.equal(list.state().search, 'r99')
    list.heard.length = 0
    mock.timers.tick(1000)
    await list.searchNow()
    list.setSearch('r99  ')
    mock.timers.tick(250)
    assert.deepEqual(list.heard, [], 'it is the same')
    list.setSearch('r1')
    list.stop()
    mock.timers.tick(1000)
    assert.equal(list.state().search, 'r99', 'nobody listens any more')
    mock.timers.reset()
  })

  test('typed search text is included in other requests made meanwhile', async () => {
    mock.timers.enable({ apis: ['setTimeout'] })
    const list = openLocalList({
      source: numbered(100),
      pageSize: 5,
      columns: columnsOf({ name: 'id', searchable: true }),
    })
    list.setSearch('r1 ')
    await list.setPage(2)
    assert.deepEqual(
      [list.state().search, list.state().pageIndex],
      ['r1', 1],
      'page 2 was that of other rows',
    )
    list.setSearch('r2')
    await list.toggleSort('n')
    assert.deepEqual([list.state().search, list.keys()[0]], ['r2', 'r29'])
    list.setSearch('r3')
    await list.reload()
    assert.equal(list.state().search, 'r2')
    mock.timers.tick(250)
    assert.equal(list.state().search, 'r3', 'reading again leaves it waiting')
    list.setSearch('r4')
    await list.moveTo({ search: 'r5', pageIndex: 2 })
    assert.deepEqual([list.state().search, list.state().typed, list.state().pageIndex], ['r5', 'r5', 2])
    list.heard.length = 0
    mock.timers.tick(1000)
    assert.deepEqual(list.heard, [])
    list.stop()
    mock.timers.reset()
  })

  test('a list reads nothing before the start and after the stop', async () => {
    let reads = 0
    const source = () => {
      reads++
      return { rows: [], total: 0 }
    }
    const list = createList({} as ListConnection, () => ({ columns: [], source }))
    await list.reload()
    await list.setPage(2)
    assert.equal(reads, 0)
    const stop = list.start()
    assert.equal(reads, 1)
    stop()
    await list.reload()
    assert.equal(reads, 1)
  })

  test('a page is read with the list’s query, and the list stays unchanged', async () => {
    const asked: ListRequest[] = []
    const list = openLocalList({
      filters: { n: { from: 3 } },
      sort: { name: 'n', direction: 'asc' },
      source: (request) => {
        asked.push(request)
        return { rows: numbered(1), total: 1 }
      },
    })
    await list.moveTo({ search: 'x' })
    const before = list.state()
    const { signal } = new AbortController()
    assert.deepEqual((await list.read({ page: 4, pageSize: 7, signal })).rows, numbered(1))
    assert.deepEqual(asked.at(-1), {
      ...{ page: 4, pageSize: 7, signal, search: 'x' },
      ...{ filters: { n: { from: 3 } }, sort: { name: 'n', direction: 'asc' } },
    })
    assert.equal(list.state(), before)
    list.stop()
  })
})

describe('the result of a page’s function', () => {
  const given = async (page: unknown) => {
    const list = openLocalList({ source: async () => page as ListPage })
    await list.reload()
    const { page: read, status } = list.state()
    list.stop()
    return { ...read, status }
  }
  test('rows and their total; without a valid total, the number of rows', async () => {
    const rows = numbered(3)
    assert.deepEqual(await given({ rows, total: 95, totals: { n: 6 }, isMore: true }), {
      ...{ rows, total: 95, totals: { n: 6 }, isMore: true, status: 'ready' },
    })
    for (const total of [undefined, null, 'many', Number.NaN, Number.POSITIVE_INFINITY])
      assert.equal((await given({ rows, total })).total, 3, String(total))
    assert.equal((await given({ rows, total: 0 })).total, 0)
  })

  test('anything else is a reported error', async () => {
    for (const page of [undefined, null, 7, {}, { rows: 'none' }, { rows: { length: 1 } }])
      assert.equal((await given(page)).status, 'failed', JSON.stringify(page))
  })
})

describe('keys of rows', () => {
  test('by the configured field, also a nested one; each key once', async () => {
    const rows = [
      { id: 1, of: { code: 'x' } },
      { id: 2, of: { code: 'y' } },
      { id: 3, of: { code: 'x' }, late: true },
    ]
    const list = openLocalList({ source: rows, rowKey: 'of.code' })
    assert.deepEqual(list.keys(), ['x', 'y'])
    assert.equal(list.state().page.rows[0]?.late, true, 'the later one of two')
    list.stop()
    const plain = openLocalList({ source: rows })
    assert.deepEqual(plain.keys(), ['1', '2', '3'])
    assert.equal(plain.state().page.rows, plain.pages[0]?.rows)
    plain.stop()
  })

  test('a row without a key can be shown and selected, and keeps its generated key', () => {
    const rows = [{ n: 1 }, { n: 2 }]
    const list = openLocalList({ source: rows })
    const [one, other] = list.keys()
    assert.ok(one && other && one !== other)
    list.selection.toggle(one)
    assert.deepEqual(list.selectedRows(), [rows[0]])
    assert.deepEqual(list.keys(), [one, other])
    list.stop()
  })
})
