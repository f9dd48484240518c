import { chmod, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '../database/open'
import { brandOrigin, partnerKey } from '../database/schema'
import { hashOf, newSecret } from '../session/secrets'

/** The brand whose pages the demo's partner embeds. */
export const partnerBrand = '1001'

/** What its pages need: to show what there is, and to upload. */
const scopes = ['*:view', 'file:upload', 'file:change']

const tenant = { brandId: partnerBrand, hotelIds: [] }

/** Puts origins on the demo brand's list. */
export async function allowOrigins(database: Database, origins: readonly string[]): Promise<void> {
  const rows = origins.map((origin) => ({ brandId: partnerBrand, origin }))
  await database.withTenant(tenant, (transaction) =>
    transaction.insert(brandOrigin).values(rows).onConflictDoNothing(),
  )
}

/** Makes the demo partner's key known to the database. */
export async function registerPartnerKey(database: Database, key: string): Promise<void> {
  const row = { keyHash: hashOf(key), brandId: partnerBrand, partnerName: 'Demo partner', scopes }
  await database.withTenant(tenant, (transaction) =>
    transaction.insert(partnerKey).values(row).onConflictDoNothing(),
  )
}

/**
 * The demo partner's key: random, in a file that only we can read, from where the example partner's server takes it.
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
