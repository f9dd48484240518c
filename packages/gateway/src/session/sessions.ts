import { and, eq, lt, sql } from 'drizzle-orm'
import type { SignInQueries } from '../database/open'
import { embedToken, loginAttempt, passwordReset, session, userAccount } from '../database/schema'
import type { Queries } from '../database/tenant'
import { findIdentity, type UserIdentity } from './identity'
import { hashOf, newSecret } from './secrets'

const hour = 3600
const day = 24 * hour

/** Seconds that a session lives without a request: 12 hours, or 7 days if the user asked to stay signed in. */
export const idleSeconds = (remember: boolean) => (remember ? 7 * day : 12 * hour)

/** Seconds after which a session ends, regardless of use: 12 hours, or 30 days. */
export const sessionSeconds = (remember: boolean) => (remember ? 30 * day : 12 * hour)

/** When the sessions of a query end at the latest. */
const endsAt = `created_at + make_interval(
  secs => case when remember then ${sessionSeconds(true)} else ${sessionSeconds(false)} end)`

/**
 * Starts a session if the account is enabled and still has this password; the result is the cookie's value, new at every
 * login. Whatever changes the account and then ends its sessions waits for the new one, and ends it too.
 */
export async function startSession(
  queries: Queries,
  { passwordHash, ...user }: { userId: string; brandId: string; passwordHash: string },
  remember: boolean,
): Promise<string | undefined> {
  const secret = newSecret()
  const expiresAt = new Date(Date.now() + idleSeconds(remember) * 1000)
  return queries.transaction(async (rows) => {
    // only what may change an account may lock it
    await rows.execute(sql`select set_config('ebkit.brand_id', ${user.brandId}, true)`)
    const [found] = await rows
      .select({ userId: userAccount.userId })
      .from(userAccount)
      .where(
        and(
          eq(userAccount.userId, user.userId),
          eq(userAccount.passwordHash, passwordHash),
          eq(userAccount.disabled, false),
        ),
      )
      .for('share')
    if (!found) return undefined
    await rows.insert(session).values({ ...user, sessionHash: hashOf(secret), expiresAt, remember })
    return secret
  })
}

/** Ends a session, if there is one. */
export async function endSession(queries: Queries, secret: string | undefined): Promise<void> {
  if (secret) await queries.delete(session).where(eq(session.sessionHash, hashOf(secret)))
}

/** Ends all sessions of a user, and the tokens of partners' pages for this user. */
export async function endSessionsOf(queries: Queries, userId: string): Promise<void> {
  await queries.delete(session).where(eq(session.userId, userId))
  await queries.delete(embedToken).where(eq(embedToken.userId, userId))
}

const source = `
  select user_id, null::text as hotel_id, null::text[] as scopes, last_seen_at < now() - interval '1 minute' as is_stale
  from session where session_hash = $1 and expires_at > now() and ${endsAt} > now()`

/** Whether a session is open, by its hash. */
export async function isSessionOpen(queries: SignInQueries, hash: string): Promise<boolean> {
  const text = `select from session where session_hash = $1 and expires_at > now() and ${endsAt} > now()`
  return Boolean((await queries.$client.query({ name: 'open session', text, values: [hash] })).rowCount)
}

/** The user of a session cookie. Use extends a session, at most once a minute. */
export async function identityOfSession(
  queries: SignInQueries,
  secret: string,
): Promise<UserIdentity | undefined> {
  const hash = hashOf(secret)
  const found = await findIdentity(queries, { name: 'session', text: source, values: [hash] })
  // a full disk must not end a session
  if (found?.isStale) await prolong(queries, hash).catch(() => undefined)
  return found?.identity
}

async function prolong(queries: Queries, hash: string): Promise<void> {
  await queries.execute(sql`
    update session set last_seen_at = now(), expires_at = least(${sql.raw(endsAt)}, now() + make_interval(
      secs => case when remember then ${idleSeconds(true)}::int else ${idleSeconds(false)}::int end))
    where session_hash = ${hash}`)
}

/** Deletes expired sessions and tokens. */
export async function sweep(queries: Queries): Promise<void> {
  await queries.delete(session).where(sql`${session.expiresAt} < now() or ${sql.raw(endsAt)} < now()`)
  await queries.delete(embedToken).where(lt(embedToken.expiresAt, sql`now()`))
  await queries.delete(passwordReset).where(lt(passwordReset.expiresAt, sql`now()`))
  await queries.delete(loginAttempt).where(lt(loginAttempt.at, sql`now() - interval '1 day'`))
}
