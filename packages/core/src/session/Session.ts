import type { Identity } from '@ebkit/protocol'
import type { ReadableAtom } from 'nanostores'
import type { ServiceError } from '../errors/ServiceError'
import type { Resources } from '../resources/createResources'
import type { SafeStorage } from '../storage/safeStorage'
import type { Configuration } from './Configuration'

/** Who is signed in, as far as the page knows. */
export interface IdentityState {
  /**
   * `unknown`: not asked yet. `signed-out`: nobody is. `ended`: somebody was, and the gateway takes the session no
   * longer. `failed`: could not be asked, `error` says why.
   */
  status: 'unknown' | 'loading' | 'signed-in' | 'signed-out' | 'ended' | 'failed'
  identity?: Identity
  error?: ServiceError
}

/** The auth context under the names that the wire has for it; `merchantId` is the hotel (W-AUTH-8). */
export interface RequestContext {
  hotelId?: string
  merchantId?: string
  brandId?: string
  userId?: string
  adminId?: string
}

/** Something the page's developer should know; the console shows it too. */
export interface SessionReport {
  code: 'configuration-invalid' | 'token-failed'
  message: string
}

/** Who and where: one for each page, shared by every element, client and copy of these packages. */
export interface Session {
  readonly $configuration: ReadableAtom<Configuration>
  /** Sets what is named and keeps the rest. Unknown keys and values of no use are reported and left out. */
  configure(configuration: Configuration): void
  /** What `configure` and the token source complained about. */
  readonly reports: readonly SessionReport[]
  /** `push` is `configure`: a loader can push to `queue` whether the session is there already or not. */
  readonly queue: { push(configuration: Configuration): void }

  readonly $identity: ReadableAtom<IdentityState>
  /** Who is signed in, asked once and then remembered. Never rejects: a failure is in `$identity`, and the next call asks again. */
  identify(): Promise<Identity | undefined>
  /** Asks again, for instance after signing in. */
  refresh(): Promise<Identity | undefined>
  /**
   * Signs out and erases what the user had not sent yet from this browser.
   *
   * @throws ServiceError when the gateway could not be told
   */
  signOut(): Promise<void>
  /** Called by http when the gateway answers 401 although the token is fresh. */
  end(): void

  /**
   * The bearer token, got from the page's token source when it is needed, undefined where the page has none (cookies).
   *
   * @param refused a token that the gateway did not take; a newer one is got
   * @throws ServiceError `token-failed`
   */
  authorization(refused?: string): Promise<string | undefined>

  /** The hotel of this tab: the configured one, else the user's own at the first sign-in. It stays when another tab changes hotels. */
  readonly $hotelId: ReadableAtom<string | undefined>
  context(): RequestContext
  /** The locale for texts where an element says nothing else. */
  readonly $locale: ReadableAtom<string>
  readonly storage: SafeStorage
  readonly resources: Resources
}
