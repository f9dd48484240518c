import { permissionCode } from '@ebkit/domain'
import { exportResource, exportResourceByBody } from '@ebkit/protocol/calls/resources'
import type { CallDefinition, ReceivedQueryOf } from '@ebkit/protocol/define-call'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Gateway } from '../../gateway'
import { unauthenticated } from '../../server/refusal'
import type { Binding } from '../binding'
import { storesOf } from '../stores'
import { exportRows } from './exportRows'

type Parameters = ReceivedQueryOf<ReturnType<typeof exportResource>>

/** Makes the routes of a resource's export: by query, which a link can ask for, and by body. */
export function registerExport(
  app: FastifyInstance,
  { asTenant }: Gateway,
  binding: Binding,
  takeSlot: () => () => void,
): void {
  const { resource } = binding

  async function send(given: Parameters, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (!request.identity) throw unauthenticated()
    const asked = { ...given, stores: storesOf(request, given.hotelId), brandId: request.identity.brandId }
    const leave = takeSlot()
    try {
      await asTenant(request, (rows) => exportRows(rows, binding, asked, reply))
    } catch (err) {
      if (!reply.sent) throw err
      // the file ends early, and the client sees that: nothing says so any more
      request.log.warn({ err }, 'export')
    } finally {
      leave()
    }
  }

  const name = binding.address.replace('/eb/', '/')
  const calls: readonly CallDefinition[] = [exportResource(name), exportResourceByBody(name)]
  for (const { id, method, path, query, body } of calls)
    app.route({
      method: method ?? 'GET',
      url: `/${path}`,
      exposeHeadRoute: false,
      config: { access: 'user', needs: permissionCode(resource, 'export'), changesState: false },
      schema: {
        operationId: `${resource.name}Export${body ? 'ByBody' : ''}`,
        summary: `${resource.title.en}: all rows as a file`,
        description: `${id}. Needs ${permissionCode(resource, 'export')}.`,
        tags: [resource.title.en ?? resource.name],
        ...(query && { querystring: query }),
        ...(body && { body }),
      },
      handler: async (request, reply) => {
        await send((body ? request.body : request.query) as Parameters, request, reply)
        return reply
      },
    })
}
