import { chmod, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '../database/open'
import { brandOrigin, partnerKey } from '../database/schema'
import { hashOf, newSecret } from '../session/secrets'

/** The brand whose pages the demo's partner embeds. */
export const partnerBrand = '1001'

/** The scopes its pages need: to view everything, and to upload files. */
const scopes = ['*:view', 'file:upload', 'file:change']

const tenant = { brandId: partnerBrand, hotelIds: [] }

/** Adds allowed origins to the demo brand. */
export async function allowOrigins(database: Database, origins: readonly string[]): Promise<void> {
  const rows = origins.map((origin) => ({ brandId: partnerBrand, origin }))
  await database.withTenant(tenant, (transaction) =>
    transaction.insert(brandOrigin).values(rows).onConflictDoNothing(),
  )
}

/** Registers the demo partner's key. */
export async function registerPartnerKey(database: Database, key: string): Promise<void> {
  const row = { keyHash: hashOf(key), brandId: partnerBrand, partnerName: 'Demo partner', scopes }
  await database.withTenant(tenant, (transaction) =>
    transaction.insert(partnerKey).values(row).onConflictDoNothing(),
  )
}

/**
 * Keeps the demo partner's key: random, in a file that only the gateway's user can read, and from which the example
 * partner's server reads it.
 *
 * @returns the file
 */
export async function keepPartnerKey(database: Database, dataDirectory: string): Promise<string> {
  const file = join(dataDirectory, 'partner-key')
  const kept = (await readFile(file, 'utf8').catch(() => '')).trim()
  const key = kept || newSecret()
  if (!kept) await writeFile(file, `${key}\n`, { mode: 0o600 })
  await chmod(file, 0o600)
  await registerPartnerKey(database, key)
  return file
}
