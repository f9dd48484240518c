import * as v from 'valibot'
import { defineCall } from '../defineCall'
import { looseObject } from '../schemas/looseObject'
import { identifier } from '../schemas/values'

/**
 * O-106: the user has opened a row. From then on it counts as seen until it changes; of a notice it is also a read receipt
 * and a view.
 *
 * @param resource service and name: `feedback-api/question-feedback`
 * @example
 * ```ts
 * import { seeResourceRow } from '@ebkit/protocol/calls/seenRows'
 * import { check } from '@ebkit/protocol/check'
 *
 * const call = seeResourceRow('feedback-api/question-feedback')
 * call.path // 'feedback-api/eb/question-feedback/see'
 * check(call.body, { key: '42' }).fits // true
 * ```
 */
// @__NO_SIDE_EFFECTS__
export function seeResourceRow(resource: string) {
  return defineCall({
    id: 'O-106',
    name: 'seeResourceRow',
    method: 'POST',
    path: `${resource.replace('/', '/eb/')}/see`,
    body: looseObject({ hotelId: v.optional(identifier), brandId: v.optional(identifier), key: identifier }),
    answer: v.null(),
    safeToRepeat: false,
  })
}
