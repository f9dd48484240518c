import { storableText } from '@ebkit/rules/storable-text'
import { sql } from 'drizzle-orm'
import { unfitParameter } from '../unfitParameter'
import { checkRows, targetsOf } from './checkRows'
import { importableFields } from './importColumns'
import type { ImportContext } from './importContext'
import { identitiesElsewhere, rowsAt, type StoredRow, textsOf, writeChecked } from './importRows'
import { type StoredImport, touchImport } from './imports'
import { importLimits } from './limits'

/** What a user changes about a row. */
export interface Mending {
  readonly row: number
  readonly values: Readonly<Record<string, string>>
  readonly alike: boolean
  readonly skip?: boolean | undefined
  readonly update?: boolean | undefined
}

/**
 * The maximum number of rows with the same wrong text that one change corrects; the next change corrects further ones.
 */
const mostAlike = 5_000

function requireColumns({ binding }: ImportContext, mendings: readonly Mending[]): void {
  const known = new Set(importableFields(binding).map(({ name }) => name))
  for (const { values } of mendings)
    for (const [name, text] of Object.entries(values)) {
      if (!known.has(name)) throw unfitParameter('values', `"${name}" is no column of an import`)
      if (text.length > importLimits.cell)
        throw unfitParameter('values', `at most ${importLimits.cell} characters`)
    }
}

/** Rows in which a field has the same text and a problem. */
async function rowsAlike(
  { rows }: ImportContext,
  { importId, mapping }: StoredImport,
  name: string,
  text: string,
): Promise<number[]> {
  const column = mapping.indexOf(name) + 1
  const found = await rows.execute<{ number: number }>(sql`
    select row_number as number from resource_import_row
    where import_id = ${importId} and status = 'WRONG'
      and coalesce(mended->>${name}, cells[${column}], '') = ${text}
      and problems @> ${JSON.stringify([{ path: name }])}::jsonb
    order by row_number limit ${mostAlike}`)
  return found.rows.map(({ number }) => number)
}

/** The rows of a change: its own, and those with the same wrong text. */
async function numbersOf(
  context: ImportContext,
  stored: StoredImport,
  row: StoredRow,
  { alike, values }: Mending,
): Promise<number[]> {
  if (!alike) return [row.number]
  const texts = textsOf(stored, row)
  const found: number[] = [row.number]
  for (const name of Object.keys(values))
    found.push(...(await rowsAlike(context, stored, name, texts[name] ?? '')))
  return [...new Set(found)]
}

/** Writes new texts, without those that the file has; saved rows stay as they are. */
async function writeTexts(
  { rows, binding }: ImportContext,
  { importId, mapping }: StoredImport,
  numbers: readonly number[],
  { values, skip, update }: Mending,
): Promise<void> {
  const texts = Object.fromEntries(Object.entries(values).map(([name, text]) => [name, storableText(text)]))
  const ofFile = Object.keys(texts)
    .filter((name) => mapping.includes(name))
    .map((name) => ({ name, column: mapping.indexOf(name) + 1, text: texts[name] }))
  const unchanged = sql`array(select f.name from jsonb_to_recordset(${JSON.stringify(ofFile)}::jsonb)
    as f(name text, "column" int, text text) where coalesce(cells[f."column"], '') = f.text)`
  // a skipped row keeps its texts; one that is restored is checked again
  const status = skip === undefined ? sql`status` : skip ? sql`'SKIPPED'` : sql`'NEW'`
  const forgetsTarget = update === false || binding.resource.key in texts
  await rows.execute(sql`update resource_import_row set
      mended = (mended || ${JSON.stringify(texts)}::jsonb) - ${unchanged},
      status = ${status}, target = ${forgetsTarget ? sql`null` : sql`target`}
    where import_id = ${importId} and row_number = any(${sql.param([...numbers])}::int[]) and status <> 'SAVED'`)
}

async function writeTargets(context: ImportContext, stored: StoredImport, numbers: readonly number[]) {
  const targets = await targetsOf(context, stored, await rowsAt(context, stored.importId, numbers))
  for (const [number, target] of targets)
    await context.rows.execute(sql`update resource_import_row set target = ${JSON.stringify(target)}::jsonb
      where import_id = ${stored.importId} and row_number = ${number} and status <> 'SAVED'`)
}

/** Rows that may be valid now, because the row that they duplicated has changed. */
async function formerTwins(
  { rows }: ImportContext,
  importId: string,
  identities: readonly string[],
): Promise<number[]> {
  if (!identities.length) return []
  const found = await rows.execute<{ number: number }>(sql`
    select row_number as number from resource_import_row
    where import_id = ${importId} and status = 'WRONG' and identities && ${sql.param([...identities])}::text[]
    limit ${mostAlike}`)
  return found.rows.map(({ number }) => number)
}

/** Checks these rows again, against all others. */
async function recheck(context: ImportContext, stored: StoredImport, numbers: readonly number[]) {
  const { importId } = stored
  const rows = (await rowsAt(context, importId, numbers)).filter(
    ({ status }) => status !== 'SKIPPED' && status !== 'SAVED',
  )
  if (!rows.length) return
  const own = rows.map(({ number }) => number)
  // identities are known only after a check; those that occur elsewhere take a second one
  const first = await checkRows(context, stored, rows, new Map())
  const identities = first.flatMap((row) => row.identities)
  const elsewhere = await identitiesElsewhere(context, importId, identities, own)
  const checked = elsewhere.size ? await checkRows(context, stored, rows, elsewhere) : first
  await writeChecked(context, importId, checked)
}

/**
 * Changes texts of rows, and checks again what may have become valid or invalid by that. Nothing is saved.
 *
 * @throws 400 for an unknown column
 */
export async function mendRows(
  context: ImportContext,
  stored: StoredImport,
  mendings: readonly Mending[],
): Promise<void> {
  requireColumns(context, mendings)
  const { importId } = stored
  const before = await rowsAt(
    context,
    importId,
    mendings.map(({ row }) => row),
  )
  const changed = new Set<number>()
  for (const mending of mendings) {
    const row = before.find(({ number }) => number === mending.row)
    if (!row) throw unfitParameter('rows', `there is no row ${mending.row}`)
    const numbers = await numbersOf(context, stored, row, mending)
    await writeTexts(context, stored, numbers, mending)
    if (mending.update) await writeTargets(context, stored, numbers)
    for (const number of numbers) changed.add(number)
  }
  const twins = await formerTwins(
    context,
    importId,
    before.flatMap(({ identities }) => identities),
  )
  await recheck(context, stored, [...new Set([...changed, ...twins])])
  await touchImport(context, importId)
}
