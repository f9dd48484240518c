import {
  listTicketProducts,
  listTicketProductsByQuery,
  readTicketProducts,
} from '@ebkit/protocol/calls/products'
import { type PriceUnit, toCents } from '@ebkit/protocol/money'
import type { ProductRow } from '@ebkit/protocol/schemas'
import { posterTabs } from '@ebkit/rules/products'
import type { Http } from '../http/createHttp'
import type { Session } from '../session/Session'

export type { PriceUnit } from '@ebkit/protocol/money'

/** A ticket product of the gateway, with prices in cents; null without a price. */
export type Product = ProductRow & { salePrice: number | null; minSalePrice: number | null }

/** What identifies a product. @spec W-PICK-35 */
export interface ProductKey {
  ticketProductId: string
  productType: string
}

/** Filter of the list. Further fields are sent unchanged. */
export interface ProductQuery {
  /** From 1. */
  pageNum: number
  /** Default 10. */
  pageSize?: number
  /** Number of the tab. Default 12. */
  strategy?: number
  /** Default 4. */
  auditStatus?: number
  chooseHotelId?: string
  /** Sent as `productIds` too. */
  ticketProductId?: string
  /** Part of the name; in the tabs of posters (13, 24) of the poster's title. */
  productName?: string
  [extra: string]: unknown
}

/** How products are requested. */
export interface ProductListOptions {
  /** Unit of the gateway's prices. Default yuan. */
  priceUnit?: PriceUnit
  /** Default POST. */
  method?: 'POST' | 'GET'
  signal?: AbortSignal
}

/** Ticket products that can be chosen. */
export interface ProductService {
  /** @throws ServiceError */
  list(query: ProductQuery, options?: ProductListOptions): Promise<{ rows: Product[]; total: number }>
  /**
   * Existing products by key, in any order.
   * @param keys at most 500
   * @throws ServiceError
   */
  read(keys: readonly ProductKey[], options?: Omit<ProductListOptions, 'method'>): Promise<Product[]>
}

/**
 * Ticket products of the session's brand, for the hotel that `http` calls for.
 *
 * @spec W-PICK-7 W-PICK-8 W-PICK-10 W-PICK-11 W-PICK-12 W-PICK-13
 * @example
 * ```ts
 * import { createHttp } from '@ebkit/core/http'
 * import { createProductService } from '@ebkit/core/services/products'
 * import { getSession } from '@ebkit/core/session'
 *
 * const session = getSession()
 * const products = createProductService(createHttp({ session }), session)
 * const { rows, total } = await products.list({ pageNum: 1, pageSize: 20, productName: '早餐' })
 * // Prices are cents, whatever the gateway sends.
 * console.log(`${rows.length} of ${total}`, rows[0]?.salePrice)
 * ```
 */
export function createProductService(
  http: Http,
  session: Pick<Session, 'context' | 'identify'>,
): ProductService {
  /** Hotel and brand are known once the signed-in user is known. */
  async function place() {
    if (!http.hotelId() || !session.context().brandId) await session.identify()
    return { hotelId: http.hotelId() ?? '', brandId: session.context().brandId ?? '' }
  }

  return {
    async list({ productName, ...given }, { priceUnit, method, signal } = {}) {
      const strategy = given.strategy ?? 12
      const query = {
        pageSize: 10,
        ...given,
        auditStatus: given.auditStatus ?? 4,
        ...(await place()),
        strategy,
        productIds: given.ticketProductId,
        [posterTabs.includes(strategy) ? 'posterTitle' : 'productName']: productName || undefined,
      }
      const { list, total } = await (method === 'GET'
        ? http.call(listTicketProductsByQuery, { query, signal })
        : http.call(listTicketProducts, { body: query, signal }))
      return { rows: list.map((row) => inCents(row, priceUnit)), total }
    },
    async read(keys, { priceUnit, signal } = {}) {
      const { list } = await http.call(readTicketProducts, { body: { keys: keys as ProductKey[] }, signal })
      return list.map((row) => inCents(row, priceUnit))
    },
  }
}

function inCents(row: ProductRow, unit: PriceUnit = 'yuan'): Product {
  return { ...row, salePrice: toCents(row.salePrice, unit), minSalePrice: toCents(row.minSalePrice, unit) }
}
