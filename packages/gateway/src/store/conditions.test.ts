import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { type Conditions, requireConditions } from './conditions'
import type { StoreError } from './storeError'

/** In HTTP's resolution, the object was changed at 08:00:00. */
const object = { etag: 'ABC', modifiedAt: new Date('2026-11-22T08:00:00.900Z') }
const [before, then, later] = ['07:59:59', '08:00:00', '08:00:01'].map(
  (time) => `Sun, 22 Nov 2026 ${time} GMT`,
)
const none: Conditions = {
  ifMatch: undefined,
  ifNoneMatch: undefined,
  ifModifiedSince: undefined,
  ifUnmodifiedSince: undefined,
}

/** `sent`, or why it is not sent. */
function outcome(conditions: Partial<Conditions>): string {
  try {
    requireConditions({ ...none, ...conditions }, object)
    return 'sent'
  } catch (error) {
    const { code, details } = error as StoreError
    return details.Condition ? `${code} ${details.Condition}` : code
  }
}

describe('conditions of a request for an object', () => {
  const cases: [Partial<Conditions>, string][] = [
    [{}, 'sent'],
    [{ ifMatch: '"ABC"' }, 'sent'],
    [{ ifMatch: 'abc' }, 'sent'],
    [{ ifMatch: '*' }, 'sent'],
    [{ ifMatch: ' * ' }, 'sent'],
    [{ ifMatch: '"x", "ABC"' }, 'sent'],
    [{ ifMatch: '"x"' }, 'PreconditionFailed If-Match'],
    [{ ifMatch: '"AB"' }, 'PreconditionFailed If-Match'],
    [{ ifMatch: '"A","BC"' }, 'PreconditionFailed If-Match'],
    [{ ifMatch: '' }, 'PreconditionFailed If-Match'],
    [{ ifUnmodifiedSince: before }, 'PreconditionFailed If-Unmodified-Since'],
    [{ ifUnmodifiedSince: then }, 'sent'],
    [{ ifUnmodifiedSince: later }, 'sent'],
    [{ ifUnmodifiedSince: 'no date' }, 'sent'],
    [{ ifNoneMatch: '"ABC"' }, 'NotModified'],
    [{ ifNoneMatch: 'W/"ABC"' }, 'NotModified'],
    [{ ifNoneMatch: '"x", "ABC"' }, 'NotModified'],
    [{ ifNoneMatch: '*' }, 'NotModified'],
    [{ ifNoneMatch: '"x"' }, 'sent'],
    [{ ifModifiedSince: before }, 'sent'],
    [{ ifModifiedSince: then }, 'NotModified'],
    [{ ifModifiedSince: later }, 'NotModified'],
    [{ ifModifiedSince: 'no date' }, 'sent'],
    // RFC 9110: an ETag takes precedence over a date
    [{ ifMatch: '"ABC"', ifUnmodifiedSince: before }, 'sent'],
    [{ ifNoneMatch: '"x"', ifModifiedSince: later }, 'sent'],
    [{ ifNoneMatch: '"ABC"', ifModifiedSince: before }, 'NotModified'],
    [{ ifMatch: '"ABC"', ifNoneMatch: '"ABC"' }, 'NotModified'],
    [{ ifMatch: '"x"', ifNoneMatch: '"ABC"' }, 'PreconditionFailed If-Match'],
    [{ ifUnmodifiedSince: before, ifModifiedSince: then }, 'PreconditionFailed If-Unmodified-Since'],
  ]
  for (const [conditions, expected] of cases)
    test(`${JSON.stringify(conditions)}: ${expected}`, () => assert.equal(outcome(conditions), expected))

  test('a failed condition is reported; 304 has the ETag', () => {
    assert.throws(() => requireConditions({ ...none, ifMatch: '"x"' }, object), {
      status: 412,
      message: 'At least one of the pre-conditions you specified did not hold.',
    })
    assert.throws(() => requireConditions({ ...none, ifNoneMatch: '*' }, object), {
      status: 304,
      headers: { etag: '"ABC"' },
    })
  })
})
