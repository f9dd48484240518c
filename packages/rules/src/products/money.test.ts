import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { formatCents, formatYuan } from './money'

test('amounts have two decimals, and commas between thousands', () => {
  const cases = [
    [0, '0.00'],
    [1, '0.01'],
    [99, '0.99'],
    [9800, '98.00'],
    [99_999, '999.99'],
    [128_600, '1,286.00'],
    [999_990_000, '9,999,900.00'],
    [-128_650, '-1,286.50'],
    [-99, '-0.99'],
  ] as const
  for (const [cents, text] of cases) assert.equal(formatCents(cents), text)
})

test('every amount can be read back from its text', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), (cents) => {
      const text = formatCents(cents)
      assert.match(text, /^-?\d{1,3}(,\d{3})*\.\d\d$/)
      assert.equal(Number(text.replaceAll(/[,.]/g, '')) + 0, cents)
    }),
  )
})

test('an amount with its currency has its sign before both', () => {
  assert.equal(formatYuan(128_600), '¥1,286.00')
  assert.equal(formatYuan(0), '¥0.00')
  assert.equal(formatYuan(-3_820_600), '-¥38,206.00')
})
