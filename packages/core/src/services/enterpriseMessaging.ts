import {
  applyForHotelAuthorisation,
  enterpriseMessagingType,
  getWecomAuthorisation,
  isHotelAuthorised,
  listSaleChannels,
} from '@ebkit/protocol/calls/enterpriseMessaging'
import type { Http } from '../http/createHttp'

/** The corporation of a store's enterprise messaging. */
export interface Corporation {
  /** The corporation id. */
  appId: string
  /** Whether the channel is the store's own, not shared with another merchant. @spec W-CHAN-2 */
  isMasterOrOwner: boolean
  /** Undefined if the channel does not say. */
  name?: string
  /** Time of the last authorisation, ISO 8601. Undefined if the channel does not say. */
  authorizedAt?: string
}

/** Absolute addresses that a store needs to authorise enterprise messaging. */
export interface WecomAuthorisation {
  /** The page where the corporation's administrator authorises; undefined if the service manager sends it. */
  authorisation?: string
  /** The contact address of the service manager, for a QR code; undefined if there is none. */
  contact?: string
}

/** Authorisation of enterprise messaging, by store. Every call rejects with a ServiceError. */
export interface EnterpriseMessagingService {
  isAuthorised(hotelId: string, signal?: AbortSignal): Promise<boolean>
  /** Applies for it. @returns whether the application was accepted */
  apply(hotelId: string): Promise<boolean>
  /** The corporation; undefined if no channel of the store has one. */
  corporation(hotelId: string, signal?: AbortSignal): Promise<Corporation | undefined>
  /** The content of the page that authorises it. */
  authorisation(hotelId: string, signal?: AbortSignal): Promise<WecomAuthorisation>
}

/** Relations of a channel whose `appId` is the store's corporation: master and owner. @spec W-CHAN-1 */
export const ownRelations: readonly unknown[] = [1, 2]

/**
 * @spec W-GATE-4 W-GATE-6 W-GATE-9
 * @example
 * ```ts
 * import { createHttp } from '@ebkit/core/http'
 * import { createEnterpriseMessagingService } from '@ebkit/core/services/enterpriseMessaging'
 * import { getSession } from '@ebkit/core/session'
 *
 * const messaging = createEnterpriseMessagingService(createHttp({ session: getSession() }))
 *
 * export async function corporationName(hotelId: string) {
 *   if (!(await messaging.isAuthorised(hotelId))) return undefined
 *   const corporation = await messaging.corporation(hotelId)
 *   return corporation?.name
 * }
 * ```
 */
export function createEnterpriseMessagingService(http: Http): EnterpriseMessagingService {
  return {
    isAuthorised: (hotelId, signal) => http.call(isHotelAuthorised, { query: { hotelId }, signal }),
    apply: async (hotelId) => !!(await http.call(applyForHotelAuthorisation, { query: { hotelId } })),
    async corporation(hotelId, signal) {
      const channels = await http.call(listSaleChannels, {
        query: { hotelId, appTypes: enterpriseMessagingType },
        signal,
      })
      const channel = channels.find(({ relationType }) => ownRelations.includes(relationType))
      if (!channel?.appId) return undefined
      const { appId, merchantId, principalName, authorizedAt } = channel
      return {
        ...{ appId, isMasterOrOwner: merchantId === hotelId },
        ...(principalName && { name: principalName }),
        ...(authorizedAt && { authorizedAt }),
      }
    },
    async authorisation(hotelId, signal) {
      const { authorisation, contact } = await http.call(getWecomAuthorisation, {
        query: { hotelId },
        signal,
      })
      return { ...(authorisation && { authorisation }), ...(contact && { contact }) }
    },
  }
}
