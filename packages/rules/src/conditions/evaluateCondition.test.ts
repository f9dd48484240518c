import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { addDays, isDate } from '../dates/days'
import { today } from '../dates/today'
import { evaluateCondition } from './evaluateCondition'
import { parseCondition } from './parseCondition'
import { quoteConditionValue } from './quoteConditionValue'

const numRuns = 10_000

const evaluate = (text: string, values: object, context = {}) =>
  evaluateCondition(parseCondition(text), values as Record<string, unknown>, {
    today: '2026-11-20',
    ...context,
  })

const operators = ['=', '!=', '>', '>=', '<', '<='] as const

describe('evaluateCondition', () => {
  test('= and != compare texts and are opposites', () => {
    const row = { type: 'coupon', price: 7, isOpen: true, tags: ['a', 1], empty: '', list: [], at: null }
    for (const [text, expected] of [
      ['type=coupon', true],
      ['type=card|coupon', true],
      ['type=card', false],
      ['price=7', true],
      ['price=07', false],
      ['price=7.0', false],
      ['isOpen=true', true],
      ['tags=a', true],
      ['tags=1', true],
      ['tags=b|c', false],
      ['empty=null', true],
      ['list=null', true],
      ['at=null', true],
      ['gone=null', true],
      ['type=null', false],
      ['type=*', true],
      ['price=*', true],
      ['isOpen=*', true],
      ['empty=*', false],
      ['gone=coupon', false],
      ['constructor=*', false],
      ['tags=toString', false],
    ] as const) {
      assert.equal(evaluate(text, row), expected, text)
      assert.equal(evaluate(text.replace('=', '!='), row), !expected, text)
    }
  })

  test('compares numbers by size and texts by code points; a missing value never compares', () => {
    const row = { price: 9, name: 'b', sign: '\u{1f44d}', none: null, negative: -2.5 }
    for (const [text, expected] of [
      ['price<10', true],
      ['price>10', false],
      ['price>=9', true],
      ['price<=9.0', true],
      ['price>abc', false],
      ['price<abc', false],
      ['price>5|100', true],
      ['negative<-2', true],
      ['name>a', true],
      ['name<a', false],
      ['name>=b', true],
      ['sign>\uffee', true],
      ['none<1', false],
      ['none>=null1', false],
      ['gone<1', false],
    ] as const)
      assert.equal(evaluate(text, row), expected, text)
  })

  test('compares a date with a time to the precision of the condition', () => {
    const row = { at: '2026-11-20 09:05:30', day: '2026-11-20' }
    for (const [text, expected] of [
      ['at=today', true],
      ['at=2026-11-20 09:05', true],
      ['at=2026-11-20 09:05:30', true],
      ['at=2026-11-20 09:06', false],
      ['at<=2026-11-20', true],
      ['at>2026-11-20', false],
      ['at<2026-11-20', false],
      ['at>2026-11-19', true],
      ['at>2026-11-20 09:05:29', true],
      ['at>x', false],
      ['day<=today', true],
      ['day<today+1', true],
      ['day>today-1', true],
      ['day=2026-11-20 00:00', true],
      ['day<2026-11-20 00:01', true],
    ] as const)
      assert.equal(evaluate(text, row), expected, text)
  })

  test('anniversaries match the day in any year, including February 29', () => {
    assert.ok(evaluate('birthday=anniversary(today)', { birthday: '1990-11-20' }))
    assert.ok(!evaluate('birthday=anniversary(today)', { birthday: '1990-11-21' }))
    assert.ok(evaluate('birthday=anniversary(today+1)', { birthday: '1990-11-21' }))
    const leap = { birthday: '2000-02-29' }
    assert.ok(evaluate('birthday=anniversary(today)', leap, { today: '2026-02-28' }))
    assert.ok(!evaluate('birthday=anniversary(today)', leap, { today: '2028-02-28' }))
    assert.ok(evaluate('birthday=anniversary(today)', leap, { today: '2028-02-29' }))
  })

  test('a parameter is one value; without the parameter nothing is filtered', () => {
    const row = { storeId: 'a|b' }
    assert.ok(evaluate('storeId={id}', row, { params: { id: 'a|b' } }))
    assert.ok(!evaluate('storeId={id}', row, { params: { id: '*' } }))
    for (const params of [{}, { id: '' }, { id: undefined }])
      assert.ok(evaluate('storeId={id}', row, { params }))
    assert.ok(evaluate('storeId={constructor}', row))
  })

  test('names with dots read nested records', () => {
    assert.ok(evaluate('status.open=1', { status: { open: 1 } }))
    assert.ok(evaluate('status.open=1', { 'status.open': 1 }))
    assert.ok(!evaluate('status.open=1', { status: 'x' }))
  })

  test('today defaults to the day of the device', () => {
    assert.ok(evaluateCondition(parseCondition('day=today'), { day: today() }))
  })

  test('agrees with a slow, simple evaluation', () => {
    const known = { anyHits: 0 }
    fc.assert(
      fc.property(
        anyRow,
        fc.array(anyLiteral, { minLength: 1, maxLength: 3 }),
        fc.constantFrom(...operators),
        (row, literals, operator) => {
          for (const field of Object.keys(row) as Array<keyof Row>) {
            const text = `${field}${operator}${literals.map(quoteConditionValue).join('|')}`
            const expected = oracle(row[field], operator, literals)
            if (expected) known.anyHits++
            assert.equal(evaluate(text, row), expected, text)
          }
        },
      ),
      { numRuns },
    )
    assert.ok(known.anyHits > numRuns / 10)
  })
})

