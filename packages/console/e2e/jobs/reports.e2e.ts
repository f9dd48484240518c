import { readFileSync } from 'node:fs'
import { expect } from '../../../../examples/e2e/support/test'
import { inDays } from '../support/ticketForms'
import { walkJobs } from '../support/walkJobs'

let file: Promise<string> | undefined

walkJobs([
  {
    name: 'compare a week with the one before in a report, and export it',
    async prepare({ sql }) {
      await sql("delete from ticket_order where platform_order_id like 'JOB14%'")
      // 300 yuan a day this week, 200 the week before
      await sql(`insert into ticket_order (brand_id, hotel_id, platform_order_id, ticket_product_id, product_name, product_type,
          sale_channel, quantity, pay_amount, used_count, refund_quantity, refund_amount, pay_time, status)
        select '1001', '100101', 'JOB14' || day, p.ticket_product_id, p.product_name, 'ticket', 'wechat', 1,
          case when day < 7 then 30000 else 20000 end, 0, 0, 0,
          date_trunc('day', now() at time zone 'Asia/Shanghai') at time zone 'Asia/Shanghai' - make_interval(days => day), 'PAID'
        from generate_series(0, 13) day,
          (select ticket_product_id, product_name from ticket_product where hotel_id = '100101' order by 1 limit 1) p`)
    },
    async walk({ page, by }) {
      await by.open('报表', '票券报表')
      await by.enterDays(page.locator('.eb-figures__bar'), inDays(-6), inDays(0))
      await expect(page).toHaveURL(new RegExp(`from=${inDays(-6)}&until=${inDays(0)}`))
      const paid = page.locator('.eb-figures .eb-figure__tile').filter({ hasText: '支付金额' }).first()
      await expect(paid).toContainText(/较/)
      const details = page.getByRole('region', { name: '商品明细' })
      file = page
        .waitForEvent('download')
        .then(async (download) => readFileSync(await download.path(), 'utf8'))
      await by.press(details.getByRole('button', { name: '导出' }))
      await by.press(page.getByRole('menuitem', { name: 'CSV' }), { by: 'ArrowDown' })
    },
    async isDone({ sql }) {
      expect((await file)?.trim().split('\r\n').at(-1)).toMatch(/^合计/)
      await sql("delete from ticket_order where platform_order_id like 'JOB14%'")
    },
  },
])
