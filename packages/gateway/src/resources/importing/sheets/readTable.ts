import { readCsv } from './readCsv'
import { readXlsx } from './readXlsx'
import type { TableLine } from './TableReader'
import { unreadable } from './unreadable'

/** A file as a table. */
export interface Table {
  readonly headers: readonly string[]
  readonly lines: readonly TableLine[]
}

const begins = (bytes: Buffer, ...signs: number[]) => signs.every((sign, index) => bytes[index] === sign)

/** The first bytes decide the format, whatever the file is called. */
function linesOf(bytes: Buffer): Promise<readonly TableLine[]> {
  if (begins(bytes, 0x50, 0x4b, 0x03, 0x04)) return readXlsx(bytes)
  // a workbook in the format of 1997, or an encrypted one
  if (begins(bytes, 0xd0, 0xcf, 0x11, 0xe0)) throw unreadable('old-workbook')
  return readCsv(bytes)
}

/**
 * Reads a CSV or XLSX file. The first non-empty line has the headers.
 *
 * @throws 422 `file-unreadable` with the reason
 */
export async function readTable(bytes: Buffer): Promise<Table> {
  if (!bytes.length) throw unreadable('empty')
  const [header, ...lines] = await linesOf(bytes)
  if (!header) throw unreadable('empty')
  const headers = header.cells.map((cell) => cell.trim().slice(0, 200))
  if (!lines.length) throw unreadable('empty')
  const width = Math.max(headers.length, ...lines.slice(0, 100).map(({ cells }) => cells.length))
  return { headers: [...headers, ...Array(width - headers.length).fill('')], lines }
}
