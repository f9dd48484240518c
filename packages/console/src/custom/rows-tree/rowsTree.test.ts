import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Row, RowMove, RowsQuestion } from '@ebkit/core/services/rows'
import { createRowsTree, withMove } from './rowsTree'

const options = { resource: 'x/y', key: 'id', parent: 'parentId', sort: 'sort asc' }
const all: Row[] = [
  { id: 'a', parentId: null },
  { id: 'b', parentId: null },
  { id: 'a1', parentId: 'a' },
  { id: 'a2', parentId: 'a' },
  { id: 'a11', parentId: 'a1' },
]

/** A gateway that returns two rows per page, and refuses moves on request. */
function createTree(refusal?: Error) {
  const moves: RowMove[] = []
  let seen: (() => void) | undefined
  const tree = createRowsTree(
    {
      async list(_: string, { page = 1 }: RowsQuestion) {
        return { rows: all.slice(page * 2 - 2, page * 2), total: all.length }
      },
      async move(_: string, asked: RowMove) {
        moves.push(asked)
        seen?.()
        if (refusal) throw refusal
        return {}
      },
    },
    options,
  )
  const keys = () => tree.$state.get().rows?.map(({ id }) => id)
  return { tree, moves, keys, onMove: (look: () => void) => (seen = look) }
}

test('a tree is read page by page, and knows what is above and below a row', async () => {
  const { tree, keys } = createTree()
  await tree.load()
  assert.deepEqual(keys(), ['a', 'b', 'a1', 'a2', 'a11'])
  tree.reveal('a11')
  assert.deepEqual([...tree.$state.get().expanded], ['a', 'a1'])
  assert.deepEqual(tree.below('a'), ['a1', 'a11', 'a2'])
  assert.deepEqual(tree.placeOf('a1'), { parent: 'a', before: 'a2' })
  assert.deepEqual(tree.placeOf('b'), { parent: null, before: null })
})

test('a row is moved at once, and goes back where the gateway refuses', async () => {
  const refused = new Error('no')
  const { tree, keys, onMove } = createTree(refused)
  await tree.load()
  const meanwhile: unknown[] = []
  onMove(() => meanwhile.push(keys()))
  await assert.rejects(tree.move({ key: 'b', version: 1, parent: null, before: 'a' }), refused)
  assert.deepEqual(meanwhile, [['b', 'a', 'a1', 'a2', 'a11']])
  assert.deepEqual(keys(), ['a', 'b', 'a1', 'a2', 'a11'])
})

test('a row that is moved again meanwhile is sent with the version that it has by then', async () => {
  const sent: RowMove[] = []
  let rows: Row[] = [
    { id: 'a', parentId: null, version: 1 },
    { id: 'b', parentId: null, version: 1 },
    { id: 'c', parentId: null, version: 1 },
  ]
  const tree = createRowsTree(
    {
      list: async () => ({ rows, total: rows.length }),
      async move(_: string, asked: RowMove) {
        sent.push(asked)
        const row = rows.find(({ id }) => id === asked.key)
        if (row?.version !== asked.version) throw new Error('outdated')
        rows = withMove(rows, asked, options).map((one) =>
          one.id === asked.key ? { ...one, version: asked.version + 1 } : one,
        )
        return {}
      },
    },
    options,
  )
  await tree.load()
  const keys = () => tree.$state.get().rows?.map(({ id }) => id)
  const both = [
    tree.move({ key: 'a', version: 1, parent: null, before: 'c' }),
    tree.move({ key: 'a', version: 1, parent: null, before: null }),
  ]
  assert.deepEqual(keys(), ['b', 'c', 'a'])
  await Promise.all(both)
  assert.deepEqual(
    sent.map(({ version, before }) => [version, before]),
    [
      [1, 'c'],
      [2, null],
    ],
  )
  assert.deepEqual(keys(), ['b', 'c', 'a'])
  await assert.rejects(tree.move({ key: 'b', version: 7, parent: null, before: null }))
  assert.deepEqual(keys(), ['b', 'c', 'a'])
})

test('a row that is moved stands before another one, or behind its siblings', () => {
  const to = (parent: string | null, before: string | null) =>
    withMove(all, { key: 'a2', version: 1, parent, before }, options).map(
      ({ id, parentId }) => `${id}<${parentId}`,
    )
  assert.deepEqual(to('a', 'a1').slice(2, 4), ['a2<a', 'a1<a'])
  assert.equal(to(null, null).at(-1), 'a2<null')
})
