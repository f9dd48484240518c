import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fixedValues } from './fixedValues'

const fields = [
  { name: 'kind' },
  { name: 'price', fixed: { if: 'kind=gift', value: 0 } },
  { name: 'refund', fixed: { if: 'kind=gift|sample', value: 'none' } },
]

test('a value is fixed while its condition holds', () => {
  assert.deepEqual(fixedValues(fields, { kind: 'gift', price: 9 }), { price: 0, refund: 'none' })
  assert.deepEqual(fixedValues(fields, { kind: 'sample', price: 9 }), { refund: 'none' })
  assert.deepEqual(fixedValues(fields, { price: 9 }), {})
})
