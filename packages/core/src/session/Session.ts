import type { Identity } from '@ebkit/protocol/calls/session'
import type { ReadableAtom } from 'nanostores'
import type { ServiceError } from '../errors/ServiceError'
import type { Page } from '../page/Page'
import type { Resources } from '../resources/createResources'

/** The signed-in user, as far as known. */
export interface IdentityState {
  /**
   * `unknown`: not requested yet. `signed-out`: no user is signed in. `ended`: the gateway no longer accepts the
   * session of a user. `failed`: the request failed, `error` says why.
   */
  status: 'unknown' | 'loading' | 'signed-in' | 'signed-out' | 'ended' | 'failed'
  /** Kept during a repeated request and after the session has ended, so that drafts still belong to the user. */
  identity?: Identity
  error?: ServiceError
}

/** The auth context under its names on the wire; `merchantId` is the hotel (W-AUTH-8). */
export interface RequestContext {
  hotelId?: string
  merchantId?: string
  brandId?: string
  userId?: string
  adminId?: string
}

/**
 * User, hotel and settings: one instance for each page, shared by every element, client and copy of these packages.
 */
export interface Session extends Page {
  readonly $identity: ReadableAtom<IdentityState>
  /** The signed-in user, requested once and cached. Never rejects: a failure is in `$identity`, and the next call asks again. */
  identify(): Promise<Identity | undefined>
  /** Requests the identity again, for instance after signing in. */
  refresh(): Promise<Identity | undefined>
  /**
   * Signs out, and erases the user's unsent data from this browser.
   * @throws ServiceError if the gateway cannot be reached
   */
  signOut(): Promise<void>
  /** Called by http when the gateway answers 401 to a fresh token. */
  sessionEnded(): void

  /**
   * The bearer token, requested from the page's token source on demand; undefined if the page has none (cookies).
   * @param refused a token that the gateway did not take; a newer one is got
   * @throws ServiceError `token-failed`
   */
  bearerToken(refused?: string): Promise<string | undefined>

  context(): RequestContext
  readonly resources: Resources
}
