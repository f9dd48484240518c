import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { startTestGateway, type TestGateway } from '@ebkit/testing'
import { XMLParser } from 'fast-xml-parser'
import {
  aPrinter,
  postageTemplates,
  printers,
  type ResourceClient,
  ticketProducts,
} from '../testing/resourceClient'
import { unzip } from '../testing/unzip'
import { readCsv } from './testing/readCsv'

interface SheetCell {
  readonly '@_t'?: string
  readonly '@_s'?: string
  readonly v?: string
  readonly is?: { readonly t: { readonly '#text'?: string } }
}

/** Rows of the sheet of a workbook. */
function readSheet(bytes: Buffer): SheetCell[][] {
  const files = unzip(bytes)
  const parser = new XMLParser({
    ...{ ignoreAttributes: false, parseTagValue: false, trimValues: false },
    isArray: (name) => name === 'row' || name === 'c',
    alwaysCreateTextNode: false,
  })
  for (const [path, text] of Object.entries(files)) assert.doesNotThrow(() => parser.parse(text, true), path)
  return parser
    .parse(files['xl/worksheets/sheet1.xml'] ?? '')
    .worksheet.sheetData.row.map((row: { c: SheetCell[] }) => row.c)
}

const shown = (cell: SheetCell | undefined) => cell?.v ?? cell?.is?.t['#text'] ?? ''

