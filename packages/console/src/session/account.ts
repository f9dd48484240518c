import { describeError, isServiceError } from '@ebkit/core/errors'
import { createHttp } from '@ebkit/core/http'
import {
  type AccountService,
  type Credentials,
  createAccountService,
  type DemoAccount,
} from '@ebkit/core/services/account'
import { getSession } from '@ebkit/core/session'
import type { LoginProblem } from '../login/loginProblem'

export type { Credentials, DemoAccount }

/** Signing in and out. */
export interface Account extends AccountService {
  /** @throws ServiceError if the gateway did not confirm the sign-out */
  signOut(): Promise<void>
}

/** The account calls of the page's session. */
export function createAccount(): Account {
  const session = getSession()
  return { ...createAccountService(createHttp({ session })), signOut: () => session.signOut() }
}

/** Why a login failed, as codes of the form. */
export function problemOf(error: unknown): LoginProblem {
  if (!isServiceError(error)) throw error
  const { attemptsLeft, retryAfter } = Object(error.data) as { attemptsLeft?: number; retryAfter?: number }
  if (error.serverCode === 'bad-credentials') return { kind: 'bad-credentials', attemptsLeft }
  if (error.status === 429) return { kind: 'too-many-attempts', retryAfter: retryAfter ?? 60 }
  return { kind: 'failed', message: reasonOf(error) }
}

/** The message for a failure, in the page's language. */
export function reasonOf(error: unknown): string {
  return describeError(error, getSession().$locale.get())
}
