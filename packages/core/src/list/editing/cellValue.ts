import { type Field, type FieldType, numberOf } from '@ebkit/rules/fields'
import type { ListColumn } from '../ListColumn'

const amounts: readonly FieldType[] = ['int', 'decimal', 'percent', 'money']
const editable: readonly FieldType[] = [
  'string',
  'text',
  'url',
  'phone',
  'email',
  'bool',
  'enum',
  'date',
  'datetime',
  'time',
  ...amounts,
]

const typeOf = ({ type, options }: ListColumn): FieldType =>
  options && (type === 'string' || type === 'bool') ? 'enum' : type

/** Whether the type of a column has an editor. */
export const canEdit = (column: ListColumn): boolean =>
  !!column.editable && !column.readOnly && !column.component && editable.includes(typeOf(column))

/** The field of the column's editor: a column with options is edited by choosing one. */
export const fieldOfColumn = (column: ListColumn): Field => ({ ...column, type: typeOf(column) })

/**
 * Formats a value for editing: amounts in yuan, times as the browser's inputs write them.
 * @example
 * ```ts
 * import { readColumns } from '@ebkit/core/list'
 * import { canEdit, typedText } from '@ebkit/core/list/editing'
 *
 * const [price] = readColumns([{ name: 'price', type: 'money', editable: true }], console.warn)
 * price && canEdit(price) // true
 * price && typedText(12800, price) // '128.00'
 * ```
 */
export function typedText(value: unknown, column: ListColumn): string {
  if (value == null) return ''
  const type = typeOf(column)
  if (type === 'money' && Number.isFinite(Number(value))) return (Number(value) / 100).toFixed(2)
  if (type === 'datetime') return String(value).slice(0, 19).replace(' ', 'T')
  return type === 'date' ? String(value).slice(0, 10) : String(value)
}

/**
 * Parses typed text into a cell value. Text that cannot be parsed is returned unchanged, so that validation reports it.
 */
export function typedValue(text: string, column: ListColumn): unknown {
  const type = typeOf(column)
  const trimmed = text.trim()
  if (type === 'enum') {
    const option = column.options?.find(({ value }) => String(value) === text)
    return option ? option.value : trimmed || null
  }
  if (type === 'bool') return trimmed === '' ? null : trimmed === 'true'
  if (amounts.includes(type)) return numberOf({ type }, trimmed)
  if (type === 'datetime') return trimmed ? withSeconds(trimmed.replace('T', ' ')) : null
  if (type === 'date' || type === 'time') return trimmed || null
  return trimmed
}

const withSeconds = (text: string) => (text.length === 16 ? `${text}:00` : text)
