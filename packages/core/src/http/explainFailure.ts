import type { Identity } from '@ebkit/protocol/calls/session'
import { loadChunk } from '../errors/loadChunk'
import { isServiceError } from '../errors/ServiceError'
import type { Session } from '../session/Session'

const explained = new WeakSet<Session>()
const askedHotels = new WeakMap<Session, Set<string>>()

/**
 * Reports to the page's developer that the user does not have this hotel, if that is why something was not found:
 * once for each hotel.
 * @param ask gives the user, without a hotel
 */
export function explainHotel(
  session: Session,
  error: unknown,
  hotelId: string | undefined,
  ask: () => Promise<Identity>,
): void {
  if (!hotelId || !isServiceError(error) || error.serverCode !== 'not-found') return
  const asked = askedHotels.get(session) ?? new Set()
  askedHotels.set(session, asked)
  if (asked.has(hotelId)) return
  asked.add(hotelId)
  loadChunk(() => import('../diagnosis'))
    .then(({ findHotelProblem }) => findHotelProblem(session, hotelId, ask))
    // The next failure tries again.
    .catch(() => asked.delete(hotelId))
}

/**
 * Reports to the page's developer that the gateway rejects the page's tokens, also new ones: once, with code that is
 * loaded then.
 */
export function explainRefusal(session: Session): void {
  loadChunk(() => import('../diagnosis')).then(
    ({ reportRefusedTokens }) => reportRefusedTokens(session),
    () => undefined, // the next refusal tries again
  )
}

/**
 * Reports to the page's developer why a page of another origin fails: once, with code that is loaded then. Failures
 * with a code of the gateway need no explanation.
 */
export function explainFailure(session: Session, error: unknown): void {
  const { gateway } = session.$configuration.get()
  const isElsewhere = gateway && globalThis.document && !gateway.startsWith(globalThis.location.origin)
  if (!isElsewhere || explained.has(session) || !isServiceError(error)) return
  const isSuspect = error.serverCode
    ? error.serverCode === 'origin-unlisted'
    : /^(network|malformed|http)$/.test(error.code)
  if (!isSuspect) return
  explained.add(session)
  loadChunk(() => import('../diagnosis')).then(
    ({ findGatewayProblem }) => findGatewayProblem(session),
    // The next failure tries again.
    () => explained.delete(session),
  )
}
