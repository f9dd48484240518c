import { checkAtDesk, lookUpAtDesk, readDeskDay } from '@ebkit/protocol/calls/verificationDesk'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { BehaviourContext } from '../../../behaviour/Behaviour'
import { behaviourContextIn } from '../../../behaviour/behaviourContextIn'
import type { Gateway } from '../../../gateway'
import { ownOrigin } from '../../../server/ownOrigin'
import { unauthenticated } from '../../../server/refusal'
import { registerCall } from '../../../server/registerCall'
import { storeOf } from '../../stores'
import { deskDay } from './deskDay'
import { check, lookUp } from './lookUp'

/** Registers the queries of the desk at which a store verifies codes; the codes are verified by their own action. */
export function registerDesk(app: FastifyInstance, gateway: Gateway): void {
  const about = { tag: 'Verification desk' } as const
  const atDesk = <Result>(
    request: FastifyRequest,
    hotelId: unknown,
    work: (context: BehaviourContext) => Promise<Result>,
  ) => {
    if (!request.identity) throw unauthenticated()
    const { brandId, userId } = request.identity
    const place = { brandId, userId, hotelId: storeOf(request, hotelId) }
    return gateway.asTenant(request, (rows) => work(behaviourContextIn(gateway, rows, place)))
  }
  const imagesOf = (request: FastifyRequest) => (path: string) =>
    new URL(path, gateway.settings.publicOrigin ?? ownOrigin(request)).href

  const looking = {
    ...about,
    needs: 'ticketCode:view',
    summary: 'What a guest shows, before it is verified',
  } as const
  registerCall(app, lookUpAtDesk, looking, ({ body, request }) =>
    atDesk(request, body.hotelId, (context) => lookUp(context, body.entered, imagesOf(request))),
  )
  const checking = {
    ...about,
    needs: 'ticketCode:view',
    summary: 'Which of many codes can be verified',
  } as const
  registerCall(app, checkAtDesk, checking, ({ body, request }) =>
    atDesk(request, body.hotelId, async (context) => ({
      codes: await check(context, body.codes, imagesOf(request)),
    })),
  )
  const summing = {
    ...about,
    needs: 'ticketVerifyRecord:view',
    summary: 'What a store has verified today',
  } as const
  registerCall(app, readDeskDay, summing, ({ query, request }) => atDesk(request, query.hotelId, deskDay))
}
