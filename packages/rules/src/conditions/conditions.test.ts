import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { addDays, isDate } from '../dates/days'
import { today } from '../dates/today'
import type { Comparison, Condition, Operand } from './Condition'
import { ConditionError } from './ConditionError'
import { evaluateCondition } from './evaluateCondition'
import { fieldsOf } from './fieldsOf'
import { parseCondition } from './parseCondition'
import { printCondition } from './printCondition'
import { quoteConditionValue } from './quoteConditionValue'

const numRuns = 10_000

const evaluate = (text: string, values: object, context = {}) =>
  evaluateCondition(parseCondition(text), values as Record<string, unknown>, {
    today: '2026-11-20',
    ...context,
  })

describe('parseCondition', () => {
  test('reads comparisons, operators and values', () => {
    assert.deepEqual(parseCondition('type=coupon|card & price >= 100'), [
      {
        field: 'type',
        operator: '=',
        operands: [
          { kind: 'text', text: 'coupon' },
          { kind: 'text', text: 'card' },
        ],
      },
      { field: 'price', operator: '>=', operands: [{ kind: 'text', text: '100' }] },
    ])
    const operators = ['=', '!=', '>', '>=', '<', '<=']
    assert.deepEqual(
      operators.flatMap((operator) => parseCondition(`a${operator}1`).map((one) => one.operator)),
      operators,
    )
  })

  test('reads words with a special meaning', () => {
    const [{ operands } = { operands: [] }] = parseCondition(
      'at=*|null|{storeId}|today|today+30|today-7|anniversary(today)|anniversary(today+3)|todays|{a b}|50%',
    )
    assert.deepEqual(operands, [
      { kind: 'any' },
      { kind: 'none' },
      { kind: 'param', name: 'storeId' },
      { kind: 'day', days: 0 },
      { kind: 'day', days: 30 },
      { kind: 'day', days: -7 },
      { kind: 'anniversary', days: 0 },
      { kind: 'anniversary', days: 3 },
      { kind: 'text', text: 'todays' },
      { kind: 'text', text: '{a b}' },
      { kind: 'text', text: '50%' },
    ])
  })

  test('limits days from today to five digits', () => {
    const operandOf = (text: string) => parseCondition(`at=${text}`)[0]?.operands[0]
    assert.deepEqual(operandOf('today+99999'), { kind: 'day', days: 99_999 })
    assert.deepEqual(operandOf('today-99999'), { kind: 'day', days: -99_999 })
    assert.deepEqual(operandOf('today+100000'), { kind: 'text', text: 'today+100000' })
    assert.deepEqual(operandOf('anniversary(today+99999)'), { kind: 'anniversary', days: 99_999 })
    assert.equal(operandOf('anniversary(today+100000)')?.kind, 'text')
  })

  test('an empty text is always true', () => {
    assert.deepEqual(parseCondition(''), [])
    assert.ok(evaluate('  ', {}))
  })

  test('reports the position of a syntax error', () => {
    for (const [text, position] of [
      ['type', 0],
      ['=x', 0],
      ['a=1&', 4],
      ['a=1&&b=2', 4],
      ['a=', 2],
      ['a=1|', 4],
      ['a=1&b=2||3', 8],
      ['1a=2', 0],
      ['a=1&b>*', 6],
      ['a<=null', 3],
      ['a>1|anniversary(today)', 4],
    ] as const)
      assert.throws(
        () => parseCondition(text),
        (error) => {
          assert.ok(error instanceof ConditionError, text)
          assert.equal(error.position, position, text)
          return true
        },
      )
    assert.throws(() => parseCondition('a>*'), { message: /"\*" can only be compared by = and !=/ })
  })

  test('any text is parsed or refused with a ConditionError', () => {
    const sign = fc.constantFrom(...'ab=!<>|&*{}%2_.today null()+- ')
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: sign }), fc.string({ unit: 'binary' })), (text) => {
        try {
          const condition = parseCondition(text)
          assert.deepEqual(parseCondition(printCondition(condition)), condition)
        } catch (error) {
          assert.ok(error instanceof ConditionError, String(error))
          assert.ok(error.position >= 0 && error.position <= text.length)
        }
      }),
      { numRuns },
    )
  })
})

const anyText = fc.oneof(
  fc.string({ minLength: 1, unit: 'binary' }),
  fc.constantFrom('today', 'null', '*', '%26', '%', 'anniversary(today)', '{x}', ' a ', '=1', '　'),
)
const operators = ['=', '!=', '>', '>=', '<', '<='] as const
const anyOperand: fc.Arbitrary<Operand> = fc.oneof(
  anyText.map((text) => ({ kind: 'text' as const, text })),
  fc.integer({ min: -99_999, max: 99_999 }).map((days) => ({ kind: 'day' as const, days })),
  fc.stringMatching(/^[\w.-]{1,8}$/).map((name) => ({ kind: 'param' as const, name })),
)
const anyEqualOperand: fc.Arbitrary<Operand> = fc.oneof(
  anyOperand,
  fc.constantFrom<Operand>({ kind: 'any' }, { kind: 'none' }, { kind: 'anniversary', days: 2 }),
)
const anyComparison: fc.Arbitrary<Comparison> = fc
  .tuple(fc.stringMatching(/^[A-Za-z_][\w.]{0,8}$/), fc.constantFrom(...operators))
  .chain(([field, operator]) =>
    fc
      .array(/^!?=$/.test(operator) ? anyEqualOperand : anyOperand, { minLength: 1, maxLength: 3 })
      .map((operands) => ({ field, operator, operands })),
  )
const anyCondition: fc.Arbitrary<Condition> = fc.array(anyComparison, { maxLength: 3 })

describe('printCondition', () => {
  test('writes a condition that parses to the same condition', () => {
    fc.assert(
      fc.property(anyCondition, (condition) => {
        assert.deepEqual(parseCondition(printCondition(condition)), condition)
      }),
      { numRuns },
    )
  })

  test('names each field once, in order', () => {
    assert.deepEqual(fieldsOf(parseCondition('b=1&a.c>2&b!=3')), ['b', 'a.c'])
  })
})

describe('quoteConditionValue', () => {
  test('quotes any value as itself', () => {
    const words = [
      'today',
      'today+3',
      'null',
      'nullx',
      '*',
      '{id}',
      'anniversary(today)',
      '%26',
      'a|b&c=d',
      ' a ',
    ]
    for (const word of words) assert.ok(evaluate(`a=${quoteConditionValue(word)}`, { a: word }), word)
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (value) => {
        const quoted = quoteConditionValue(value)
        assert.deepEqual(parseCondition(`a>${quoted}&b=${quoted}|x`), [
          { field: 'a', operator: '>', operands: [{ kind: 'text', text: value }] },
          {
            field: 'b',
            operator: '=',
            operands: [
              { kind: 'text', text: value },
              { kind: 'text', text: 'x' },
            ],
          },
        ])
      }),
      { numRuns },
    )
  })

  test('quotes a missing value as null', () => {
    for (const nothing of ['', null, undefined]) assert.equal(quoteConditionValue(nothing), 'null')
    assert.equal(quoteConditionValue(0), '0')
    assert.equal(quoteConditionValue(false), 'false')
  })
})

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
