import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import * as v from 'valibot'
import { getHotelConfigAll } from './calls/config'
import { getUserFeedback, submitUserFeedback } from './calls/feedback'
import { getFolderEntries, getTree } from './calls/files'
import { getIdentity } from './calls/session'

describe('answer schemas', () => {
  test('W-SAT-15 the rating answer has a score of 1 to 5 or null, and feedbackDescription', () => {
    for (const score of [null, 1, 2, 3, 4, 5]) {
      assert.ok(v.is(getUserFeedback.answer, { score, feedbackDescription: null, added: 'later' }))
    }
    for (const score of [undefined, 0, 6, 1.5, '5', true]) {
      assert.equal(v.is(getUserFeedback.answer, { score, feedbackDescription: 'x' }), false, String(score))
    }
    assert.equal(v.is(getUserFeedback.answer, { score: 3, feedbackDescription: { text: 'x' } }), false)
  })

  test('the config is a map: unknown keys pass, a list or a wrong type of a flag does not', () => {
    assert.ok(v.is(getHotelConfigAll.answer, { ENABLE_UPLOAD_CHECK: '1', ANYTHING: { nested: 1 } }))
    assert.ok(v.is(getHotelConfigAll.answer, {}))
    for (const wrong of [[], null, 'text', { ENABLE_UPLOAD_CHECK: 1 }]) {
      assert.equal(v.is(getHotelConfigAll.answer, wrong), false, JSON.stringify(wrong))
    }
  })

  test('does not copy keys that reach into prototypes from an answer', () => {
    const answer = v.parse(getHotelConfigAll.answer, JSON.parse('{"__proto__":{"polluted":true},"a":1}'))
    assert.equal((answer as { polluted?: boolean }).polluted, undefined)
    assert.equal(({} as { polluted?: boolean }).polluted, undefined)
  })

  test('numeric ids become texts', () => {
    const tree = v.parse(getTree.answer, [
      { ossDisplayId: 7, displayName: 'a', subNode: [{ ossDisplayId: '8', displayName: 'b' }] },
    ])
    assert.equal(tree[0]?.ossDisplayId, '7')
    assert.equal(tree[0]?.subNode?.[0]?.ossDisplayId, '8')
  })

  test('refuses an identity without its hotels', () => {
    assert.equal(v.is(getIdentity.answer, { userId: 'u', userName: 'n' }), false)
  })
})

describe('request schemas', () => {
  test('a comment of 500 characters passes, one more does not; the stored text is normalised', () => {
    const body = { url: '/a', score: 5 as const }
    assert.ok(v.is(submitUserFeedback.body, { ...body, description: '👍'.repeat(500) }))
    assert.equal(v.is(submitUserFeedback.body, { ...body, description: '好'.repeat(501) }), false)
    assert.equal(v.parse(submitUserFeedback.body, { ...body, description: 'a\r\nb\0' }).description, 'a\nb')
  })

  test('paging from a query string becomes numbers, with the specified defaults', () => {
    const query = { ossDisplayId: 'x', hotelId: 'h', brandId: 'b' }
    assert.deepEqual(v.parse(getFolderEntries.query, { ...query, pageIndex: '3' }), {
      ...query,
      pageIndex: 3,
      pageSize: 1000,
    })
    assert.equal(v.is(getFolderEntries.query, { ...query, pageIndex: '1e3' }), false)
  })
})
