/**
 * Characters of a satisfaction comment, at most (W-SAT-21).
 *
 * @example
 * ```ts
 * import { maximumCommentLength } from '@ebkit/rules/feedback'
 * import { isWithinLength } from '@ebkit/rules/text-length'
 *
 * isWithinLength('很好'.repeat(250), maximumCommentLength) // true
 * isWithinLength('很好'.repeat(251), maximumCommentLength) // false
 * ```
 */
export const maximumCommentLength = 500

/** UTF-16 units of a page key, prefix included, at most. */
export const maximumPageKeyLength = 500
