import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { type TreeRow, treeKey } from './treeKey'

/** Rows from lines such as `+a` (collapsed), `-b` (expanded), ` c`; two spaces for each level. */
function rowsOf(text: string): TreeRow[] {
  const lines = text.split('\n').map((line) => ({ level: line.search(/\S/) / 2 + 1, sign: line.trim() }))
  const above: string[] = []
  return lines.map(({ level, sign }) => {
    const id = sign.slice(-1)
    above[level] = id
    return {
      node: { id, name: id },
      level,
      position: 1,
      setSize: 1,
      hasChildren: sign.length > 1,
      isExpanded: sign.startsWith('-'),
      parentId: level > 1 ? above[level - 1] : undefined,
    }
  })
}
const rows = rowsOf('-a\n  +b\n  -c\n    d\n  +e\nf')
const press = (id: string, key: string) =>
  treeKey(
    rows,
    rows.findIndex(({ node }) => node.id === id),
    key,
  )

describe('keys of a tree', () => {
  it('↑ ↓ Home End move through the visible rows', () => {
    assert.deepEqual(press('a', 'ArrowDown'), { current: 'b' })
    assert.deepEqual(press('d', 'ArrowDown'), { current: 'e' })
    assert.deepEqual(press('e', 'ArrowUp'), { current: 'd' })
    assert.deepEqual(press('d', 'Home'), { current: 'a' })
    assert.deepEqual(press('d', 'End'), { current: 'f' })
    for (const [id, key] of [
      ['a', 'ArrowUp'],
      ['f', 'ArrowDown'],
    ] as const)
      assert.equal(press(id, key)?.current, undefined)
  })

  it('→ expands, then enters; ← collapses, then leaves', () => {
    assert.deepEqual(press('b', 'ArrowRight'), { expand: ['b'] })
    assert.deepEqual(press('c', 'ArrowRight'), { current: 'd' })
    assert.deepEqual(press('d', 'ArrowRight'), {})
    assert.deepEqual(press('c', 'ArrowLeft'), { collapse: 'c' })
    assert.deepEqual(press('d', 'ArrowLeft'), { current: 'c' })
    assert.deepEqual(press('b', 'ArrowLeft'), { current: 'a' })
    assert.deepEqual(press('f', 'ArrowLeft'), { current: undefined })
  })

  it('* expands all siblings', () => {
    assert.deepEqual(press('c', '*'), { expand: ['b', 'e'] })
    assert.deepEqual(press('d', '*'), { expand: [] })
    assert.equal(press('c', 'x'), undefined)
  })

  it('never leaves the rows, and works without a current row', () => {
    const keys = fc.constantFrom('ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', '*')
    fc.assert(
      fc.property(fc.integer({ min: -1, max: 6 }), keys, (index, key) => {
        const current = treeKey(rows, index, key)?.current
        assert.ok(current === undefined || rows.some(({ node }) => node.id === current))
        assert.equal(treeKey([], -1, key)?.current, undefined)
      }),
    )
  })
})
