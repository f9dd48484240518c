import type { KeptColumn, ListColumn, ListSort } from '@ebkit/core/list'
import type { GridColumn } from '@ebkit/ui/data-grid'
import type { CSSProperties } from 'react'
import { textInLocale } from './textInLocale'

/** Keys of the list's own columns. */
export const markKey = ':mark'
export const openKey = ':open'
export const actionsKey = ':actions'

/** Widths of columns in px, by type. */
const widths: Record<string, number> = {
  int: 96,
  decimal: 112,
  percent: 96,
  money: 120,
  bool: 88,
  enum: 104,
  date: 120,
  time: 96,
  datetime: 152,
  daterange: 208,
  timerange: 144,
  image: 80,
  // three images, and the number of others
  images: 152,
  color: 88,
  phone: 136,
}

/** A unit after a heading, in the brackets of the language. */
const inBrackets = (unit: string, locale: string) =>
  unit && (locale.startsWith('zh') ? `（${unit}）` : ` (${unit})`)

/** Width of a heading in px, with the padding of its cell and the sort arrow; longer ones are truncated. */
function headWidth(head: string, isSortable: boolean): number {
  const words = [...head].reduce((sum, sign) => sum + (sign > '\u2e7f' ? 12 : 6.8), 0)
  return Math.min(184, Math.ceil(words) + (isSortable ? 42 : 24))
}

export const numbers = ['int', 'decimal', 'percent', 'money']

/** Columns in the user's order: stored ones first, others in their own positions. Hidden ones are left out. */
export function shownColumns(
  columns: readonly ListColumn[],
  kept: readonly KeptColumn[] = [],
): (ListColumn & { own?: KeptColumn })[] {
  const byName = new Map(kept.map((one) => [one.name, one]))
  const order = new Map(kept.map(({ name }, index) => [name, index]))
  const place = (column: ListColumn, index: number) => order.get(column.name) ?? index
  return columns
    .map((column, index) => ({ column, place: place(column, index), index }))
    .sort((one, other) => one.place - other.place || one.index - other.index)
    .map(({ column }) => ({ ...column, own: byName.get(column.name) as KeptColumn }))
    .filter(({ below, hidden, own }) => !below && !(own?.hidden ?? hidden))
}

/** The page's columns for the grid. @param hasBelow some are shown below the first one's value */
export function gridColumns(
  columns: readonly (ListColumn & { own?: KeptColumn })[],
  sort: ListSort | undefined,
  locale: string,
  hasBelow = false,
): GridColumn[] {
  const edge = ({ pinned }: ListColumn, index: number) => pinned ?? (index ? undefined : 'start')
  const ranks = { start: 0, none: 1, end: 2 }
  const rank = (column: ListColumn, index: number) => ranks[edge(column, index) ?? 'none']
  const laid = columns
    .map((column, index) => ({ column, rank: rank(column, index), edge: edge(column, index) }))
    .sort((one, other) => one.rank - other.rank)
  const cards = cardPlaces(columns, hasBelow)
  const naming = namingColumn(columns)
  const lastPinned = laid.findLastIndex(({ edge }) => edge === 'start')
  return laid.map(({ column, edge }, index): GridColumn => {
    const { name, label, unit, type, align, style, sortable, width, own } = column
    const isNaming = column === naming
    const head = textInLocale(label, locale) + inBrackets(textInLocale(unit, locale), locale)
    const usual = widths[type]
    const needed = headWidth(head, !!sortable)
    const fixed = own?.width ?? width ?? (usual && Math.max(usual, needed))
    return {
      key: name,
      head,
      // All columns pinned at the start but the last have a width, and all pinned at the end.
      width: fixed ?? (edge === 'end' || (edge === 'start' && index < lastPinned) ? 160 : undefined),
      // an image takes 52 px of the name's column
      least: isNaming ? (hasBelow ? 252 : 200) : Math.max(112, needed),
      squeezed: isNaming ? (hasBelow ? 204 : 152) : Math.max(88, needed),
      share: isNaming ? 2 : 1,
      align: align ?? (numbers.includes(type) ? 'end' : undefined),
      pinned: edge === 'none' ? undefined : edge,
      sort: sortable ? (sort?.name === name ? sort.direction : 'none') : undefined,
      resizable: true,
      card: cards.get(name),
      style: style as CSSProperties | undefined,
    }
  })
}

/** The column that names a row: the first one, or after a number, such as a rank, the first text. */
export function namingColumn(columns: readonly ListColumn[]): ListColumn | undefined {
  const [first] = columns
  return first && isNumeric(first) ? (columns.find(isText) ?? first) : first
}

/**
 * A card shows the column that names the row; below it the first text, or the first range of days if there is none;
 * and at its end an amount and a state, or the following columns. A range of days is too long for the end.
 */
function cardPlaces(
  columns: readonly ListColumn[],
  hasBelow: boolean,
): ReadonlyMap<string, GridColumn['card']> {
  const naming = namingColumn(columns)
  // a rank comes last; an image or an address has no space there
  const rest = [...columns.slice(1), ...columns.slice(0, 1)].filter(
    (column) => column !== naming && !/^((image|video|file)s?|url|richtext)$/.test(column.type ?? ''),
  )
  const amount = rest.find(({ type }) => type === 'money') ?? rest.find(isNumeric)
  // a state has more values than a yes or no, which is meaningless without its name
  const [state] = rest
    .filter(({ options }) => options?.some(({ tone }) => tone))
    .sort((one, other) => (other.options?.length ?? 0) - (one.options?.length ?? 0))
  // a single one is beside the name
  const lower =
    hasBelow || rest.length < 2
      ? undefined
      : (rest.find((column) => isText(column) && column !== state) ?? rest.find(isRange))
  const others = rest
    .filter((column) => column !== lower)
    .sort((one, other) => Number(isRange(one)) - Number(isRange(other)))
  const ends = [...new Set([amount, state, ...others])].filter((column) => column !== undefined).slice(0, 2)
  return new Map<string, GridColumn['card']>([
    ...(naming ? [[naming.name, lower ? 'upper' : 'main'] as const] : []),
    ...(lower ? [[lower.name, 'lower'] as const] : []),
    // in the middle
    ...ends.map(({ name }) => [name, ends.length > 1 || lower ? 'end' : 'side'] as const),
  ])
}

const isRange = ({ type }: ListColumn) => type === 'daterange'

const isNumeric = ({ type }: ListColumn) => numbers.includes(type ?? '')

/** Understandable without the heading of its column. */
const isText = ({ type = 'string', options, component }: ListColumn) =>
  !options && !component && ['string', 'text', 'ref', 'phone'].includes(type)
