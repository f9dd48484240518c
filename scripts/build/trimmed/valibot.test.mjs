import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import * as whole from 'valibot'
import * as trimmed from './valibot.mjs'

/** One schema of every kind, as answers use them, made by either library. */
function schemaOf(v) {
  const row = v.looseObject({
    flag: v.boolean(),
    count: v.number(),
    next: v.optional(v.nullable(v.lazy(() => row))),
  })
  return v.looseObject({
    id: v.pipe(v.union([v.string(), v.number()]), v.transform(String)),
    score: v.nullable(v.picklist([1, 2, 3])),
    text: v.optional(v.nullable(v.string())),
    any: v.unknown(),
    maybe: v.optional(v.unknown()),
    rows: v.array(row),
  })
}

/** What packages/protocol/src/check.ts sees of an outcome. */
function outcomeOf(v, value) {
  const { issues, value: read } = schemaOf(v)['~standard'].validate(value)
  return issues ? { field: issues[0].path?.map(({ key }) => key).join('.') ?? '' } : { read }
}

const row = { flag: true, count: 1 }
const fitting = { id: 7, score: null, any: 1, rows: [row, { ...row, next: row, more: 2 }], more: 'kept' }

describe('the trimmed valibot', () => {
  for (const value of [
    fitting,
    { ...fitting, id: true },
    { ...fitting, score: 4 },
    { ...fitting, text: 5 },
    { ...fitting, text: undefined },
    { ...fitting, rows: [row, { flag: 'yes' }] },
    { ...fitting, rows: [{ ...row, next: { flag: true, count: Number.NaN } }] },
    { ...fitting, rows: {} },
    { id: 'x', score: 1, rows: [] },
    { id: 'x' },
    null,
    'text',
  ])
    it(`takes and refuses what the whole one does: ${JSON.stringify(value)}`, () => {
      assert.deepEqual(outcomeOf(trimmed, value), outcomeOf(whole, value))
    })

  it('takes and refuses what the whole one does: any change of a fitting answer', () => {
    const part = fc.oneof(fc.jsonValue(), fc.constant(undefined), fc.constant(row))
    const changed = fc
      .dictionary(fc.constantFrom('id', 'score', 'text', 'any', 'maybe', 'rows', 'more'), part)
      .map((change) => ({ ...fitting, ...change }))
    const rows = fc.array(fc.record({ flag: part, count: part, next: part }, { requiredKeys: [] }))
    const cases = fc.oneof(
      changed,
      rows.map((list) => ({ ...fitting, rows: list })),
      fc.jsonValue(),
    )
    let refused = 0
    fc.assert(
      fc.property(cases, (value) => {
        const expected = outcomeOf(whole, value)
        if ('field' in expected) refused++
        assert.deepEqual(outcomeOf(trimmed, value), expected)
      }),
      { numRuns: 500, seed: 4100 },
    )
    assert.ok(refused > 50 && refused < 490, `${refused} refused`)
  })
})
