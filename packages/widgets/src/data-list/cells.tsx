import { fieldOf, type ListColumn, type ListRow } from '@ebkit/core/list'
import { formatValue, isEmptyValue, languageOf, noValue, selections } from '@ebkit/rules/fields'
import { formatCents, formatNumber } from '@ebkit/rules/products'
import { State } from '@ebkit/ui/state'
import { createElement, type ReactNode } from 'react'
import { CellPicture } from './CellPicture'
import { numbers } from './gridColumns'
import type { Text } from './strings'
import { textInLocale } from './textInLocale'

/** Language of cells, and the handler of render errors. */
export interface CellTexts {
  text: Text
  locale: string
  onFailure?: ((cause: unknown) => void) | undefined
}

/** The content of a cell: by the page's own renderer, by the column's options, or by its type. */
export function cellOf(row: ListRow, column: ListColumn, texts: CellTexts): ReactNode {
  const value = fieldOf(row, column.name)
  const { component, options } = column
  if (typeof component === 'function') return drawn(attempt(component, value, row, texts))
  if (component) return element(component, value)
  if (isEmptyValue(value)) return noValue
  if (options) return optionsOf(value, column, texts)
  // A reference has the name of its row beside it.
  const named = fieldOf(row.referenceLabels, column.name)
  if (named != null) return selections[column.type ?? 'string'] ? firstNames(named, texts) : plain(named)
  const made = byType[column.type ?? '']?.(value, texts, column) ?? plain(value)
  return column.type === 'money' ? moneyOf(made) : made
}

/** On a card, which has no headings, an amount of money has its currency, after the sign. */
function moneyOf(made: ReactNode): ReactNode {
  const isNegative = typeof made === 'string' && made.startsWith('-')
  const amount = <span className="eb-data-list__money">{isNegative ? made.slice(1) : made}</span>
  return isNegative ? <span>-{amount}</span> : amount
}

/**
 * A text that is truncated if its column is too narrow, with the day before the time in every script; on a card,
 * which has no headings, a number has a label.
 */
export function cutCell(row: ListRow, column: ListColumn, texts: CellTexts): ReactNode {
  const content = cellOf(row, column, texts)
  const isAmount = column.type === 'money' && !column.component
  if (typeof content !== 'string' && !isAmount) return content
  const isMoment = column.type === 'date' || column.type === 'datetime'
  const isNumeric = numbers.includes(column.type ?? '')
  const head = (isNumeric && textInLocale(column.label, texts.locale)) || undefined
  // The grid truncates a text that is alone in its cell.
  if (!isMoment && head === undefined && !column.editable && !column.merge) return content
  return (
    <span className="eb-cut" data-head={head}>
      {isMoment ? <bdi dir="ltr">{content}</bdi> : content}
    </span>
  )
}

/** The value as a text, for names, files and tooltips of truncated values. */
export function cellText(row: ListRow, column: ListColumn, texts: CellTexts): string {
  const value = fieldOf(row, column.name)
  if (isEmptyValue(value)) return ''
  const named = fieldOf(row.referenceLabels, column.name)
  if (named != null && !column.options) return plain(named)
  const found = column.options && labelsOf(value, column, texts)
  if (found) return found.join(texts.text('comma'))
  const made = ['image', 'images'].includes(column.type ?? '')
    ? undefined
    : byType[column.type ?? '']?.(value, texts)
  return typeof made === 'string' ? made : plain(value)
}

const byType: Record<string, (value: unknown, texts: CellTexts, column?: ListColumn) => ReactNode> = {
  money: (value) => (isNumber(value) ? formatCents(Number(value)) : undefined),
  int: (value) => (isNumber(value) ? formatNumber(String(value)) : undefined),
  decimal: (value) => (isNumber(value) ? formatNumber(String(value)) : undefined),
  percent: (value) => (isNumber(value) ? `${value}%` : undefined),
  bool: (value, { text }) =>
    text(value === true || value === 1 || value === 'true' || value === '1' ? 'yes' : 'no'),
  weekdays: (value, { locale }) => formatValue({ type: 'weekdays' }, value, languageOf(locale)),
  richtext: (value) =>
    String(value)
      .replaceAll(/<[^>]*>/g, ' ')
      .trim(),
  geo: placeText,
  list: recordsText,
  products: countText,
  ticketCategories: countText,
  permissions: countText,
  json: countText,
  daterange: rangeText,
  timerange: rangeText,
  datetime: (value) => dateText(value, 16),
  date: (value) => dateText(value, 10),
  image: (value, _texts, column) => picture(value, column),
  images: (value, _texts, column) =>
    [value]
      .flat()
      .slice(0, 3)
      .map((one) => picture(one, column)),
}

