import { permissionCode, ticketCategory as resource } from '@ebkit/domain'
import { listTicketCategories } from '@ebkit/protocol/calls/products'
import { and, asc, count, desc, eq, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ticketCategory, ticketProduct } from '../database/schema'
import type { Transaction } from '../database/tenant'
import type { Gateway } from '../gateway'
import { ownOrigin } from '../server/ownOrigin'
import { registerCall } from '../server/registerCall'

/** 1 where one product has it. */
const some = (flag: AnyPgColumn) => sql<number>`coalesce(max(${flag}), 0)::integer`

/** 1 where every product has it: then nothing of the category is left for who excludes it. */
const every = (flag: AnyPgColumn) => sql<number>`coalesce(min(${flag}), 0)::integer`

const columns = {
  ticketCategoryId: ticketCategory.ticketCategoryId,
  categoryName: ticketCategory.categoryName,
  productType: ticketCategory.productType,
  icon: ticketCategory.icon,
  activityTypes: ticketCategory.activityTypes,
  productCount: count(ticketProduct.ticketProductId),
  supplierAccountStatus: some(ticketProduct.supplierAccountStatus),
  productSpecType: every(ticketProduct.productSpecType),
  isBrandMultiple: every(ticketProduct.isBrandMultiple),
  limitTime: every(ticketProduct.limitTime),
  limitSell: every(ticketProduct.limitSell),
}

/** The categories of a store, the highest `sort` first, with what is true of their products. */
const selectCategories = (rows: Transaction, hotelId: string) =>
  rows
    .select(columns)
    .from(ticketCategory)
    .leftJoin(
      ticketProduct,
      and(
        eq(ticketProduct.hotelId, ticketCategory.hotelId),
        eq(ticketProduct.ticketCategoryId, ticketCategory.ticketCategoryId),
      ),
    )
    .where(eq(ticketCategory.hotelId, hotelId))
    .groupBy(ticketCategory.ticketCategoryId)
    .orderBy(desc(ticketCategory.sort), asc(ticketCategory.ticketCategoryId))

type Selected = Awaited<ReturnType<typeof selectCategories>>[number]

const categoryOnWire = ({ limitTime, limitSell, icon, ...row }: Selected, origin: string) => ({
  ...row,
  icon: icon && new URL(icon, origin).href,
  productStatusVmo: { limitTime, limitSell },
})

/** All ticket categories of a store, for the picker. @spec W-TCP-6 W-TCP-17 */
export function registerTicketCategories(app: FastifyInstance, { asTenant, settings }: Gateway): void {
  const options = {
    needs: permissionCode(resource, 'view'),
    tag: 'Ticket categories',
    summary: 'All ticket categories of a hotel',
  } as const
  const originOf = (request: FastifyRequest) => settings.publicOrigin ?? ownOrigin(request)
  registerCall(app, listTicketCategories, options, async ({ request }) => {
    // One that the user does not see has been refused before.
    const { hotelId } = request.params as { hotelId: string }
    const found = await asTenant(request, (rows) => selectCategories(rows, hotelId))
    const list = found.map((row) => categoryOnWire(row, originOf(request)))
    return { list, total: list.length }
  })
}
