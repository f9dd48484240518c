import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { decimalsOf, roundTo } from './decimals'
import { numberProblem } from './numberProblem'
import {
  boundsOf,
  correctionOf,
  isAllowed,
  isHeld,
  type NumberLimits,
  readNumber,
  stepped,
  writeNumber,
} from './numbers'

const corrected = (...entry: Parameters<typeof correctionOf>) => correctionOf(...entry).value

const runs = process.env.EB_SOAK ? 10_000 : 500

const anyNumber = fc.oneof(
  fc.double(),
  fc.integer(),
  fc.constantFrom(0, -0, 0.1, 0.2, 1.005, 1e21, -1e21, 5e-324, NaN, Infinity, -Infinity),
)
const limitsArbitrary: fc.Arbitrary<NumberLimits> = fc.record(
  { min: anyNumber, max: anyNumber, step: anyNumber, precision: anyNumber, allowEmpty: fc.boolean() },
  { requiredKeys: [] },
)
const anyText = fc.oneof(
  fc.string(),
  fc.string({ unit: 'grapheme' }),
  anyNumber.map(String),
  fc.constantFrom('', ' ', '-', '1,286.00', '１２', '.'),
)

/** Whether a number is valid. */
function assertValid(value: number | null, limits: NumberLimits): void {
  if (value === null) return
  const { min = -Infinity, max = Infinity } = boundsOf(limits)
  assert.ok(isHeld(value) && value >= min && value <= max, `${value} of ${JSON.stringify(limits)}`)
  assert.ok(!Object.is(value, -0))
  assert.ok(isAllowed(value, limits))
}

