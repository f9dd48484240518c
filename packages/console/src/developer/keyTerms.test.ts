import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { draftProblems, type KeyDraft, termsOf } from './keyTerms'

const draft: KeyDraft = { name: ' 票务平台 ', hotelIds: [], scopes: ['*:view'], others: '' }

describe('a key that is being made', () => {
  test('has a name and at least one right; without stores it is for all', () => {
    assert.equal(draftProblems(draft), undefined)
    assert.deepEqual(termsOf(draft), { name: '票务平台', hotelIds: null, scopes: ['*:view'] })
    assert.deepEqual(draftProblems({ ...draft, name: ' ', scopes: [] }), {
      name: 'keyNameMissing',
      scopes: 'scopesMissing',
    })
    assert.deepEqual(draftProblems({ ...draft, name: '票'.repeat(61) }), { name: 'keyNameLong' })
  })

  test('takes further codes however they are separated, and names those that are none', () => {
    const others = { ...draft, scopes: [], others: 'ticketOrder:refund，member:* *:view' }
    assert.equal(draftProblems(others), undefined)
    assert.deepEqual(termsOf(others).scopes, ['ticketOrder:refund', 'member:*', '*:view'])
    assert.deepEqual(termsOf({ ...draft, scopes: ['*:view', 'file:upload', '*'] }).scopes, ['*'])
    assert.deepEqual(draftProblems({ ...draft, others: 'ticketOrder refund: *:view' }), {
      others: 'ticketOrder refund:',
    })
  })
})
