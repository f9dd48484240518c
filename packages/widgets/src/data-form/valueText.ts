import { type Field, formatValue, isEmptyValue, labelText, languageOf } from '@ebkit/rules/fields'
import type { Text } from './strings'

/** A value as a person reads it, all of it: also records, and what is of another type than it should be. */
export function valueText(field: Field, value: unknown, locale: string, text: Text): string {
  if (isEmptyValue(value)) return text('none')
  if (field.type === 'list' && Array.isArray(value))
    return value.map((row) => recordText(field, row, locale, text)).join('\n')
  const words = formatValue(field, value, languageOf(locale)) || recordText(field, value, locale, text)
  return field.type === 'money' && typeof value === 'number' ? `¥${words}` : words
}

/** A record in one line: of a group or list by its labels, else as JSON has it. */
function recordText({ fields }: Field, value: unknown, locale: string, text: Text): string {
  const record = Object(value) as Record<string, unknown>
  if (!fields) return JSON.stringify(value)
  return fields
    .filter(({ name }) => !isEmptyValue(record[name]))
    .map((field) => `${labelText(field.label, locale)} ${valueText(field, record[field.name], locale, text)}`)
    .join('，')
}
