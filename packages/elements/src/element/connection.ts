import type { Configuration, Session } from '@ebkit/core'
import type { ReactNode } from 'react'
import type { ElementError } from './problems'

/** What an element tells its component of where it stands. */
export interface Standing {
  /** One of the locales that texts exist in. */
  locale: string
  dir: 'ltr' | 'rtl'
  /** The hotel that the element or a scope names; undefined for the session's. */
  hotelId: string | undefined
  reportError: (error: ElementError) => void
}

/**
 * Connects an element's component to the session and its clients. It brings the data layer along, so an element that
 * makes no calls goes without.
 */
export interface Connection {
  session: () => Session
  provide: (standing: Standing, children: ReactNode) => ReactNode
}

const slot = Symbol.for('ebkit.session.1')

/** The page's configuration as far as it is known without making a session. */
export function knownConfiguration(): Configuration {
  const found = (globalThis as { [slot]?: Partial<Session> & { queue?: unknown } })[slot]
  if (found?.$configuration) return found.$configuration.get()
  return Array.isArray(found?.queue) ? Object.assign({}, ...found.queue) : {}
}
