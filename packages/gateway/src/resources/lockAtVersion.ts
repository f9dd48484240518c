import { sql } from 'drizzle-orm'
import type { Transaction } from '../database/tenant'
import { notFound } from '../server/refusal'
import type { Binding } from './binding'
import type { Model } from './model'
import { changeableAt, type Place, singletonKey } from './place'
import { changedMeanwhile, refusedFields } from './problems'
import { readRow, rowOf } from './reading'
import type { Reach } from './stores'

/** The current row, locked until the transaction ends; undefined if there is none. */
export async function lockedRow(
  rows: Transaction,
  binding: Binding,
  reach: Reach,
  key: string,
): Promise<Model | undefined> {
  const found = await rows.execute<Model>(
    sql`select ${sql.raw(binding.everything)} from ${sql.identifier(binding.table)} t
      where ${rowOf(binding, reach, key)} for no key update of t`,
  )
  return found.rows[0]
}

const isMissing = (value: unknown) => value === undefined || value === null

/**
 * Locks the row that the body names, and requires the body to have its version; undefined for a new row. A singleton
 * needs no key, and no version before its first save.
 *
 * @throws 422 without a version, 409 with the current row if its version differs, 404 if there is no such row
 */
export async function lockAtVersion(
  rows: Transaction,
  binding: Binding,
  place: Place,
  body: Model,
): Promise<Model | undefined> {
  const singleton = singletonKey(binding, place)
  const key = singleton ?? body[binding.resource.key]
  if (isMissing(key) || key === '') return undefined
  const reach = changeableAt(place)
  const stored = await lockedRow(rows, binding, reach, String(key))
  if (!stored && singleton === undefined) throw notFound()
  if (stored && isMissing(body.version)) throw refusedFields([{ path: 'version', code: 'required' }])
  if (Number(body.version ?? 0) !== (stored?.version ?? 0))
    throw changedMeanwhile(await readRow(rows, binding, reach, String(key)))
  return stored
}
