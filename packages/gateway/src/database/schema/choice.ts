import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, check } from 'drizzle-orm/pg-core'

const quoted = (values: readonly string[]) => values.map((value) => `'${value}'`).join(', ')

/** An enum of the catalogue is text with a check constraint: a new value needs a new check, not a new type. */
export function oneOf(name: string, column: AnyPgColumn, values: readonly string[]) {
  const condition: SQL = sql`${column} in (${sql.raw(quoted(values))})`
  return check(name, condition)
}
