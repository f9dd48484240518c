import { readFileSync } from 'node:fs'
import { expect } from '../../../../examples/e2e/support/test'
import { readTable } from '../../../gateway/src/resources/importing/sheets/readTable'
import { inDays } from '../support/ticketForms'
import { type Walk, walkJobs } from '../support/walkJobs'

const otherOrders = "pay_time > now() - interval '15 days' and platform_order_id not like 'JOB14%'"

/** What was paid in these two weeks is paid in another time, so that the figures are those of the job. */
async function putAway({ sql }: Walk): Promise<void> {
  await sql("delete from ticket_order where platform_order_id like 'JOB14%'")
  await sql(`update ticket_order set pay_time = pay_time - interval '9000 days' where ${otherOrders}`)
}

async function bringBack({ sql }: Walk): Promise<void> {
  await sql("delete from ticket_order where platform_order_id like 'JOB14%'")
  await sql(`update ticket_order set pay_time = pay_time + interval '9000 days'
    where pay_time < now() - interval '8000 days'`)
}

/** Saves the table of the report in a format, and reads the file. */
async function saved({ page, by }: Walk, format: 'CSV' | 'XLSX'): Promise<Buffer> {
  const details = page.getByRole('region', { name: '商品明细' })
  const file = page.waitForEvent('download').then(async (download) => {
    expect(download.suggestedFilename()).toMatch(new RegExp(`\\.${format}$`, 'i'))
    return readFileSync(await download.path())
  })
  await by.press(details.getByRole('button', { name: '导出' }))
  await by.press(page.getByRole('menuitem', { name: format }), { by: 'ArrowDown' })
  return file
}

/** The headings of a file, and its last line. */
async function sumsIn(file: Buffer): Promise<Readonly<Record<string, string | number>>> {
  const { headers, lines } = await readTable(file)
  // a CSV has the texts of amounts, a workbook their numbers
  const read = (cell = '') => (/^[\d.]+$/.test(cell) ? Number(cell) : cell)
  return Object.fromEntries(headers.map((name, column) => [name, read(lines.at(-1)?.cells[column])]))
}

const files: Buffer[] = []

walkJobs([
  {
    name: 'compare a week with the one before in a report, and export it',
    async prepare(it) {
      await putAway(it)
      // 300 yuan a day this week, 200 the week before
      await it.sql(`insert into ticket_order (brand_id, hotel_id, platform_order_id, ticket_product_id, product_name, product_type,
          sale_channel, quantity, pay_amount, used_count, refund_quantity, refund_amount, pay_time, status)
        select '1001', '100101', 'JOB14' || day, p.ticket_product_id, p.product_name, 'ticket', 'wechat', 1,
          case when day < 7 then 30000 else 20000 end, 0, 0, 0,
          date_trunc('day', now() at time zone 'Asia/Shanghai') at time zone 'Asia/Shanghai' - make_interval(days => day), 'PAID'
        from generate_series(0, 13) day,
          (select ticket_product_id, product_name from ticket_product where hotel_id = '100101' order by 1 limit 1) p`)
    },
    async walk(it) {
      const { page, by } = it
      await by.open('报表', '票券报表')
      await by.enterDays(page.locator('.eb-figures__bar'), inDays(-6), inDays(0))
      await expect(page).toHaveURL(new RegExp(`from=${inDays(-6)}&until=${inDays(0)}`))
      const tile = (name: string) =>
        page.locator('.eb-page:not([hidden]) .eb-figure__tile').filter({ hasText: name }).first()
      await expect(tile('支付金额')).toContainText('2,100.00')
      await expect(tile('支付金额')).toContainText(/较上期\s*上升50\.0%/)
      await expect(tile('支付订单')).toContainText(/较上期\s*持平/)
      files.splice(0, files.length, await saved(it, 'XLSX'), await saved(it, 'CSV'))
    },
    async isDone(it) {
      expect(files).toHaveLength(2)
      for (const file of files)
        expect(await sumsIn(file)).toMatchObject({
          ...{ 商品: '合计', '支付订单 (单)': 7 },
          ...{ '支付金额 (元)': 2100, '支付金额 (上期, 元)': 1400 },
        })
      await bringBack(it)
    },
  },
])
