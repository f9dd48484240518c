import type { ResourceRow } from '@ebkit/protocol/calls/resources'
import { and, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../database/tenant'
import type { Binding } from './binding'
import { inStores } from './stores'

/** One row of given stores. */
export const rowOf = (binding: Binding, stores: readonly string[], key: string): SQL =>
  and(inStores(stores), sql`${sql.raw(binding.key)} = ${key}`) as SQL

/** The detail of one row; undefined if it does not exist or belongs to another tenant. */
export async function readRow(
  rows: Transaction,
  binding: Binding,
  stores: readonly string[],
  key: string,
): Promise<ResourceRow | undefined> {
  const found = await rows.execute<Record<string, unknown>>(
    sql`select ${sql.raw(binding.detailed)} from ${sql.raw(binding.table)} t where ${rowOf(binding, stores, key)}`,
  )
  return found.rows[0]
}
