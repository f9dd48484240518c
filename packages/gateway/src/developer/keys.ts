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

/** Keys of a brand that are good at the same time. */
export const mostKeys = 100

/** Characters of a key that people see afterwards. */
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

/** Makes a key. It is in the answer only: the database keeps its hash. */
export async function makeKey(
  rows: Transaction,
  { brandId, userId }: { brandId: string; userId: string },
  { name, hotelIds, scopes }: KeyTerms,
): Promise<{ keyId: string; key: string; hint: string }> {
  // Who finds it in a file or a log knows what it is, and so do programs that look for secrets.
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
 * Lets a key end after some hours.
 *
 * @throws Refusal 409 for one that is over, replaced or off already
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

/** Switches a key off; the database ends its tokens. */
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

/** Notes when a key was used last, once a minute at most. */
export async function noteUse(database: Database, { brandId, keyHash }: Partner): Promise<void> {
  await database.withTenant({ brandId, hotelIds: [] }, (rows) =>
    rows.execute(sql`update partner_key set last_used_at = now()
      where key_hash = ${keyHash} and (last_used_at is null or last_used_at < now() - interval '1 minute')`),
  )
}
