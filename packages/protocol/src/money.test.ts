import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { toCents } from './money'

const cents = fc.integer({ min: 0, max: 999_990_000 })
const inYuan = (amount: number) => `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`

describe('amounts of the wire in cents', () => {
  test('yuan with two decimals keep every cent, as a text and as a number', () => {
    fc.assert(
      fc.property(cents, (amount) => {
        assert.equal(toCents(inYuan(amount), 'yuan'), amount)
        assert.equal(toCents(Number(inYuan(amount)), 'yuan'), amount)
        assert.equal(toCents(amount / 100, 'yuan'), amount)
      }),
      { numRuns: 2_000 },
    )
  })

  test('amounts in cents stay unchanged', () => {
    fc.assert(
      fc.property(cents, (amount) => {
        assert.equal(toCents(amount, 'cents'), amount)
        assert.equal(toCents(String(amount), 'cents'), amount)
      }),
    )
  })

  test('fewer decimals, spaces, a sign, and half a cent', () => {
    assert.equal(toCents('98', 'yuan'), 9800)
    assert.equal(toCents('98.5', 'yuan'), 9850)
    assert.equal(toCents(' 98.00 ', 'yuan'), 9800)
    assert.equal(toCents('-3.10', 'yuan'), -310)
    assert.equal(toCents(0, 'yuan'), 0)
    assert.equal(toCents('10.6', 'cents'), 11)
  })

  test('an invalid amount is null', () => {
    const bad = [
      null,
      undefined,
      '',
      '  ',
      'abc',
      '¥98',
      '1,286.00',
      '9.9.9',
      '0x10',
      '1e3',
      'Infinity',
      '-',
      '.',
    ]
    for (const amount of [...bad, Number.NaN, Number.POSITIVE_INFINITY, 1e20, true, false, {}, []])
      for (const unit of ['yuan', 'cents'] as const)
        assert.equal(toCents(amount, unit), null, `${JSON.stringify(amount)} ${unit}`)
  })
})
