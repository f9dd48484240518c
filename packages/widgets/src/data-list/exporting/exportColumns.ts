import { fieldOf, type ListColumn, type ListRow } from '@ebkit/core/list'
import type { ExportColumn } from '@ebkit/core/list/exporting'
import type { SheetCell } from '@ebkit/rules/sheets'
import { type CellTexts, cellText } from '../cells'
import { textInLocale } from '../textInLocale'

const numbers = ['int', 'decimal', 'percent']

/** The columns of a file: amounts in yuan and numbers as numbers, all else as shown on the screen. */
export const exportColumns = (columns: readonly ListColumn[], texts: CellTexts): ExportColumn[] =>
  columns.map((column) => ({
    header: headerOf(column, texts.locale),
    cellOf: (row) => cellOf(row, column, texts),
  }))

function headerOf({ label, unit }: ListColumn, locale: string): string {
  const head = textInLocale(label, locale)
  return unit ? `${head} (${textInLocale(unit, locale)})` : head
}

function cellOf(row: ListRow, column: ListColumn, texts: CellTexts): SheetCell {
  const { name, type = '', options, component } = column
  const value = fieldOf(row, name)
  if (typeof component === 'function') {
    const drawn = attempt(() => component(value, row))
    if (typeof drawn === 'string' || typeof drawn === 'number') return { kind: 'text', text: String(drawn) }
  }
  const isNumber = value != null && value !== '' && Number.isFinite(Number(value))
  if (isNumber && type === 'money') return { kind: 'number', value: Number(value) / 100, decimals: 2 }
  if (isNumber && numbers.includes(type)) return { kind: 'number', value: Number(value) }
  if (type === 'bool' && !options && value != null)
    return {
      kind: 'text',
      text: texts.text(value === true || value === 'true' || Number(value) === 1 ? 'yes' : 'no'),
    }
  return { kind: 'text', text: cellText(row, column, texts) }
}

/** An error of the page's renderer is reported where it is rendered. */
function attempt(draw: () => unknown): unknown {
  try {
    return draw()
  } catch {
    return undefined
  }
}
