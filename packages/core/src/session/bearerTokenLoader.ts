import { loadChunk } from '../errors/loadChunk'
import { ServiceError } from '../errors/ServiceError'
import type { Page } from '../page/Page'
import { singleFlight } from '../promise/singleFlight'
import type { Session } from './Session'

/**
 * Creates `Session.bearerToken`. The code that requests and keeps tokens is loaded when a token is first needed: most
 * pages have no token source. If loading fails, the next call tries again.
 * @param loadTokenCode in place of the import, for tests
 */
export function createBearerTokenLoader(
  page: Page,
  loadTokenCode = () => loadChunk(() => import('../embed/bearerToken'), 30_000),
): Session['bearerToken'] {
  let getBearerToken: Session['bearerToken'] | undefined
  const load = singleFlight(async () => {
    try {
      getBearerToken = (await loadTokenCode()).createBearerToken(page)
    } catch (cause) {
      throw new ServiceError('token', 'token-failed', { params: { reason: 'not-loaded' }, cause })
    }
  })

  return async (refused) => {
    const { token, tokenUrl } = page.$configuration.get()
    if (!token && !tokenUrl) return undefined
    if (!getBearerToken) await load()
    return getBearerToken?.(refused)
  }
}
