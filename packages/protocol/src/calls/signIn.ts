import * as v from 'valibot'
import { defineCall } from '../defineCall'
import { getIdentity } from './session'

/**
 * O-002: signs in and sets the session cookie. HTTP 401 `bad-credentials` with `{ attemptsLeft }`,
 * HTTP 429 `too-many-attempts` with `{ retryAfter }` in seconds.
 *
 * @example
 * ```ts
 * import { signIn } from '@ebkit/protocol/calls/signIn'
 * import { check } from '@ebkit/protocol/check'
 *
 * const checked = check(signIn.body, { account: 'manager', password: 'a long password' })
 * checked.fits && checked.value // { account: 'manager', password: 'a long password', remember: false }
 * ```
 */
export const signIn = defineCall({
  id: 'O-002',
  name: 'signIn',
  method: 'POST',
  path: 'api/session',
  body: v.object({
    account: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
    password: v.pipe(v.string(), v.minLength(1), v.maxLength(1000)),
    remember: v.optional(v.boolean(), false),
  }),
  answer: getIdentity.answer,
  safeToRepeat: false,
})
