import type { ReadableAtom } from 'nanostores'
import type { SafeStorage } from '../storage/safeStorage'
import type { Configuration } from './Configuration'

/** Something the page's developer should know; the browser's console shows it too. */
export interface PageReport {
  code:
    | 'application-invalid'
    | 'attribute-unknown'
    | 'configuration-invalid'
    | 'defined-twice'
    | 'gateway-wrong'
    | 'hotel-unknown'
    | 'invalid-attribute'
    | 'invalid-property'
    | 'offline'
    | 'origin-unlisted'
    | 'property-lost'
    | 'resource-unknown'
    | 'storage-blocked'
    | 'tag-unknown'
    | 'theme-invalid'
    | 'token-failed'
    | 'token-missing'
  message: string
}

/** The page's settings: all that an element without calls needs. A session is a page that makes calls. */
export interface Page {
  readonly $configuration: ReadableAtom<Configuration>
  /** Sets the given settings and keeps the others. Unknown keys and invalid values are reported and ignored. */
  configure(configuration: Configuration): void
  /** `push` is `configure`: a loader can push to `queue` whether the session exists already or not. */
  readonly queue: { push(configuration: Configuration): void }
  /** Messages to the page's developer. */
  readonly reports: readonly PageReport[]
  /** Reports a message to the page's developer, once. */
  report(code: PageReport['code'], message: string): void

  /** The hotel of this tab: the configured one, else the user's own at the first sign-in. It stays when another tab changes hotels. */
  readonly $hotelId: ReadableAtom<string | undefined>
  /** Sets the hotel that is used while none is configured; it has no effect on `$hotelId` once one is. */
  setDefaultHotel(hotelId: string | undefined): void
  /** The locale for texts, unless an element sets its own. */
  readonly $locale: ReadableAtom<string>
  readonly storage: SafeStorage
}
