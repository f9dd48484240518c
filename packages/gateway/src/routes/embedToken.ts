import { createEmbedToken } from '@ebkit/protocol/calls/session'
import type { FastifyInstance } from 'fastify'
import { noteUse } from '../developer/keys'
import type { Gateway } from '../gateway'
import { notFound, Refusal, unauthenticated } from '../server/refusal'
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
    const { brandId, hotelIds } = partner
    if (hotelIds && !hotelIds.includes(body.hotelId))
      throw new Refusal(403, 'store-excluded', 'The key is not for this store')
    const identity = await identityOfAccount(database.signIn, brandId, body.account)
    if (!identity?.hotels.some((hotel) => hotel.hotelId === body.hotelId))
      throw notFound('No such account at this store')
    await noteUse(database, partner)
    return issueToken(database.signIn, partner, identity, body.hotelId)
  })
}