describe('numbers of the number input', () => {
  it('W-NUM-2 text that is not a number becomes the maximum; without one the last valid value stays', () => {
    for (const text of ['abc', '1.2.3', '--1', '.', '-', 'e5', '1,5', '0x10', '十二', 'NaN']) {
      assert.equal(corrected(text, { max: 99 }, 5), 99, text)
      assert.equal(corrected(text, { min: 1 }, 5), 5, text)
      assert.equal(corrected(text, {}, null), null, text)
    }
  })

  it('W-NUM-3 an empty entry becomes the minimum; without one the last valid value stays', () => {
    for (const text of ['', ' ', '　']) {
      assert.equal(corrected(text, { min: 3, max: 9 }, 5), 3)
      assert.equal(corrected(text, { max: 9 }, 5), 5)
      assert.equal(corrected(text, { min: 3, allowEmpty: true }, 5), null)
    }
  })

  it('W-NUM-4 W-NUM-5 a number beyond a bound becomes the bound', () => {
    assert.equal(corrected('100', { min: 1, max: 99 }, 5), 99)
    assert.equal(corrected('0', { min: 1, max: 99 }, 5), 1)
    assert.equal(corrected('99', { min: 1, max: 99 }, 5), 99)
    assert.equal(corrected('1e21', { max: 99 }, 5), 99)
    assert.equal(corrected('-1e21', { min: -7, max: 99 }, 5), -7)
  })

  it('W-NUM-1 W-NUM-6 steps are 1 by default, and stop at the bounds', () => {
    assert.equal(stepped(4, 1, {}), 5)
    assert.equal(stepped(4, -1, {}), 3)
    assert.equal(stepped(4, 10, { max: 9 }), 9)
    assert.equal(stepped(9, 1, { max: 9 }), 9)
    assert.equal(stepped(2, -1, { min: 1.5 }), 1.5)
    assert.equal(stepped(null, 1, { min: 5 }), 5)
    assert.equal(stepped(null, 1, { min: 0 }), 1)
    assert.equal(stepped(1500, -1, { max: 999 }), 999)
    for (const step of [0, -2, NaN, Infinity, 1e21]) assert.equal(stepped(4, 1, { step }), 5, `${step}`)
  })

  it('adds without binary errors: 0.1 + 0.2 is 0.3', () => {
    assert.equal(stepped(0.1, 1, { step: 0.2 }), 0.3)
    assert.equal(stepped(1.1, -1, { step: 0.1 }), 1)
    assert.equal(stepped(1e-7, 1, { step: 1e-7 }), 2e-7)
    let sum: number | null = 0
    for (let count = 0; count < 1000; count += 1) sum = stepped(sum, 1, { step: 0.01 })
    assert.equal(sum, 10)
  })

  it('rounds half away from zero, by the typed digits', () => {
    assert.equal(corrected('1.005', { precision: 2 }, null), 1.01)
    assert.equal(corrected('-1.005', { precision: 2 }, null), -1.01)
    assert.equal(corrected('2.5', { precision: 0 }, null), 3)
    assert.equal(corrected('0.5', { precision: 0, max: 0.7 }, null), 0)
    assert.equal(corrected('1.239', { precision: -1 }, null), 1)
    assert.equal(corrected('1.239', { precision: NaN }, null), 1.239)
    assert.equal(corrected('1e-20', {}, 4), 0)
    // A step smaller than the precision is replaced by the smallest possible one.
    assert.equal(stepped(1, 1, { step: 0.001, precision: 2 }), 1.01)
  })

  it('parses numbers pasted from tables, and full-width characters', () => {
    for (const text of [
      '1,286.00',
      '１２８６',
      '1 286',
      ' ¥1,286.00 ',
      '￥１，２８６．００',
      '1286。0',
      '+1286',
      '1.286e3',
    ])
      assert.equal(readNumber(text), 1286, text)
    assert.equal(readNumber('－５'), -5)
    assert.equal(readNumber('−5'), -5)
    assert.equal(readNumber('.5'), 0.5)
    assert.equal(readNumber('5.'), 5)
    for (const text of ['1,28', '12,86', '1,286,0', '1.2,345'])
      assert.equal(readNumber(text), Number.NaN, text)
  })

  it('zero has no sign, and no text has an exponent', () => {
    assert.ok(Object.is(corrected('-0', {}, null), 0))
    assert.ok(Object.is(stepped(1, -1, {}), 0))
    assert.ok(Object.is(corrected('-0.001', { precision: 2 }, null), 0))
    assert.equal(writeNumber(-0), '0')
    assert.equal(writeNumber(1e-7), '0.0000001')
    assert.equal(writeNumber(98, 2), '98.00')
    assert.equal(writeNumber(1.239, 2), '1.239')
    assert.equal(writeNumber(null, 2), '')
  })

  it('numbers too large to be distinguished are refused', () => {
    assert.equal(isHeld(9007199254740991), true)
    assert.equal(isHeld(9007199254740992), false)
    assert.deepEqual([isHeld(1e-100), isHeld(1e-101)], [true, false], 'its text is not endless')
    assert.equal(corrected('9007199254740993', {}, 4), 4)
    assert.equal(stepped(9007199254740991, 1, {}), 9007199254740991)
    assert.deepEqual(boundsOf({ min: -1e21, max: 1e21 }), { min: -9007199254740991, max: 9007199254740991 })
    for (const other of [NaN, Infinity, '5', true, undefined, {}]) assert.equal(isHeld(other), false)
  })

  it('a maximum below the minimum is ignored', () => {
    assert.deepEqual(boundsOf({ min: 10, max: 5 }), { min: 10, max: undefined })
    assert.equal(corrected('7', { min: 10, max: 5 }, null), 10)
    assert.equal(corrected('abc', { min: 10, max: 5 }, 12), 12)
    assert.equal(stepped(12, 1, { min: 10, max: 5 }), 13)
    assert.deepEqual(boundsOf({ min: NaN, max: 5 }), { min: undefined, max: 5 })
    // There is no whole number between them.
    assert.deepEqual(boundsOf({ min: 0.2, max: 0.8, precision: 0 }), { min: 1, max: undefined })
  })

  it('a number set by the page beyond the bounds is reported', () => {
    const flag = (value: number | null, limits: NumberLimits) => numberProblem(value, limits, 'zh')?.flag
    assert.equal(numberProblem(1500, { max: 999 }, 'zh')?.message, '不能大于 999')
    assert.equal(numberProblem(0, { min: 1 }, 'en')?.message, 'At least 1')
    assert.equal(flag(1.239, { precision: 2 }), 'stepMismatch')
    assert.equal(flag(1.23, { precision: 2, min: 1, max: 2 }), undefined)
    assert.equal(flag(null, { min: 1 }), undefined)
  })

  it('W-NUM-2 W-NUM-3 W-NUM-4 any text becomes a valid number, or nothing changes', () => {
    fc.assert(
      fc.property(anyText, limitsArbitrary, (text, limits) => {
        const value = corrected(text, limits, null)
        assertValid(value, limits)
        assert.ok(Object.is(corrected(writeNumber(value), { ...limits, allowEmpty: true }, null), value))
      }),
      { numRuns: runs },
    )
  })

  it('W-NUM-5 W-NUM-6 any steps from any number end at a valid one', () => {
    fc.assert(
      fc.property(
        anyNumber.filter(isHeld),
        fc.integer({ min: -10, max: 10 }),
        limitsArbitrary,
        (value, steps, limits) => {
          const start = corrected(writeNumber(value), limits, null)
          assertValid(stepped(start, steps, limits), limits)
        },
      ),
      { numRuns: runs },
    )
  })

  it('formatting and parsing are inverse', () => {
    fc.assert(
      fc.property(anyNumber.filter(isHeld), (value) => {
        const text = writeNumber(value)
        assert.match(text, /^-?\d+(\.\d+)?$/)
        if (decimalsOf(value) <= 15) assert.equal(readNumber(text), value + 0)
      }),
      { numRuns: runs },
    )
  })

  it('rounding gives the nearest number with that many decimals', () => {
    const amounts = fc.tuple(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 0, max: 6 }))
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 6 }), ([digits, places], decimals) => {
        const rounded = roundTo(Number(`${digits}e-${places}`), decimals)
        assert.ok(decimalsOf(rounded) <= decimals)
        assert.ok(Math.abs(rounded - digits / 10 ** places) <= 0.5 / 10 ** decimals + 1e-9)
      }),
      { numRuns: runs },
    )
  })
})
