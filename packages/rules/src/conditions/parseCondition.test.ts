import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import type { Comparison, Condition, Operand } from './Condition'
import { ConditionError } from './ConditionError'
import { evaluateCondition } from './evaluateCondition'
import { fieldsOf } from './fieldsOf'
import { parseCondition } from './parseCondition'
import { printCondition } from './printCondition'

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
