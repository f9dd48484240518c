import { isFormula } from './inert'
import type { SheetCell } from './SheetCell'

/** Indexes of the styles in `stylesXml`. */
const style = { plain: 0, header: 1, amount: 2, date: 3, datetime: 4, inert: 5 } as const

/** Maximum characters of a cell. */
const longestText = 32_767

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML takes none of these
const unwritable = /[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]|\p{Surrogate}/gu

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes a text for XML. */
const escapeXml = (text: string) =>
  text.replace(unwritable, '').replace(/[&<>"]/g, (sign) => entities[sign] as string)

const textCell = (text: string, number: number) =>
  `<c t="inlineStr" s="${number}"><is><t xml:space="preserve">${escapeXml(text.slice(0, longestText))}</t></is></c>`

/** Days since 1899-12-30, the epoch of spreadsheets. */
const serial = (moment: string) =>
  Date.parse(`${moment.length > 10 ? moment.replace(' ', 'T') : `${moment}T00:00:00`}Z`) / 86_400_000 + 25_569

function cellXml(cell: SheetCell): string {
  switch (cell.kind) {
    case 'text':
      if (cell.text === '') return '<c/>'
      return textCell(cell.text, isFormula(cell.text) ? style.inert : style.plain)
    case 'number':
      return `<c s="${cell.decimals ? style.amount : style.plain}"><v>${cell.value}</v></c>`
    default: {
      const days = serial(cell.text)
      // dates before 1900 have no number
      return days > 0 ? `<c s="${style[cell.kind]}"><v>${days}</v></c>` : textCell(cell.text, style.plain)
    }
  }
}

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** The start of a sheet, with a frozen first row. Rows by `sheetRow` and then `sheetEnd` follow. */
export function sheetStart(headers: readonly string[]): string {
  const head = headers.map((text) => textCell(text, style.header)).join('')
  return `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultColWidth="16" defaultRowHeight="15"/><sheetData><row>${head}</row>`
}

/** One row of a sheet. Texts are marked so that no spreadsheet evaluates them. */
export const sheetRow = (cells: readonly SheetCell[]): string => `<row>${cells.map(cellXml).join('')}</row>`

/** What ends the XML of a sheet. */
export const sheetEnd = '</sheetData></worksheet>'

/** Path of the sheet in a workbook. */
export const sheetPath = 'xl/worksheets/sheet1.xml'

/** Maximum rows of a sheet, including its header. */
export const mostSheetRows = 1_048_576

/** `quotePrefix` marks a cell that shows its content as text, whatever its first character. */
const stylesXml = `${declaration}<styleSheet xmlns="${main}"><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="6"><xf xfId="0"/><xf xfId="0" fontId="1" applyFont="1"/><xf xfId="0" numFmtId="4" applyNumberFormat="1"/><xf xfId="0" numFmtId="164" applyNumberFormat="1"/><xf xfId="0" numFmtId="165" applyNumberFormat="1"/><xf xfId="0" quotePrefix="1"/></cellXfs></styleSheet>`

/** Sheet names have at most 31 characters and none of these. */
const sheetName = (title: string) => escapeXml(title.replace(/[[\]:*?/\\']/g, ' ').slice(0, 31))

/** The other files of a workbook with one sheet, by path. */
export const workbookFiles = (title: string): Readonly<Record<string, string>> => ({
  '[Content_Types].xml': `${declaration}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/></Types>`,
  '_rels/.rels': `${declaration}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${declaration}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="${sheetName(title)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${declaration}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': stylesXml,
})
