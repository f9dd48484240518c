import { getDemoAccounts } from '@ebkit/protocol/calls/demoAccounts'
import { changePassword, resetPassword, signOutEverywhere } from '@ebkit/protocol/calls/ownAccount'
import { getIdentity, type Identity } from '@ebkit/protocol/calls/session'
import { signIn } from '@ebkit/protocol/calls/signIn'
import { isServiceError } from '../errors/ServiceError'
import type { Http } from '../http/createHttp'

export { shortestPassword } from '@ebkit/protocol/calls/ownAccount'

/** The credentials that a user enters. `remember`: stay signed in on this machine. */
export interface Credentials {
  account: string
  password: string
  remember?: boolean
}

/** An account that a demo gateway offers to everyone. */
export interface DemoAccount {
  account: string
  userName: string
  position: string
  password: string
}

/** Signing in and passwords. Signing out belongs to the session: `session.signOut()`. */
export interface AccountService {
  /**
   * Signs in and sets the session cookie.
   *
   * @throws ServiceError with `serverCode` `bad-credentials` (`data.attemptsLeft`) or `too-many-attempts` (`data.retryAfter`, seconds)
   */
  signIn(credentials: Credentials, signal?: AbortSignal): Promise<Identity>
  /**
   * Changes the password. All other sessions of the account end.
   *
   * @throws ServiceError with `serverCode` `bad-credentials` (`data.attemptsLeft`), `too-many-attempts`
   * (`data.retryAfter`, seconds) or `same-password`
   */
  changePassword(passwords: { current: string; next: string }, signal?: AbortSignal): Promise<Identity>
  /**
   * Sets a password with the code of a link, without a session. It does not sign the user in.
   * @throws ServiceError with `serverCode` `reset-ended` for a code that is not good any more
   */
  resetPassword(chosen: { code: string; next: string }, signal?: AbortSignal): Promise<void>
  /** Ends every session of the account, including this one. */
  signOutEverywhere(signal?: AbortSignal): Promise<void>
  /** The signed-in user, or else the accounts of a gateway in demo mode. */
  look(signal?: AbortSignal): Promise<{ identity?: Identity; demoAccounts: DemoAccount[] }>
}

/**
 * Signing in and passwords, at the session's gateway.
 * @example
 * ```ts
 * import { isServiceError } from '@ebkit/core/errors'
 * import { createHttp } from '@ebkit/core/http'
 * import { createAccountService } from '@ebkit/core/services/account'
 * import { getSession } from '@ebkit/core/session'
 *
 * const session = getSession()
 * const accounts = createAccountService(createHttp({ session }))
 * try {
 *   const { userName } = await accounts.signIn({ account: 'manager', password: 'a long password' })
 *   console.log(`Welcome, ${userName}`)
 *   await session.refresh()
 * } catch (error) {
 *   if (!isServiceError(error) || error.serverCode !== 'bad-credentials') throw error
 *   console.log('Account or password is wrong')
 * }
 * ```
 */
export function createAccountService(http: Http): AccountService {
  return {
    signIn: (credentials, signal) => http.call(signIn, { body: credentials, signal }),
    changePassword: (passwords, signal) => http.call(changePassword, { body: passwords, signal }),
    resetPassword: async (chosen, signal) => void (await http.call(resetPassword, { body: chosen, signal })),
    signOutEverywhere: async (signal) => void (await http.call(signOutEverywhere, { signal })),
    async look(signal) {
      try {
        return { identity: await http.call(getIdentity, { signal }), demoAccounts: [] }
      } catch (error) {
        if (!isServiceError(error) || error.code !== 'session-ended') throw error
        return { demoAccounts: await http.call(getDemoAccounts, { signal }) }
      }
    },
  }
}
