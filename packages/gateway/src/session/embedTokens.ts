import { and, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { SignInQueries } from '../database/open'
import { embedToken, partnerKey } from '../database/schema'
import type { Queries } from '../database/tenant'
import { findIdentity, type UserIdentity } from './identity'
import { hashOf, newSecret } from './secrets'

/** Lifetime of an embed token in seconds. */
export const embedTokenSeconds = 15 * 60

/** The partner of a key. */
export interface Partner {
  readonly keyHash: string
  readonly brandId: string
  /** Stores for which tokens can be issued; null: all of the brand. */
  readonly hotelIds: readonly string[] | null
}

/** Keys are valid until they are disabled, or until some time after they were replaced. */
const isGood = '(not k.disabled and (k.ends_at is null or k.ends_at > now()))'

/** The owner of a key; undefined for an unknown one. */
export async function partnerOf(queries: Queries, key: string): Promise<Partner | undefined> {
  const rows = await queries
    .select({ keyHash: partnerKey.keyHash, brandId: partnerKey.brandId, hotelIds: partnerKey.hotelIds })
    .from(partnerKey)
    .where(
      and(
        eq(partnerKey.keyHash, hashOf(key)),
        eq(partnerKey.disabled, false),
        or(isNull(partnerKey.endsAt), gt(partnerKey.endsAt, sql`now()`)),
      ),
    )
  return rows[0]
}

/** The user of a brand with this account name, if the user may use the console. */
export async function identityOfAccount(
  queries: SignInQueries,
  brandId: string,
  account: string,
): Promise<UserIdentity | undefined> {
  const text = `
    select user_id, null::text as hotel_id, null::text[] as scopes, false as is_stale from user_account where account = $1 and brand_id = $2`
  const values = [account.trim().toLowerCase(), brandId]
  return (await findIdentity(queries, { name: 'account', text, values }))?.identity
}

/** Creates a token for one user at one store. */
export async function issueToken(
  queries: Queries,
  partner: Partner,
  identity: UserIdentity,
  hotelId: string,
): Promise<{ token: string; expiresAt: string }> {
  const token = newSecret()
  const expiresAt = new Date(Date.now() + embedTokenSeconds * 1000)
  const { keyHash, brandId } = partner
  await queries
    .insert(embedToken)
    .values({ tokenHash: hashOf(token), keyHash, brandId, userId: identity.userId, hotelId, expiresAt })
  return { token, expiresAt: expiresAt.toISOString() }
}

/** Whether a token is valid, by its hash. */
export async function isTokenOpen(queries: SignInQueries, hash: string): Promise<boolean> {
  const text = `select from embed_token t join partner_key k using (key_hash)
    where t.token_hash = $1 and t.expires_at > now() and ${isGood}`
  return Boolean((await queries.$client.query({ name: 'open token', text, values: [hash] })).rowCount)
}

/** The user of a token, at its store and within its key's scopes; undefined if it has expired or its key was revoked. */
export async function identityOfToken(
  queries: SignInQueries,
  token: string,
): Promise<UserIdentity | undefined> {
  const text = `
    select t.user_id, t.hotel_id, k.scopes, false as is_stale from embed_token t join partner_key k using (key_hash)
    where t.token_hash = $1 and t.expires_at > now() and ${isGood}
      and (k.hotel_ids is null or t.hotel_id = any (k.hotel_ids))`
  return (await findIdentity(queries, { name: 'token', text, values: [hashOf(token)] }))?.identity
}
