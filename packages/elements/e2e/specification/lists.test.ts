import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { known } from './known'
import { renderings } from './literals'
import { sights } from './shown'
import { figures, literals, toCome } from './specification'

/** Number of literals and figures without a test. It may only decrease: a new widget removes its own from the list. */
const most = 0

const all = [...literals, ...figures].map(({ id }) => id)
const covered = [
  ...renderings.flatMap((rendering) => Object.keys(rendering.literals)),
  ...Object.keys(known),
  ...sights.flatMap((sight) => sight.figures),
]
const listed = Object.values(toCome).flat()

/** The entries of the first list that are missing in the second. */
const without = (ids: readonly string[], others: readonly string[]) =>
  ids.filter((id) => !others.includes(id))
const twice = (ids: readonly string[]) => ids.filter((id, index) => ids.indexOf(id) < index)

describe('literals and figures of the specification', () => {
  test('each is compared with the product, or listed as still to come', () => {
    assert.deepEqual(without(all, [...covered, ...listed]), [])
  })

  test('none that is compared is listed as still to come', () => {
    assert.deepEqual(
      listed.filter((id) => covered.includes(id)),
      [],
    )
  })

  test('the list of those still to come has exactly the expected length', () => {
    assert.equal(listed.length, most)
  })

  test('each compared or listed id is in the specification once, in its group', () => {
    assert.deepEqual(without([...covered, ...listed], all), [])
    for (const [group, ids] of Object.entries(toCome))
      for (const id of ids) assert.equal(id.split('-')[1], group)
    assert.deepEqual([...twice(all), ...twice(listed)], [])
  })

  test('all literals of one rendering are on pages of the same languages', () => {
    for (const rendering of renderings) {
      const own = literals.filter(({ id }) => id in rendering.literals)
      assert.equal(new Set(own.map(({ languages }) => languages.join())).size, 1, own[0]?.id)
    }
  })
})
