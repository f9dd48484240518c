/** Characters of a satisfaction comment, at most (W-SAT-21). */
export const maximumCommentLength = 500

/** UTF-16 units of a page key, prefix included, at most. */
export const maximumPageKeyLength = 500
