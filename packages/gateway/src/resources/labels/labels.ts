import type { ServedResource } from '@ebkit/domain'
import { type Field, maskText, selections } from '@ebkit/rules/fields'
import { columnName } from '../../database/columnName'
import { quotedName } from '../../database/tables/sqlText'
import { columnSql, selectedItems } from '../fieldSql'
import { labelsName } from './labelsName'

/** The name of a referenced row, or the names of several in order. */
export interface ReferenceLabel {
  /** The referenced resource. */
  readonly of: ServedResource
  /** Name and SQL, as arguments of `json_build_object`. */
  readonly sql: string
  /** How lists mask it. */
  readonly mask: Field['mask']
}

/** How lists mask the names of a resource's rows. */
export const maskOfNames = ({ fields, display }: ServedResource): Field['mask'] =>
  fields.find(({ name }) => name === display)?.mask

function labelOf(
  { name, type, ref = '' }: Field,
  find: (name: string) => ServedResource | undefined,
  value: string,
): (readonly [string, ReferenceLabel])[] {
  const selection = selections[type]
  const of = find(selection?.ref ?? ref)
  if (!of || !(selection || type === 'ref' || type === 'refs')) return []
  const [key, display] = [of.key, of.display].map((each) => quotedName(columnName(each)))
  const table = quotedName(columnName(of.name))
  const keys = selection
    ? `(select item ->> '${selection.key}', place from ${selectedItems(value)} with ordinality i (item, place))`
    : `unnest(${value}) with ordinality`
  const names =
    type === 'ref'
      ? `select r.${display} from ${table} r where r.${key} = ${value}`
      : // A row that the user does not see is named by its key.
        `select json_agg(coalesce(r.${display}, k.key) order by k.place)
          from ${keys} k (key, place) left join ${table} r on r.${key} = k.key`
  const sql = `'${name}', (${names})`
  return [[name, { of, sql, mask: maskOfNames(of) }]]
}

/**
 * The names of the rows that fields of a resource reference, by field.
 *
 * @param sqlOf SQL of a field; default its column
 */
export const labelsOf = (
  fields: readonly Field[],
  find: (name: string) => ServedResource | undefined,
  sqlOf = ({ name }: Field) => columnSql(name),
): ReadonlyMap<string, ReferenceLabel> =>
  new Map(fields.flatMap((field) => labelOf(field, find, sqlOf(field))))

/** SQL that selects labels as one value. */
export function selectedLabels(labels: readonly ReferenceLabel[]): string[] {
  return labels.length
    ? [`json_build_object(${labels.map(({ sql }) => sql).join(', ')}) as "${labelsName}"`]
    : []
}

/** Masks names of rows as their own lists do. */
export function maskLabels(
  labels: ReadonlyMap<string, ReferenceLabel>,
  values: Record<string, unknown>,
): void {
  for (const [name, { mask }] of labels) {
    const value = values[name]
    if (!mask) continue
    if (typeof value === 'string') values[name] = maskText(value, mask)
    else if (Array.isArray(value)) values[name] = value.map((each) => maskText(String(each), mask))
  }
}
