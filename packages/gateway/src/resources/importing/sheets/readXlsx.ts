import { posix } from 'node:path'
import { Refusal } from '../../../server/refusal'
import { importLimits } from '../limits'
import { meaningOf, type NumberMeaning, numberText } from './numberFormats'
import { readXml } from './readXml'
import { createTableReader, type TableLine } from './TableReader'
import { type Unpacked, unpack } from './unpack'
import { unreadable } from './unreadable'

/** What the cells of a sheet refer to. */
interface Workbook {
  readonly sheet: string
  readonly is1904: boolean
  readonly texts: readonly string[]
  /** By the index of a cell's style. */
  readonly meanings: readonly NumberMeaning[]
}

async function read(
  files: Unpacked,
  path: string,
  handlers: Parameters<typeof readXml>[1],
): Promise<boolean> {
  const file = await files.open(path)
  if (file) await readXml(file, handlers)
  return file !== undefined
}

/** The first sheet that is not hidden. */
async function readOutline(files: Unpacked): Promise<{ sheet: string; is1904: boolean }> {
  const sheets: { id: string; isHidden: boolean }[] = []
  let is1904 = false
  const hasOutline = await read(files, 'xl/workbook.xml', {
    begin(name, attributes) {
      if (name === 'workbookPr') is1904 = /^(1|true)$/.test(attributes.date1904 ?? '')
      if (name !== 'sheet') return
      const id = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1] ?? ''
      sheets.push({ id, isHidden: (attributes.state ?? 'visible') !== 'visible' })
    },
  })
  const chosen = sheets.find(({ isHidden }) => !isHidden) ?? sheets[0]
  if (!hasOutline || !chosen) throw unreadable('damaged')
  let sheet = ''
  await read(files, 'xl/_rels/workbook.xml.rels', {
    begin(name, { Id, Target = '' }) {
      if (name === 'Relationship' && Id === chosen.id)
        sheet = posix.join('xl', Target).replace(/^xl\/xl\//, 'xl/')
    },
  })
  if (!sheet) throw unreadable('damaged')
  return { sheet, is1904 }
}

/** The shared strings, without the phonetic readings of Chinese characters (`rPh`). */
async function readTexts(files: Unpacked): Promise<string[]> {
  const texts: string[] = []
  let [current, isText, readings, characters] = ['', false, 0, 0]
  await read(files, 'xl/sharedStrings.xml', {
    begin(name) {
      if (name === 'si') current = ''
      if (name === 'rPh') readings++
      isText = name === 't' && !readings
    },
    text(text) {
      if (!isText) return
      current += text
      characters += text.length
      if (characters > importLimits.characters) throw unreadable('too-large', importLimits.characters)
    },
    end(name) {
      isText = false
      if (name === 'rPh') readings--
      if (name === 'si') texts.push(current)
    },
  })
  return texts
}

async function readMeanings(files: Unpacked): Promise<NumberMeaning[]> {
  const codes = new Map<number, string>()
  const meanings: NumberMeaning[] = []
  let isOfCells = false
  await read(files, 'xl/styles.xml', {
    begin(name, { numFmtId = '0', formatCode = '' }) {
      if (name === 'numFmt') codes.set(Number(numFmtId), formatCode)
      if (name === 'cellXfs') isOfCells = true
      if (name === 'xf' && isOfCells) meanings.push(meaningOf(Number(numFmtId), codes.get(Number(numFmtId))))
    },
    end(name) {
      if (name === 'cellXfs') isOfCells = false
    },
  })
  return meanings
}

/** `AB12` → 27; undefined for a cell that follows the previous one. */
function columnOf(reference: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0]
  if (!letters) return undefined
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

/** A cell while it is read. */
interface Cell {
  readonly type: string
  readonly style: number
  raw: string
}

function textOf({ type, style, raw }: Cell, { texts, meanings, is1904 }: Workbook): string {
  if (type === 's') return texts[Number(raw)] ?? ''
  if (type === 'b') return raw === '1' ? 'TRUE' : 'FALSE'
  if (type === 'n') return numberText(raw, meanings[style] ?? 'number', is1904)
  // ISO 8601, written by few programs
  if (type === 'd') return raw.replace('T', ' ').replace(/(\.\d+)?Z?$/, '')
  return raw
}

async function readLines(files: Unpacked, book: Workbook): Promise<readonly TableLine[]> {
  const table = createTableReader()
  let [number, cells, column] = [0, [] as string[], -1]
  let cell: Cell | undefined
  let [isValue, readings] = [false, 0]
  const found = await read(files, book.sheet, {
    begin(name, { r, t = 'n', s = '0' }) {
      if (name === 'row') [number, cells, column] = [Number(r ?? number + 1) || number + 1, [], -1]
      if (name === 'rPh') readings++
      if (name === 'c') {
        column = columnOf(r) ?? column + 1
        if (column >= 16_384) throw unreadable('damaged')
        cell = { type: t, style: Number(s), raw: '' }
      }
      isValue = (name === 'v' || name === 't') && !readings
    },
    text(text) {
      if (cell && isValue) cell.raw += text
    },
    end(name) {
      isValue = false
      if (name === 'rPh') readings--
      if (name === 'c' && cell) {
        const text = textOf(cell, book)
        cell = undefined
        if (text === '') return
        // many tables have one far cell with a space
        while (cells.length < column) cells.push('')
        cells[column] = text
      }
      if (name === 'row') table.add(number, cells)
    },
  })
  if (!found) throw unreadable('damaged')
  return table.lines
}

/** The lines of a workbook's first sheet. Formulas are read as their last computed values. @throws 422 */
export async function readXlsx(bytes: Buffer): Promise<readonly TableLine[]> {
  try {
    const files = await unpack(bytes)
    const outline = await readOutline(files)
    const book = { ...outline, texts: await readTexts(files), meanings: await readMeanings(files) }
    return await readLines(files, book)
  } catch (error) {
    throw error instanceof Refusal ? error : unreadable('damaged')
  }
}
