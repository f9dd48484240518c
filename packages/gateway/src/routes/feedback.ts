import { getUserFeedback, submitUserFeedback } from '@ebkit/protocol/calls/feedback'
import { and, eq, sql } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { pageFeedback } from '../database/schema'
import type { Gateway } from '../gateway'
import { unauthenticated } from '../server/refusal'
import { registerCall } from '../server/registerCall'
import { currentHotel } from '../server/tenancy'

/** Whose rating a request is about: the signed-in user's at the current store. */
function author(request: FastifyRequest) {
  if (!request.identity) throw unauthenticated()
  const { userId, brandId } = request.identity
  return { userId, brandId, hotelId: currentHotel(request) }
}

/** How users rate pages: one rating per user, store and page key, the last one counts. @spec W-SAT-15 W-SAT-22 W-SAT-24 */
export function registerFeedback(app: FastifyInstance, { asTenant }: Gateway): void {
  const tag = 'Feedback'

  registerCall(
    app,
    getUserFeedback,
    { needs: 'session', summary: "The user's rating of a page", tag },
    async ({ query, request }) => {
      const { userId, hotelId } = author(request)
      const [found] = await asTenant(request, (transaction) =>
        transaction
          .select({ score: pageFeedback.score, feedbackDescription: pageFeedback.description })
          .from(pageFeedback)
          .where(
            and(
              eq(pageFeedback.userId, userId),
              eq(pageFeedback.hotelId, hotelId),
              eq(pageFeedback.url, query.url),
            ),
          ),
      )
      return (found ?? { score: null, feedbackDescription: null }) as { score: 1 | 2 | 3 | 4 | 5 | null }
    },
  )

  const submitting = { needs: 'session', summary: 'Rate a page', tag, successCode: '0' } as const
  registerCall(app, submitUserFeedback, submitting, async ({ body, request }) => {
    const { userId, ...place } = author(request)
    const { url, score, description } = body
    await asTenant(request, (transaction) =>
      transaction
        .insert(pageFeedback)
        .values({ ...place, userId, url, score, description, createdBy: userId, updatedBy: userId })
        .onConflictDoUpdate({
          target: [pageFeedback.userId, pageFeedback.hotelId, pageFeedback.url],
          set: {
            score,
            description,
            updatedBy: userId,
            updatedAt: sql`now()`,
            version: sql`page_feedback.version + 1`,
          },
        }),
    )
    return null
  })
}
