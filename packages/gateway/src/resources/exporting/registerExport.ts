import { exportResource, exportResourceByBody } from '@ebkit/protocol/calls/resources'
import type { CallDefinition, ReceivedQueryOf } from '@ebkit/protocol/define-call'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Gateway } from '../../gateway'
import { bindingIn, needsReading } from '../access'
import { reachOf } from '../stores'
import { exportRows } from './exportRows'
import { createSlots } from './slots'

type Parameters = ReceivedQueryOf<ReturnType<typeof exportResource>>

const routeOf = (path: string) => `/${path.replaceAll(/\{(\w+)\}/g, ':$1')}`

/** Makes the routes of exports: by query, which a link can ask for, and by body. */
export function registerExport(app: FastifyInstance, { asTenant }: Gateway): void {
  const takeSlot = createSlots()

  async function send(given: Parameters, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const asked = { ...given, ...reachOf(request, given.hotelId) }
    const leave = takeSlot()
    try {
      await asTenant(request, (rows) => exportRows(rows, bindingIn(request), asked, reply))
    } catch (err) {
      if (!reply.sent) throw err
      // the file ends early, and the client sees that: nothing says so any more
      request.log.warn({ err }, 'export')
    } finally {
      leave()
    }
  }

  const resource = '{service}/{resource}'
  const calls: readonly CallDefinition[] = [exportResource(resource), exportResourceByBody(resource)]
  for (const { id, name, method, path, query, body } of calls)
    app.route({
      method: method ?? 'GET',
      url: routeOf(path),
      exposeHeadRoute: false,
      config: { access: 'user', needs: needsReading('export'), changesState: false },
      schema: {
        operationId: name,
        summary: 'All rows as a file',
        description: `${id}. Needs {resource}:export.`,
        tags: ['Rows of resources'],
        ...(query && { querystring: query }),
        ...(body && { body }),
      },
      handler: async (request, reply) => {
        await send((body ? request.body : request.query) as Parameters, request, reply)
        return reply
      },
    })
}
