import type { Configuration } from './Configuration'
import { createSession } from './createSession'
import type { Session } from './Session'

const slot = Symbol.for('ebkit.session.1')

/** What may lie in the slot: a session, of this copy or another one, or what a loader that came first has left. */
type Slot = Partial<Session> & { queue?: Iterable<Configuration> }

/**
 * The session of the page. It lies at `globalThis[Symbol.for('ebkit.session.1')]`, so that two copies of the packages
 * share it. A loader that comes first leaves `{ queue: [configuration, …] }` there.
 */
export function getSession(): Session {
  const place = globalThis as { [slot]?: Slot }
  const found = place[slot]
  if (found?.configure) return found as Session
  const session = createSession()
  Object.defineProperty(globalThis, slot, { value: session, configurable: true, writable: true })
  for (const configuration of found?.queue ?? []) session.configure(configuration)
  return session
}
