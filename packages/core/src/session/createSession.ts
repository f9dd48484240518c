import { getIdentity, signOut } from '@ebkit/protocol'
import { atom } from 'nanostores'
import { isServiceError } from '../errors/ServiceError'
import { createHttp } from '../http/createHttp'
import { builtInLocales, matchLocale } from '../locale/matchLocale'
import { createResources } from '../resources/createResources'
import { draftPrefix } from '../storage/drafts'
import { createSafeStorage, type SafeStorage } from '../storage/safeStorage'
import { type Configuration, readConfiguration } from './Configuration'
import { createIdentity } from './identity'
import type { RequestContext, Session, SessionReport } from './Session'
import { createTokens } from './tokens'

export interface SessionOptions {
  /** In place of local storage. */
  storage?: SafeStorage
  /** In place of the browser's, for calls to the gateway. */
  fetch?: typeof globalThis.fetch
}

/** Makes a session of its own. Pages share one: `getSession`. */
export function createSession({ storage = createSafeStorage(), fetch }: SessionOptions = {}): Session {
  const $configuration = atom<Configuration>({})
  const $hotelId = atom<string | undefined>()
  const $locale = atom(localeOf({}))
  const reports: SessionReport[] = []
  const resources = createResources()
  const getToken = createTokens($configuration.get)
  const { $identity, identify, refresh, end, signedOut } = createIdentity(() => http.call(getIdentity))
  /** The hotel that the user had when this tab learnt of them. */
  let pinned: { userId: string; hotelId: string } | undefined

  function report(code: SessionReport['code'], message: string): void {
    if (reports.some((known) => known.message === message)) return
    reports.push({ code, message })
    console.warn(`[ebkit] ${message}`)
  }

  $identity.listen(({ status, identity }) => {
    if (status === 'loading') return
    if (pinned?.userId !== identity?.userId) {
      pinned = identity
      resources.clear()
    }
    $hotelId.set($configuration.get().hotelId ?? pinned?.hotelId)
  })

  function configure(given: Configuration): void {
    const before = $configuration.get()
    const accepted = readConfiguration(given, (key) =>
      report('configuration-invalid', `Configuration: "${key}" is unknown or its value cannot be used`),
    )
    const now = { ...before, ...accepted }
    $configuration.set(now)
    $hotelId.set(now.hotelId ?? pinned?.hotelId)
    $locale.set(localeOf(now))
    if (now.gateway === before.gateway && now.token === before.token && now.tokenUrl === before.tokenUrl)
      return
    resources.clear()
    if ($identity.get().status !== 'unknown') void refresh()
  }

  async function authorization(refused?: string): Promise<string | undefined> {
    try {
      return await getToken(refused)
    } catch (error) {
      if (isServiceError(error))
        report('token-failed', `The page's token source failed: ${error.params.reason}`)
      throw error
    }
  }

  async function leave(): Promise<void> {
    const { identity } = $identity.get()
    try {
      await http.call(signOut)
    } catch (error) {
      // Ended already: what remains is to erase.
      if (!isServiceError(error) || error.code !== 'session-ended') throw error
    }
    if (identity) storage.removeAll(`${draftPrefix}${identity.userId}.`)
    signedOut()
  }

  function context(): RequestContext {
    const { brandId, userId, adminId } = $configuration.get()
    const { identity } = $identity.get()
    const hotelId = $hotelId.get()
    return {
      hotelId,
      merchantId: hotelId,
      brandId: brandId ?? identity?.brandId,
      userId: userId ?? identity?.userId,
      adminId: adminId ?? identity?.adminId ?? undefined,
    }
  }

  const session: Session = {
    $configuration,
    configure,
    reports,
    queue: { push: configure },
    $identity,
    identify,
    refresh,
    signOut: leave,
    end,
    authorization,
    $hotelId,
    context,
    $locale,
    storage,
    resources,
  }
  const http = createHttp({ session, fetch })
  return session
}

function localeOf({ lang, strings = {} }: Configuration): string {
  const wanted = lang ?? globalThis.document?.documentElement.lang
  return matchLocale(wanted, [...builtInLocales, ...Object.keys(strings)])
}
