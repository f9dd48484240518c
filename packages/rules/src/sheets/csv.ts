import { inertWithin } from './inert'
import type { SheetCell } from './SheetCell'

/** Begins every file: by it spreadsheets know that it is UTF-8. */
export const byteOrderMark = '\uFEFF'

/** Signs between cells somewhere: a file made here is opened there. */
const separators = /[",;\t|،؛\r\n]|^\s|\s$/

const quoted = (text: string) => (separators.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

function textOf(cell: SheetCell): string {
  if (cell.kind === 'text') return quoted(inertWithin(cell.text))
  if (cell.kind === 'number') return cell.decimals ? cell.value.toFixed(cell.decimals) : String(cell.value)
  return cell.text
}

/** One line of a CSV file (RFC 4180). No text of it is calculated by a spreadsheet. */
export const csvLine = (cells: readonly SheetCell[]): string => `${cells.map(textOf).join(',')}\r\n`
