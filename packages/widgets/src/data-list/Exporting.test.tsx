import type { ListRequest } from '@ebkit/core/list'
import { injectFault, seenRequests, sql, until } from '@ebkit/testing/browser'
import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { strFromU8, unzipSync } from 'fflate'
import { ListPage, plain, printers, rowsOf, withGateway } from './testing/ListPage'
import { takeDownloads } from './testing/takeDownloads'

const path = '/merchant-api/eb/printer/export'

async function choose(page: ListPage, item: string) {
  page.button('导出').click()
  ;(await until(() => page.button(item), item)).click()
}
const linesOf = (csv: string) => csv.trimEnd().split('\r\n')

describe('eb-data-list: export', function () {
  this.timeout(30_000)
  withGateway()
  let downloads: ReturnType<typeof takeDownloads>
  beforeEach(() => {
    downloads = takeDownloads()
  })
  afterEach(() => downloads.stop())
  const file = (nth = 0) => until(() => downloads.files[nth], `file ${nth}`, 15_000)

  it('is offered only if the page enables it', async () => {
    const page = new ListPage({ ...plain, source: rowsOf(2) })
    await page.settled()
    expect(page.button('导出')).to.equal(undefined)
  })

  it('of a resource: the gateway creates a file of all matching rows, with the columns as shown', async () => {
    const [all] = await sql<{ count: string }>("select count(*) from printer where connect_type = 'CLOUD'")
    const page = new ListPage({
      ...printers,
      pageSize: 5,
      exportable: true,
      filters: { connectType: { is: ['CLOUD'] } },
    })
    await page.settled()
    const total = Number(/共 (\d+) 条/.exec(page.said)?.[1])
    expect(total).to.be.above(5)
    expect(total).to.be.at.most(Number(all?.count))
    await choose(page, `全部 ${total} 条（CSV）`)
    const { name, text } = await file()
    expect(name).to.match(/^打印机.*\.csv$/)
    const lines = linesOf(await text())
    expect(lines[0]).to.equal('\uFEFF打印机名称,品牌型号,连接方式,创建时间')
    expect(lines.length).to.equal(total + 1)
    expect(lines.slice(1).every((line) => line.includes('云打印'))).to.equal(true)
    await page.says(`已导出 ${name}`)
    await expect(page.view.host).to.be.accessible()
    page.button('关闭').click()
    await until(() => !page.said.includes('已导出'), 'put away')
  })

  it('of a resource: the page and the selection, in the shown order, also from other pages', async () => {
    const page = new ListPage({
      ...printers,
      pageSize: 5,
      exportable: true,
      selection: 'multiple',
      sort: 'printerName desc',
    })
    await page.settled()
    const names = page.column(2)
    await choose(page, '本页 5 条（CSV）')
    const ofPage = linesOf(await (await file()).text()).slice(1)
    expect(ofPage.map((line) => line.split(',')[0])).to.deep.equal(names)
    page.rows[1]?.querySelector('input')?.click()
    page.button('下一页').click()
    await until(() => page.column(2).join() !== names.join() && page.rows.length, 'page 2')
    const other = page.column(2)[0]
    page.rows[0]?.querySelector('input')?.click()
    await page.says('已选 2 条')
    const bulk = page.find('[part=bulk]') as HTMLElement
    page.button('导出', bulk).click()
    ;(await until(() => page.button('选中的 2 条（Excel）'), 'menu of the selection')).click()
    const { name, bytes } = await file(1)
    expect(name).to.match(/\.xlsx$/)
    const sheet = strFromU8(unzipSync(await bytes())['xl/worksheets/sheet1.xml'] as Uint8Array)
    const cells = [...sheet.matchAll(/<row>.*?<\/row>/g)].map(([row]) => /<t[^>]*>([^<]*)/.exec(row)?.[1])
    expect(cells).to.deep.equal(['打印机名称', names[1], other])
  })

  it('of columns that the gateway does not have: the file contains the others', async () => {
    const page = new ListPage({
      ...printers,
      exportable: true,
      columns: [...(printers.columns ?? []), { name: 'mine', component: () => 'x' }],
    })
    await page.settled()
    const total = Number(/共 (\d+) 条/.exec(page.said)?.[1])
    await choose(page, `全部 ${total} 条（CSV）`)
    const lines = linesOf(await (await file()).text())
    expect(lines.length).to.equal(total + 1)
    expect(lines[0]).to.contain('打印机名称')
  })

  it('reports failures with a retry button, and a missing right as text', async () => {
    const page = new ListPage({ ...printers, exportable: true })
    await page.settled()
    const total = Number(/共 (\d+) 条/.exec(page.said)?.[1])
    const refused = await injectFault({
      match: path,
      fault: 'json',
      status: 403,
      body: { code: 'forbidden', message: 'no' },
      times: 1,
    })
    await choose(page, `全部 ${total} 条（Excel）`)
    await page.says('没有导出权限')
    expect(await refused()).to.equal(1)
    // Safe to repeat: it is requested once more before the failure is reported.
    const broken = await injectFault({ match: path, fault: 'cutConnection', times: 2 })
    page.button('重试').click()
    await page.says('导出失败：')
    await until(() => page.errors.length === 2, 'failed again')
    expect(await broken()).to.equal(2)
    expect(page.errors.map(({ code }) => code)).to.deep.equal(['http', 'network'])
    expect(downloads.files).to.deep.equal([])
    page.button('重试').click()
    expect((await file()).name).to.match(/\.xlsx$/)
  })

  it('can be cancelled: no file is created, and the list keeps working', async () => {
    const page = new ListPage({ ...printers, exportable: true })
    await page.settled()
    const total = Number(/共 (\d+) 条/.exec(page.said)?.[1])
    const stalled = await injectFault({ match: path, fault: 'stallBody', times: 1 })
    await choose(page, `全部 ${total} 条（CSV）`)
    await page.says('正在导出，已下载')
    expect(await stalled()).to.equal(1)
    expect(page.find('[role=progressbar]')).to.not.equal(null)
    page.button('取消').click()
    await until(() => !page.said.includes('正在导出'), 'cancelled')
    expect(page.errors).to.deep.equal([])
    expect(downloads.files).to.deep.equal([])
    await choose(page, `全部 ${total} 条（CSV）`)
    await file()
    expect((await seenRequests()).filter((seen) => seen.path.startsWith(path)).length).to.equal(2)
  })

  it('of other sources: read page by page with progress, in the source’s page size; formulas in the file are inactive', async () => {
    const rows = rowsOf(2500).map((row, index) => ({
      ...row,
      name: index ? row.name : '=1+1',
      money: index * 5,
      on: index % 2 === 0,
    }))
    const asked: number[] = []
    let release = () => {}
    const gate = new Promise<void>((resolve) => {
      release = resolve
    })
    const source = async ({ page, pageSize }: ListRequest) => {
      if (pageSize > 20) asked.push(page)
      if (page === 3 && pageSize > 20) await gate
      // It returns 500 at once, whatever is requested.
      const size = Math.min(pageSize, 500)
      return { rows: rows.slice((page - 1) * size, page * size), total: rows.length }
    }
    const page = new ListPage({
      rowKey: 'id',
      columns: [
        { name: 'name', header: '名称' },
        { name: 'money', header: '售价', unit: '元', type: 'money' },
        { name: 'on', type: 'bool' },
      ],
      source,
      exportable: true,
      label: '商品',
    })
    await page.settled()
    await choose(page, '全部 2,500 条（CSV）')
    await page.says('正在导出 1,000 / 2,500 条')
    expect(page.find('[role=progressbar]')?.getAttribute('aria-valuenow')).to.equal('40')
    release()
    const { name, text } = await file()
    expect(name).to.match(/^商品-\d{8}-\d{4}\.csv$/)
    const lines = linesOf(await text())
    expect(lines.slice(0, 3)).to.deep.equal(['\uFEFF名称,售价 (元),on', "'=1+1,0.00,是", 'Row 1,0.05,否'])
    expect(lines.length).to.equal(2501)
    expect(new Set(lines).size).to.equal(2501)
    expect(asked).to.deep.equal([1, 2, 3, 4, 5])
  })

  it('of an array: a workbook of selected rows, by keyboard alone', async () => {
    const page = new ListPage({ ...plain, source: rowsOf(30), exportable: true, selection: 'multiple' })
    await page.settled()
    for (const nth of [0, 2]) page.rows[nth]?.querySelector('input')?.click()
    await page.says('已选 2 条')
    page.button('导出').focus()
    await sendKeys({ press: 'Enter' })
    await until(() => page.button('选中的 2 条（Excel）'), 'menu')
    await sendKeys({ press: 'ArrowDown' })
    await sendKeys({ press: 'ArrowDown' })
    await sendKeys({ press: 'Enter' })
    const { bytes } = await file()
    const sheet = strFromU8(unzipSync(await bytes())['xl/worksheets/sheet1.xml'] as Uint8Array)
    expect([...sheet.matchAll(/<t [^>]*>([^<]*)/g)].map(([, text]) => text)).to.deep.equal([
      '名称',
      '数量',
      'Row 0',
      'Row 2',
    ])
    expect([...sheet.matchAll(/<v>(\d+)<\/v>/g)].map(([, text]) => text)).to.deep.equal(['0', '14'])
  })
})
