import { byteOrderMark, csvLine, type SheetCell } from '@ebkit/rules/sheets'

/** A CSV file in pieces. */
export async function* csvFile(
  headers: readonly string[],
  batches: AsyncIterable<readonly (readonly SheetCell[])[]>,
): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(headers.map((text) => ({ kind: 'text', text })))
  for await (const rows of batches) yield rows.map(csvLine).join('')
}
