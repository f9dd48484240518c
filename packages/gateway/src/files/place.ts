import type { FastifyRequest } from 'fastify'
import { notFound, unauthenticated } from '../server/refusal'

/** User and store of a request to the file service. */
export interface Place {
  readonly brandId: string
  readonly hotelId: string
  readonly userId: string
}

/**
 * The place that a request names.
 *
 * @throws 404 where the user does not see that store, as if it did not exist
 */
export function placeOf(
  request: FastifyRequest,
  { hotelId, brandId }: { hotelId: string; brandId: string },
): Place {
  const { identity } = request
  if (!identity) throw unauthenticated()
  // one store: the check that all requests pass lets lists of own stores through
  const sees = identity.hotels.some((hotel) => hotel.hotelId === hotelId)
  if (!sees || brandId !== identity.brandId) throw notFound()
  return { brandId, hotelId, userId: identity.userId }
}
