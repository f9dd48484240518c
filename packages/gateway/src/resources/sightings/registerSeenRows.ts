import { seeResourceRow } from '@ebkit/protocol/calls/seenRows'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { behaviourContextIn } from '../../behaviour/behaviourContextIn'
import type { Gateway } from '../../gateway'
import { notFound, unauthenticated } from '../../server/refusal'
import { registerCall } from '../../server/registerCall'
import { bindingIn, needsView } from '../access'
import { readRow } from '../reading'
import { anyResource, resourcesTag } from '../routes'
import { reachOf } from '../stores'

/** Records which rows a user has opened. */
export function registerSeenRows(app: FastifyInstance, gateway: Gateway): void {
  const about = {
    needs: needsView,
    right: '{resource}:view',
    summary: 'The user has opened a row',
    tag: resourcesTag,
  }
  registerCall(app, seeResourceRow(anyResource), about, async ({ body, request }) => {
    if (!request.identity) throw unauthenticated()
    const { brandId, userId } = request.identity
    const binding = bindingIn(request)
    const reach = reachOf(request, body.hotelId)
    const { key } = body
    return gateway.asTenant(request, async (rows) => {
      if (!(await readRow(rows, binding, reach, key))) throw notFound()
      await rows.execute(sql`insert into row_sighting (brand_id, user_id, resource, row_key)
        values (${brandId}, ${userId}, ${binding.resource.name}, ${key})
        on conflict (user_id, resource, row_key) do update set seen_at = now()`)
      const context = behaviourContextIn(gateway, rows, { brandId, userId, hotelId: reach.stores[0] ?? '' })
      await context.behaviourOf(binding.resource).opened?.(context, key)
      return null
    })
  })
}
