import { getIdentity, signOut } from '@ebkit/protocol/calls/session'
import { isServiceError } from '../errors/ServiceError'
import { createHttp, type Http } from '../http/createHttp'
import { createPage } from '../page/createPage'
import { getPage } from '../page/getPage'
import type { Page } from '../page/Page'
import { createResources } from '../resources/createResources'
import { createBearerTokenLoader } from './bearerTokenLoader'
import { draftPrefix, uploadsDatabase } from './drafts'
import { createIdentity } from './identity'
import type { RequestContext, Session } from './Session'

/**
 * The session of the page: its settings (`getPage`) and the signed-in user. Two copies of the packages share it.
 *
 * @example
 * ```ts
 * import { getSession } from '@ebkit/core/session'
 *
 * const session = getSession()
 * session.configure({ gateway: 'https://gateway.example.com', tokenUrl: '/token' })
 * const identity = await session.identify()
 * console.log(identity ? `${identity.userName}, ${identity.brandName}` : 'Nobody is signed in')
 * ```
 */
export function getSession(): Session {
  const page = getPage()
  return 'identify' in page ? (page as Session) : createSession(page)
}

/**
 * Extends the settings of a page to a session, as the same object.
 * @param page default: settings of their own, for tests and for pages with two gateways
 * @param fetch in place of the browser's, for calls to the gateway
 */
export function createSession(page: Page = createPage(), fetch?: typeof globalThis.fetch): Session {
  const resources = createResources()
  const { $configuration } = page
  const { signedOut, ...identity } = createIdentity(() => http.call(getIdentity))
  /** The user whose hotel is the default of this tab. */
  let defaultHotelOf: string | undefined

  identity.$identity.listen(({ status, identity: user }) => {
    if (status === 'loading' || defaultHotelOf === user?.userId) return
    defaultHotelOf = user?.userId
    page.setDefaultHotel(user?.hotelId)
    resources.clear()
  })
  $configuration.listen((now, before) => {
    if (!(['gateway', 'token', 'tokenUrl'] as const).some((key) => now[key] !== before?.[key])) return
    resources.clear()
    if (identity.$identity.get().status !== 'unknown') void identity.refresh()
  })

  const session: Session = Object.assign(page, identity, {
    resources,
    context: () => contextOf(session),
    async signOut() {
      const user = session.$identity.get().identity
      await leave(http)
      if (user) eraseDrafts(page, user.userId)
      signedOut()
    },
    bearerToken: createBearerTokenLoader(page),
  })
  const http = createHttp({ session, fetch })
  return session
}

/** Erases the user's unsent data: notes, and unfinished uploads. */
function eraseDrafts({ storage }: Page, userId: string): void {
  storage.removeAll(`${draftPrefix}${userId}.`)
  try {
    indexedDB.deleteDatabase(uploadsDatabase(userId))
  } catch {
    // Sandboxed frames have none.
  }
}

async function leave(http: Http): Promise<void> {
  try {
    await http.call(signOut)
  } catch (error) {
    // Already ended: only the data remains to be erased.
    if (!isServiceError(error, 'session-ended')) throw error
  }
}

function contextOf({ $configuration, $identity, $hotelId }: Session): RequestContext {
  const configured = $configuration.get()
  const { identity } = $identity.get()
  const hotelId = $hotelId.get()
  const setting = (key: 'brandId' | 'userId' | 'adminId') => configured[key] ?? identity?.[key] ?? undefined
  return {
    hotelId,
    merchantId: hotelId,
    brandId: setting('brandId'),
    userId: setting('userId'),
    adminId: setting('adminId'),
  }
}
