import { permissionCode, ticketProduct as resource } from '@ebkit/domain'
import {
  listTicketProducts,
  listTicketProductsByQuery,
  readTicketProducts,
} from '@ebkit/protocol/calls/products'
import type { ReceivedBodyOf } from '@ebkit/protocol/define-call'
import { count, sql } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ticketProduct } from '../database/schema'
import type { Gateway } from '../gateway'
import { ownOrigin } from '../server/ownOrigin'
import { registerCall } from '../server/registerCall'
import { currentHotel } from '../server/tenancy'
import { productOnWire, selectProducts } from './productRows'
import { productSearch } from './productSearch'

/** Products for the pickers: a page of a search, and those that were chosen. @spec W-PICK-10 W-PICK-11 W-PICK-13 */
export function registerProducts(app: FastifyInstance, { asTenant, settings }: Gateway): void {
  const about = { needs: permissionCode(resource, 'view'), tag: 'Ticket products' } as const
  const originOf = (request: FastifyRequest) => settings.publicOrigin ?? ownOrigin(request)

  async function list(given: ReceivedBodyOf<typeof listTicketProducts>, request: FastifyRequest) {
    const { where, limit, offset } = productSearch(given, currentHotel(request))
    return asTenant(request, async (rows) => {
      const [found] = await rows.select({ total: count() }).from(ticketProduct).where(where)
      const total = found?.total ?? 0
      const products = offset < total ? await selectProducts(rows, where, limit, offset) : []
      return { list: products.map((product) => productOnWire(product, originOf(request))), total }
    })
  }

  const listing = { ...about, summary: 'One page of ticket products' }
  registerCall(app, listTicketProducts, listing, ({ body, request }) => list(body, request))
  registerCall(app, listTicketProductsByQuery, listing, ({ query, request }) => list(query, request))

  const reading = { ...about, summary: 'Ticket products by id and type' }
  registerCall(app, readTicketProducts, reading, async ({ body, request }) => {
    // PostgreSQL takes no NUL character, so no row has one
    const keys = body.keys.filter((key) => !`${key.ticketProductId}${key.productType}`.includes('\0'))
    const ids = sql.param(keys.map(({ ticketProductId }) => ticketProductId))
    const types = sql.param(keys.map(({ productType }) => productType))
    const where = sql`(${ticketProduct.ticketProductId}, ${ticketProduct.productType})
      in (select * from unnest(${ids}::text[], ${types}::text[]))`
    const products = await asTenant(request, (rows) => selectProducts(rows, where, keys.length))
    return { list: products.map((product) => productOnWire(product, originOf(request))) }
  })
}
