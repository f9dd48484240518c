/**
 * Parses a table that was copied from a spreadsheet: tabs between cells, a line for each row, quotes around cells
 * that contain either. Undefined for a text without either, which is not a table.
 */
export function pastedTable(text: string): string[][] | undefined {
  if (!/[\t\r\n]/.test(text.trim())) return undefined
  const rows: string[][] = [[]]
  for (const [, quoted, plain = '', end] of text
    .trimEnd()
    .matchAll(/(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r?\n|\r|$)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain)
    if (!end) break
    if (end !== '\t') rows.push([])
  }
  return rows
}
