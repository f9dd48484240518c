import { getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from '../database/tenant'

const columnOf = (field: string) => field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/**
 * Inserts thousands of rows by one statement with one parameter; one parameter per value takes several times as long.
 * All rows have the fields of the first row, and fields that no row has take the table's defaults.
 */
export async function insertMany<Table extends PgTable>(
  rows: Transaction,
  table: Table,
  values: readonly Table['$inferInsert'][],
): Promise<void> {
  const fields = Object.keys(values[0] ?? {})
  const columns = sql.join(
    fields.map((field) => sql.identifier(columnOf(field))),
    sql`, `,
  )
  const records = values.map((value) => {
    const entries = Object.entries(value)
    if (entries.length !== fields.length)
      throw new Error('Rows that are inserted together have the same fields')
    return Object.fromEntries(entries.map(([field, content]) => [columnOf(field), content]))
  })
  const name = sql.identifier(getTableName(table))
  await rows.execute(sql`insert into ${name} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${name}, ${JSON.stringify(records)}::jsonb)`)
}
