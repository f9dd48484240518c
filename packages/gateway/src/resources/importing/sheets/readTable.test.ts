import assert from 'node:assert/strict'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { describe, test } from 'node:test'
import { type SheetCell, sheetPath, workbookFiles } from '@ebkit/rules/sheets'
import yazl from 'yazl'
import { csvFile } from '../../exporting/csv'
import { xlsxFile } from '../../exporting/xlsx'
import { importLimits } from '../limits'
import { readTable } from './readTable'

const text = (given: string): SheetCell => ({ kind: 'text', text: given })

async function* batches(...rows: SheetCell[][]) {
  yield rows
}

const cells: SheetCell[] = [
  text('=1+1'),
  text('a;=b'),
  text('多行\n文字'),
  { kind: 'number', value: 1286.5, decimals: 2 },
  { kind: 'date', text: '2026-11-20' },
  { kind: 'datetime', text: '2026-11-20 09:05:00' },
]
const headers = ['a', 'b', 'c', 'd', 'e', 'f']

/** A workbook of these files. */
async function workbook(files: Readonly<Record<string, string>>): Promise<Buffer> {
  const zip = new yazl.ZipFile()
  for (const [path, content] of Object.entries(files))
    zip.addBuffer(Buffer.from(content), path, { compressionLevel: 1 })
  zip.end()
  return buffer(zip.outputStream as unknown as AsyncIterable<Uint8Array>)
}

const withSheet = (xml: string) => workbook({ ...workbookFiles('x'), [sheetPath]: xml })

const refused = (file: Buffer | string, reason: string) =>
  assert.rejects(readTable(Buffer.from(file)), (error: { code?: string; data?: { reason?: string } }) => {
    assert.deepEqual([error.code, error.data?.reason], ['file-unreadable', reason])
    return true
  })

describe('reading a file as a table', () => {
  test('what an export writes is read as it was, without the marks against formulas', async () => {
    const csv = await buffer(Readable.from(csvFile(headers, batches(cells)), { objectMode: false }))
    const xlsx = await buffer(await xlsxFile('x', headers, batches(cells)))
    const expected = ['=1+1', 'a;=b', '多行\n文字']
    assert.deepEqual(await readTable(csv), {
      headers,
      lines: [{ number: 3, cells: [...expected, '1286.50', '2026-11-20', '2026-11-20 09:05:00'] }],
    })
    assert.deepEqual(await readTable(xlsx), {
      headers,
      lines: [{ number: 2, cells: [...expected, '1286.5', '2026-11-20', '2026-11-20 09:05:00'] }],
    })
  })

  test('files of spreadsheets in China: GB 18030, semicolons, tabs, UTF-16', async () => {
    // 姓名,电话 in GB 18030
    const chinese = Buffer.from('d0d5c3fb2cb5e7bbb00ac0eec3f72c310a', 'hex')
    assert.deepEqual(await readTable(chinese), {
      headers: ['姓名', '电话'],
      lines: [{ number: 2, cells: ['李明', '1'] }],
    })
    for (const separator of [';', '\t'])
      assert.deepEqual((await readTable(Buffer.from(`a${separator}b\n1${separator}2,5`))).lines[0]?.cells, [
        '1',
        '2,5',
      ])
    const wide = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('a,b\n甲,乙', 'utf16le')])
    assert.deepEqual((await readTable(wide)).lines[0]?.cells, ['甲', '乙'])
  })

  test('hostile and damaged files are refused with a reason', async () => {
    const row = (xml: string) =>
      `<worksheet><sheetData><row><c t="inlineStr"><is><t>a</t></is></c></row>${xml}</sheetData></worksheet>`
    await refused('', 'empty')
    await refused('only,headers\n', 'empty')
    await refused('a,b\n"never closed', 'damaged')
    await refused(Buffer.from('a\0b\n1\0'), 'encoding')
    await refused(Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), 'old-workbook')
    await refused(Buffer.from('PK\x03\x04 no zip at all'), 'damaged')
    await refused(await workbook({ 'a.txt': 'no workbook' }), 'damaged')
    await refused(await withSheet('<worksheet><row>'), 'damaged')
    // exponential entity expansion
    await refused(
      await withSheet(
        `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]>${row('<row><c><v>&b;</v></c></row>')}`,
      ),
      'damaged',
    )
    // a small file that unpacks to more than fits into memory
    await refused(await withSheet(' '.repeat(importLimits.unpacked)), 'too-large')
    await refused(await withSheet(row('<row><c r="XFD2"><v>1</v></c></row>')), 'too-many-columns')
    await refused(`a\n${'1\n'.repeat(importLimits.rows + 1)}`, 'too-many-rows')
    await refused(`a\n${'x'.repeat(importLimits.cell + 1)}`, 'too-large')
    assert.equal(
      (await readTable(Buffer.from(`a\n${'1\n'.repeat(importLimits.rows)}`))).lines.length,
      importLimits.rows,
    )
  })
})
