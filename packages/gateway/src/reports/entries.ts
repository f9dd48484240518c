import { type SQL, sql } from 'drizzle-orm'
import { columnsOf } from '../database/schema/resourceColumns'
import type { Binding } from '../resources/binding'
import { type BoundField, boundToExpression, columnSql } from '../resources/fieldSql'

/** The column of a list entry, beside the columns of its row. */
const entryColumn = 'entry'

/** A binding with the fields of a list's entries, by path: `items.quantity`. */
export function withEntries(binding: Binding, list: string): Binding {
  const inner = binding.fields.get(list)?.field.fields ?? []
  const bound = inner.flatMap((field): [string, BoundField][] => {
    const [column] = columnsOf(field)
    if (!column) return []
    const path = `${list}.${field.name}`
    const value = `(t.${entryColumn} ->> '${field.name}')::${column.type}`
    return [[path, boundToExpression({ ...field, name: path }, column.type, value)]]
  })
  return { ...binding, fields: new Map([...binding.fields, ...bound]) }
}

/** Joins each row `t` with each entry of its list. */
export const joinedEntries = (list: string): SQL =>
  sql.raw(` cross join lateral jsonb_array_elements(${columnSql(list)}) entries(${entryColumn})`)

/** Selects the entry beside the columns of its row. */
export const selectedEntry = sql.raw(`entries.${entryColumn}`)
