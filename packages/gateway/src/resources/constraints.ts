import type { ResourceProblem } from '@ebkit/protocol/calls/resources'
import { getTableName, is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { columnName } from '../database/columnName'
import * as schema from '../database/schema'
import { tableOf } from '../database/tables/tableOf'
import type { Binding } from './binding'
import { definitions } from './definitions'

const handMade = new Map(
  Object.values(schema as Record<string, unknown>).flatMap((each) =>
    is(each, PgTable) ? [[getTableName(each), each] as const] : [],
  ),
)

/** Columns of a unique index or a foreign key of a handwritten table. */
function columnsByHand(table: string, constraint: string): string[] {
  const found = handMade.get(table)
  if (!found) return []
  const { indexes, foreignKeys } = getTableConfig(found)
  const index = indexes.find(({ config }) => config.name === constraint)
  const key = foreignKeys.find((each) => each.getName() === constraint)
  const columns = index?.config.columns ?? key?.reference().columns ?? []
  return columns.flatMap((column) => ('name' in column && column.name ? [columnName(column.name)] : []))
}

/** Columns of a unique index or a foreign key of a table that follows from its definition. */
function columnsByDefinition({ resource }: Binding, constraint: string): string[] {
  const definition = definitions.resources.get(resource.name)
  if (!definition) return []
  const { indexes, references } = tableOf(definition, definitions)
  const found = [...indexes, ...references].find(({ name }) => name === constraint)
  return (found?.columns ?? []).map((column) => column.replaceAll('"', ''))
}

/** The fields that a unique index or a foreign key is about, without those of the scope. */
function fieldsOf(binding: Binding, constraint: string): string[] {
  const columns = [...columnsByDefinition(binding, constraint), ...columnsByHand(binding.table, constraint)]
  const own = [...binding.fields.values()].filter(({ columns: [column] }) =>
    columns.includes(columnName(column?.name ?? '')),
  )
  return own.map(({ field }) => field.name).filter((name) => name !== 'hotelId' && name !== 'brandId')
}

const codes: Readonly<Record<string, string>> = { '23505': 'unique', '23503': 'ref' }

/** What the database itself found wrong with a row, because others were written at the same moment. */
export function violations(binding: Binding, error: unknown): ResourceProblem[] {
  const { code: state = '', constraint = '' } =
    (error as { cause?: { code?: string; constraint?: string } }).cause ?? {}
  const code = codes[state]
  return code ? fieldsOf(binding, constraint).map((path) => ({ path, code })) : []
}
