import { type Field, formatValue, isEmptyValue, maskValue } from '@ebkit/rules/fields'
import type { SheetCell } from '@ebkit/rules/sheets'

const empty: SheetCell = { kind: 'text', text: '' }

const plainText = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** Records have no text form: they are written as JSON. */
const isNested = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.some((entry) => typeof entry === 'object' && entry !== null)
    : typeof value === 'object' && value !== null && !('start' in value)

const places = (value: readonly unknown[]) =>
  value
    .map((entry) => (Array.isArray(entry) ? entry.join('/') : entry))
    .join(Array.isArray(value[0]) ? '、' : '/')

const numbers = new Set<Field['type']>(['int', 'decimal', 'percent'])

/**
 * A value as written to a file: money in yuan, options as labels, references as the names of their rows, masked if the
 * field is masked.
 *
 * @param label name of the referenced row, or names of several
 */
export function cellOf(field: Field, value: unknown, locale: 'zh' | 'en', label?: unknown): SheetCell {
  if (isEmptyValue(value)) return empty
  if (field.type === 'ref' || field.type === 'refs')
    return { kind: 'text', text: formatValue(field, label ?? value, locale) }
  if (field.type === 'money') return { kind: 'number', value: Number(value) / 100, decimals: 2 }
  if (numbers.has(field.type)) return { kind: 'number', value: Number(value) }
  if (field.type === 'date' || field.type === 'datetime') return { kind: field.type, text: String(value) }
  if (field.type === 'richtext') return { kind: 'text', text: plainText(String(value)) }
  if (field.type === 'region') return { kind: 'text', text: places(value as unknown[]) }
  if (isNested(value)) return { kind: 'text', text: JSON.stringify(maskValue(field, value)) }
  return { kind: 'text', text: formatValue(field, value, locale) }
}
