import { permissionCode } from '@ebkit/domain'
import { revealResourceField } from '@ebkit/protocol/calls/resources'
import { sql } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Transaction } from '../database/tenant'
import type { Gateway } from '../gateway'
import { notFound, unauthenticated } from '../server/refusal'
import { registerCall } from '../server/registerCall'
import { requirePermission } from '../server/rights'
import { bindingIn } from './access'
import { recordChange } from './audit/recordChange'
import { revealName } from './audit/revealName'
import type { Binding } from './binding'
import { rowOf } from './reading'
import { anyResource, resourcesTag } from './routes'
import { type Reach, reachOf } from './stores'

const needsReveal = (request: FastifyRequest) => {
  const { resource } = bindingIn(request)
  requirePermission(request, permissionCode(resource, 'view'))
  requirePermission(request, permissionCode(resource, 'reveal'))
}

/** The stored value, without a mask. @throws 404 if there is no such row */
async function storedValue(rows: Transaction, binding: Binding, reach: Reach, key: string, field: string) {
  const { rows: found } = await rows.execute<Record<string, unknown>>(
    sql`select ${sql.raw(binding.detailed)} from ${sql.identifier(binding.table)} t where ${rowOf(binding, reach, key)}`,
  )
  const [row] = found
  if (!row) throw notFound()
  return { value: (row[field] ?? null) as string | string[] | null, hotelId: row.hotelId }
}

/** Reveals masked values one at a time, and records who saw them. */
export function registerReveal(app: FastifyInstance, gateway: Gateway): void {
  const about = {
    needs: needsReveal,
    right: '{resource}:view and {resource}:reveal',
    summary: 'The whole value of a masked field; that it was seen stands in the audit trail',
    tag: resourcesTag,
  }
  registerCall(app, revealResourceField(anyResource), about, ({ body, request }) => {
    if (!request.identity) throw unauthenticated()
    const { brandId, userId } = request.identity
    const binding = bindingIn(request)
    const { resource } = binding
    const { key, field } = body
    if (!resource.fields.some(({ name, mask }) => name === field && mask)) throw notFound()
    const reach = reachOf(request, body.hotelId)
    return gateway.asTenant(request, async (rows) => {
      const { value, hotelId } = await storedValue(rows, binding, reach, key, field)
      const place = { brandId, userId, hotelId: String(hotelId ?? reach.stores[0] ?? '') }
      const seen = { resource, key, kind: 'action', name: revealName, input: { field } } as const
      await recordChange(rows, place, { ...seen, before: undefined, after: undefined })
      return { value }
    })
  })
}
