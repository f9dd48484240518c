import { Readable } from 'node:stream'
import { type SheetCell, sheetEnd, sheetPath, sheetRow, sheetStart, workbookFiles } from '@ebkit/rules/sheets'

async function* sheetXml(
  headers: readonly string[],
  batches: AsyncIterable<readonly (readonly SheetCell[])[]>,
): AsyncGenerator<string> {
  yield sheetStart(headers)
  for await (const rows of batches) yield rows.map(sheetRow).join('')
  yield sheetEnd
}

/** A workbook with one sheet, as a stream that is generated while it is read. */
export async function xlsxFile(
  title: string,
  headers: readonly string[],
  batches: AsyncIterable<readonly (readonly SheetCell[])[]>,
): Promise<Readable> {
  const { default: yazl } = await import('yazl')
  const zip = new yazl.ZipFile()
  const output = zip.outputStream as Readable
  for (const [path, text] of Object.entries(workbookFiles(title))) zip.addBuffer(Buffer.from(text), path)
  const sheet = Readable.from(sheetXml(headers, batches), { objectMode: false, highWaterMark: 262_144 })
  sheet.on('error', (error) => output.destroy(error))
  output.on('close', () => sheet.destroy())
  zip.addReadStream(sheet, sheetPath, { compressionLevel: 4 })
  zip.end()
  return output
}
