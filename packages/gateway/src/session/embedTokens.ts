import type { Identity } from '@ebkit/protocol'
import { and, eq, sql } from 'drizzle-orm'
import { embedToken, partnerKey } from '../database/schema'
import type { Queries } from '../database/tenant'
import { readIdentity } from './identity'
import { hashOf, newSecret } from './secrets'

/** Life of an embed token, in seconds. */
export const embedTokenSeconds = 15 * 60

/** The partner that a key belongs to. */
export interface Partner {
  readonly keyHash: string
  readonly brandId: string
}

/** Whose key this is; undefined: nobody's. */
export async function partnerOf(signIn: Queries, key: string): Promise<Partner | undefined> {
  const rows = await signIn
    .select({ keyHash: partnerKey.keyHash, brandId: partnerKey.brandId })
    .from(partnerKey)
    .where(and(eq(partnerKey.keyHash, hashOf(key)), eq(partnerKey.disabled, false)))
  return rows[0]
}

/** The user of a brand with that account name, if the person may use the console. */
export function identityOfAccount(
  signIn: Queries,
  brandId: string,
  account: string,
): Promise<Identity | undefined> {
  const name = account.trim().toLowerCase()
  return readIdentity(
    signIn,
    sql`select user_id, null::text as hotel_id from user_account where account = ${name} and brand_id = ${brandId}`,
  )
}

/** Makes a token for one user at one store. */
export async function issueToken(
  signIn: Queries,
  partner: Partner,
  identity: Identity,
  hotelId: string,
): Promise<{ token: string; expiresAt: string }> {
  const token = newSecret()
  const expiresAt = new Date(Date.now() + embedTokenSeconds * 1000)
  const { keyHash, brandId } = partner
  await signIn
    .insert(embedToken)
    .values({ tokenHash: hashOf(token), keyHash, brandId, userId: identity.userId, hotelId, expiresAt })
  return { token, expiresAt: expiresAt.toISOString() }
}

/** Who a token stands for, at the store it was made for; undefined when it ran out or its key was withdrawn. */
export function identityOfToken(signIn: Queries, token: string): Promise<Identity | undefined> {
  return readIdentity(
    signIn,
    sql`select t.user_id, t.hotel_id from embed_token t join partner_key k using (key_hash)
      where t.token_hash = ${hashOf(token)} and t.expires_at > now() and not k.disabled`,
  )
}
