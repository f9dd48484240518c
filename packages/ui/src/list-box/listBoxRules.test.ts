import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import type { ListOption } from './ListOption'
import { enabledFrom, moveActive } from './moveActive'
import { groupsOf, rowsOf } from './rowsOf'
import { createTypeAhead } from './typeAhead'

const numRuns = process.env.EB_SOAK ? 10_000 : 500
const named = (...labels: string[]): ListOption[] => labels.map((label) => ({ value: label, label }))
const disabled = (...places: boolean[]): ListOption[] =>
  places.map((off, index) => ({ value: `${index}`, label: `${index}`, disabled: off }))

describe('keys of a list box', () => {
  it('each key, with disabled options', () => {
    const options = disabled(true, false, true, false, false, true)
    const from = (active: number) => (key: string) => moveActive(options, active, key)
    assert.equal(from(1)('ArrowDown'), 3)
    assert.equal(from(4)('ArrowDown'), 4)
    assert.equal(from(3)('ArrowUp'), 1)
    assert.equal(from(1)('ArrowUp'), 1)
    assert.equal(from(-1)('ArrowDown'), 1)
    assert.equal(from(-1)('ArrowUp'), 4)
    assert.equal(from(3)('Home'), 1)
    assert.equal(from(3)('End'), 4)
    assert.equal(from(1)('PageDown'), 4)
    assert.equal(from(4)('PageUp'), 1)
    assert.equal(from(1)('a'), undefined)
    const long = disabled(...Array.from({ length: 50 }, () => false))
    assert.equal(moveActive(long, 5, 'PageDown'), 15)
    assert.equal(moveActive(long, 15, 'PageUp'), 5)
  })

  it('nothing to go to: -1', () => {
    assert.equal(moveActive([], -1, 'ArrowDown'), -1)
    assert.equal(moveActive(disabled(true, true), 0, 'End'), -1)
    assert.equal(enabledFrom([], 3, -1), -1)
  })

  it(`${numRuns} random walks never stop on a disabled option or outside`, () => {
    const keys = fc.constantFrom('ArrowDown', 'ArrowUp', 'Home', 'End', 'PageDown', 'PageUp')
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 40 }), fc.array(keys), (places, walk) => {
        const options = disabled(...places)
        let active = -1
        for (const key of walk) {
          active = moveActive(options, active, key) as number
          assert.equal(active < 0, places.every(Boolean))
          assert.ok(active < 0 || options[active]?.disabled === false)
        }
      }),
      { numRuns },
    )
  })
})

describe('type-ahead', () => {
  const options = named('Apple', 'Banana', 'Blueberry', 'bbq', '北京', '北海', '上海')

  it('finds an option that begins with the text typed within half a second', () => {
    const find = createTypeAhead()
    assert.equal(find(options, 0, 'b', 0), 1)
    assert.equal(find(options, 1, 'L', 400), 2)
    assert.equal(find(options, 2, 'u', 800), 2)
    assert.equal(find(options, 2, 'a', 2000), 0)
    assert.equal(find(options, 0, 'x', 4000), -1)
  })

  it('repeating one character cycles through the options', () => {
    const find = createTypeAhead()
    let active = 0
    for (const [step, expected] of [1, 2, 3, 1].entries()) {
      active = find(options, active, 'b', step)
      assert.equal(active, expected)
    }
  })

  it('finds Chinese by its characters, and astral ones', () => {
    const find = createTypeAhead()
    assert.equal(find(options, 0, '北', 0), 4)
    assert.equal(find(options, 4, '海', 100), 5)
    assert.equal(createTypeAhead()([...options, ...named('𠮷野家')], 6, '𠮷', 0), 7)
  })

  it('skips disabled options, and finds none in an empty list', () => {
    const some = [{ value: 'a', label: 'a', disabled: true }, ...named('ab')]
    assert.equal(createTypeAhead()(some, -1, 'a', 0), 1)
    assert.equal(createTypeAhead()([], -1, 'a', 0), -1)
  })
})

describe('rows of a list box', () => {
  const option = (value: string, group?: string): ListOption => ({
    value,
    label: value,
    ...(group && { group }),
  })
  const options = [option('a'), option('b', 'x'), option('c', 'x'), option('d', 'y')]

  it('each group begins with a heading', () => {
    assert.deepEqual(rowsOf(options), [0, 'x', 1, 2, 'y', 3])
  })

  it('a slice of the rows keeps its groups, with or without their headings', () => {
    assert.deepEqual(groupsOf(rowsOf(options).slice(3), options), [
      { name: 'x', hasHeading: false, indexes: [2] },
      { name: 'y', hasHeading: true, indexes: [3] },
    ])
  })
})
