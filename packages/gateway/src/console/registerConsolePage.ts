import { getConsolePage } from '@ebkit/protocol/calls/consolePage'
import type { FastifyInstance } from 'fastify'
import { forbidden, notFound, unauthenticated } from '../server/refusal'
import { registerCall } from '../server/registerCall'
import { findPage } from './consolePages'
import { pageFor } from './pageFor'
import { mayOpen } from './pageRights'

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
    const { permissions } = request.identity
    if (!mayOpen(page, permissions, findPage)) throw forbidden('This page needs the right to view its rows')
    return pageFor(page, permissions)
  })
}
