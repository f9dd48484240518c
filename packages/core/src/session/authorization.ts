import { loadChunk } from '../errors/loadChunk'
import { ServiceError } from '../errors/ServiceError'
import type { Page } from '../page/Page'
import { singleFlight } from '../promise/singleFlight'
import type { Session } from './Session'

/**
 * Makes `Session.authorization`. What asks for tokens and keeps them is loaded when a token is first needed: most pages
 * have no token source. Where it did not come, the next call tries again.
 *
 * @param loadTokens in place of the import, for tests
 */
export function createAuthorization(
  page: Page,
  loadTokens = () => loadChunk(() => import('../embed/tokens'), 30_000),
): Session['authorization'] {
  let getToken: Session['authorization'] | undefined
  const load = singleFlight(async () => {
    try {
      getToken = (await loadTokens()).createTokens(page)
    } catch (cause) {
      throw new ServiceError('token', 'token-failed', { params: { reason: 'not-loaded' }, cause })
    }
  })

  return async (refused) => {
    const { token, tokenUrl } = page.$configuration.get()
    if (!token && !tokenUrl) return undefined
    if (!getToken) await load()
    return getToken?.(refused)
  }
}
