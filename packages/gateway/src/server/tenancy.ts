import type { Identity } from '@ebkit/protocol/calls/session'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { notFound, unauthenticated } from './refusal'

/** Names under which requests say whose data they mean; merchantId carries the hotel's id. */
const checks: Readonly<Record<string, (identity: Identity, value: string) => boolean>> = {
  hotelId: seesHotel,
  hotelIds: seesHotel,
  merchantId: seesHotel,
  chooseHotelId: seesHotel,
  hotel_id: seesHotel,
  brandId: (identity, value) => value === identity.brandId,
  brand_id: (identity, value) => value === identity.brandId,
  userId: (identity, value) => value === identity.userId,
  user_id: (identity, value) => value === identity.userId,
}

function seesHotel(identity: Identity, value: string): boolean {
  return identity.hotels.some((hotel) => hotel.hotelId === value)
}

/** Ids of a parameter: one, several, or a comma list; empty means not given. */
function valuesOf(parameter: unknown): string[] {
  if (parameter === undefined || parameter === null || parameter === '') return []
  if (Array.isArray(parameter)) return parameter.flatMap(valuesOf)
  return String(parameter).split(',')
}

/**
 * Refuses a record that names somebody else's store, brand or user. Routes call it for records within their bodies.
 *
 * @throws 404
 */
export function requireOwn(identity: Identity, source: unknown): void {
  if (typeof source !== 'object' || source === null) return
  if (Array.isArray(source)) {
    for (const entry of source) requireOwn(identity, entry)
    return
  }
  for (const [name, owns] of Object.entries(checks))
    if (Object.hasOwn(source, name))
      for (const value of valuesOf((source as Record<string, unknown>)[name]))
        if (!owns(identity, value)) throw notFound()
}

/**
 * The store a request is about: the header X-Eb-Hotel (the store that a tab works for), else the session's.
 *
 * @throws 404 where the user does not see that store
 */
export function currentHotel(request: FastifyRequest): string {
  if (!request.identity) throw unauthenticated()
  const named = request.headers['x-eb-hotel']
  if (typeof named !== 'string' || named === '') return request.identity.hotelId
  if (!seesHotel(request.identity, named)) throw notFound()
  return named
}

/**
 * Holds every route to the session's brand, stores and user: a foreign id answers 404 as if it did not exist. Runs before
 * the schemas do, so that what a schema would drop is seen too.
 */
export function registerTenancy(app: FastifyInstance): void {
  app.addHook('preValidation', async (request) => {
    const { identity } = request
    if (!identity) return
    for (const source of [
      { hotelId: request.headers['x-eb-hotel'] },
      request.params,
      request.query,
      request.body,
    ])
      requireOwn(identity, source)
  })
}