describe('export of a resource', () => {
  let gateway: TestGateway
  let own: ResourceClient
  let templates: ResourceClient
  let products: ResourceClient
  before(async () => {
    gateway = await startTestGateway()
    const cookie = await gateway.signIn('manager')
    own = printers(gateway, cookie)
    templates = postageTemplates(gateway, cookie)
    products = ticketProducts(gateway, cookie)
  })
  after(() => gateway.stop())

  const csv = async (query: string, client = own) => {
    const answer = await client.ask(`export?format=csv&${query}`)
    assert.equal(answer.status, 200, await answer.clone().text())
    const bytes = Buffer.from(await answer.arrayBuffer())
    assert.deepEqual(
      [...bytes.subarray(0, 3)],
      [0xef, 0xbb, 0xbf],
      'spreadsheets know by it that it is UTF-8',
    )
    return readCsv(bytes.subarray(3).toString('utf8'))
  }

  test('a CSV file has headers, labels of options, names of rows, money in yuan', async () => {
    const lines = await csv(
      'columns=printerName,brandModel,counterId,autoCut,pendingJobs&filter=usage=TICKET&orderType=sn asc',
    )
    assert.deepEqual(lines[0], ['打印机名称', '品牌型号', '所属柜台', '自动切纸', '待打印'])
    assert.deepEqual(lines[1], ['东门门票机', '飞鹅', '东门售票窗口', '是', '3'])
    assert.equal(lines.length, 5)
    const money = await csv(
      'columns=templateName,shipFrom,carriers,defaultFirstFee&search=按重&lang=en',
      templates,
    )
    assert.deepEqual(money, [
      ['Template name', 'Ships from', 'Carriers', 'First fee'],
      ['按重计费', '浙江省/杭州市', 'ZTO, YTO', '10.00'],
    ])
  })

  test('a selection, a search, all; secrets and unknown columns never', async () => {
    assert.equal((await csv('keys=PR10010101,PR10010102,PR10020101')).length, 3)
    const all = await csv('')
    assert.equal(all.length, 17)
    assert.ok(!all[0]?.includes('设备密钥'))
    for (const columns of ['deviceKey', 'nope', 'printerName,reported_state'])
      assert.equal((await own.ask(`export?columns=${columns}`)).status, 400, columns)
    for (const query of ['format=pdf', 'filter=x', 'orderType=x y'])
      assert.equal((await own.ask(`export?${query}`)).status, 400, query)
    const posted = await own.ask('export', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ format: 'csv', keys: ['PR10010101'], columns: ['printerName'] }),
    })
    assert.equal(await posted.text(), '\uFEFF打印机名称\r\n前台 A 小票\r\n'.replace('\uFEFF', ''))
  })

  test('F-GW-1 a file has rows of the own stores only', async () => {
    const other = await csv('hotelId=100102&columns=hotelId')
    assert.deepEqual([...new Set(other.slice(1).flat())], ['100102'])
    assert.equal((await own.ask('export?hotelId=100201')).status, 404)
  })

  test('it is sent as a file with a name, and is never kept by caches', async () => {
    const answer = await own.ask('export?format=xlsx')
    const headers = Object.fromEntries(answer.headers)
    await answer.arrayBuffer()
    assert.equal(headers['content-type'], 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
    assert.match(
      headers['content-disposition'] ?? '',
      /^attachment; filename="export-\d+\.xlsx"; filename\*=UTF-8''%E6%89%93/,
    )
    assert.equal(headers['cache-control'], 'no-store')
  })

  test('F-CO-4 texts that would be calculated are inert in CSV and XLSX', async () => {
    const hostile = [
      '=1+1',
      '+1',
      '-1',
      '@SUM(A1)',
      '＝1+1',
      '=HYPERLINK("http://x","y")',
      '=cmd|"/C calc"!A0',
      '"=1"',
    ]
    for (const location of hostile)
      assert.equal((await own.save(aPrinter({ location, fontSize: 'LARGE' }))).status, 200)
    await gateway.sql("update printer set location = E'\\t=2+2' where location = '+1'")
    const query = 'columns=location,copies&filter=fontSize=LARGE&search=&orderType=createdAt desc'
    const cells = (await csv(query)).slice(1).map(([text]) => text ?? '')
    assert.ok(cells.length >= hostile.length)
    for (const text of cells) assert.doesNotMatch(text, /^[=+\-@\t\r＝]/, text)
    assert.ok(cells.includes("'=1+1") && cells.includes('"=1"') && cells.includes("'\t=2+2"))
    const answer = await own.ask(`export?format=xlsx&${query}`)
    const bytes = Buffer.from(await answer.arrayBuffer())
    const rows = readSheet(bytes).slice(1)
    assert.equal(rows.length, cells.length)
    for (const [cell] of rows) assert.equal(cell?.['@_t'], 'inlineStr', 'text, never a formula')
    assert.ok(!unzip(bytes)['xl/worksheets/sheet1.xml']?.includes('<f>'))
    const [formula] = rows.find(([cell]) => shown(cell) === '=1+1') ?? []
    assert.match(unzip(bytes)['xl/styles.xml'] ?? '', /<xf xfId="0" quotePrefix="1"\/>/)
    assert.equal(formula?.['@_s'], '5', 'stays text when somebody edits it')
  })

  test('a workbook has numbers as numbers, days as days, and whatever signs texts have', async () => {
    await own.save(aPrinter({ location: '<b>&"\'\u0001\uFFFE 🖨️ ]]>', fontSize: 'XLARGE' }))
    const location = readSheet(
      Buffer.from(await (await own.ask('export?columns=location&filter=fontSize=XLARGE')).arrayBuffer()),
    )
    assert.equal(location.length, 2)
    assert.match(shown(location[1]?.[0]), /🖨️ \]\]/)
    const answer = await products.ask(
      'export?columns=productName,minSalePrice,soldCount,createdAt,saleTime&filter=productType=room',
    )
    const [header, first] = readSheet(Buffer.from(await answer.arrayBuffer()))
    assert.deepEqual(header?.map(shown), ['商品名称', '最低价', '实际销量', '创建时间', '售卖时间'])
    assert.match(shown(first?.[1]), /^\d+(\.\d+)?$/)
    assert.equal(first?.[1]?.['@_s'], '2')
    assert.ok(Number(shown(first?.[3])) > 45_000, 'days since 1900')
    assert.match(shown(first?.[4]), /^\d{4}-\d\d-\d\d 至 \d{4}/)
  })

  test('what fails before the first row is an error, not a file that breaks off', async () => {
    await gateway.sql('alter table printer rename column location to location_away')
    try {
      for (const format of ['csv', 'xlsx']) {
        const answer = await own.ask(`export?format=${format}&columns=printerName,location`)
        assert.equal(answer.status, 500, format)
        assert.match(`${answer.headers.get('content-type')}`, /json/)
        await answer.text()
      }
    } finally {
      await gateway.sql('alter table printer rename column location_away to location')
    }
    assert.equal((await csv('columns=printerName,location')).length > 1, true, 'both slots are free again')
  })
})
