import type { Resource } from '@ebkit/domain'
import { emptyValueOf, type Field, isEmptyValue } from '@ebkit/rules/fields'
import { sql } from 'drizzle-orm'
import { columnName } from '../../database/columnName'
import { columnsOf } from '../../database/schema/resourceColumns'
import type { Transaction } from '../../database/tenant'
import type { SeedRow } from './SeedRow'

/** The columns of each table, and whether they are nullable. */
export type TableColumns = ReadonlyMap<string, ReadonlyMap<string, { readonly isNullable: boolean }>>

/** Reads the columns of all tables, except generated ones. */
export async function readColumns(rows: Transaction): Promise<TableColumns> {
  const found = await rows.execute<{ table: string; column: string; nullable: boolean }>(sql`
    select table_name as table, column_name as column, is_nullable = 'YES' as nullable
    from information_schema.columns where table_schema = 'public' and is_generated = 'NEVER'`)
  const tables = new Map<string, Map<string, { isNullable: boolean }>>()
  for (const { table, column, nullable } of found.rows) {
    const columns = tables.get(table) ?? new Map<string, { isNullable: boolean }>()
    tables.set(table, columns)
    columns.set(column, { isNullable: nullable })
  }
  return tables
}

/** The value of a NOT NULL column, for a field without a value. */
function initialOf(field: Field, type: string): unknown {
  if (field.default !== undefined) return field.default
  if (type.endsWith('[]') || type === 'jsonb') return emptyValueOf(field) ?? []
  if (type === 'boolean') return false
  return type === 'text' ? '' : 0
}

type Cell = (row: SeedRow) => unknown

interface SeedColumn {
  readonly name: string
  readonly cell: Cell
}

/** Times are in China's time zone. */
const inZone = (value: unknown) => (typeof value === 'string' ? `${value}+08` : value)

function columnsOfField(
  field: Field,
  known: ReadonlyMap<string, { readonly isNullable: boolean }>,
): SeedColumn[] {
  const columns = columnsOf(field)
  return columns.flatMap(({ name, type }, place) => {
    const column = known.get(columnName(name))
    if (!column) return []
    const end = columns.length > 1 ? (place ? 'end' : 'start') : undefined
    const cell: Cell = (row) => {
      const whole = row[field.name]
      const value = end ? (whole as SeedRow | undefined)?.[end] : whole
      if (isEmptyValue(value)) return column.isNullable ? null : initialOf(field, type)
      return type === 'timestamptz' ? inZone(value) : value
    }
    return [{ name: columnName(name), cell }]
  })
}

const ofEveryRow: readonly SeedColumn[] = [
  { name: 'created_at', cell: ({ createdAt }) => inZone(createdAt) },
  { name: 'updated_at', cell: ({ createdAt }) => inZone(createdAt) },
  { name: 'brand_id', cell: ({ brandId }) => brandId },
  { name: 'hotel_id', cell: ({ hotelId }) => hotelId },
]

/** The table and the columns that rows of a resource are written to. */
export interface SeedTable {
  readonly name: string
  readonly columns: readonly SeedColumn[]
}

/** The table of a resource; undefined if the database does not have it. */
export function seedTableOf(resource: Resource, tables: TableColumns): SeedTable | undefined {
  const name = columnName(resource.name)
  const known = tables.get(name)
  if (!known) return undefined
  const own = resource.fields.flatMap((field) => columnsOfField(field, known))
  const taken = new Set(own.map((column) => column.name))
  const common = ofEveryRow.filter((column) => known.has(column.name) && !taken.has(column.name))
  return { name, columns: [...own, ...common] }
}

/**
 * Inserts rows by one statement with one parameter. Rows that a person has entered in the meantime take precedence.
 * COPY is not possible: PostgreSQL refuses it to roles under row-level security.
 */
export async function insertRows(
  rows: Transaction,
  table: SeedTable,
  values: readonly SeedRow[],
): Promise<void> {
  const names = sql.join(
    table.columns.map(({ name }) => sql.identifier(name)),
    sql`, `,
  )
  const records = values.map((row) =>
    Object.fromEntries(table.columns.map(({ name, cell }) => [name, cell(row)])),
  )
  const into = sql.identifier(table.name)
  await rows.execute(sql`insert into ${into} (${names})
    select ${names} from jsonb_populate_recordset(null::${into}, ${JSON.stringify(records)}::jsonb)
    on conflict do nothing`)
}
