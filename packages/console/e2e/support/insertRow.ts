import { findResource } from '@ebkit/domain'

type Sql = <Found>(text: string, values?: unknown[]) => Promise<Found[]>

/** Values of columns that must have one and were not given. */
const fillings: Readonly<Record<string, unknown>> = {
  ...{ text: 'x', integer: 0, bigint: 0, numeric: 0, 'double precision': 0, boolean: false },
  ...{ jsonb: '[]', ARRAY: '{}', date: '2026-01-01', 'timestamp with time zone': '2026-01-01' },
  'time without time zone': '09:00',
}

/** The column, or the table, that is called after a field or a resource. */
export const columnOf = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** Columns with one of some values, and the first of these. */
const choices = (resource: string) =>
  new Map(
    findResource(resource)?.fields.map(({ name, options }) => [columnOf(name), options?.[0]?.value] as const),
  )

/**
 * Inserts a row of the store of the tests as it is stored, in a state that takes many steps to reach.
 *
 * @param given values by column; undefined leaves a column out, such as `hotel_id` of rows of the brand
 */
export async function insertRow(
  sql: Sql,
  resource: string,
  given: Readonly<Record<string, unknown>>,
): Promise<void> {
  const table = columnOf(resource)
  const chosen = choices(resource)
  const needed = await sql<{ name: string; type: string }>(
    `select column_name as name, data_type as type from information_schema.columns
      where table_name = $1 and is_nullable = 'NO' and column_default is null and is_generated = 'NEVER'`,
    [table],
  )
  const own = Object.fromEntries(
    needed.map(({ name, type }) => [name, (type !== 'ARRAY' && chosen.get(name)) || fillings[type]]),
  )
  const store = findResource(resource)?.scope === 'hotel' ? { hotel_id: '100101' } : {}
  const row: Record<string, unknown> = { ...own, brand_id: '1001', ...store, ...given }
  const names = Object.keys(row).filter((name) => row[name] !== undefined)
  const places = names.map((_, index) => `$${index + 1}`)
  await sql(
    `insert into ${table} (${names.join(', ')}) values (${places.join(', ')})`,
    names.map((name) => row[name]),
  )
}
