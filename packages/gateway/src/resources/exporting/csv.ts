import type { Cell } from './cell'
import { inert } from './inert'

const quoted = (text: string) => (/[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

function textOf(cell: Cell): string {
  if (cell.kind === 'text') return quoted(inert(cell.text))
  if (cell.kind === 'number') return cell.decimals ? cell.value.toFixed(cell.decimals) : String(cell.value)
  return cell.text
}

const lineOf = (cells: readonly Cell[]) => `${cells.map(textOf).join(',')}\r\n`

/** A CSV file (RFC 4180) in pieces. It begins with a byte order mark, by which spreadsheets know that it is UTF-8. */
export async function* csvFile(
  headers: readonly string[],
  batches: AsyncIterable<readonly (readonly Cell[])[]>,
): AsyncGenerator<string> {
  yield `\uFEFF${lineOf(headers.map((text) => ({ kind: 'text', text })))}`
  for await (const rows of batches) yield rows.map(lineOf).join('')
}
