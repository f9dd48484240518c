import type { Identity } from '@ebkit/protocol/calls/session'
import { eq, lt, sql } from 'drizzle-orm'
import type { SignInQueries } from '../database/open'
import { embedToken, loginAttempt, session } from '../database/schema'
import type { Queries } from '../database/tenant'
import { findIdentity } from './identity'
import { hashOf, newSecret } from './secrets'

/** How long a session lives: 12 hours without a request, or 7 days where the person asked to stay signed in. */
export const sessionSeconds = (remember: boolean) => (remember ? 7 * 24 * 3600 : 12 * 3600)

/** Starts a session; the result is the cookie's value, new at every login. */
export async function startSession(
  signIn: Queries,
  user: { userId: string; brandId: string },
  remember: boolean,
): Promise<string> {
  const secret = newSecret()
  const expiresAt = new Date(Date.now() + sessionSeconds(remember) * 1000)
  await signIn.insert(session).values({ ...user, sessionHash: hashOf(secret), expiresAt, remember })
  return secret
}

/** Ends a session, if there is one. */
export async function endSession(signIn: Queries, secret: string | undefined): Promise<void> {
  if (secret) await signIn.delete(session).where(eq(session.sessionHash, hashOf(secret)))
}

const source = `
  select user_id, null::text as hotel_id, null::text[] as scopes, last_seen_at < now() - interval '1 minute' as is_stale
  from session where session_hash = $1 and expires_at > now()`

/** Who a session cookie stands for. A session that is used is prolonged, at most once a minute. */
export async function identityOfSession(
  signIn: SignInQueries,
  secret: string,
): Promise<Identity | undefined> {
  const hash = hashOf(secret)
  const found = await findIdentity(signIn, { name: 'session', text: source, values: [hash] })
  if (found?.isStale) await prolong(signIn, hash)
  return found?.identity
}

async function prolong(signIn: Queries, hash: string): Promise<void> {
  await signIn.execute(sql`
    update session set last_seen_at = now(), expires_at = now() + make_interval(
      secs => case when remember then ${sessionSeconds(true)}::int else ${sessionSeconds(false)}::int end)
    where session_hash = ${hash}`)
}

/** Removes what has run out. */
export async function sweep(signIn: Queries): Promise<void> {
  await signIn.delete(session).where(lt(session.expiresAt, sql`now()`))
  await signIn.delete(embedToken).where(lt(embedToken.expiresAt, sql`now()`))
  await signIn.delete(loginAttempt).where(lt(loginAttempt.at, sql`now() - interval '1 day'`))
}
