import { type Field, formatValue, isEmptyValue, labelText, languageOf } from '@ebkit/rules/fields'
import type { Text } from './strings'

/** The complete text of a value, including records and values of an unexpected type. */
export function valueText(field: Field, value: unknown, locale: string, text: Text): string {
  if (isEmptyValue(value)) return text('none')
  if (field.type === 'list' && Array.isArray(value))
    return value.map((row) => recordText(field, row, locale, text)).join('\n')
  const words = formatValue(field, value, languageOf(locale)) || recordText(field, value, locale, text)
  return field.type === 'money' && typeof value === 'number' ? `¥${words}` : words
}

/** A record in one line: a group or list by its labels, otherwise as JSON. */
function recordText({ fields }: Field, value: unknown, locale: string, text: Text): string {
  const record = Object(value) as Record<string, unknown>
  if (!fields) return JSON.stringify(value)
  return fields
    .filter(({ name }) => !isEmptyValue(record[name]))
    .map((field) => `${labelText(field.label, locale)} ${valueText(field, record[field.name], locale, text)}`)
    .join(languageOf(locale) === 'en' ? ', ' : '，')
}
