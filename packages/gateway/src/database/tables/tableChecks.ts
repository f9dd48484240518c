import type { Field } from '@ebkit/rules/fields'
import { columnName, fittingName } from '../columnName'
import { quotedName, quotedText } from './sqlText'
import type { TableCheck } from './TableDefinition'

function conditionOf({ name, type, options = [] }: Field): string | undefined {
  const column = quotedName(columnName(name))
  const values = options
    .map(({ value }) => (typeof value === 'number' ? String(value) : quotedText(String(value))))
    .join(', ')
  if (!values) return undefined
  if (type === 'enum') return `${column} in (${values})`
  return type === 'enums' ? `${column} <@ array[${values}]::text[]` : undefined
}

/** Checks that restrict choices to their options. A new value needs a new check, not a new type. */
export function tableChecks(table: string, kept: readonly Field[]): TableCheck[] {
  return kept.flatMap((field) => {
    const condition = conditionOf(field)
    return condition ? [{ name: fittingName(`${table}_${columnName(field.name)}_values`), condition }] : []
  })
}
