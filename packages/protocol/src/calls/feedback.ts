import { maximumCommentLength, maximumPageKeyLength } from '@ebkit/rules/feedback'
import { storableText } from '@ebkit/rules/storable-text'
import { isWithinLength } from '@ebkit/rules/text-length'
import * as v from 'valibot'
import { defineCall } from '../defineCall'
import { looseObject } from '../schemas/looseObject'
import { optionalText } from '../schemas/values'

/** A page key, with the prefix `NEW` if the new UI version is on. */
const pageKey = v.pipe(v.string(), v.minLength(1), v.maxLength(maximumPageKeyLength))

const score = v.picklist([1, 2, 3, 4, 5])

/** the signed-in user's rating of one page; `score` is null before the first rating. */
export const getUserFeedback = defineCall({
  id: 'A-002',
  name: 'getUserFeedback',
  method: 'GET',
  path: 'feedback-api/eb/feedback/get_eb_user_feedback',
  query: v.object({ url: pageKey }),
  answer: looseObject({ score: v.nullable(score), feedbackDescription: optionalText }),
  safeToRepeat: true,
})

/**
 * rates one page. The request calls the comment `description`, the answer `feedbackDescription`.
 *
 * @example
 * ```ts
 * import { submitUserFeedback } from '@ebkit/protocol/calls/feedback'
 * import { check } from '@ebkit/protocol/check'
 *
 * const rating = { url: '/ticket/orders', score: 5, description: 'Quick.' }
 * check(submitUserFeedback.body, rating).fits // true
 * check(submitUserFeedback.body, { ...rating, description: 'x'.repeat(501) }) // { fits: false, field: 'description' }
 * ```
 */
export const submitUserFeedback = defineCall({
  id: 'A-003',
  name: 'submitUserFeedback',
  method: 'POST',
  path: 'feedback-api/eb/feedback/eb_user_feedback',
  body: v.object({
    url: pageKey,
    score,
    description: v.pipe(
      v.string(),
      v.transform(storableText),
      v.check(
        (text) => isWithinLength(text, maximumCommentLength),
        `at most ${maximumCommentLength} characters`,
      ),
    ),
  }),
  answer: v.unknown(),
  envelope: 'optionalCode',
  safeToRepeat: false,
})
