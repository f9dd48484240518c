import type { Page } from '@ebkit/domain'
import {
  getConsolePage,
  getFrameAddress,
  getMenuFrame,
  type PageResource,
} from '@ebkit/protocol/calls/consolePage'
import { findRows } from '@ebkit/protocol/calls/foundRows'
import type { FastifyInstance } from 'fastify'
import type { Gateway } from '../gateway'
import { reachOf } from '../resources/stores'
import { withinSwitches } from '../resources/withinSwitches'
import { forbidden, notFound, unauthenticated } from '../server/refusal'
import { registerCall } from '../server/registerCall'
import { currentHotel } from '../server/tenancy'
import type { UserIdentity } from '../session/identity'
import { findPage, missingRights } from './consolePages'
import { foundRows } from './findRows'
import { frameSource, menuFrameSource } from './frameAddress'
import { pageFor } from './pageFor'

/** The page of a route, if the user may open it. @throws 404, 403 */
function requirePage(route: string, { permissions }: UserIdentity): Page {
  const page = findPage(route)
  if (!page) throw notFound('There is no such page')
  const missing = missingRights(page, permissions)
  if (missing.length) throw forbidden(`This page needs ${missing.join(', ')}`)
  return page
}

/** A resource without what the switches of a role withhold: who may not export gets no items, which are for exports. */
function offered({ items, ...resource }: PageResource, user: UserIdentity): PageResource {
  return { ...withinSwitches(resource, user), ...(user.canExport && items && { items }) }
}

/**
 * Registers the calls for the definitions of the console's pages, as the user may see them, and for the content of
 * frames.
 */
export function registerConsolePage(app: FastifyInstance, { asTenant, origins }: Gateway): void {
  const about = { needs: 'session', summary: 'A page of the console', tag: 'Console' } as const
  registerCall(app, getConsolePage, { ...about, isRevalidated: true }, ({ query, request }) => {
    if (!request.identity) throw unauthenticated()
    const user = request.identity
    const page = pageFor(requirePage(query.route, user), user.permissions, user.brandPermissions)
    const resources = Object.entries(page.resources).map(([name, resource]) => [
      name,
      offered(resource, user),
    ])
    return { ...page, resources: Object.fromEntries(resources) }
  })
  const ofFrame = { ...about, summary: 'What a page of the console embeds' }
  registerCall(app, getFrameAddress, ofFrame, async ({ query, request }) => {
    if (!request.identity) throw unauthenticated()
    const { route } = requirePage(query.route, request.identity)
    const { brandId } = request.identity
    const hotelId = currentHotel(request)
    const source = await asTenant(request, (rows) => frameSource(rows, route, brandId, hotelId))
    return { ...source, origins: [...(await origins.of(brandId))] }
  })
  const ofEntry = { ...about, summary: 'What an entry of the menu embeds' }
  registerCall(app, getMenuFrame, ofEntry, async ({ query, request }) => {
    const { identity } = request
    if (!identity) throw unauthenticated()
    const hotelId = currentHotel(request)
    const source = await asTenant(request, (rows) => menuFrameSource(rows, query.menuId, identity, hotelId))
    if (!source) throw notFound('There is no such entry in the menu')
    return { ...source, origins: [...(await origins.of(identity.brandId))] }
  })
  const ofRows = { ...about, summary: 'Rows by number or name, from the lists that the user may open' }
  registerCall(app, findRows, ofRows, ({ query, request }) => {
    if (!request.identity) throw unauthenticated()
    const { permissions } = request.identity
    const reach = reachOf(request, query.hotelId)
    return asTenant(request, (rows) => foundRows(rows, permissions, reach, query.search))
  })
}
