import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { known } from './known'
import { renderings } from './literals'
import { sights } from './shown'
import { figures, literals, toCome } from './specification'

/** How many literals and figures are still to come. It may only shrink: a widget that comes takes its own off the list. */
const most = 59

const all = [...literals, ...figures].map(({ id }) => id)
const covered = [
  ...renderings.flatMap((rendering) => Object.keys(rendering.literals)),
  ...Object.keys(known),
  ...sights.flatMap((sight) => sight.figures),
]
const listed = Object.values(toCome).flat()

/** Those of the first list that the second one has not. */
const without = (ids: readonly string[], others: readonly string[]) =>
  ids.filter((id) => !others.includes(id))
const twice = (ids: readonly string[]) => ids.filter((id, index) => ids.indexOf(id) < index)

describe('literals and figures of the specification', () => {
  test('each is compared with the product, or still to come', () => {
    assert.deepEqual(without(all, [...covered, ...listed]), [])
  })

  test('none is said to be still to come that is compared', () => {
    assert.deepEqual(
      listed.filter((id) => covered.includes(id)),
      [],
    )
  })

  test('the list of what is still to come has not grown, and was not left longer than it is', () => {
    assert.equal(listed.length, most)
  })

  test('what is compared or to come is in the specification, in its group, and there once', () => {
    assert.deepEqual(without([...covered, ...listed], all), [])
    for (const [group, ids] of Object.entries(toCome))
      for (const id of ids) assert.equal(id.split('-')[1], group)
    assert.deepEqual([...twice(all), ...twice(listed)], [])
  })

  test('all of one rendering stand on pages of the same languages', () => {
    for (const rendering of renderings) {
      const own = literals.filter(({ id }) => id in rendering.literals)
      assert.equal(new Set(own.map(({ languages }) => languages.join())).size, 1, own[0]?.id)
    }
  })
})
