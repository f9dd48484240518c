import { randomBytes } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../database/tenant'
import type { Gateway } from '../gateway'
import { notFound } from '../server/refusal'
import type { Binding } from './binding'
import { columnValues } from './columnValues'
import { violations } from './constraints'
import { settleFiles } from './files/settleFiles'
import { withoutHidden } from './hiddenFields'
import { foreignNames, type Model, modelOf, problemsOf } from './model'
import { changedMeanwhile, refusedFields } from './problems'
import { readRow, rowOf } from './reading'
import { referenceProblems } from './referenceProblems'

/** Who saves, and where. */
export interface Place {
  readonly brandId: string
  readonly hotelId: string
  readonly userId: string
}

const newKey = () => randomBytes(10).toString('hex')

/** The current row, locked until the transaction ends. */
async function lockedRow(rows: Transaction, binding: Binding, hotelId: string, key: string): Promise<Model> {
  const found = await rows.execute<Model>(
    sql`select ${sql.raw(binding.everything)} from ${sql.raw(binding.table)} t
      where ${rowOf(binding, [hotelId], key)} for update of t`,
  )
  const [row] = found.rows
  if (!row) throw notFound()
  return row
}

/**
 * The row that the body names, locked, if the body has its version; undefined where the body has no key.
 *
 * @throws 422 without a version, 409 with the row as it is where its version is another, 404 where there is none
 */
async function lockAtVersion(rows: Transaction, binding: Binding, { hotelId }: Place, body: Model) {
  const key = body[binding.resource.key]
  if (key === undefined || key === null || key === '') return undefined
  const stored = await lockedRow(rows, binding, hotelId, String(key))
  if (body.version === undefined || body.version === null)
    throw refusedFields([{ path: 'version', code: 'required' }])
  if (Number(body.version) !== stored.version)
    throw changedMeanwhile(await readRow(rows, binding, [hotelId], String(key)))
  return stored
}

async function checked(
  rows: Transaction,
  binding: Binding,
  body: Model,
  stored: Model | undefined,
  place: Place,
) {
  const given = modelOf(binding, body, stored)
  const problems = [...foreignNames(binding, body), ...problemsOf(binding, given)]
  if (problems.length) throw refusedFields(problems)
  const model = withoutHidden(binding.writable, given)
  const more = await referenceProblems(rows, binding, model, place.hotelId)
  if (more.length) throw refusedFields(more)
  return model
}

const identifiers = (names: readonly string[]) =>
  sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  )

function insertion(binding: Binding, model: Model, key: string, place: Place): SQL {
  const values = columnValues(binding, model)
  const own: [string, SQL][] = [
    [binding.key.slice(2), sql`${key}`],
    ['brand_id', sql`${place.brandId}`],
    ['hotel_id', sql`${place.hotelId}`],
    ['created_by', sql`${place.userId}`],
    ['updated_by', sql`${place.userId}`],
  ]
  const all = [...own, ...values]
  return sql`insert into ${sql.identifier(binding.table)} (${identifiers(all.map(([name]) => name))})
    values (${sql.join(
      all.map(([, value]) => value),
      sql`, `,
    )})`
}

function change(binding: Binding, model: Model, key: string, place: Place): SQL {
  const sets = columnValues(binding, model).map(([name, value]) => sql`${sql.identifier(name)} = ${value}`)
  return sql`update ${sql.identifier(binding.table)} t
    set ${sql.join(sets, sql`, `)}, updated_at = now(), updated_by = ${place.userId}, version = t.version + 1
    where ${rowOf(binding, [place.hotelId], key)}`
}

/**
 * Saves a row: edits it if it has a key, else creates it. Its files get the visibility of their fields.
 *
 * @throws 422 with the problems by field, 409 with the row as it is where its version is another, 404 where there is none
 */
export async function saveRow(
  gateway: Pick<Gateway, 'settings' | 'store'>,
  rows: Transaction,
  binding: Binding,
  body: Model,
  place: Place,
) {
  const stored = await lockAtVersion(rows, binding, place, body)
  const model = await checked(rows, binding, body, stored, place)
  const unfit = await settleFiles(gateway, rows, binding.writable, model, { ...place, stored })
  if (unfit.length) throw refusedFields(unfit)
  const key = stored ? String(stored[binding.resource.key]) : newKey()
  const statement = stored ? change : insertion
  try {
    await rows.execute(statement(binding, model, key, place))
  } catch (error) {
    const problems = violations(binding, error)
    throw problems.length ? refusedFields(problems) : error
  }
  const saved = await readRow(rows, binding, [place.hotelId], key)
  if (!saved) throw new Error('A row that was saved is not there')
  return saved
}
