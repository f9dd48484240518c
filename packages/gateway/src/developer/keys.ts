import type { getDeveloperAccess } from '@ebkit/protocol/calls/developer'
import type { AnswerOf } from '@ebkit/protocol/define-call'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../database/open'
import { partnerKey } from '../database/schema'
import type { Transaction } from '../database/tenant'
import { Refusal } from '../server/refusal'
import type { Partner } from '../session/embedTokens'
import { hashOf, newSecret } from '../session/secrets'

type ShownKey = AnswerOf<typeof getDeveloperAccess>['keys'][number]

/** Maximum number of valid keys of a brand. */
export const mostKeys = 100

/** The number of a key's last characters that remain visible. */
const hintLength = 4

/** What a key may do. */
export interface KeyTerms {
  readonly name: string
  readonly hotelIds: readonly string[] | null
  readonly scopes: readonly string[]
}

const state = `case when k.disabled then 'off' when k.ends_at is null then 'active' when k.ends_at > now() then 'ending' else 'ended' end`

/** The keys of the transaction's brand, the newest first. */
export async function listKeys(rows: Transaction): Promise<ShownKey[]> {
  const found = await rows.execute(sql`select k.key_id as "keyId", k.partner_name as name, k.hint,
      k.hotel_ids as "hotelIds", k.scopes, ${sql.raw(state)} as state, e.employee_name as "createdBy",
      ${iso('k.created_at')} as "createdAt", ${iso('k.last_used_at')} as "lastUsedAt", ${iso('k.ends_at')} as "endsAt"
    from partner_key k
    left join user_account u on u.user_id = k.created_by
    left join employee e on e.employee_id = u.employee_id
    order by k.created_at desc, k.key_id`)
  return found.rows as unknown as ShownKey[]
}

/** SQL of a moment as ISO 8601. */
export const iso = (column: string) =>
  sql.raw(`to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)

/** Creates a key. Only the answer contains it: the database stores its hash. */
export async function makeKey(
  rows: Transaction,
  { brandId, userId }: { brandId: string; userId: string },
  { name, hotelIds, scopes }: KeyTerms,
): Promise<{ keyId: string; key: string; hint: string }> {
  // The prefix tells people who find the key in a file or a log what it is, and secret scanners too.
  const key = `ebk_${newSecret()}`
  const hint = key.slice(-hintLength)
  const [made] = await rows
    .insert(partnerKey)
    .values({
      keyHash: hashOf(key),
      ...{ brandId, hint, partnerName: name, scopes: [...scopes] },
      hotelIds: hotelIds && [...hotelIds],
      createdBy: userId,
    })
    .returning({ keyId: partnerKey.keyId })
  if (!made) throw new Error('The key was not stored')
  return { keyId: made.keyId, key, hint }
}

/**
 * Lets a key expire after some hours.
 *
 * @throws Refusal 409 if it has expired, been replaced or been switched off already
 */
export async function endKey(rows: Transaction, key: ShownKey, hours: number, userId: string): Promise<void> {
  if (key.state !== 'active')
    throw new Refusal(409, 'key-ended', 'The key has been replaced or switched off already')
  await rows
    .update(partnerKey)
    .set({
      endsAt: sql`now() + make_interval(hours => ${hours})`,
      updatedAt: sql`now()`,
      updatedBy: userId,
      version: sql`${partnerKey.version} + 1`,
    })
    .where(eq(partnerKey.keyId, key.keyId))
}

/** Switches a key off; the database then ends its tokens. */
export async function disableKey(rows: Transaction, keyId: string, userId: string): Promise<void> {
  await rows
    .update(partnerKey)
    .set({
      disabled: true,
      updatedAt: sql`now()`,
      updatedBy: userId,
      version: sql`${partnerKey.version} + 1`,
    })
    .where(and(eq(partnerKey.keyId, keyId), eq(partnerKey.disabled, false)))
}

/** Records when a key was last used, at most once a minute. */
export async function noteUse(database: Database, { brandId, keyHash }: Partner): Promise<void> {
  await database.withTenant({ brandId, hotelIds: [] }, (rows) =>
    rows.execute(sql`update partner_key set last_used_at = now()
      where key_hash = ${keyHash} and (last_used_at is null or last_used_at < now() - interval '1 minute')`),
  )
}
