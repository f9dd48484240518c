import { getSession } from '@ebkit/core/session'
import { fetchKind } from '../pages/fetchPage'
import { resolveAddress } from '../routes/resolveAddress'

/**
 * Asks who is signed in and for the code of the page that the address names, while the texts of the language are on their
 * way: one after the other they would be two more round trips. Whoever needs them asks again, and reports a failure.
 */
export function fetchFirstPage(): void {
  void getSession().identify()
  const { match } = resolveAddress(location.hash)
  if (match && !match.route.partner) fetchKind(match.route)
}
