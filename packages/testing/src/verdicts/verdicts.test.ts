import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { validators } from '@ebkit/rules/validation'
import { verdictsOf } from './verdictsOf'

describe('verdictsOf', () => {
  const verdicts = verdictsOf({ seed: 7, count: 10_000 })

  test('W-VAL-1 W-VAL-11 the same seed gives the same values and results, another seed others', () => {
    assert.deepEqual(verdictsOf({ seed: 7, count: 10_000 }), verdicts)
    assert.notDeepEqual(verdictsOf({ seed: 8, count: 10 }), verdicts.slice(0, 10))
  })

  test('each validator and each type of field accepts some of the values and refuses others', () => {
    const lines = verdicts.map((verdict) => JSON.parse(verdict) as [unknown[], Array<{ code: string }>])
    for (const [index, name] of Object.keys(validators).entries()) {
      const refused = lines.filter(([rules]) => rules[index] !== 0).length
      assert.ok(refused > 100 && refused < lines.length - 100, `${name} refuses ${refused}`)
    }
    const codes = new Set(lines.flatMap(([, problems]) => problems.map(({ code }) => code)))
    assert.ok(codes.size > 20, [...codes].join(' '))
  })
})
