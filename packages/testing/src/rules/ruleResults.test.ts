import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { validators } from '@ebkit/rules/validation'
import { ruleResultsOf } from './ruleResultsOf'

describe('ruleResultsOf', () => {
  const results = ruleResultsOf({ seed: 7, count: 10_000 })

  test('W-VAL-1 W-VAL-11 the same seed gives the same values and results, another seed others', () => {
    assert.deepEqual(ruleResultsOf({ seed: 7, count: 10_000 }), results)
    assert.notDeepEqual(ruleResultsOf({ seed: 8, count: 10 }), results.slice(0, 10))
  })

  test('each validator and each type of field accepts some of the values and refuses others', () => {
    const lines = results.map((result) => JSON.parse(result) as [unknown[], Array<{ code: string }>])
    for (const [index, name] of Object.keys(validators).entries()) {
      const refused = lines.filter(([rules]) => rules[index] !== 0).length
      assert.ok(refused > 100 && refused < lines.length - 100, `${name} refuses ${refused}`)
    }
    const codes = new Set(lines.flatMap(([, problems]) => problems.map(({ code }) => code)))
    assert.ok(codes.size > 20, [...codes].join(' '))
  })
})
