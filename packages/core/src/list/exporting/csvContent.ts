import { byteOrderMark, csvLine, type SheetCell } from '@ebkit/rules/sheets'

/** The content of a CSV file. */
export async function csvContent(
  headers: readonly string[],
  batches: AsyncIterable<readonly (readonly SheetCell[])[]>,
): Promise<Blob> {
  const parts = [byteOrderMark, csvLine(headers.map((text) => ({ kind: 'text', text })))]
  for await (const rows of batches) parts.push(rows.map(csvLine).join(''))
  return new Blob(parts, { type: 'text/csv;charset=utf-8' })
}
