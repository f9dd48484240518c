import { findResource } from '@ebkit/domain'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../../database/tenant'
import { bindingOf } from '../bindings'
import { type Change, type ChangePlace, recordChange } from './recordChange'

/** What a function that writes SQL of its own does to a row. */
interface Written extends Pick<Change, 'key' | 'kind' | 'name'> {
  /** Name of the resource. */
  readonly resource: string
}

/** Runs a function that writes a row by SQL of its own, and records what it has changed, if it has. */
export async function withTrail<Result>(
  rows: Transaction,
  place: ChangePlace,
  written: Written,
  work: () => Promise<Result>,
): Promise<Result> {
  const resource = findResource(written.resource)
  if (!resource) throw new Error(`There is no resource ${written.resource}`)
  const { table, key, everything } = bindingOf(resource)
  const read = async () => {
    const found = await rows.execute<Record<string, unknown>>(
      sql`select ${sql.raw(everything)} from ${sql.identifier(table)} t where ${sql.raw(key)} = ${written.key} for update`,
    )
    return found.rows[0]
  }
  const before = await read()
  const result = await work()
  const after = await read()
  if (after?.version !== before?.version)
    await recordChange(rows, place, { ...written, resource, before, after })
  return result
}
