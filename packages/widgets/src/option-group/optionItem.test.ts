import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { areOptionItems, inOrder, strayValues } from './optionItem'

const items = [{ value: 'spa' }, { value: 7 }, { value: 'pool', disabled: true }]
const values = fc.array(fc.constantFrom('spa', '7', 'pool', 'gone', '', ' spa'))

describe('options of a group', () => {
  it('W-CHK-1 an option has a value, and perhaps label, disabled and icon', () => {
    assert.equal(
      areOptionItems([{ value: 'a', label: 'A', disabled: true, icon: '/a.svg' }, { value: 1 }]),
      true,
    )
    assert.equal(areOptionItems([]), true)
    for (const bad of [[null], [{}], ['a'], [{ value: NaN }], [{ value: {} }], 'a', 7, { value: 'a' }, null])
      assert.equal(areOptionItems(bad), false, JSON.stringify(bad))
  })

  it('values that no option has are told, each once, and none while options have not come', () => {
    assert.deepEqual(strayValues(items, ['gone', 'spa', '7', 'gone']), ['gone'])
    assert.deepEqual(strayValues(undefined, ['gone']), [])
    assert.deepEqual(strayValues([], ['']), [])
  })

  it('a selection keeps every value once, in the order of the options', () => {
    assert.deepEqual(inOrder(items, ['gone', 'pool', 'spa', 'pool']), ['spa', 'pool', 'gone'])
    fc.assert(
      fc.property(values, (selected) => {
        const ordered = inOrder(items, selected)
        assert.deepEqual(new Set(ordered), new Set(selected))
        assert.equal(ordered.length, new Set(selected).size)
        assert.deepEqual(inOrder(items, ordered), ordered)
      }),
      { numRuns: process.env.EB_SOAK ? 10_000 : 500 },
    )
  })
})
