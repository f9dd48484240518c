import type { CallDefinition } from '@ebkit/protocol/define-call'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Transaction } from '../../database/tenant'
import type { Gateway } from '../../gateway'
import type { Needs } from '../../server/RouteAccess'
import { routeOfCall } from '../../server/routeOfCall'
import { createSlots } from './slots'

/** A route that answers a file, and how it writes one. */
export interface FileRoute {
  readonly needs: Needs
  readonly summary: string
  /** The permission code that it requires, for the documentation. */
  readonly right: string
  readonly tag: string
  /** Requires rights that depend on the parameters, before a slot is taken. @throws 403, 404 */
  requireRights?(given: unknown, request: FastifyRequest): void
  /** @returns when the file is written or cannot be. @throws before the first byte */
  write(rows: Transaction, given: unknown, request: FastifyRequest, reply: FastifyReply): Promise<void>
}

const slots = new WeakMap<Gateway, () => () => void>()

/** All files of a gateway share its slots. */
function slotsOf(gateway: Gateway): () => () => void {
  const takeSlot = slots.get(gateway) ?? createSlots()
  slots.set(gateway, takeSlot)
  return takeSlot
}

/** Registers the route of a call that answers a file. */
export function registerFile(
  app: FastifyInstance,
  gateway: Gateway,
  call: CallDefinition,
  { needs, summary, right, tag, write, requireRights }: FileRoute,
): void {
  const { id, name, method, query, body } = call
  const takeSlot = slotsOf(gateway)
  async function send(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const given = body ? request.body : request.query
    requireRights?.(given, request)
    const leave = takeSlot()
    try {
      await gateway.asTenant(request, (rows) => write(rows, given, request, reply))
    } catch (err) {
      if (!reply.sent) throw err
      // the file ends early, and the client notices: the answer can no longer report an error
      request.log.warn({ err }, 'export')
    } finally {
      leave()
    }
  }
  app.route({
    method: method ?? 'GET',
    url: routeOfCall(call),
    exposeHeadRoute: false,
    config: { access: 'user', needs, changesState: false },
    schema: {
      operationId: name,
      summary,
      description: `${id}. Needs ${right}.`,
      tags: [tag],
      ...(query && { querystring: query }),
      ...(body && { body }),
    },
    handler: async (request, reply) => {
      await send(request, reply)
      return reply
    },
  })
}
