import type { ImportProblem } from '@ebkit/protocol/calls/resourceImports'
import { sql } from 'drizzle-orm'
import { withoutHidden } from '../hiddenFields'
import { hasForeignMask } from '../masks'
import { type Model, modelOf, problemsOf } from '../model'
import { changeableAt } from '../place'
import { missing, problemsAmong } from '../referenceProblems'
import { inReach } from '../stores'
import { checkActionRows } from './checkActionRows'
import type { ImportContext } from './importContext'
import { type CheckedRow, type StoredRow, type Target, textsOf } from './importRows'
import type { StoredImport } from './imports'
import { onePerPath } from './onePerPath'
import { type RowReading, readCells, type Texts } from './readCells'
import { bodyOf } from './rowBody'
import { identitiesOf, type TakenValues, takenValues } from './takenValues'

/** A row while it is checked. */
interface Checking {
  readonly row: StoredRow
  readonly reading: RowReading
  /** The current state of the row that it updates. */
  readonly stored: Model | undefined
  readonly model: Model
  readonly problems: ImportProblem[]
}

/** The rows to update, by key, without those that the user may not change. */
async function storedRows(context: ImportContext, keys: readonly string[]): Promise<Map<string, Model>> {
  const { rows, binding, place } = context
  if (!keys.length) return new Map()
  const key = sql.raw(binding.key)
  const found = await rows.execute<Model>(sql`select ${sql.raw(binding.everything)}
    from ${sql.identifier(binding.table)} t
    where ${inReach(binding, changeableAt(place))} and ${key} = any(${sql.param([...keys])}::text[])`)
  return new Map(found.rows.map((row) => [String(row[binding.resource.key]), row]))
}

/** The key of the row to update: chosen by the user, or from a column of the file. */
const targetKey = (row: StoredRow, texts: Texts, keyName: string) =>
  row.target?.key ?? (texts[keyName]?.trim() || undefined)

/** Masks that an export wrote are not values. */
function maskedProblems({ binding }: ImportContext, body: Model, stored: Model | undefined): ImportProblem[] {
  const hidden = binding.writable.filter((field) =>
    hasForeignMask(field, body[field.name], stored?.[field.name]),
  )
  return hidden.map(({ name }) => ({ path: name, code: 'masked' }))
}

function begin(
  context: ImportContext,
  row: StoredRow,
  reading: RowReading,
  key: string | undefined,
  stored: Model | undefined,
): Checking {
  const { binding, mayEdit } = context
  const body = bodyOf(context, reading, stored)
  const given = modelOf(binding, body, stored)
  const model = withoutHidden(binding.writable, given)
  const problems: ImportProblem[] = [...reading.problems, ...maskedProblems(context, body, stored)]
  const keyName = binding.resource.key
  if (key !== undefined && !mayEdit) problems.push({ path: keyName, code: 'mayNotEdit' })
  else if (key !== undefined && !stored)
    problems.push({ path: keyName, code: 'unknown', params: { text: key } })
  return { row, reading, stored, model, problems: onePerPath([...problems, ...problemsOf(binding, given)]) }
}

/** Problems of references inside lists and groups; those of whole fields were resolved from their texts. */
async function nestedProblems({ rows, binding, place }: ImportContext, { model, stored }: Checking) {
  const writable = binding.writable.filter(({ type }) => type !== 'ref' && type !== 'refs')
  return problemsAmong(rows, missing({ ...binding, writable }, model, stored, place))
}

function takenProblems(
  { binding, mayEdit }: ImportContext,
  { stored, row }: Checking,
  taken: readonly TakenValues[],
): ImportProblem[] {
  const others = taken.filter(({ by }) => by.key !== stored?.[binding.resource.key])
  const keys = new Set(others.map(({ by }) => by.key))
  const canUpdate = mayEdit && keys.size === 1 && !stored && row.target === null
  return others.flatMap(({ names }) => {
    const [path = ''] = names
    return [{ path, code: canUpdate ? 'taken' : 'unique', ...(canUpdate && { canUpdate }) }]
  })
}

