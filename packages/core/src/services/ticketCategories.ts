import { listTicketCategories } from '@ebkit/protocol/calls/products'
import type { TicketCategoryRow } from '@ebkit/protocol/schemas'
import type { Http } from '../http/createHttp'
import type { Session } from '../session/Session'

/** A ticket category of the gateway. */
export type TicketCategory = TicketCategoryRow

/** Which ticket categories are requested. */
export interface TicketCategoryOptions {
  /** Default: the hotel of `http`. */
  hotelId?: string | undefined
  signal?: AbortSignal
}

/** Ticket categories of a hotel. */
export interface TicketCategoryService {
  /** All categories of a hotel, in the gateway's order. @throws ServiceError */
  list(options?: TicketCategoryOptions): Promise<TicketCategory[]>
}

/**
 * Ticket categories, which the gateway returns in one answer. @spec W-TCP-6
 * @example
 * ```ts
 * import { createHttp } from '@ebkit/core/http'
 * import { createTicketCategoryService } from '@ebkit/core/services/ticketCategories'
 * import { getSession } from '@ebkit/core/session'
 *
 * const session = getSession()
 * const categories = await createTicketCategoryService(createHttp({ session }), session).list()
 * ```
 */
export function createTicketCategoryService(
  http: Http,
  session: Pick<Session, 'identify'>,
): TicketCategoryService {
  return {
    async list({ hotelId, signal } = {}) {
      // The hotel is known once the signed-in user is known.
      if (!hotelId && !http.hotelId()) await session.identify()
      const path = { hotelId: hotelId || http.hotelId() || '' }
      const { list } = await http.call(listTicketCategories, { path, signal })
      return list
    },
  }
}
