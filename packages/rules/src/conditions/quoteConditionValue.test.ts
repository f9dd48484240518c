import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { evaluateCondition } from './evaluateCondition'
import { parseCondition } from './parseCondition'
import { quoteConditionValue } from './quoteConditionValue'

const numRuns = 10_000

const evaluate = (text: string, values: object, context = {}) =>
  evaluateCondition(parseCondition(text), values as Record<string, unknown>, {
    today: '2026-11-20',
    ...context,
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
