import { type SQL, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { currentHotel } from '../server/tenancy'

/** A request's hotelId: one, or several joined by comma. That the user sees them has been checked. */
const named = (hotelId: unknown) =>
  typeof hotelId === 'string' || typeof hotelId === 'number' ? String(hotelId).split(',').filter(Boolean) : []

/** The stores whose rows are meant: those that the request names, else the current one. */
export function storesOf(request: FastifyRequest, hotelId: unknown): readonly string[] {
  const stores = named(hotelId)
  return stores.length ? stores : [currentHotel(request)]
}

/** The store in which a row is written: the first that the request names, else the current one. */
export const storeOf = (request: FastifyRequest, hotelId: unknown) => storesOf(request, hotelId)[0] as string

/** Rows of stores. */
export const inStores = (stores: readonly string[]): SQL =>
  stores.length === 1 ? sql`t.hotel_id = ${stores[0]}` : sql`t.hotel_id = any(${sql.param(stores)}::text[])`
