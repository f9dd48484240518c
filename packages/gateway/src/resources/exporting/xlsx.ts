import { Readable } from 'node:stream'
import type { Cell } from './cell'
import { sheetXml, workbookFiles } from './sheetXml'

/** Rows that a sheet can have, its header among them. */
export const mostSheetRows = 1_048_576

/** A workbook with one sheet, as a stream that is made while it is read. */
export async function xlsxFile(
  title: string,
  headers: readonly string[],
  batches: AsyncIterable<readonly (readonly Cell[])[]>,
): Promise<Readable> {
  const { default: yazl } = await import('yazl')
  const zip = new yazl.ZipFile()
  const output = zip.outputStream as Readable
  for (const [path, text] of Object.entries(workbookFiles(title))) zip.addBuffer(Buffer.from(text), path)
  const sheet = Readable.from(sheetXml(headers, batches), { objectMode: false, highWaterMark: 262_144 })
  sheet.on('error', (error) => output.destroy(error))
  output.on('close', () => sheet.destroy())
  zip.addReadStream(sheet, 'xl/worksheets/sheet1.xml', { compressionLevel: 4 })
  zip.end()
  return output
}
