import { type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../database/tenant'

/**
 * Maximum number of failures in a quarter of an hour. Attempts are limited in three ways; none of them can lock out
 * the owner of an account, because a browser that has signed in before is counted separately.
 */
export interface LoginLimits {
  /** Of one account from one address (or from one known browser). */
  readonly accountAndPlace: number
  /** Of one address, over all accounts. Does not apply to known browsers of the account. */
  readonly address: number
  /** Of one account, over all addresses. Does not apply to known browsers of the account. */
  readonly account: number
}

export const defaultLoginLimits: LoginLimits = { accountAndPlace: 5, address: 50, account: 100 }

/** Seconds in which failures count. */
export const loginWindow = 15 * 60

export interface Attempt {
  readonly account: string
  readonly address: string
  /** Hash of the device cookie, only if this account has signed in with it before. */
  readonly deviceHash: string | null
}

export interface Admission {
  readonly attemptId: number
  /** Attempts left after this one for this account and source; negative: this one is refused. */
  readonly attemptsLeft: number
  /** Seconds until the next attempt is admitted, if this one is refused. */
  readonly retryAfter: number
}

/** The attempts that count together with this one. */
const place = ({ account, address, deviceHash }: Attempt): SQL =>
  deviceHash
    ? sql`account = ${account} and device_hash = ${deviceHash}`
    : sql`account = ${account} and address = ${address} and device_hash is null`

/**
 * Records an attempt, and returns whether its password may be checked. It is recorded first, so that concurrent
 * attempts count each other; refused attempts do not count, otherwise trying again would extend the wait endlessly.
 */
export async function admit(queries: Queries, attempt: Attempt, limits: LoginLimits): Promise<Admission> {
  const { account, address, deviceHash } = attempt
  return queries.transaction(async (transaction) => {
    // Other gateways on the database admit too.
    await transaction.execute(sql`select pg_advisory_xact_lock(1, hashtext(${account}))`)
    await transaction.execute(sql`select pg_advisory_xact_lock(2, hashtext(${address}))`)
    const since = sql`at > now() - make_interval(secs => ${loginWindow}) and not succeeded and not forgiven`
    const oldest = sql`coalesce(ceil(extract(epoch from min(at) + make_interval(secs => ${loginWindow}) - now())), 0)::int`
    const count = async (where: SQL) => {
      const { rows } = await transaction.execute<{ failures: number; wait: number }>(
        sql`select count(*)::int as failures, ${oldest} as wait from login_attempt where ${since} and ${where}`,
      )
      return rows[0] as { failures: number; wait: number }
    }
    const checks = [{ ...(await count(place(attempt))), limit: limits.accountAndPlace }]
    if (!deviceHash) {
      checks.push({
        ...(await count(sql`address = ${address} and device_hash is null`)),
        limit: limits.address,
      })
      checks.push({
        ...(await count(sql`account = ${account} and device_hash is null`)),
        limit: limits.account,
      })
    }
    const full = checks.filter((check) => check.failures >= check.limit)
    if (full.length)
      return { attemptId: 0, attemptsLeft: -1, retryAfter: Math.max(1, ...full.map((check) => check.wait)) }
    const { rows } = await transaction.execute<{ attempt_id: string }>(
      sql`insert into login_attempt (account, address, device_hash) values (${account}, ${address}, ${deviceHash})
        returning attempt_id`,
    )
    const left = Math.min(...checks.map((check) => check.limit - check.failures - 1))
    return { attemptId: Number(rows[0]?.attempt_id), attemptsLeft: left, retryAfter: 0 }
  })
}

/** The password was not checked, so this was no attempt. */
export async function withdraw(queries: Queries, attemptId: number): Promise<void> {
  await queries.execute(sql`delete from login_attempt where attempt_id = ${attemptId}`)
}

/** The password was correct: earlier failures of the same account and source are reset. */
export async function forgive(queries: Queries, attempt: Attempt, attemptId: number): Promise<void> {
  await queries.execute(sql`update login_attempt set succeeded = true where attempt_id = ${attemptId}`)
  await queries.execute(
    sql`update login_attempt set forgiven = true where not succeeded and ${place(attempt)}`,
  )
}
