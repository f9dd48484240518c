import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { addItems } from './addItems'

interface Row {
  id: number
  reason?: string
}
const rules = (limit = Number.POSITIVE_INFINITY) => ({
  idOf: ({ id }: Row) => String(id),
  canSelect: ({ reason }: Row) => !reason,
  limit,
})

describe('adding items to a selection', () => {
  test('appends the items that may be selected, and returns those left out', () => {
    const rows = [
      { id: 1 },
      { id: 2, reason: 'a' },
      { id: 3, reason: 'b' },
      { id: 4, reason: 'a' },
      { id: 5 },
    ]
    const { ids, added, refused, beyondLimit } = addItems(new Set(['5', '4']), rows, rules())
    assert.deepEqual([[...ids].join(), added, beyondLimit], ['5,4,1', 1, 0])
    // 4 is already selected: neither added nor refused.
    assert.deepEqual(refused, [rows[1], rows[2]])
  })

  test('counts items beyond the limit, and does not change its input', () => {
    const before = new Set(['9'])
    const { ids, added, refused, beyondLimit } = addItems(
      before,
      [{ id: 1, reason: 'a' }, { id: 2 }, { id: 3 }, { id: 9 }],
      rules(2),
    )
    assert.deepEqual([[...ids].join(), added, refused.length, beyondLimit], ['9,2', 1, 1, 1])
    assert.deepEqual([...before], ['9'])
  })

  test('for random input, no item is lost, and neither refused items nor items beyond the limit are added', () => {
    const row = fc.record({
      id: fc.integer({ min: 0, max: 30 }),
      reason: fc.constantFrom(undefined, 'a', 'b'),
    })
    const before = fc.uniqueArray(fc.integer({ min: 0, max: 30 }).map(String), { maxLength: 10 })
    fc.assert(
      fc.property(before, fc.array(row), fc.integer({ min: 1, max: 20 }), (keys, rows, limit) => {
        const { ids, added, refused, beyondLimit } = addItems(new Set(keys), rows as Row[], rules(limit))
        assert.deepEqual([...ids].slice(0, keys.length), keys)
        assert.equal(added, ids.size - keys.length)
        assert.ok(ids.size <= Math.max(limit, keys.length))
        const allowed = new Set(rows.filter(({ reason }) => !reason).map(({ id }) => String(id)))
        assert.ok([...ids].slice(keys.length).every((id) => allowed.has(id)))
        assert.ok(added + refused.length + beyondLimit <= rows.length)
      }),
    )
  })
})
