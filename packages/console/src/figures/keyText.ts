import type { PageResource } from '@ebkit/core/services/consolePages'
import type { FigureRow } from '@ebkit/core/services/reports'
import { type Field, formatValue, labelText } from '@ebkit/rules/fields'
import type { FigureText } from './figureText'

/** The context for naming groups. */
export interface KeyContext {
  readonly resource: Pick<PageResource, 'fields'> | undefined
  readonly text: FigureText
  readonly locale: string
}

/** The field of a dimension, in entries of a list too: `items.name`. */
function fieldOf({ resource }: KeyContext, dimension: string): Field | undefined {
  const [name, inner] = (dimension.split(':')[0] ?? '').split('.')
  const field = resource?.fields.find((each) => each.name === name)
  return inner ? field?.fields?.find((each) => each.name === inner) : field
}

const unitOf = (dimension: string): string | undefined =>
  dimension.split(':')[1] ?? (/^(day|week|month|hour|weekday)$/.test(dimension) ? dimension : undefined)

const units = ['day', 'week', 'month', 'hour', 'weekday', 'ageBand'] as const

/** The name of a dimension: `支付时间 · 日`. */
export function dimensionText(dimension: string, context: KeyContext): string {
  const field = fieldOf(context, dimension)
  const unit = units.find((one) => one === unitOf(dimension))
  if (dimension === 'hotelId') return context.text('store')
  const name = field ? labelText(field.label, context.locale) : ''
  return [name, unit && context.text(unit)].filter(Boolean).join(' · ')
}

/** The name of a group in one of its dimensions. */
export function keyText(row: FigureRow, dimension: string, index: number, context: KeyContext): string {
  const { text, locale } = context
  const key = row.keys[index] ?? null
  if (key === null) return text('none')
  const unit = unitOf(dimension)
  if (unit === 'hour') return `${String(key).padStart(2, '0')}:00`
  if (unit === 'weekday') return text(`weekday${Number(key) as 1 | 2 | 3 | 4 | 5 | 6 | 7}`)
  if (unit) return String(key)
  const label = row.labels[index]
  if (label) return label
  const field = fieldOf(context, dimension)
  return (
    (field && formatValue({ ...field, mask: undefined }, key, locale === 'en' ? 'en' : 'zh')) || String(key)
  )
}

/** The name of a group in all its dimensions. */
export const rowText = (row: FigureRow, by: readonly string[], context: KeyContext): string =>
  by.map((dimension, index) => keyText(row, dimension, index, context)).join(' · ')
