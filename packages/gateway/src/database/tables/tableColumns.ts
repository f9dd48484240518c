import type { Resource } from '@ebkit/domain'
import { emptyValueOf, type Field } from '@ebkit/rules/fields'
import { columnName } from '../columnName'
import { type ColumnType, columnsOf, isAlwaysThere } from '../schema/resourceColumns'
import { scopeFields } from './scopes'
import { quotedText } from './sqlText'
import type { TableColumn } from './TableDefinition'

/** Who wrote the row and when; `version` is the optimistic lock. */
const stamps: readonly TableColumn[] = [
  { name: 'created_at', type: 'timestamptz', isRequired: true, initial: 'now()' },
  { name: 'updated_at', type: 'timestamptz', isRequired: true, initial: 'now()' },
  { name: 'created_by', type: 'text', isRequired: false },
  { name: 'updated_by', type: 'text', isRequired: false },
  { name: 'version', type: 'integer', isRequired: true, initial: '1' },
]

/** A value in SQL, in the form that a column of this type accepts. */
function valueSql(value: unknown, type: ColumnType): string {
  if (type === 'jsonb') return `${quotedText(JSON.stringify(value))}::jsonb`
  if (type === 'text[]' || type === 'smallint[]') {
    const values = (value as readonly unknown[]).map((each) => quotedText(String(each)))
    return `array[${values.join(', ')}]::${type}`
  }
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : quotedText(String(value))
}

/** Default of a list or record that may be empty. */
function emptyOf(field: Field, type: ColumnType): unknown {
  const isList = (type.endsWith('[]') && field.type !== 'region') || type === 'jsonb'
  return isList && !field.required ? emptyValueOf(field) : undefined
}

function initialOf(field: Field, type: ColumnType, { states }: Resource): unknown {
  if (field.name === states?.field) return states.initial
  return field.default ?? emptyOf(field, type)
}

function columnsOfField(field: Field, resource: Resource): TableColumn[] {
  const isRequired = isAlwaysThere(field, resource) && !(field.computed && field.required)
  const columns = columnsOf(field)
  return columns.map(({ name, type }) => {
    // The two ends of a range have no default.
    const initial = columns.length > 1 ? undefined : initialOf(field, type, resource)
    const column = { name: columnName(name), type, isRequired }
    return initial === undefined ? column : { ...column, initial: valueSql(initial, type) }
  })
}

/** The columns of a table: those of its scope, those of its fields, and those of every table. */
export function tableColumns(resource: Resource, kept: readonly Field[]): TableColumn[] {
  const ofScope = scopeFields(resource).map(
    (name): TableColumn => ({ name: columnName(name), type: 'text', isRequired: true }),
  )
  return [...ofScope, ...kept.flatMap((field) => columnsOfField(field, resource)), ...stamps]
}
