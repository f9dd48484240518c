import { getSession } from '@ebkit/core/session'
import { fetchKind } from '../pages/fetchPage'
import { resolveAddress } from '../routes/resolveAddress'

/**
 * Requests who is signed in and the code of the page that the address names while the texts of the language are
 * loading: in sequence they would take two more round trips. The code that needs them requests them again, and reports
 * failures.
 */
export function fetchFirstPage(): void {
  void getSession().identify()
  const { match } = resolveAddress(location.hash)
  if (match && !match.route.partner) fetchKind(match.route)
}
