import type { FastifyRequest } from 'fastify'
import type { BehaviourContext } from '../behaviour/Behaviour'
import { inSystem } from '../behaviour/inSystem'
import type { Gateway } from '../gateway'
import { retried } from '../resources/actions/retried'
import { attemptOf, once } from '../resources/idempotency'
import { storeOf } from '../resources/stores'
import { unauthenticated } from '../server/refusal'

/**
 * Runs a function for a guest at a store, once per idempotency key.
 * @param hotel the store of the request; default: the current store
 */
export async function asGuest<Answer extends Record<string, unknown>>(
  gateway: Gateway,
  request: FastifyRequest,
  hotel: unknown,
  work: (context: BehaviourContext) => Promise<Answer>,
): Promise<Answer> {
  if (!request.identity) throw unauthenticated()
  const { brandId } = request.identity
  const hotelId = storeOf(request, hotel)
  const attempt = attemptOf(request, hotelId)
  const own = attempt && { ...attempt, userId: 'guest' }
  return retried(() =>
    inSystem(gateway, { brandId, hotelId, userId: 'guest' }, (given) =>
      once(given.rows, own, () => work(given)),
    ),
  ) as Promise<Answer>
}
