import { getConsolePage } from '@ebkit/protocol/calls/consolePage'
import type { FastifyInstance } from 'fastify'
import { forbidden, notFound, unauthenticated } from '../server/refusal'
import { registerCall } from '../server/registerCall'
import { findPage, missingRights } from './consolePages'
import { pageFor } from './pageFor'

/** The definitions of the console's pages, each as the user may see it. */
export function registerConsolePage(app: FastifyInstance): void {
  const about = {
    needs: 'session',
    summary: 'A page of the console',
    tag: 'Console',
    isRevalidated: true,
  } as const
  registerCall(app, getConsolePage, about, ({ query, request }) => {
    if (!request.identity) throw unauthenticated()
    const page = findPage(query.route)
    if (!page) throw notFound('There is no such page')
    const { permissions, brandPermissions } = request.identity
    const missing = missingRights(page, permissions)
    if (missing.length) throw forbidden(`This page needs ${missing.join(', ')}`)
    return pageFor(page, permissions, brandPermissions)
  })
}
