import { nameList, quotedName, quotedText } from '../sqlText'
import type { TableColumn, TableDefinition } from '../TableDefinition'

/** The brand and store of an example row. They also serve as its key, so every table has one row for each. */
export interface Place {
  readonly brand: string
  readonly hotel: string
}

export interface ExampleRow {
  readonly place: Place
  /** Default: the result of `keyAt`. */
  readonly key?: string
  /** Optional columns that get a value too. */
  readonly filled: readonly string[]
  /** A prefix for texts, so that all values except those of `filled` differ from those of other rows. */
  readonly salt?: string
}

const values: Readonly<Record<string, string>> = {
  text: "'x'",
  integer: '1',
  smallint: '1',
  bigint: '1',
  numeric: '1',
  boolean: 'false',
  date: "'2026-01-01'",
  time: "'08:00'",
  timestamptz: "'2026-01-01'",
  'text[]': "'{}'",
  'smallint[]': "'{}'",
  jsonb: "'[]'",
}

/** The key of a scope's row in a table; platform rows belong to no scope. */
export function keyAt({ scope, name }: TableDefinition, { brand, hotel }: Place): string {
  if (scope === 'platform') return 'platform'
  return scope === 'hotel' || name === 'hotel' ? hotel : brand
}

/** The first or last value that a check allows. */
function choiceOf({ checks }: TableDefinition, column: string, place: 0 | -1): string | undefined {
  const check = checks.find(({ condition }) => condition.startsWith(`${quotedName(column)} in (`))
  return check?.condition.slice(0, -1).split(' in (')[1]?.split(', ').at(place)
}

type Tables = ReadonlyMap<string, TableDefinition>

/** The key of the row that a column refers to, in the same scope. */
function referredKey(
  table: TableDefinition,
  column: string,
  place: Place,
  tables: Tables,
): string | undefined {
  const reference = table.references.find(({ columns }) => columns.at(-1) === column)
  const other = tables.get(reference?.table ?? '')
  return other && keyAt(other, place)
}

function cellOf(
  table: TableDefinition,
  { name, type }: TableColumn,
  row: ExampleRow,
  tables: Tables,
): string {
  const { place, key = keyAt(table, place), salt, filled } = row
  if (table.key.includes(name)) return quotedText(key)
  const isSalted = salt !== undefined && !filled.includes(name)
  const own = { brand_id: place.brand, hotel_id: place.hotel }[name]
  const given = own ?? (isSalted ? undefined : referredKey(table, name, place, tables))
  if (given !== undefined) return quotedText(given)
  const choice = choiceOf(table, name, isSalted ? -1 : 0)
  if (choice !== undefined) return choice
  if (isSalted && type === 'text') return quotedText(`${salt}${name}`)
  return isSalted && type === 'date' ? "'2026-02-02'" : (values[type] ?? 'null')
}

/** Inserts a row with a value in every required column. */
export function insertSql(table: TableDefinition, row: ExampleRow, tables: Tables): string {
  const columns = table.columns.filter(
    ({ name, isRequired, initial }) => (isRequired && initial === undefined) || row.filled.includes(name),
  )
  const cells = columns.map((column) => cellOf(table, column, row, tables))
  return `insert into ${quotedName(table.name)} (${nameList(columns.map(({ name }) => name))}) values (${cells.join(', ')})`
}
