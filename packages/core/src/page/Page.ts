import type { ReadableAtom } from 'nanostores'
import type { SafeStorage } from '../storage/safeStorage'
import type { Configuration } from './Configuration'

/** Something the page's developer should know; the browser's console shows it too. */
export interface PageReport {
  code: 'configuration-invalid' | 'defined-twice' | 'property-lost' | 'token-failed'
  message: string
}

/** The page's settings: what an element needs that makes no calls. A session is a page that makes calls too. */
export interface Page {
  readonly $configuration: ReadableAtom<Configuration>
  /** Sets what is named and keeps the rest. Unknown keys and values that cannot be used are reported and left out. */
  configure(configuration: Configuration): void
  /** `push` is `configure`: a loader can push to `queue` whether the session is there already or not. */
  readonly queue: { push(configuration: Configuration): void }
  /** What the page's developer was told. */
  readonly reports: readonly PageReport[]
  /** Tells the page's developer, each thing once. */
  report(code: PageReport['code'], message: string): void

  /** The hotel of this tab: the configured one, else the user's own at the first sign-in. It stays when another tab changes hotels. */
  readonly $hotelId: ReadableAtom<string | undefined>
  /** Sets the hotel that holds while none is configured. */
  pinHotel(hotelId: string | undefined): void
  /** The locale for texts where an element says nothing else. */
  readonly $locale: ReadableAtom<string>
  readonly storage: SafeStorage
}
