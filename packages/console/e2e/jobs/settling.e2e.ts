import { expect } from '../../../../examples/e2e/support/test'
import { rowWith } from '../support/rows'
import { createTickets } from '../support/tickets'
import { type Walk, walkJobs } from '../support/walkJobs'

interface Bill {
  readonly number: string
  readonly status: string
}

/** The bill of tickets of the last month. */
const bill = async ({ sql }: Pick<Walk, 'sql'>) =>
  (
    await sql<Bill>(
      `select bill_no as number, status from settlement_bill where hotel_id = '100101' and biz_type = 'TICKET'
        and period_start = date_trunc('month', now() at time zone 'Asia/Shanghai') - interval '1 month'`,
    )
  )[0]

let number = ''

walkJobs([
  {
    name: 'find the sum of the last month in the settlement of tickets, confirm it and pay it out',
    async prepare({ page, sql, servers: { gateway } }) {
      for (const table of ['settlement_item', 'settlement_bill'])
        await sql(`delete from ${table} where hotel_id = '100101' and biz_type = 'TICKET'`)
      const tickets = createTickets(page, sql)
      await tickets.order(await tickets.product(), 2)
      await sql(
        "update settlement_item set occurred_at = now() - interval '1 month' where hotel_id = '100101' and biz_type = 'TICKET'",
      )
      expect(await gateway.makeBills()).toBe(1)
      number = (await bill({ sql }))?.number ?? ''
    },
    async walk({ page, by }) {
      await by.open('财务', '景区门票结算')
      await by.search(number)
      const row = rowWith(page, number)
      await by.act(row, '查看')
      const drawer = page.getByRole('dialog')
      await expect(drawer).toContainText('= 196.00')
      await expect(drawer.getByRole('region', { name: '明细' }).getByRole('row')).toHaveCount(2)
      await by.shortcut(drawer.getByRole('button', { name: '关闭' }), 'Escape')
      await by.act(row, '确认账单')
      await by.press(page.getByRole('dialog', { name: '确认账单' }).getByRole('button', { name: '确认账单' }))
      await expect(row).toContainText('已确认')
      await by.act(row, '发起打款')
      await expect(row).toContainText('打款中')
    },
    async isDone({ sql, servers: { gateway } }) {
      await gateway.deliver()
      await expect.poll(async () => (await bill({ sql }))?.status).toBe('SETTLED')
    },
  },
])
