import { isServiceError, ServiceError } from '../errors/ServiceError'
import type { Page } from '../page/Page'
import { withDeadline } from '../promise/deadline'
import { singleFlight } from '../promise/singleFlight'
import type { Session } from './Session'

/**
 * Makes `Session.authorization`. What asks for tokens and keeps them is loaded when a token is first needed: most pages
 * have no token source. Where it did not come, the next call tries again.
 *
 * @param loadTokens in place of the import, for tests
 */
export function createAuthorization(
  { $configuration, report }: Page,
  loadTokens = () => import('../embed/tokens'),
): Session['authorization'] {
  let getToken: Session['authorization'] | undefined
  const load = singleFlight(async () => {
    const { createTokens } = await withDeadline(loadTokens, 30_000)
    getToken = createTokens($configuration.get)
  })

  return async (refused) => {
    const { token, tokenUrl } = $configuration.get()
    if (!token && !tokenUrl) return undefined
    try {
      if (!getToken) await load()
      return await getToken?.(refused)
    } catch (cause) {
      const error = isServiceError(cause)
        ? cause
        : new ServiceError('token', 'token-failed', { params: { reason: 'not-loaded' }, cause })
      report('token-failed', `The page's token source failed: ${error.params.reason}`)
      throw error
    }
  }
}
