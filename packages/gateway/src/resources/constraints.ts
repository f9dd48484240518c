import type { ResourceProblem } from '@ebkit/protocol/calls/resources'
import { columnName } from '../database/columnName'
import { tableOf } from '../database/tables/tableOf'
import type { Binding } from './binding'
import { definitions } from './definitions'

/** Partial unique indexes, which definitions cannot express, and their columns. */
const rulesOfSome: Readonly<Record<string, readonly string[]>> = {
  postage_template_default_unique: ['is_default'],
}

/** Columns of a unique index or a foreign key of a table. */
function columnsOf({ resource }: Binding, constraint: string): readonly string[] {
  const definition = definitions.resources.get(resource.name)
  if (!definition) return []
  const { indexes, references } = tableOf(definition, definitions)
  const found = [...indexes, ...references].find(({ name }) => name === constraint)
  return (found?.columns ?? []).map((column) => column.replaceAll('"', ''))
}

/** The fields that a unique index or a foreign key covers, without those of the scope. */
function fieldsOf(binding: Binding, constraint: string): string[] {
  const columns = rulesOfSome[constraint] ?? columnsOf(binding, constraint)
  const own = [...binding.fields.values()].filter(({ columns: [column] }) =>
    columns.includes(columnName(column?.name ?? '')),
  )
  return own.map(({ field }) => field.name).filter((name) => name !== 'hotelId' && name !== 'brandId')
}

const codes: Readonly<Record<string, string>> = { '23505': 'unique', '23503': 'ref' }

/** The problems behind a constraint violation: other requests may have written since the checks. */
export function violations(binding: Binding, error: unknown): ResourceProblem[] {
  const { code: state = '', constraint = '' } =
    (error as { cause?: { code?: string; constraint?: string } }).cause ?? {}
  const code = codes[state]
  return code ? fieldsOf(binding, constraint).map((path) => ({ path, code })) : []
}
