import {
  mostSheetRows,
  type SheetCell,
  sheetEnd,
  sheetPath,
  sheetRow,
  sheetStart,
  workbookFiles,
} from '@ebkit/rules/sheets'
import { strToU8, Zip, ZipDeflate } from 'fflate'

/** The content of a workbook with one sheet. @throws RangeError for more rows than a sheet can have */
export async function xlsxContent(
  title: string,
  headers: readonly string[],
  batches: AsyncIterable<readonly (readonly SheetCell[])[]>,
): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  const zip = new Zip((error, part) => {
    if (error) throw error
    parts.push(part as Uint8Array<ArrayBuffer>)
  })
  const begin = (path: string) => {
    const file = new ZipDeflate(path, { level: 4 })
    zip.add(file)
    return (text: string, isLast = false) => file.push(strToU8(text), isLast)
  }
  for (const [path, text] of Object.entries(workbookFiles(title))) begin(path)(text, true)
  const write = begin(sheetPath)
  write(sheetStart(headers))
  let count = 1
  for await (const rows of batches) {
    count += rows.length
    if (count > mostSheetRows) throw new RangeError('more rows than a sheet takes')
    // Small enough that a click in between is handled.
    for (let from = 0; from < rows.length; from += atOnce) {
      write(
        rows
          .slice(from, from + atOnce)
          .map(sheetRow)
          .join(''),
      )
      await new Promise((resolve) => setTimeout(resolve))
    }
  }
  write(sheetEnd, true)
  zip.end()
  return new Blob(parts, { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' })
}

const atOnce = 2000
