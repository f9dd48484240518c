import { getImageStorageToken } from '@ebkit/protocol/calls/storage'
import { readStoreCredentials } from '@ebkit/protocol/calls/storageAddresses'
import type { AnswerOf } from '@ebkit/protocol/define-call'
import { isServiceError, ServiceError } from '../errors/ServiceError'
import type { Http } from '../http/createHttp'
import type { Session } from '../session/Session'

/** The answer of the image token call; some callers read `path` and `domain` only. @spec W-STO-2 W-STO-3 */
export type ImageStorage = AnswerOf<typeof getImageStorageToken>

/** The answer of the object browser's credential call: `path` of the hotel's files, `userPath` of the user's own. */
export type BrowserStorage = AnswerOf<typeof readStoreCredentials>

/** Access to the object store: short-lived tokens. */
export interface StorageService {
  /** @throws ServiceError; W-STO-5: who uploads images logs it */
  imageToken(signal?: AbortSignal): Promise<ImageStorage>
  /** @throws ServiceError with the server's message (W-FMA-18) */
  browserCredentials(signal?: AbortSignal): Promise<BrowserStorage>
}

/**
 * Credentials of the object store, which are never shown, logged or stored. @spec W-STO-1 W-STO-4 W-FMA-15
 *
 * @example
 * ```ts
 * import { createHttp } from '@ebkit/core/http'
 * import { createStorageService } from '@ebkit/core/services/storage'
 * import { getSession } from '@ebkit/core/session'
 *
 * const session = getSession()
 * const storage = createStorageService(createHttp({ session }), session)
 * const { domain, path } = await storage.imageToken()
 * console.log(`Images go to ${domain}/${path}`)
 * ```
 */
export function createStorageService(
  http: Http,
  session: Pick<Session, 'context' | 'identify'>,
): StorageService {
  /** Sends hotel, brand and user once the user is identified. */
  async function place() {
    if (!session.context().userId) await session.identify()
    const { brandId, userId } = session.context()
    const hotelId = http.hotelId()
    return { hotelId, merchantId: hotelId, brandId, userId }
  }

  return {
    imageToken: async (signal) => http.call(getImageStorageToken, { query: await place(), signal }),
    async browserCredentials(signal) {
      try {
        return await http.call(readStoreCredentials, { signal })
      } catch (error) {
        throw inItsWords(error)
      }
    },
  }
}

/** The server's message for a status other than 200. @spec W-FMA-18 */
function inItsWords(error: unknown): unknown {
  if (!isServiceError(error, 'http') || !error.serverMessage) return error
  const { call, status, serverCode, serverMessage } = error
  return new ServiceError(call, 'refused', { status, serverCode, serverMessage })
}
