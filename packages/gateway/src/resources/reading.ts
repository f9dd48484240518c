import type { ResourceRow } from '@ebkit/protocol/calls/resources'
import { and, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../database/tenant'
import type { Binding } from './binding'
import { completeLabels } from './labels/completeLabels'
import { addInnerLabels } from './labels/innerLabels'
import { masked, maskedUntilAsked } from './masks'
import { inReach, type Reach } from './stores'

/** The condition for one row within reach. */
export const rowOf = (binding: Binding, reach: Reach, key: string): SQL =>
  and(inReach(binding, reach), sql`${sql.raw(binding.key)} = ${key}`) as SQL

/** One row in detail, masked if the reach requires it; undefined if it does not exist or belongs to another tenant. */
export async function readRow(
  rows: Transaction,
  binding: Binding,
  reach: Reach,
  key: string,
): Promise<ResourceRow | undefined> {
  const found = await rows.execute<Record<string, unknown>>(
    sql`select ${sql.raw(binding.detailed)} from ${sql.identifier(binding.table)} t where ${rowOf(binding, reach, key)}`,
  )
  const [row] = found.rows
  if (!row) return undefined
  await completeLabels(rows, binding, [row])
  await addInnerLabels(rows, binding, row)
  return (reach.isMasked ? masked : maskedUntilAsked)(binding, row)
}
