import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { clientSource } from './clientSource'

const { signal } = new AbortController()
const names = ['Lake', 'Park', 'lakeside', 'Tower', 'LAKE view']
const source = clientSource({
  rows: async (tab: string | undefined) => (tab === 'none' ? [] : names.map((name, id) => ({ id, name }))),
  matches: ({ name }, search) => name.toLowerCase().includes(search),
  keyOf: ({ id }) => String(id),
  reasonOf: ({ id }) => (id === 2 ? 'taken' : undefined),
})
const list = async (change: Partial<Parameters<typeof source.list>[0]>) => {
  const request = { page: 1, pageSize: 2, search: '', tab: 'all', eligibleOnly: false, ...change }
  const { rows, total } = await source.list(request, signal)
  return { ids: rows.map(({ id }) => id), total }
}

describe('clientSource', () => {
  test('pages', async () => {
    assert.deepEqual(await list({}), { ids: [0, 1], total: 5 })
    assert.deepEqual(await list({ page: 3 }), { ids: [4], total: 5 })
    assert.deepEqual(await list({ page: 4 }), { ids: [], total: 5 })
    assert.deepEqual(await list({ tab: 'none' }), { ids: [], total: 0 })
  })

  test('searches ignoring case, and only eligible rows on request', async () => {
    assert.deepEqual(await list({ search: 'LaKe', pageSize: 9 }), { ids: [0, 2, 4], total: 3 })
    assert.deepEqual(await list({ search: 'lake', pageSize: 9, eligibleOnly: true }), {
      ids: [0, 4],
      total: 2,
    })
  })

  test('reads existing rows by key', async () => {
    const rows = await source.read(['4', 'none', '0'], signal)
    assert.deepEqual(
      rows.map(({ id }) => id),
      [0, 4],
    )
  })
})
