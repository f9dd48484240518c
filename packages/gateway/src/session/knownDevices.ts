import { sql } from 'drizzle-orm'
import { knownDevice } from '../database/schema'
import type { Queries } from '../database/tenant'
import { hashOf, newSecret } from './secrets'

/** Lifetime of the device cookie in seconds. */
export const deviceSeconds = 180 * 24 * 3600

/** The hash of a device cookie, if the account has signed in with it in the last 180 days. */
export async function knownDeviceOf(
  queries: Queries,
  account: string,
  secret: string | undefined,
): Promise<string | null> {
  if (!secret) return null
  const hash = hashOf(secret)
  const { rowCount } = await queries.execute(sql`
    select from known_device d join user_account u using (user_id)
    where d.device_hash = ${hash} and u.account = ${account}
      and d.last_used_at > now() - make_interval(secs => ${deviceSeconds})`)
  return rowCount ? hash : null
}

async function isOurs(queries: Queries, secret: string): Promise<boolean> {
  const { rowCount } = await queries.execute(
    sql`select from known_device where device_hash = ${hashOf(secret)} limit 1`,
  )
  return Boolean(rowCount)
}

/**
 * Records that an account has signed in here; the result is the device cookie's value. A value that we have not
 * issued is replaced: an attacker may have set it.
 */
export async function rememberDevice(
  queries: Queries,
  user: { userId: string; brandId: string },
  secret: string | undefined,
): Promise<string> {
  const value = secret && (await isOurs(queries, secret)) ? secret : newSecret()
  await queries
    .insert(knownDevice)
    .values({ ...user, deviceHash: hashOf(value) })
    .onConflictDoUpdate({
      target: [knownDevice.deviceHash, knownDevice.userId],
      set: { lastUsedAt: sql`now()` },
    })
  return value
}
