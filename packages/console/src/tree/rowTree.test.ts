import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Row, RowsQuestion } from '@ebkit/core/services/rows'
import { createRowTree } from './rowTree'

const all: Row[] = [
  { id: 'a', parentId: null },
  { id: 'b', parentId: null },
  { id: 'a1', parentId: 'a' },
  { id: 'a11', parentId: 'a1' },
  { id: 'a111', parentId: 'a11' },
]

/** A gateway with these rows that records its requests. */
function createTree(rows = all, onAsked: (filter: string) => void = () => {}) {
  const asked: string[] = []
  const list = async (_: string, { filter = '' }: RowsQuestion) => {
    asked.push(filter)
    onAsked(filter)
    const parents = /parentId=([^&]*)/.exec(filter)?.[1]?.split('|') ?? []
    const found = rows.filter(({ parentId }) => parents.includes(String(parentId)))
    return { rows: found, total: found.length }
  }
  const read = async (_: string, { id }: Readonly<Record<string, string>>) => {
    asked.push(`read ${id}`)
    return rows.find((row) => row.id === id) ?? assert.fail('no such row')
  }
  const options = { resource: 'x/y', key: 'id', parent: 'parentId', where: 'visible=true' }
  return { asked, tree: createRowTree({ list, read, move: async () => ({}) }, options) }
}

const idsBelow = (tree: ReturnType<typeof createTree>['tree'], id: string) =>
  tree.$state
    .get()
    .children.get(id)
    ?.map((row) => row.id)

test('a tree reads what is seen and one level further, by one request a level', async () => {
  const { asked, tree } = createTree()
  await tree.start()
  assert.deepEqual(asked, ['visible=true&parentId=null', 'visible=true&parentId=a|b'])
  assert.deepEqual([idsBelow(tree, ''), idsBelow(tree, 'a'), idsBelow(tree, 'b')], [['a', 'b'], ['a1'], []])
  await tree.expand('a')
  assert.equal(asked.length, 4)
  assert.deepEqual(idsBelow(tree, 'a1'), ['a11'])
  assert.equal(idsBelow(tree, 'a11'), undefined)
  tree.collapse('a')
  assert.equal(tree.$state.get().expanded.size, 0)
})

test('a row of the address is found by its path, and everything above it is expanded', async () => {
  const { tree } = createTree()
  await tree.start()
  await tree.reveal('a111')
  assert.deepEqual([...tree.$state.get().expanded], ['a', 'a1', 'a11'])
  assert.equal(tree.find('a111')?.parentId, 'a11')
})

test('after a failure the rows before stay, and the reason stands in the state', async () => {
  const rows = [...all]
  const { tree } = createTree(rows)
  await tree.start()
  await tree.reveal('gone')
  assert.match(String(tree.$state.get().error), /no such row/)
  assert.deepEqual(idsBelow(tree, ''), ['a', 'b'])
  rows.push({ id: 'c', parentId: null })
  await tree.reload()
  assert.equal(tree.$state.get().error, undefined)
  assert.deepEqual(idsBelow(tree, ''), ['a', 'b', 'c'])
})

test('a row that is moved between two requests of a reload has one place', async () => {
  const rows = [...all]
  let isMoved = false
  const { tree } = createTree(rows, (filter) => {
    if (isMoved && filter.endsWith('=null')) rows.push({ id: 'a1', parentId: null })
  })
  await tree.start()
  isMoved = true
  await tree.reload()
  assert.deepEqual([idsBelow(tree, ''), idsBelow(tree, 'a')], [['a', 'b', 'a1'], []])
})
