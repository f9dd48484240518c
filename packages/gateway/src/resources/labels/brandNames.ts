import type { ServedResource } from '@ebkit/domain'
import { sql } from 'drizzle-orm'
import { columnName } from '../../database/columnName'
import type { Transaction } from '../../database/tenant'

/** Rows whose names are wanted, by key. */
export interface Wanted {
  readonly of: ServedResource
  readonly keys: ReadonlySet<string>
}

/** Names of rows, by resource name and by key. */
export type BrandNames = ReadonlyMap<string, ReadonlyMap<string, string>>

/** Reads the transaction's settings, and sets its purpose to `names`. */
const beginNames = sql`select coalesce(current_setting('ebkit.hotel_ids', true), '') as stores,
  coalesce(current_setting('ebkit.purpose', true), '') as purpose, set_config('ebkit.purpose', 'names', true) as begun`

const setSettings = ({ stores, purpose }: { stores: string; purpose: string }) =>
  sql`select set_config('ebkit.hotel_ids', ${stores}, true), set_config('ebkit.purpose', ${purpose}, true)`

/** With the purpose `names`, the table of stores shows all stores of the brand. */
const seeAllStores = sql`select set_config('ebkit.hotel_ids', coalesce(string_agg(hotel_id, ','), ''), true) from hotel`

async function readNames(rows: Transaction, { of, keys }: Wanted): Promise<ReadonlyMap<string, string>> {
  const [key, display] = [of.key, of.display].map((name) => sql.identifier(columnName(name)))
  const found = await rows.execute<{ key: string; name: string | null }>(
    sql`select ${key} as key, ${display}::text as name from ${sql.identifier(columnName(of.name))}
      where ${key} = any(${sql.param([...keys])}::text[])`,
  )
  return new Map(found.rows.flatMap(({ key, name }) => (name === null ? [] : [[key, name] as const])))
}

/**
 * Names of rows of the brand, including those of stores that the user cannot see. Callers may only ask for keys that
 * occur in rows that the user sees: whoever reads that a coupon is valid in a store reads the store's name, and nothing
 * else of it.
 */
export async function brandNames(rows: Transaction, wanted: readonly Wanted[]): Promise<BrandNames> {
  const asked = wanted.filter(({ keys }) => keys.size > 0)
  if (!asked.length) return new Map()
  // If one of these fails, the transaction is aborted, and its settings with it.
  const begun = await rows.execute<{ stores: string; purpose: string }>(beginNames)
  const [settings = { stores: '', purpose: '' }] = begun.rows
  await rows.execute(seeAllStores)
  const names = new Map<string, ReadonlyMap<string, string>>()
  for (const one of asked) names.set(one.of.name, await readNames(rows, one))
  await rows.execute(setSettings(settings))
  return names
}
