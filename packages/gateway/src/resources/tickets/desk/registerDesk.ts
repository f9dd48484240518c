import { checkAtDesk, lookUpAtDesk, readDeskDay } from '@ebkit/protocol/calls/verificationDesk'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { BehaviourContext } from '../../../behaviour/Behaviour'
import { workIn } from '../../../behaviour/workIn'
import type { Gateway } from '../../../gateway'
import { ownOrigin } from '../../../server/ownOrigin'
import { unauthenticated } from '../../../server/refusal'
import { registerCall } from '../../../server/registerCall'
import { storeOf } from '../../stores'
import { deskDay } from './deskDay'
import { check, lookUp } from './lookUp'

/** The desk at which a store verifies codes: what it asks before it runs the action of the codes. */
export function registerDesk(app: FastifyInstance, gateway: Gateway): void {
  const about = { tag: 'Verification desk' } as const
  const atDesk = <Result>(
    request: FastifyRequest,
    hotelId: unknown,
    work: (work: BehaviourContext) => Promise<Result>,
  ) => {
    if (!request.identity) throw unauthenticated()
    const { brandId, userId } = request.identity
    const place = { brandId, userId, hotelId: storeOf(request, hotelId) }
    return gateway.asTenant(request, (rows) => work(workIn(gateway, rows, place)))
  }
  const imagesOf = (request: FastifyRequest) => (path: string) =>
    new URL(path, gateway.settings.publicOrigin ?? ownOrigin(request)).href

  const looking = {
    ...about,
    needs: 'ticketCode:view',
    summary: 'What a guest shows, before it is verified',
  } as const
  registerCall(app, lookUpAtDesk, looking, ({ body, request }) =>
    atDesk(request, body.hotelId, (work) => lookUp(work, body.entered, imagesOf(request))),
  )
  const checking = {
    ...about,
    needs: 'ticketCode:view',
    summary: 'Which of many codes can be verified',
  } as const
  registerCall(app, checkAtDesk, checking, ({ body, request }) =>
    atDesk(request, body.hotelId, async (work) => ({
      codes: await check(work, body.codes, imagesOf(request)),
    })),
  )
  const summing = {
    ...about,
    needs: 'ticketVerifyRecord:view',
    summary: 'What a store has verified today',
  } as const
  registerCall(app, readDeskDay, summing, ({ query, request }) => atDesk(request, query.hotelId, deskDay))
}