type Row = { text: string; number: number | null; day: string; at: string; list: readonly string[] }

const anyDay = fc.integer({ min: -2, max: 2 }).map((days) => addDays('2026-11-20', days))
const anyTime = fc.constantFrom('00:00:00', '09:05:00', '09:05:30', '23:59:59')
const anyWord = fc.constantFrom('', 'a', 'B', '10', '9', '中', '\u{1f44d}', '\uffee', 'true')
const anyRow: fc.Arbitrary<Row> = fc.record({
  text: anyWord,
  number: fc.constantFrom(null, 0, 9, 10, -1, 0.5),
  day: anyDay,
  at: fc.tuple(anyDay, anyTime).map((parts) => parts.join(' ')),
  list: fc.uniqueArray(fc.constantFrom('a', '10', '2026-11-20')),
})
const anyLiteral = fc.oneof(
  anyWord.filter(Boolean),
  fc.constantFrom('0', '-1', '0.5', '9.0'),
  anyDay,
  fc.tuple(anyDay, anyTime).map((parts) => parts.join(' ')),
  fc.tuple(anyDay, anyTime).map(([day, time]) => `${day} ${time.slice(0, 5)}`),
)

/** The independent evaluation: every literal is an interval of values, whose bounds are compared. */
function oracle(value: unknown, operator: string, literals: readonly string[]): boolean {
  if (operator === '=' || operator === '!=') {
    const fits = literals.some((literal) => {
      if (Array.isArray(value)) return value.map(String).includes(literal)
      const stretch = stretchOf(literal)
      if (typeof value === 'string' && stretchOf(value) && stretch) {
        const time = momentOf(value)
        return time >= stretch[0] && time < stretch[1]
      }
      return value !== null && value !== '' && String(value) === literal
    })
    return operator === '=' ? fits : !fits
  }
  return literals.some((literal) => {
    if (value === null || value === '' || Array.isArray(value)) return false
    const number = Number(literal)
    if (typeof value === 'number') return !Number.isNaN(number) && ordered(operator, value - number)
    const stretch = stretchOf(literal)
    if (!stretchOf(String(value))) return ordered(operator, byBytes(String(value), literal))
    if (!stretch) return false
    const time = momentOf(String(value))
    return ordered(operator, time < stretch[0] ? -1 : time >= stretch[1] ? 1 : 0)
  })
}

const momentOf = (text: string) =>
  Date.parse(`${text.replace(' ', 'T')}${text.length === 10 ? 'T00:00' : ''}Z`)
function stretchOf(text: string): [number, number] | undefined {
  if (!isDate(text.slice(0, 10))) return
  const unit = text.length === 10 ? 86_400_000 : text.length === 16 ? 60_000 : 1000
  return [momentOf(text), momentOf(text) + unit]
}
const byBytes = (one: string, other: string) => Buffer.compare(Buffer.from(one), Buffer.from(other))
const ordered = (operator: string, difference: number) =>
  operator.includes(difference < 0 ? '<' : difference > 0 ? '>' : '=')
