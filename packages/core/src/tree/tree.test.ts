import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { flattenTree } from './flattenTree'
import { findNode, pathTo } from './pathTo'
import type { TreeNode } from './TreeNode'

interface Folder extends TreeNode {
  count?: number
}
const roots: Folder[] = [
  {
    id: '1',
    name: 'All',
    children: [
      { id: '2', name: 'Posters', count: 3, children: [{ id: '3', name: 'Autumn' }] },
      { id: '4', name: 'Plans', children: [] },
    ],
  },
  { id: '5', name: 'Mine' },
]

/** Trees of any shape; ids are assigned afterwards. */
const shapes = fc.letrec<{ node: { children: unknown[] } }>((tie) => ({
  node: fc.record({
    children: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.constant<unknown[]>([]),
      fc.array(tie('node'), { maxLength: 4 }),
    ),
  }),
})).node

function numbered(shape: { children: unknown[] }, next = { id: 0 }): TreeNode {
  const id = `${next.id++}`
  const children = shape.children.map((child) => numbered(child as { children: unknown[] }, next))
  return { id, name: id, children }
}
const all = (node: TreeNode): TreeNode[] => [node, ...(node.children ?? []).flatMap(all)]

describe('rows of a tree', () => {
  it('has level and position; contains only expanded parts', () => {
    const rows = flattenTree(roots, new Set(['1', '4', '5']))
    assert.deepEqual(
      rows.map(({ node, level, position, setSize, hasChildren, isExpanded, parentId }) =>
        [node.id, level, position, setSize, hasChildren, isExpanded, parentId].join(),
      ),
      ['1,1,1,2,true,true,', '2,2,1,2,true,false,1', '4,2,2,2,false,false,1', '5,1,2,2,false,false,'],
    )
    assert.equal(rows[1]?.node.count, 3, 'with what more a node has')
    assert.equal(flattenTree([], new Set()).length, 0)
  })

  it('for any fully expanded tree: each node once, after its parent and preceding siblings', () => {
    fc.assert(
      fc.property(fc.array(shapes, { maxLength: 3 }), (trees) => {
        const next = { id: 0 }
        const nodes = trees.map((shape) => numbered(shape, next))
        const ids = nodes.flatMap(all).map(({ id }) => id)
        const rows = flattenTree(nodes, new Set(ids))
        assert.deepEqual(
          rows.map(({ node }) => node.id),
          ids,
        )
        for (const { node, level, parentId, position, setSize } of rows) {
          const path = pathTo(nodes, node.id)
          assert.equal(path.length, level)
          assert.equal(path.at(-2)?.id, parentId)
          assert.equal(findNode(nodes, node.id), node)
          const siblings = path.at(-2)?.children ?? nodes
          assert.deepEqual([siblings[position - 1], siblings.length], [node, setSize])
        }
      }),
    )
  })

  it('for any expanded part: a row is visible if all rows above it are expanded', () => {
    fc.assert(
      fc.property(shapes, fc.array(fc.nat(30)), (shape, open) => {
        const nodes = [numbered(shape)]
        const expanded = new Set(open.map(String))
        const seen = new Set(flattenTree(nodes, expanded).map(({ node }) => node.id))
        for (const { id } of nodes.flatMap(all)) {
          const above = pathTo(nodes, id).slice(0, -1)
          assert.equal(
            seen.has(id),
            above.every((node) => expanded.has(node.id)),
          )
        }
      }),
    )
  })

  it('no path to a missing node', () => {
    assert.deepEqual(pathTo(roots, '9'), [])
    assert.equal(findNode(roots, '9'), undefined)
    assert.deepEqual(
      pathTo(roots, '3').map(({ name }) => name),
      ['All', 'Posters', 'Autumn'],
    )
  })

  it('works with 50,000 levels', () => {
    let node: TreeNode = { id: '0', name: '0' }
    const expanded = new Set(['0'])
    for (let level = 1; level < 50_000; level++) {
      node = { id: `${level}`, name: `${level}`, children: [node] }
      expanded.add(`${level}`)
    }
    assert.equal(flattenTree([node], expanded).length, 50_000)
    assert.equal(pathTo([node], '0').length, 50_000)
  })
})
