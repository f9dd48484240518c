import { createEmbedToken } from '@ebkit/protocol/calls/session'
import type { FastifyInstance } from 'fastify'
import type { Gateway } from '../gateway'
import { notFound, unauthenticated } from '../server/refusal'
import { registerCall } from '../server/registerCall'
import { identityOfAccount, issueToken } from '../session/embedTokens'

/** A partner's server gets a token for one of the brand's users, and hands it to its page. */
export function registerEmbedToken(app: FastifyInstance, { database, settings }: Gateway): void {
  const options = {
    access: 'partner',
    summary: 'A short-lived token for a page of a partner',
    tag: 'Session',
    route: {
      config: { rateLimit: { max: settings.rateLimits.embedToken, timeWindow: 60_000 }, whileFull: true },
      bodyLimit: 16_384,
    },
  } as const
  registerCall(app, createEmbedToken, options, async ({ body, request }) => {
    const { partner } = request
    if (!partner) throw unauthenticated()
    const identity = await identityOfAccount(database.signIn, partner.brandId, body.account)
    if (!identity?.hotels.some((hotel) => hotel.hotelId === body.hotelId))
      throw notFound('No such account at this store')
    return issueToken(database.signIn, partner, identity, body.hotelId)
  })
}
