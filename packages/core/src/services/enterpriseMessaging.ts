import {
  applyForHotelAuthorisation,
  isHotelAuthorised,
  listSaleChannels,
} from '@ebkit/protocol/calls/enterpriseMessaging'
import type { Http } from '../http/createHttp'

/** The corporation of a store's enterprise messaging. */
export interface Corporation {
  /** The corporation id. */
  appId: string
  /** Whether the channel is the store's own, not one that another merchant shares. @spec W-CHAN-2 */
  isMasterOrOwner: boolean
}

/** Authorisation of enterprise messaging, by store. Every call rejects with a ServiceError. */
export interface EnterpriseMessagingService {
  isAuthorised(hotelId: string, signal?: AbortSignal): Promise<boolean>
  /** Applies for it. @returns whether the application was taken */
  apply(hotelId: string): Promise<boolean>
  /** The corporation; undefined if no channel of the store has one. */
  corporation(hotelId: string, signal?: AbortSignal): Promise<Corporation | undefined>
}

/** Relations of a channel whose `appId` is the store's corporation: master and owner. @spec W-CHAN-1 */
const ownRelations: readonly unknown[] = [1, 2]

/** @spec W-GATE-4 W-GATE-6 W-GATE-9 */
export function createEnterpriseMessagingService(http: Http): EnterpriseMessagingService {
  return {
    isAuthorised: (hotelId, signal) => http.call(isHotelAuthorised, { query: { hotelId }, signal }),
    apply: async (hotelId) => !!(await http.call(applyForHotelAuthorisation, { query: { hotelId } })),
    async corporation(hotelId, signal) {
      const channels = await http.call(listSaleChannels, { query: { hotelId }, signal })
      const channel = channels.find(({ relationType }) => ownRelations.includes(relationType))
      if (!channel?.appId) return undefined
      return { appId: channel.appId, isMasterOrOwner: channel.merchantId === hotelId }
    },
  }
}
