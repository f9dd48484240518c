import type { Http } from '../../http/createHttp'
import { createFileService, type UploadPurpose } from '../../services/files'
import { createStorageService } from '../../services/storage'
import type { Session } from '../../session/Session'
import { type AccessSourceOptions, createAccessSource } from './createAccessSource'
import type { StoreAccessSource } from './storeAccess'

type Who = Pick<Session, 'context' | 'identify'>

/** Renewal times and clock, for tests. */
export type AccessTiming = Pick<AccessSourceOptions, 'margin' | 'pause' | 'now'>

/** User and hotel that the access belongs to. */
const ownerOf = (http: Http, session: Who) => async () => {
  if (!session.context().userId) await session.identify()
  return `${http.hotelId() ?? ''} ${session.context().userId ?? ''}`
}

/**
 * Access for uploads that are registered with the file service. @spec W-EXP-22 W-EXP-49
 *
 * @example
 * ```ts
 * import { createHttp } from '@ebkit/core/http'
 * import { getSession } from '@ebkit/core/session'
 * import { createFileAccess } from '@ebkit/core/uploads/access'
 *
 * const session = getSession()
 * const access = createFileAccess(createHttp({ session }), session, { app: 'shop', scene: 'posters' })
 * // Credentials of the object store, renewed before they end. They are never shown, logged or stored.
 * const { path } = await access.get()
 * ```
 */
export function createFileAccess(
  http: Http,
  session: Who,
  purpose?: UploadPurpose,
  timing?: AccessTiming,
): StoreAccessSource {
  const service = createFileService(http)
  return createAccessSource({
    ...timing,
    owner: ownerOf(http, session),
    async ask() {
      const { credentials, path, ...times } = await service.token(purpose)
      return { keys: credentials, times, path }
    },
  })
}

/** Access for images that are not registered. @spec W-STO-1 W-STO-2 W-STO-5 */
export function createImageAccess(http: Http, session: Who, timing?: AccessTiming): StoreAccessSource {
  const service = createStorageService(http, session)
  return createAccessSource({
    ...timing,
    owner: ownerOf(http, session),
    async ask() {
      const answer = await service.imageToken()
      return { keys: answer, times: answer, path: answer.path }
    },
  })
}

/**
 * Access of the object browser to the hotel's files or the user's.
 *
 * @param signal aborts a call for credentials that is no longer needed
 * @spec W-FMA-15
 */
export function createBrowserAccess(
  http: Http,
  session: Who,
  space: 'public' | 'personal',
  timing?: AccessTiming,
  signal?: () => AbortSignal,
): StoreAccessSource {
  const service = createStorageService(http, session)
  return createAccessSource({
    ...timing,
    owner: ownerOf(http, session),
    async ask() {
      const answer = await service.browserCredentials(signal?.())
      const path = (space === 'personal' && answer.userPath) || answer.path
      return { keys: answer, times: answer, path }
    },
  })
}
