import { loadChunk } from '../errors/loadChunk'
import { isServiceError } from '../errors/ServiceError'
import type { Session } from '../session/Session'

const explained = new WeakSet<Session>()

/**
 * Tells the page's developer why a page of another origin fails: once, with code that is loaded then. Failures that a gateway
 * has given a code say it themselves.
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
