import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { areOptions, asOption, inOrder, strayValues } from './optionItem'

const items = [{ value: 'spa' }, { value: 7 }, { value: 'pool', disabled: true }]
const values = fc.array(fc.constantFrom('spa', '7', 'pool', 'gone', '', ' spa'))

describe('options of a group', () => {
  it('W-CHK-1 an option has a value, and optionally label, disabled and icon; a text or a number is both', () => {
    assert.equal(areOptions([{ value: 'a', label: 'A', disabled: true, icon: '/a.svg' }, { value: 1 }]), true)
    assert.equal(areOptions([]), true)
    assert.equal(areOptions(['a', 7]), true)
    assert.deepEqual(['a', 7, { value: 'b', label: 'B' }].map(asOption), [
      { value: 'a' },
      { value: 7 },
      { value: 'b', label: 'B' },
    ])
    for (const bad of [
      [null],
      [{}],
      [true],
      [NaN],
      [{ value: NaN }],
      [{ value: {} }],
      'a',
      7,
      { value: 'a' },
      null,
    ])
      assert.equal(areOptions(bad), false, JSON.stringify(bad))
  })

  it('unknown values are reported, each once, and none before the options are set', () => {
    assert.deepEqual(strayValues(items, ['gone', 'spa', '7', 'gone']), ['gone'])
    assert.deepEqual(strayValues(undefined, ['gone']), [])
    assert.deepEqual(strayValues([], ['']), [])
  })

  it('a selection contains every value once, in the order of the options', () => {
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
