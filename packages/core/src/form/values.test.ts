import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { isSameValue, withValueAt } from './values'

describe('values of a form', () => {
  test('a value at a path is replaced, and objects off the path are shared', () => {
    const values = {
      name: 'a',
      stay: { start: '2026-01-01', end: '2026-01-02' },
      specs: [{ price: 1 }, { price: 2 }],
    }
    const next = withValueAt(values, 'stay.end', '2026-01-05')
    assert.deepEqual(next, { ...values, stay: { start: '2026-01-01', end: '2026-01-05' } })
    assert.equal(next.specs, values.specs)
    assert.equal(values.stay.end, '2026-01-02')
  })

  test('in a list the record at the index is replaced', () => {
    const values = { specs: [{ price: 1, days: [{ n: 1 }, { n: 2 }] }, { price: 2 }] }
    const next = withValueAt(values, 'specs.0.price', 9) as typeof values
    assert.deepEqual(next, { specs: [{ price: 9, days: [{ n: 1 }, { n: 2 }] }, { price: 2 }] })
    assert.equal(next.specs[1], values.specs[1])
    assert.deepEqual(withValueAt(values, 'specs.0.days.1.n', 5), {
      specs: [{ price: 1, days: [{ n: 1 }, { n: 5 }] }, { price: 2 }],
    })
    assert.deepEqual(withValueAt(values, 'specs.1', { price: 3 }), {
      specs: [values.specs[0], { price: 3 }],
    })
    assert.deepEqual(withValueAt(values, 'specs.7.price', 3), values)
  })

  test('missing groups are created', () => {
    assert.deepEqual(withValueAt({}, 'address.city.name', '杭州'), { address: { city: { name: '杭州' } } })
    assert.deepEqual(withValueAt({ address: null }, 'address.city', '杭州'), { address: { city: '杭州' } })
  })

  test('undefined, an empty text and an empty list are equal; other values are compared by content', () => {
    for (const [one, other] of [
      [undefined, ''],
      [null, []],
      [{ a: 1 }, { a: 1, b: undefined }],
      [[{ a: '' }], [{}]],
    ])
      assert.ok(isSameValue(one, other), JSON.stringify([one, other]))
    for (const [one, other] of [
      [0, ''],
      [false, undefined],
      [1, '1'],
      [{ a: 1 }, { a: 2 }],
      [{ a: 1 }, {}],
      [{ 0: 'a' }, ['a']],
      [['a'], ['a', 'b']],
      ['a', ['a']],
      [null, { a: 1 }],
    ])
      assert.ok(!isSameValue(one, other) && !isSameValue(other, one), JSON.stringify([one, other]))
  })
})
