import type { Identity } from '@ebkit/protocol/calls/session'
import type { ReadableAtom } from 'nanostores'
import type { ServiceError } from '../errors/ServiceError'
import type { Page } from '../page/Page'
import type { Resources } from '../resources/createResources'

/** The signed-in user, as far as known. */
export interface IdentityState {
  /**
   * `unknown`: not asked yet. `signed-out`: nobody is. `ended`: somebody was, and the gateway takes the session no
   * longer. `failed`: could not be asked, `error` says why.
   */
  status: 'unknown' | 'loading' | 'signed-in' | 'signed-out' | 'ended' | 'failed'
  /** Kept while it is asked again, and when the session has ended: what a person wrote stays theirs. */
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

/** Who and where: one for each page, shared by every element, client and copy of these packages. */
export interface Session extends Page {
  readonly $identity: ReadableAtom<IdentityState>
  /** The signed-in user, requested once and cached. Never rejects: a failure is in `$identity`, and the next call asks again. */
  identify(): Promise<Identity | undefined>
  /** Asks again, for instance after signing in. */
  refresh(): Promise<Identity | undefined>
  /**
   * Signs out and erases what the user had not sent yet from this browser.
   *
   * @throws ServiceError if the gateway cannot be reached
   */
  signOut(): Promise<void>
  /** Called by http when the gateway answers 401 although the token is fresh. */
  sessionEnded(): void

  /**
   * The bearer token, got from the page's token source when it is needed; undefined where the page has none (cookies).
   *
   * @param refused a token that the gateway did not take; a newer one is got
   * @throws ServiceError `token-failed`
   */
  bearerToken(refused?: string): Promise<string | undefined>

  context(): RequestContext
  readonly resources: Resources
}
