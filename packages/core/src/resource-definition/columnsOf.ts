import type { ReferenceDefinition } from '@ebkit/protocol/calls/resourceDefinition'
import { type Field, fieldTypes, selections } from '@ebkit/rules/fields'
import type { ListColumnConfiguration } from '../list/ListColumn'
import { filterOptionsOf } from './optionsOf'

/** Names of the fields that a list shows, searches and filters. */
export interface ColumnNames {
  readonly columns: readonly string[]
  readonly search?: readonly string[]
  readonly filters?: readonly string[]
  /** A field whose values are tabs above the list; it is not offered as a filter too. */
  readonly tabs?: string
  /** The date field of the list's date range. */
  readonly dateRange?: string
  /** Columns with a sum. */
  readonly totals?: readonly string[]
}

/** A field by its name, or by a path for one inside a group: `tiers.price`. */
function fieldAt(fields: readonly Field[], path: string): Field | undefined {
  const [name = '', ...rest] = path.split('.')
  const field = fields.find((one) => one.name === name)
  if (!field || !rest.length) return field
  const inner = fieldAt(field.fields ?? [], rest.join('.'))
  return inner && { ...inner, name: path }
}

const isPicture = ({ type }: ListColumnConfiguration) => type === 'image' || type === 'images'
const isChosenFrom = ({ type, options }: Field) => type === 'bool' || !!options?.length
const isStretch = ({ type }: Field) =>
  ['date', 'daterange', 'datetime', 'int', 'decimal', 'money', 'percent'].includes(type)
const isRegion = ({ type, multiple }: Field) => type === 'region' && !multiple
/** Texts that users can type as they are stored. */
const isTyped = ({ type, mask }: Field) => ['string', 'tags'].includes(type) && !mask

/**
 * The columns of a list: those of its definition, and, hidden, those that are only searched or filtered. The first
 * one names the row.
 * @param references where the rows are found that fields refer to; without them no list is filtered by such a field
 */
export function columnsOf(
  names: ColumnNames,
  fields: readonly Field[],
  references: Readonly<Record<string, ReferenceDefinition>> = {},
): ListColumnConfiguration[] {
  const { columns, search = [], filters = [], tabs, dateRange, totals = [] } = names
  const filtered = new Set([...filters, ...(dateRange ? [dateRange] : [])].filter((name) => name !== tabs))
  const hidden = [...search, ...filtered].filter((name) => !columns.includes(name))
  const column = (name: string, isHidden: boolean): ListColumnConfiguration[] => {
    const field = fieldAt(fields, name)
    if (!field) return []
    const { isSortable } = fieldTypes[field.type]
    // Selected rows can be filtered by, as referenced ones.
    const source = { ...field, ref: selections[field.type]?.ref ?? field.ref }
    const rows = filtered.has(name) ? filterOptionsOf([source], references)[name] : undefined
    return [
      {
        ...field,
        sortable: isSortable && !name.includes('.') && !field.mask,
        filterable:
          filtered.has(name) &&
          (!!rows || [isChosenFrom, isStretch, isTyped, isRegion].some((is) => is(field))),
        ...(rows && { optionsOf: rows }),
        searchable: search.includes(name),
        ...(totals.includes(name) && { total: true }),
        ...(isHidden && { hidden: true }),
      },
    ]
  }
  const shown = columns.flatMap((name) => column(name, false))
  const others = [...new Set(hidden)].flatMap((name) => column(name, true))
  const [picture, name, ...rest] = shown
  // An image is shown with the name of its row.
  if (picture && isPicture(picture) && name) return [name, { ...picture, below: true }, ...rest, ...others]
  return [...shown, ...others]
}
