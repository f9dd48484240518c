/** The lines of a CSV file as cells without quotes. */
export function readCsv(text: string): string[][] {
  const lines: string[][] = [[]]
  for (const [, quoted, plain, sign] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/g)) {
    lines.at(-1)?.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'))
    if (sign === '\r\n') lines.push([])
    if (sign === '') break
  }
  return lines.slice(0, -1)
}
