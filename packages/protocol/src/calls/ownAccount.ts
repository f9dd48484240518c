import * as v from 'valibot'
import { defineCall } from '../defineCall'
import { getIdentity } from './session'

/** Characters of a password that somebody chooses. */
export const shortestPassword = 12

/**
 * O-015: changes the password of who is signed in by cookie. All other sessions of the account and its embed tokens end,
 * this one goes on under a new cookie. HTTP 401 `bad-credentials` with `{ attemptsLeft }`, HTTP 429 `too-many-attempts`
 * with `{ retryAfter }` in seconds, HTTP 422 `same-password`.
 */
export const changePassword = defineCall({
  id: 'O-015',
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

/** O-016: ends every session of who is signed in, on all devices, and the tokens that partners' pages have for them. */
export const signOutEverywhere = defineCall({
  id: 'O-016',
  name: 'signOutEverywhere',
  method: 'DELETE',
  path: 'api/session/all',
  answer: v.unknown(),
  safeToRepeat: false,
})
