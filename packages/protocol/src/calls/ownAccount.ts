import * as v from 'valibot'
import { defineCall } from '../defineCall'
import { getIdentity } from './session'

/** Length limits of a password, in characters. */
export const shortestPassword = 12

/**
 * O-060: changes the password of the user signed in by cookie. Ends all other sessions of the account and its embed
 * tokens; this session continues under a new cookie. HTTP 401 `bad-credentials` with `{ attemptsLeft }`, HTTP 429
 * `too-many-attempts` with `{ retryAfter }` in seconds, HTTP 422 `same-password`.
 *
 * @example
 * ```ts
 * import { changePassword, shortestPassword } from '@ebkit/protocol/calls/ownAccount'
 * import { check } from '@ebkit/protocol/check'
 *
 * shortestPassword // 12
 * check(changePassword.body, { current: 'as-it-was-before', next: 'too short' }) // { fits: false, field: 'next' }
 * ```
 */
export const changePassword = defineCall({
  id: 'O-060',
  name: 'changePassword',
  method: 'POST',
  path: 'api/session/password',
  body: v.object({
    current: v.pipe(v.string(), v.minLength(1), v.maxLength(1000)),
    next: v.pipe(v.string(), v.minLength(shortestPassword), v.maxLength(1000)),
  }),
  answer: getIdentity.answer,
  safeToRepeat: false,
})

/**
 * O-103: chooses a password by the code of a one-time link, which an administrator had sent. It is good once and for 30
 * minutes. Whoever has the account signs in afterwards. HTTP 410 `reset-ended` for a code that is not good any more, or never
 * was.
 */
export const resetPassword = defineCall({
  id: 'O-103',
  name: 'resetPassword',
  method: 'POST',
  path: 'api/session/reset',
  body: v.object({
    code: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
    next: v.pipe(v.string(), v.minLength(shortestPassword), v.maxLength(1000)),
  }),
  answer: v.unknown(),
  safeToRepeat: false,
})

/**
 * O-061: ends every session of the user signed in by cookie, on all devices, and the user's tokens on partners' pages.
 */
export const signOutEverywhere = defineCall({
  id: 'O-061',
  name: 'signOutEverywhere',
  method: 'DELETE',
  path: 'api/session/all',
  answer: v.unknown(),
  safeToRepeat: false,
})
