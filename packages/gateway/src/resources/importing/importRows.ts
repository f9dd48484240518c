import type { ImportProblem, ImportRow } from '@ebkit/protocol/calls/resourceImports'
import { type SQL, sql } from 'drizzle-orm'
import type { ImportContext } from './importContext'
import type { StoredImport } from './imports'

/** The existing row that a row of a file updates. */
export interface Target {
  readonly key: string
  /** As it was when the row was checked. */
  readonly version: number
}

/** A row of an import as stored. */
export interface StoredRow {
  readonly number: number
  readonly cells: readonly string[]
  /** Texts that replace those of the file, by field. */
  readonly mended: Readonly<Record<string, string>>
  readonly status: 'NEW' | 'WRONG' | 'READY' | 'SKIPPED' | 'SAVED'
  readonly problems: readonly ImportProblem[]
  /** Values that no other row of the file may have. */
  readonly identities: readonly string[]
  readonly target: Target | null
  readonly key: string | null
}

/** The result of checking a row. */
export interface CheckedRow extends Pick<StoredRow, 'number' | 'problems' | 'identities' | 'target'> {
  readonly status: 'WRONG' | 'READY'
}

const columns = sql.raw(
  'row_number as "number", cells, mended, status, problems, identities, target, row_key as "key"',
)

/** The conditions of the statuses by which rows are listed. */
export const statusConditions: Readonly<Record<string, SQL>> = {
  wrong: sql`status = 'WRONG'`,
  mended: sql`status = 'READY' and mended <> '{}'`,
  ready: sql`status = 'READY' and mended = '{}'`,
  skipped: sql`status = 'SKIPPED'`,
  saved: sql`status = 'SAVED'`,
}

/** The rows after a row number, in the order of the file. */
export async function rowsAfter(
  { rows }: ImportContext,
  importId: string,
  after: number,
  most: number,
  where: SQL = sql`true`,
): Promise<StoredRow[]> {
  const found = await rows.execute(sql`select ${columns} from resource_import_row
    where import_id = ${importId} and row_number > ${after} and ${where} order by row_number limit ${most}`)
  return found.rows as unknown as StoredRow[]
}

/** Rows by their numbers. */
export async function rowsAt(
  { rows }: ImportContext,
  importId: string,
  numbers: readonly number[],
): Promise<StoredRow[]> {
  const found = await rows.execute(sql`select ${columns} from resource_import_row
    where import_id = ${importId} and row_number = any(${sql.param([...numbers])}::int[]) order by row_number`)
  return found.rows as unknown as StoredRow[]
}

/** Stores the results of a check. */
export async function writeChecked(
  { rows }: ImportContext,
  importId: string,
  checked: readonly CheckedRow[],
) {
  await rows.execute(sql`update resource_import_row r set status = c.status, problems = c.problems,
      identities = c.identities, target = c.target
    from jsonb_to_recordset(${JSON.stringify(checked)}::jsonb)
      as c(number int, status text, problems jsonb, identities text[], target jsonb)
    where r.import_id = ${importId} and r.row_number = c.number`)
}

/** Forgets which rows the rows that are not saved update. */
export const forgetTargets = ({ rows }: ImportContext, importId: string) =>
  rows.execute(sql`update resource_import_row set target = null
    where import_id = ${importId} and status <> 'SAVED' and target is not null`)

/** The row of each identity that also occurs outside these rows. */
export async function identitiesElsewhere(
  { rows }: ImportContext,
  importId: string,
  identities: readonly string[],
  besides: readonly number[],
): Promise<Map<string, number>> {
  const found = await rows.execute<{ identity: string; number: number }>(sql`
    select identity, min(row_number) as number from resource_import_row, unnest(identities) identity
    where import_id = ${importId} and status in ('READY', 'WRONG') and identity = any(${sql.param([...identities])}::text[])
      and row_number <> all(${sql.param([...besides])}::int[]) group by identity`)
  return new Map(found.rows.map(({ identity, number }) => [identity, number]))
}

/** The text of each field that a column fills, without changes by the user. */
export function textsOfFile({ mapping }: Pick<StoredImport, 'mapping'>, { cells }: StoredRow) {
  const filled = mapping.flatMap((name, index) => (name ? [[name, cells[index] ?? ''] as const] : []))
  return Object.fromEntries(filled) as Record<string, string>
}

/** The current text of each field. */
export const textsOf = (stored: Pick<StoredImport, 'mapping'>, row: StoredRow): Record<string, string> => ({
  ...textsOfFile(stored, row),
  ...row.mended,
})

/** A row in the answers of calls. */
export function importRow(stored: Pick<StoredImport, 'mapping'>, row: StoredRow): ImportRow {
  const ofFile = textsOfFile(stored, row)
  const before = Object.keys(row.mended).map((name) => [name, ofFile[name] ?? ''])
  const key = row.key ?? row.target?.key
  return {
    row: row.number,
    status: row.status === 'NEW' ? 'WRONG' : row.status,
    texts: { ...ofFile, ...row.mended },
    before: Object.fromEntries(before),
    problems: row.problems,
    ...(key !== undefined && { key }),
  }
}
