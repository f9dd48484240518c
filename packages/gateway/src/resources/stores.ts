import { and, type SQL, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { behaviourOf } from '../behaviour/behaviourOf'
import { inDataScope, type ScopedUser } from '../rights/dataScope'
import { unauthenticated } from '../server/refusal'
import { currentHotel } from '../server/tenancy'
import type { Binding } from './binding'

/** The rows that a call covers: those of the brand, and for resources of stores only those of these stores. */
export interface Reach {
  readonly brandId: string
  readonly stores: readonly string[]
  /** The user whose data scope limits the rows. Default: no limit, for what follows from a call. */
  readonly user?: ScopedUser
  /** Whether a row in detail is masked as in lists. Default: false. */
  readonly isMasked?: boolean
}

/** The stores in a request's hotelId: one, or several separated by commas. Access to them has been checked. */
const named = (hotelId: unknown) =>
  typeof hotelId === 'string' || typeof hotelId === 'number' ? String(hotelId).split(',').filter(Boolean) : []

/** The stores that the request names, else the current one. */
function storesOf(request: FastifyRequest, hotelId: unknown): readonly string[] {
  const stores = named(hotelId)
  return stores.length ? stores : [currentHotel(request)]
}

/** The rows that a request covers. */
export function reachOf(request: FastifyRequest, hotelId: unknown): Reach {
  if (!request.identity) throw unauthenticated()
  const { identity } = request
  return { brandId: identity.brandId, stores: storesOf(request, hotelId), user: identity }
}

/** The store to which a row is written: the first that the request names, else the current one. */
export const storeOf = (request: FastifyRequest, hotelId: unknown) => storesOf(request, hotelId)[0] as string

const inStores = (stores: readonly string[]): SQL =>
  stores.length === 1 ? sql`t.hotel_id = ${stores[0]}` : sql`t.hotel_id = any(${sql.param(stores)}::text[])`

/**
 * The condition for rows `t` within reach. It includes the brand, because indexes begin with it; rows of the platform
 * are within everybody's reach.
 */
export function inReach({ resource }: Pick<Binding, 'resource'>, { brandId, stores, user }: Reach): SQL {
  if (resource.scope === 'platform') return sql.raw(behaviourOf(resource).visible ?? 'true')
  return and(
    sql`t.brand_id = ${brandId}`,
    resource.scope === 'brand' ? undefined : inStores(stores),
    user && inDataScope(resource, user),
  ) as SQL
}
