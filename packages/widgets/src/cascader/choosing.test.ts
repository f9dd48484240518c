import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { boxesOf, canChoose, chosenAfter } from './choosing'
import { type Branch, type CascaderItem, createTree, isLeaf } from './tree'

/** CPU milliseconds, so that a busy machine does not fail the test. */
const spent = () => process.cpuUsage().user / 1000

const numRuns = process.env.EB_SOAK ? 10_000 : 500

const items: CascaderItem[] = [
  {
    id: 'a',
    name: 'a',
    children: [
      { id: 'a1', name: 'a1' },
      { id: 'a2', name: 'a2', disabled: true },
      { id: 'a3', name: 'a3', children: [{ id: 'a31', name: 'a31' }] },
    ],
  },
  { id: 'b', name: 'b' },
]
const tree = createTree(items)
const at = (id: string) => tree.byId.get(id) as Branch

/** Presses an item while `selection` is chosen. */
const press = (id: string, selection: string[], options = {}) => {
  const { multiple, anyLevel } = { multiple: true, anyLevel: false, ...options }
  const box = boxesOf(tree, new Set(selection), anyLevel)(at(id))
  return chosenAfter(at(id), box, selection, { multiple, anyLevel })
}
const box = (id: string, ...chosen: string[]) => boxesOf(tree, new Set(chosen))(at(id))

describe('choosing one', () => {
  test('leaves only, unless any level may be chosen; no disabled items', () => {
    assert.deepEqual(press('a1', ['b'], { multiple: false }), ['a1'])
    assert.equal(press('a', ['b'], { multiple: false }), undefined)
    assert.deepEqual(press('a', ['b'], { multiple: false, anyLevel: true }), ['a'])
    assert.equal(press('a2', ['b'], { multiple: false }), undefined)
    assert.equal(canChoose(at('a2'), true), false)
  })
})

describe('choosing several', () => {
  test('a branch’s box shows none, some or all of its choosable items', () => {
    assert.equal(box('a'), false)
    assert.equal(box('a', 'a1'), 'mixed')
    assert.equal(box('a3', 'a31'), true)
    assert.equal(box('a', 'a1', 'a31'), true)
    // A chosen disabled item counts.
    assert.equal(box('a', 'a2'), 'mixed')
    assert.equal(box('b', 'a1', 'a31'), false)
  })

  test('a press on a branch chooses or clears everything below it; disabled and unknown ids stay', () => {
    assert.deepEqual(press('a', ['gone', 'a31']), ['gone', 'a31', 'a1'])
    assert.deepEqual(press('a', ['gone', 'a1', 'a2', 'a31', 'b']), ['gone', 'a2', 'b'])
    assert.deepEqual(press('a31', []), ['a31'])
    assert.equal(press('a2', ['a2']), undefined)
  })

  test('a branch id chosen by the page stands for all items below it, and can be removed', () => {
    assert.equal(box('a', 'a'), true)
    assert.deepEqual(press('a', ['a', 'b']), ['b'])
  })

  test('any level: each item is chosen separately', () => {
    assert.deepEqual(press('a', ['a1'], { anyLevel: true }), ['a1', 'a'])
    assert.equal(boxesOf(tree, new Set(['a1']), true)(at('a')), false)
  })

  test('items that are not loaded are not chosen: a press there does nothing, and the branch above is never full', () => {
    const lazy = createTree(
      [
        {
          id: 1,
          name: '1',
          children: [
            { id: 2, name: '2' },
            { id: 3, name: '3', leaf: true },
          ],
        },
      ],
      {
        isLazy: true,
      },
    )
    const [root, unknown] = [lazy.byId.get('1') as Branch, lazy.byId.get('2') as Branch]
    assert.equal(chosenAfter(unknown, false, [], { multiple: true }), undefined)
    assert.deepEqual(chosenAfter(root, false, [], { multiple: true }), ['3'])
    assert.equal(boxesOf(lazy, new Set(['3']))(root), 'mixed')
  })

  test('10,000 leaves are chosen and their boxes computed quickly', () => {
    const children = Array.from({ length: 10_000 }, (_, id) => ({ id, name: `${id}` }))
    const large = createTree([{ id: 'all', name: 'all', children }])
    const all = large.byId.get('all') as Branch
    const start = spent()
    const chosen = chosenAfter(all, false, [], { multiple: true }) ?? []
    assert.equal(chosen.length, 10_000)
    assert.equal(boxesOf(large, new Set(chosen))(all), true)
    assert.ok(spent() - start < 500)
  })

  test('random presses: unique ids, a leaf’s box matches its id, a branch’s follows from its leaves, two presses undo', () => {
    const fields = {
      id: fc.integer({ min: 0, max: 60 }),
      name: fc.constant('x'),
      disabled: fc.boolean(),
    }
    const { item } = fc.letrec<{ item: CascaderItem }>((tie) => ({
      item: fc.oneof(
        { maxDepth: 4 },
        fc.record(fields),
        fc.record({ ...fields, children: fc.array(tie('item'), { maxLength: 3 }) }),
      ),
    }))
    const ids = fc.array(fc.integer({ min: 0, max: 70 }).map(String), { maxLength: 20 })
    const check = (given: CascaderItem[], presses: string[], multiple: boolean, anyLevel: boolean) => {
      const own = createTree(given)
      let selection: string[] = []
      for (const id of presses) {
        const branch = own.byId.get(id)
        if (!branch) continue
        const boxes = boxesOf(own, new Set(selection), anyLevel)
        const next = chosenAfter(branch, boxes(branch), selection, { multiple, anyLevel })
        if (!next) continue
        assert.equal(new Set(next).size, next.length)
        assert.ok(next.every((chosen) => !own.byId.get(chosen)?.disabled))
        assert.ok(multiple || next.length === 1)
        if (!anyLevel) assert.ok(next.every((chosen) => isLeaf(own.byId.get(chosen) as Branch)))
        if (multiple) {
          const after = boxesOf(own, new Set(next), anyLevel)
          assert.equal(after(branch), boxes(branch) !== true)
          const back = chosenAfter(branch, after(branch), next, { multiple, anyLevel })
          if (boxes(branch) === false) assert.deepEqual(back, selection)
        }
        selection = next
      }
    }
    fc.assert(fc.property(fc.array(item, { maxLength: 5 }), ids, fc.boolean(), fc.boolean(), check), {
      numRuns,
    })
  })
})
