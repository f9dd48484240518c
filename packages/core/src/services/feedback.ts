import { getUserFeedback, submitUserFeedback } from '@ebkit/protocol/calls/feedback'
import type { Http } from '../http/createHttp'

/** Stars of a rating; 5 is the best. */
export type Score = 1 | 2 | 3 | 4 | 5

/** The user's rating of a page. */
export interface Feedback {
  /** Null if the page has not been rated. */
  score: Score | null
  feedbackDescription: string | null
}

/** Ratings of pages by the signed-in user. */
export interface FeedbackService {
  /** @param url the page key, with its prefix (`feedbackUrl`) */
  get(url: string, signal?: AbortSignal): Promise<Feedback>
  /** Rates a page; a later rating of the same page replaces it. */
  submit(
    feedback: { url: string; score: Score; description: string },
    options?: { signal?: AbortSignal; hotelId?: string },
  ): Promise<void>
}

/**
 * Ratings of pages by the signed-in user.
 *
 * @spec W-SAT-15 W-SAT-22 W-SAT-24
 * @example
 * ```ts
 * import { createHttp } from '@ebkit/core/http'
 * import { createFeedbackService } from '@ebkit/core/services/feedback'
 * import { getSession } from '@ebkit/core/session'
 *
 * const feedback = createFeedbackService(createHttp({ session: getSession() }))
 * const { score } = await feedback.get('/ticket/orders')
 * if (score === null) await feedback.submit({ url: '/ticket/orders', score: 5, description: 'Quick.' })
 * ```
 */
export function createFeedbackService(http: Http): FeedbackService {
  return {
    async get(url, signal) {
      const { score, feedbackDescription } = await http.call(getUserFeedback, { query: { url }, signal })
      return { score, feedbackDescription: feedbackDescription ?? null }
    },
    async submit(feedback, options) {
      await http.call(submitUserFeedback, { ...options, body: feedback })
    },
  }
}
