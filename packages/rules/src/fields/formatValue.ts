import { formatCents } from '../products/money'
import type { Field } from './Field'
import { isEmptyValue } from './isEmptyValue'
import { isRecord } from './isRecord'
import { labelText } from './labelText'
import { maskText } from './maskText'
import { strings } from './strings'

type Locale = 'zh' | 'en'

/**
 * Formats a value for display: money as `1,286.00`, a percentage as `12.5%`, an option by its label, a range with a
 * word between, a list with separated entries. Masks the value if the field says so. Empty for a missing value and for
 * values without a text: selections, places on a map, nested records.
 *
 * @param locale default `zh`
 * @example
 * ```ts
 * import { formatValue } from '@ebkit/rules/fields'
 *
 * formatValue({ type: 'money' }, 128600) // '1,286.00'
 * formatValue({ type: 'phone', mask: 'phone' }, '13812345678') // '138****5678'
 * const state = { type: 'enum', options: [{ value: 'ON', label: { zh: '在售', en: 'On sale' } }] } as const
 * formatValue(state, 'ON', 'en') // 'On sale'
 * ```
 */
export function formatValue(
  field: Pick<Field, 'type' | 'options' | 'mask'>,
  value: unknown,
  locale: Locale = 'zh',
): string {
  if (isEmptyValue(value)) return ''
  if (Array.isArray(value)) return formatList(field, value, locale)
  if (typeof value === 'number') return formatNumeric(field, value, locale)
  if (typeof value === 'boolean')
    return optionText(field, value, locale) ?? strings[locale][value ? 'yes' : 'no']
  if (isRecord(value)) return formatRange(value, locale)
  const text = optionText(field, value, locale) ?? String(value)
  return field.mask ? maskText(text, field.mask) : text
}

function formatList(
  field: Pick<Field, 'type' | 'options' | 'mask'>,
  list: readonly unknown[],
  locale: Locale,
) {
  return list
    .filter((entry) => !isRecord(entry))
    .map((entry) => formatValue(field, entry, locale))
    .filter(Boolean)
    .join(strings[locale].separator)
}

function formatNumeric(field: Pick<Field, 'type' | 'options'>, value: number, locale: Locale): string {
  if (field.type === 'money') return formatCents(value)
  if (field.type === 'percent') return `${value}%`
  if (field.type === 'weekdays') return strings[locale].weekdays[value] ?? ''
  const label = optionText(field, value, locale)
  if (label !== undefined || field.type === 'enum' || field.type === 'enums') return label ?? String(value)
  return withCommas(value)
}

/** Commas between the thousands of the whole part only. */
function withCommas(value: number): string {
  const [whole = '', fraction] = String(value).split('.')
  const text = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return fraction === undefined ? text : `${text}.${fraction}`
}

function formatRange({ start, end }: Readonly<Record<string, unknown>>, locale: Locale): string {
  if (typeof start !== 'string' || typeof end !== 'string') return ''
  return strings[locale].range.replace('{start}', () => start).replace('{end}', () => end)
}

function optionText({ options }: Pick<Field, 'options'>, value: unknown, locale: Locale): string | undefined {
  const option = options?.find((one) => one.value === value)
  return option && labelText(option.label, locale)
}
