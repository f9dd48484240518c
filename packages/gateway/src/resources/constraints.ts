import type { ResourceProblem } from '@ebkit/protocol/calls/resources'
import { getTableName, is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import * as schema from '../database/schema'
import type { Binding } from './binding'

const tables = new Map(
  Object.values(schema as Record<string, unknown>).flatMap((each) =>
    is(each, PgTable) ? [[getTableName(each), each] as const] : [],
  ),
)

/** The fields that a unique index or a foreign key of a table is about; the store is always one of them. */
function fieldsOf(table: string, constraint: string): string[] {
  const found = tables.get(table)
  if (!found) return []
  const { indexes, foreignKeys } = getTableConfig(found)
  const index = indexes.find(({ config }) => config.name === constraint)
  const key = foreignKeys.find((each) => each.getName() === constraint)
  const columns = index?.config.columns ?? key?.reference().columns ?? []
  return columns
    .flatMap((column) => ('name' in column && column.name ? [column.name] : []))
    .filter((name) => name !== 'hotelId' && name !== 'brandId')
}

const codes: Readonly<Record<string, string>> = { '23505': 'unique', '23503': 'ref' }

/** What the database itself found wrong with a row, because others were written at the same moment. */
export function violations({ table }: Binding, error: unknown): ResourceProblem[] {
  const { code: state = '', constraint = '' } =
    (error as { cause?: { code?: string; constraint?: string } }).cause ?? {}
  const code = codes[state]
  return code ? fieldsOf(table, constraint).map((path) => ({ path, code })) : []
}
