import { inertWithin } from './inert'
import type { SheetCell } from './SheetCell'

/** Byte order mark at the start of every file, so that spreadsheets detect UTF-8. */
export const byteOrderMark = '\uFEFF'

/** Separators of all countries: a file made here may be opened in another. */
const separators = /[",;\t|،؛\r\n]|^\s|\s$/

const quoted = (text: string) => (separators.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

function textOf(cell: SheetCell): string {
  if (cell.kind === 'text') return quoted(inertWithin(cell.text))
  if (cell.kind === 'number') return cell.decimals ? cell.value.toFixed(cell.decimals) : String(cell.value)
  return cell.text
}

/**
 * One line of a CSV file (RFC 4180). Texts are made inert, so that no spreadsheet evaluates them.
 *
 * @example
 * ```ts
 * import { byteOrderMark, csvLine } from '@ebkit/rules/sheets'
 *
 * const file = new Blob([
 *   byteOrderMark,
 *   csvLine([{ kind: 'text', text: 'Product' }, { kind: 'text', text: 'Price' }]),
 *   csvLine([{ kind: 'text', text: 'Breakfast, buffet' }, { kind: 'number', value: 88, decimals: 2 }]),
 * ])
 * csvLine([{ kind: 'text', text: 'Breakfast, buffet' }]) // '"Breakfast, buffet"\r\n'
 * ```
 */
export const csvLine = (cells: readonly SheetCell[]): string => `${cells.map(textOf).join(',')}\r\n`
