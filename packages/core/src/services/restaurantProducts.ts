import { listRestaurantProducts, readRestaurantProducts } from '@ebkit/protocol/calls/products'
import { type PriceUnit, toCents } from '@ebkit/protocol/money'
import type { RestaurantProductRow } from '@ebkit/protocol/schemas'
import type { Http } from '../http/createHttp'

/** A restaurant product of the gateway, with its price in cents; null without one. */
export type RestaurantProduct = RestaurantProductRow & { price: number | null }

/** Filter of the list. Further fields are sent unchanged. */
export interface RestaurantProductQuery {
  /** From 1. */
  page: number
  /** Default 10. */
  pageSize?: number
  /** Part of the name. */
  search?: string
  /**
   * The gateway's sort order. The reference gateway supports `name`, `price` or `status`, with a minus for
   * descending.
   */
  sort?: string | undefined
  [extra: string]: unknown
}

/** How restaurant products are requested. */
export interface RestaurantProductOptions {
  /** Unit of the gateway's prices. Default cents. */
  priceUnit?: PriceUnit | undefined
  signal?: AbortSignal
}

/** Restaurant products that can be chosen. */
export interface RestaurantProductService {
  /** @throws ServiceError */
  list(
    query: RestaurantProductQuery,
    options?: RestaurantProductOptions,
  ): Promise<{ rows: RestaurantProduct[]; total: number }>
  /**
   * Existing restaurant products by id, in any order.
   * @param ids at most 500
   * @throws ServiceError
   */
  read(ids: readonly string[], options?: RestaurantProductOptions): Promise<RestaurantProduct[]>
}

/**
 * Restaurant products of the hotel that `http` calls for. @spec W-RPP-2 W-RPP-3
 *
 * @example
 * ```ts
 * import { createHttp } from '@ebkit/core/http'
 * import { createRestaurantProductService } from '@ebkit/core/services/restaurantProducts'
 * import { getSession } from '@ebkit/core/session'
 *
 * const dishes = createRestaurantProductService(createHttp({ session: getSession() }))
 * const { rows } = await dishes.list({ page: 1, search: '面', sort: 'price' })
 * ```
 */
export function createRestaurantProductService(http: Http): RestaurantProductService {
  return {
    async list({ page, pageSize = 10, search, sort, ...extras }, { priceUnit, signal } = {}) {
      const query = {
        ...extras,
        pageindex: page,
        pagesize: pageSize,
        search: search || undefined,
        sort: sort || undefined,
      }
      const { rows, count } = await http.call(listRestaurantProducts, { query, signal })
      return { rows: rows.map((row) => inCents(row, priceUnit)), total: count }
    },
    async read(ids, { priceUnit, signal } = {}) {
      const { rows } = await http.call(readRestaurantProducts, { body: { keys: [...ids] }, signal })
      return rows.map((row) => inCents(row, priceUnit))
    },
  }
}

const inCents = (row: RestaurantProductRow, unit: PriceUnit = 'cents'): RestaurantProduct => ({
  ...row,
  price: toCents(row.price, unit),
})
