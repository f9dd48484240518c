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
 * The row that the body names, locked, if the body has its version; undefined for a new row. The only row of a scope needs no
 * key, and no version while it has never been saved.
 *
 * @throws 422 without a version, 409 with the row as it is where its version is another, 404 where there is none
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
