import { expect } from '../../../../examples/e2e/support/test'
import { createTickets } from '../support/tickets'
import { walkJobs } from '../support/walkJobs'

let productId = ''
let productName = ''

walkJobs([
  {
    name: 'order and pay as a guest, to see the code',
    at: '/guest',
    async prepare({ page, sql }) {
      const product = await createTickets(page, sql).product({ sort: 999 })
      productId = String(product.ticketProductId)
      productName = String(product.productName)
    },
    async walk({ page, by }) {
      const order = page.getByRole('region', { name: '选票、付款' })
      await by.choose(order.getByRole('combobox', { name: '商品' }), productName)
      await expect(order.getByRole('heading', { name: productName })).toBeVisible()
      await by.fill(order.getByRole('textbox', { name: '姓名' }), '王小明')
      await by.fill(order.getByRole('textbox', { name: '手机号' }), '13805716021')
      await by.press(order.getByRole('button', { name: '付款（演示）' }))
      await expect(page.getByRole('region', { name: '出示券码' })).toContainText('未使用')
    },
    async isDone({ page, sql }) {
      const stored = await sql<{ status: string; code: string }>(
        `select o.status, c.code from ticket_order o join ticket_code c using (platform_order_id)
          where o.ticket_product_id = $1`,
        [productId],
      )
      expect(stored.map(({ status }) => status)).toEqual(['PAID'])
      const shown = await page.getByRole('region', { name: '出示券码' }).innerText()
      expect(shown.replaceAll(' ', '')).toContain(stored[0]?.code)
      await sql("update ticket_product set status = 'offline' where ticket_product_id = $1", [productId])
    },
  },
])
