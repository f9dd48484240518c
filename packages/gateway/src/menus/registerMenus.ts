import { checkUserPathPermission, getMenusByUser } from '@ebkit/protocol/calls/account'
import { sql } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Transaction } from '../database/tenant'
import type { Gateway } from '../gateway'
import { unauthenticated } from '../server/refusal'
import { registerCall } from '../server/registerCall'
import { codesOf } from './codesOf'
import { mendMenu } from './mendMenu'
import { findPageAt, menuFor, missingRights, type ShownMenuRow } from './menuFor'

const signedIn = ({ identity }: FastifyRequest) => {
  if (!identity) throw unauthenticated()
  return identity
}

async function shownRows(rows: Transaction, withPermissions: boolean): Promise<ShownMenuRow[]> {
  const found = await rows.execute<ShownMenuRow & Record<string, unknown>>(sql`
    select brand_id, menu_id, parent_id, menu_name, menu_sub_title, menu_type, permission, route_path, icon, open_mode,
      frame_url, badge, locked, sort
    from menu_node where visible and (${withPermissions} or menu_type <> '2') order by sort, menu_id`)
  return found.rows
}

/**
 * Registers the calls for what users may see of the console: their menu, and whether they may open a path. @spec
 * W-AUTH-10 W-AUTH-11 W-AUTH-12
 */
export function registerMenus(app: FastifyInstance, gateway: Gateway): void {
  registerCall(
    app,
    getMenusByUser,
    { needs: 'session', summary: 'The menu of the signed-in user, or of an employee', tag: 'Menu' },
    async ({ query, request }) => {
      const { brandId } = signedIn(request)
      const codes = await codesOf(gateway, request, query.employeeId)
      const rows = await gateway.asTenant(request, async (transaction) => {
        const shown = await shownRows(transaction, query.permissions === '1')
        if (shown.length) return shown
        // The brand was added after the gateway's start.
        await mendMenu(transaction, brandId)
        return shownRows(transaction, query.permissions === '1')
      })
      return menuFor(rows, codes)
    },
  )
  registerCall(
    app,
    checkUserPathPermission,
    { needs: 'session', summary: 'Whether the signed-in user, or an employee, may open a path', tag: 'Menu' },
    async ({ query, request }) => {
      const codes = await codesOf(gateway, request, query.employeeId)
      const found = findPageAt(query.path)
      if (!found) return { allowed: false, route: null, missing: [] }
      const missing = missingRights(found.page, codes)
      return { allowed: missing.length === 0, route: found.page.route, missing }
    },
  )
}
