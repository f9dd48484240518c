import { expect } from '../../../../examples/e2e/support/test'
import { walkJobs } from '../support/walkJobs'

const number = 'T20261126JOB13'

walkJobs([
  {
    name: 'find an order by its number, from anywhere',
    at: '/#/printer-manage/list',
    async prepare({ sql }) {
      await sql('delete from ticket_order where platform_order_id = $1', [number])
      await sql(
        `insert into ticket_order (brand_id, hotel_id, platform_order_id, ticket_product_id, status, buyer_name)
         select '1001', '100101', $1, min(ticket_product_id), 'PAID', '寻得见' from ticket_product where hotel_id = '100101'`,
        [number],
      )
    },
    async walk({ page, by }) {
      await by.find(number)
      const row = page.getByRole('group', { name: '数据' }).getByRole('option')
      await expect(row).toContainText(number)
      await by.shortcut(row, 'Enter')
    },
    async isDone({ page }) {
      await expect(page).toHaveURL(new RegExp(`#/ticket/orderList/detail\\?id=${number}$`))
      await expect(page.getByRole('dialog', { name: number })).toContainText('寻')
    },
  },
])
