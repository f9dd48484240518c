import type { Field, FieldType } from '@ebkit/rules/fields'
import type { ListColumn } from '../ListColumn'

const amounts = ['int', 'decimal', 'percent', 'money']
const editable = [
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

const typeOf = ({ type = 'string', options }: ListColumn) =>
  (options && (type === 'string' || type === 'bool') ? 'enum' : type) as FieldType

/** Whether there is an editor for what the column holds. */
export const canEdit = (column: ListColumn): boolean =>
  !!column.editable && !column.component && editable.includes(typeOf(column))

/** The column as a field of the rules. */
export function fieldOfColumn(column: ListColumn): Field {
  const { name, header = name, editable, options } = column
  const label = typeof header === 'string' ? { zh: header } : header
  const choices = options?.map(({ value, label }) => ({
    value,
    label: typeof label === 'string' ? { zh: label } : label,
  }))
  return {
    ...(typeof editable === 'object' && editable),
    name,
    label,
    type: typeOf(column),
    ...(choices && { options: choices }),
  }
}

/** A value as it is typed: amounts in yuan, moments as the browser's fields have them. */
export function typedText(value: unknown, column: ListColumn): string {
  if (value == null) return ''
  const type = typeOf(column)
  if (type === 'money' && Number.isFinite(Number(value))) return (Number(value) / 100).toFixed(2)
  if (type === 'datetime') return String(value).slice(0, 19).replace(' ', 'T')
  return type === 'date' ? String(value).slice(0, 10) : String(value)
}

/** The value that a text stands for. What is none is given back as it is: the rules say what is wrong. */
export function typedValue(text: string, column: ListColumn): unknown {
  const type = typeOf(column)
  const trimmed = text.trim()
  if (type === 'enum') {
    const option = column.options?.find(({ value }) => String(value) === text)
    return option ? option.value : trimmed || null
  }
  if (type === 'bool') return trimmed === '' ? null : trimmed === 'true'
  if (amounts.includes(type)) {
    if (!trimmed) return null
    const number = Number(trimmed.replaceAll(',', ''))
    if (!Number.isFinite(number)) return trimmed
    // Without the error that binary fractions bring; a third decimal stays, so that the rules see it.
    return type === 'money' ? Number((number * 100).toFixed(4)) : number
  }
  if (type === 'datetime') return trimmed ? withSeconds(trimmed.replace('T', ' ')) : null
  if (type === 'date' || type === 'time') return trimmed || null
  return trimmed
}

const withSeconds = (text: string) => (text.length === 16 ? `${text}:00` : text)
