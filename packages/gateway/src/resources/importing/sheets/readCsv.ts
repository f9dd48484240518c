import { plainOfInert } from '@ebkit/rules/sheets'
import { CsvError, type Options, parse } from 'csv-parse'
import { importLimits } from '../limits'
import { createTableReader, type TableLine } from './TableReader'
import { unreadable } from './unreadable'

const separators = [',', ';', '\t'] as const

/** Spreadsheets of Chinese systems write CSV in GB 18030, others in UTF-8 or UTF-16. */
function textOf(bytes: Buffer): string {
  const [first, second] = bytes
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
  const encodings = isUtf16 ? [first === 0xff ? 'utf-16le' : 'utf-16be'] : ['utf-8', 'gb18030']
  for (const encoding of encodings)
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
      if (!text.includes('\0')) return text
    } catch {
      // the next encoding may fit
    }
  throw unreadable('encoding')
}

/** The most frequent separator in the first line. */
function separatorOf(text: string): string {
  const [header = ''] = text.split(/\r?\n/, 1)
  const counts = separators.map((separator) => header.split(separator).length)
  return separators[counts.indexOf(Math.max(...counts))] as string
}

/** The lines of a CSV file. @throws 422 if it is damaged or exceeds a limit */
export async function readCsv(bytes: Buffer): Promise<readonly TableLine[]> {
  const text = textOf(bytes)
  const table = createTableReader()
  const options: Options = {
    delimiter: separatorOf(text),
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: importLimits.cell * importLimits.columns,
    info: true,
  }
  const parser = parse(text, options)
  try {
    for await (const { record, info } of parser as AsyncIterable<{
      record: string[]
      info: { lines: number }
    }>)
      table.add(info.lines, record.map(plainOfInert))
  } catch (error) {
    throw error instanceof CsvError ? unreadable('damaged') : error
  }
  return table.lines
}
