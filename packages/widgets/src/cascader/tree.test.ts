import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { type CascaderItem, createTree, isLeaf, pathText, type Tree } from './tree'

/** CPU milliseconds, so that a busy machine does not fail the test. */
const spent = () => process.cpuUsage().user / 1000

const numRuns = process.env.EB_SOAK ? 10_000 : 500

const east = {
  id: 1,
  name: '华东',
  children: [
    { id: 11, name: '浙江', children: [{ id: 111, name: '杭州' }] },
    { id: '12', name: '上海', disabled: true, children: [{ id: 121, name: '黄浦' }] },
  ],
}

const labels = (tree: Tree) => [...tree.byId.values()].map(({ label }) => label)
const at = (tree: Tree, id: string) => {
  const branch = tree.byId.get(id)
  assert.ok(branch, id)
  return branch
}

describe('the tree of a cascader', () => {
  test('W-CAS-1 reads id, name, child list and disabled; children of a disabled item are disabled', () => {
    const tree = createTree([east, { id: 2, name: '华北' }])
    assert.deepEqual(labels(tree), ['华东', '华北', '浙江', '上海', '杭州', '黄浦'])
    assert.equal(pathText(at(tree, '111')), '华东 / 浙江 / 杭州')
    assert.deepEqual(
      ['1', '12', '121', '111'].map((id) => at(tree, id).disabled),
      [false, true, true, false],
    )
    assert.deepEqual(
      ['1', '2', '111'].map((id) => isLeaf(at(tree, id))),
      [false, true, true],
    )
    assert.deepEqual(tree.bad, [])
  })

  test('the child list may have another name', () => {
    const tree = createTree([{ id: 1, name: 'a', list: [{ id: 2, name: 'b' }] }], { childrenKey: 'list' })
    assert.equal(pathText(at(tree, '2')), 'a / b')
  })

  test('a duplicate id is kept at its higher level, and reported', () => {
    const tree = createTree([
      { id: 1, name: 'a', children: [{ id: 2, name: 'deep', children: [{ id: 3, name: 'lost' }] }] },
      { id: 2, name: 'near' },
    ])
    assert.deepEqual(labels(tree), ['a', 'near'])
    assert.deepEqual(tree.bad, [{ id: '2', cause: 'duplicate' }])
  })

  test('cyclic data are cut off, and reported', () => {
    const loop: CascaderItem & { children: CascaderItem[] } = { id: 1, name: 'a', children: [] }
    loop.children.push({ id: 2, name: 'b', children: [loop] }, loop)
    const tree = createTree([loop])
    assert.deepEqual(labels(tree), ['a', 'b'])
    assert.deepEqual(tree.bad, [
      { id: '1', cause: 'cycle' },
      { id: '1', cause: 'cycle' },
    ])
  })

  test('items without a usable id are omitted and reported; a missing name is replaced by the id', () => {
    const tree = createTree([null, 7, {}, { id: '' }, { id: 'a,b', name: 'x' }, { id: 0 }, { id: {} }])
    assert.deepEqual(labels(tree), ['0'])
    assert.deepEqual(
      tree.bad.map(({ cause }) => cause),
      Array(6).fill('missing'),
    )
    for (const nothing of [undefined, null, {}, 'text', 5]) assert.deepEqual(createTree(nothing).roots, [])
  })

  test('reads 10,000 levels, and 10,000 items at one level, quickly', () => {
    let deep: CascaderItem = { id: 'leaf', name: 'leaf' }
    for (let level = 0; level < 10_000; level++) deep = { id: level, name: `${level}`, children: [deep] }
    const flat = Array.from({ length: 10_000 }, (_, id) => ({ id: `flat${id}`, name: `${id}` }))
    const start = spent()
    const tree = createTree([deep, ...flat])
    assert.equal(tree.byId.size, 20_001)
    assert.ok(spent() - start < 500)
    assert.equal(pathText(at(tree, 'leaf')).length > 10_000, true)
  })

  test('with load, an item without a child list has unknown children, unless it is a leaf', () => {
    const tree = createTree(
      [
        { id: 1, name: 'a' },
        { id: 2, name: 'b', leaf: true },
        { id: 3, children: [] },
      ],
      {
        isLazy: true,
      },
    )
    assert.deepEqual(
      ['1', '2', '3'].map((id) => at(tree, id).below),
      [undefined, [], []],
    )
    tree.grow(
      [
        { id: 4, name: 'd' },
        { id: 1, name: 'again' },
      ],
      at(tree, '1'),
    )
    assert.equal(pathText(at(tree, '4')), 'a / d')
    assert.deepEqual(tree.bad, [{ id: '1', cause: 'cycle' }])
  })

  test('for random data, every id occurs once, and its parents lead to the first level', () => {
    const id = fc.oneof(fc.integer({ min: 0, max: 30 }), fc.string({ maxLength: 2 }), fc.constant(undefined))
    const { item } = fc.letrec((tie) => ({
      item: fc.oneof(
        { maxDepth: 5 },
        fc.record({ id, name: fc.string(), disabled: fc.boolean() }),
        fc.record({ id, name: fc.string(), children: fc.array(tie('item'), { maxLength: 4 }) }),
        fc.anything(),
      ),
    }))
    const check = (items: unknown[], isLazy: boolean) => {
      const tree = createTree(items, { isLazy })
      for (const [value, branch] of tree.byId) {
        assert.equal(branch.value, value)
        assert.ok((branch.above?.below ?? tree.roots).includes(branch))
        assert.ok(!branch.above?.disabled || branch.disabled)
        assert.equal(typeof pathText(branch), 'string')
      }
    }
    fc.assert(fc.property(fc.array(item, { maxLength: 8 }), fc.boolean(), check), { numRuns })
  })
})
