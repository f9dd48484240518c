import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { describeError } from '../errors/describeError'
import type { ListRequest } from './List'
import { columnsOf } from './testing/columnsOf'
import { requestFixture } from './testing/requestFixture'

const { open } = requestFixture()

const rowsOf = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `r${index}`, n: index }))

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