function duplicates(identities: readonly string[], elsewhere: ReadonlyMap<string, number>): ImportProblem[] {
  return identities.flatMap((identity) => {
    const other = elsewhere.get(identity)
    const [[path = '']] = JSON.parse(identity) as [string[]]
    return other === undefined ? [] : [{ path, code: 'duplicate', params: { row: other } }]
  })
}

function finished(
  { binding }: ImportContext,
  { row, stored, problems }: Checking,
  identities: readonly string[],
): CheckedRow {
  const all = onePerPath(problems)
  const target = stored
    ? { key: String(stored[binding.resource.key]), version: Number(stored.version) }
    : row.target
  return { number: row.number, status: all.length ? 'WRONG' : 'READY', problems: all, identities, target }
}

async function checkings(
  context: ImportContext,
  stored: Pick<StoredImport, 'mapping'>,
  rows: readonly StoredRow[],
): Promise<Checking[]> {
  const keyName = context.binding.resource.key
  const texts = rows.map((row) => textsOf(stored, row))
  const keys = rows.map((row, index) => targetKey(row, texts[index] ?? {}, keyName))
  const found = await storedRows(
    context,
    keys.filter((key) => key !== undefined),
  )
  const before = keys.map((key) => (key === undefined ? undefined : found.get(key)))
  const readings = await readCells(context, texts, before)
  return rows.map((row, index) =>
    begin(context, row, readings[index] as RowReading, keys[index], before[index]),
  )
}

/**
 * Checks rows of a file by the rules of saving, without saving them: the texts of cells, the rules of fields,
 * references, and uniqueness among the rows of the scope and of the file.
 *
 * @param elsewhere the row of each identity outside the checked rows; theirs are added
 */
export async function checkRows(
  context: ImportContext,
  stored: Pick<StoredImport, 'mapping'>,
  rows: readonly StoredRow[],
  elsewhere: Map<string, number>,
): Promise<CheckedRow[]> {
  if (context.binding.resource.imports?.runs) return checkActionRows(context, stored, rows, elsewhere)
  const all = await checkings(context, stored, rows)
  const models = modelsOf(context, all)
  const taken = await takenValues(context, models)
  const checked: CheckedRow[] = []
  for (const [index, each] of all.entries()) {
    const identities = [...identitiesOf(context, models[index] as Model), ...identityOfTarget(context, each)]
    each.problems.push(...(await nestedProblems(context, each)))
    each.problems.push(...duplicates(identities, elsewhere))
    each.problems.push(...takenProblems(context, each, taken[index] ?? []))
    for (const identity of identities) if (!elsewhere.has(identity)) elsewhere.set(identity, each.row.number)
    checked.push(finished(context, each, identities))
  }
  return checked
}

/** Unique values may include the creator of the row. */
const modelsOf = ({ place }: ImportContext, all: readonly Checking[]): Model[] =>
  all.map(({ model }) => ({ createdBy: place.userId, ...model }))

/** Two rows of a file cannot change the same row. */
const identityOfTarget = ({ binding: { resource } }: ImportContext, { stored }: Checking) =>
  stored ? [JSON.stringify([[resource.key], stored[resource.key]])] : []

/** The bodies with which `saveRow` saves rows without problems. */
export async function bodiesOf(
  context: ImportContext,
  stored: Pick<StoredImport, 'mapping'>,
  rows: readonly StoredRow[],
): Promise<Model[]> {
  const { resource } = context.binding
  const all = await checkings(context, stored, rows)
  return all.map(({ row, reading, stored }) => {
    const body = bodyOf(context, reading, stored)
    return row.target ? { ...body, [resource.key]: row.target.key, version: row.target.version } : body
  })
}

/** The existing rows that have the unique values of these rows, by row number. */
export async function targetsOf(
  context: ImportContext,
  stored: Pick<StoredImport, 'mapping'>,
  rows: readonly StoredRow[],
): Promise<ReadonlyMap<number, Target>> {
  const all = await checkings(context, stored, rows)
  const taken = await takenValues(context, modelsOf(context, all))
  return new Map(
    all.flatMap(({ row }, index) => {
      const [first] = taken[index] ?? []
      return first ? [[row.number, first.by] as const] : []
    }),
  )
}
