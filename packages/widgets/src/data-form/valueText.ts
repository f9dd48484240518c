import {
  type Field,
  formatValue,
  isEmptyValue,
  labelsWithin,
  labelText,
  languageOf,
} from '@ebkit/rules/fields'
import { formatYuan } from '@ebkit/rules/products'
import type { DataFormText } from './strings'

/** How values are formatted. */
interface Reading {
  locale: string
  text: DataFormText
  /** Names of the referenced rows, as rows contain them. */
  labels?: unknown
}

/** The complete text of a value, including records and values of an unexpected type. */
export function valueText(field: Field, value: unknown, reading: Reading): string {
  const { locale, text, labels } = reading
  if (isEmptyValue(value)) return text('none')
  if (field.type === 'list' && Array.isArray(value))
    return value.map((row) => recordText(field, row, reading)).join('\n')
  const named = isReference(field) ? (Object(labels)[field.name] ?? value) : value
  if (field.type === 'money' && typeof value === 'number') return formatYuan(value)
  return formatValue(field, named, languageOf(locale)) || recordText(field, value, reading)
}

const isReference = ({ type }: Field) => type === 'ref' || type === 'refs'

/** A record in one line: a group or list by its labels, otherwise as JSON. */
function recordText({ name, fields }: Field, value: unknown, reading: Reading): string {
  const { locale } = reading
  const record = Object(value) as Record<string, unknown>
  const inner = { ...reading, labels: labelsWithin(reading.labels, name, record) }
  if (!fields) return JSON.stringify(value)
  return fields
    .filter(({ name }) => !isEmptyValue(record[name]))
    .map((field) => `${labelText(field.label, locale)} ${valueText(field, record[field.name], inner)}`)
    .join(languageOf(locale) === 'en' ? ', ' : '，')
}