const isNumber = (value: unknown) => value !== '' && Number.isFinite(Number(value))

/**
 * Formats dates as the gateway writes them, `2026-11-20T08:00:00+08:00`, to the minute or day, in the gateway's own
 * time zone.
 */
function dateText(value: unknown, length: number): string | undefined {
  if (typeof value !== 'string') return undefined
  return /^\d{4}-\d\d-\d\d/.test(value) ? value.slice(0, length).replace('T', ' ') : undefined
}

/** A range of days or times. */
function rangeText(value: unknown, { locale }: CellTexts): string | undefined {
  return formatValue({ type: 'daterange' }, value, languageOf(locale)) || undefined
}

/** Records by their names, `东坡肉 × 2、片儿川`; others by their number. */
function recordsText(value: unknown, texts: CellTexts): string {
  const records = [value].flat().map((one) => Object(one) as Record<string, unknown>)
  if (!records.every(({ name }) => typeof name === 'string' && name)) return countText(value, texts)
  return records
    .map(({ name, quantity }) => (Number(quantity) > 1 ? `${name} × ${quantity}` : `${name}`))
    .join(texts.text('comma'))
}

/** The number of records, which do not fit into a cell. */
function countText(value: unknown, { text }: CellTexts): string {
  return text('entries', { count: Array.isArray(value) ? value.length : Object.keys(Object(value)).length })
}

/** A selection by its first two names, with the total. */
function firstNames(named: unknown, { text }: CellTexts): string {
  const names = [named].flat().map(plain)
  const first = names.slice(0, 2).join(text('comma'))
  return names.length > 2 ? text('namesOf', { names: first, count: names.length }) : first
}

function placeText(value: unknown): string {
  const { address, longitude, latitude } = Object(value) as Record<string, unknown>
  return String(address || `${longitude}, ${latitude}`)
}

const picture = (value: unknown, column?: ListColumn) => {
  const { url, path }: { url?: unknown; path?: unknown } = Object(value)
  const saved = String(typeof value === 'object' ? (url ?? path) : value)
  return <CellPicture key={saved} saved={saved} isPrivate={column?.visibility === 'private'} />
}

function plain(value: unknown): string {
  if (Array.isArray(value)) return value.map(plain).join('、')
  if (value !== Object(value)) return String(value)
  const { zh, name, label } = value as Record<string, unknown>
  return String(zh ?? name ?? label ?? JSON.stringify(value))
}

function optionsOf(value: unknown, column: ListColumn, texts: CellTexts): ReactNode {
  const labels = labelsOf(value, column, texts)
  const tone = !Array.isArray(value) && optionOf(value, column)?.tone
  return tone ? <State tone={tone}>{labels[0]}</State> : labels.join(texts.text('comma'))
}

const optionOf = (value: unknown, { options }: ListColumn) =>
  options?.find((option) => String(option?.value) === String(value))

const labelsOf = (value: unknown, column: ListColumn, { locale }: CellTexts) =>
  [value].flat().map((one) => textInLocale(optionOf(one, column)?.label, locale) || plain(one))

/** The result of the page's renderer: its nodes are inserted. */
export function drawn(given: unknown): ReactNode {
  if (given instanceof Node)
    return <span className="eb-data-list__own" ref={(box) => box?.replaceChildren(given)} />
  return given == null ? noValue : (given as ReactNode)
}

/** An element of a column gets the value as its property. */
function element(tag: string, value: unknown): ReactNode {
  if (!/^eb-[a-z-]+$/.test(tag)) return plain(value)
  return createElement(tag, {
    ref: (own: { value?: unknown } | null) => {
      if (own && own.value !== value) own.value = value ?? ''
    },
  })
}

const failed = new WeakSet<object>()

/** An error of the page's renderer is reported to the page once and shown in the cell; other cells are rendered. */
function attempt(
  draw: (value: unknown, row: ListRow) => unknown,
  value: unknown,
  row: ListRow,
  { onFailure }: CellTexts,
): unknown {
  try {
    return draw(value, row)
  } catch (cause) {
    if (!failed.has(draw)) queueMicrotask(() => onFailure?.(cause))
    failed.add(draw)
    return '!'
  }
}
