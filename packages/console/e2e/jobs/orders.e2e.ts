import { expect } from '../../../../examples/e2e/support/test'
import { insertRow } from '../support/insertRow'
import { rowWith } from '../support/rows'
import { field } from '../support/ticketForms'
import { createTickets, type StoredCode } from '../support/tickets'
import { walkJobs } from '../support/walkJobs'

let order = ''
let code: StoredCode | undefined

walkJobs([
  {
    name: 'verify the code of a guest at the desk',
    async prepare({ page, sql }) {
      ;[code] = await createTickets(page, sql).paid(1)
    },
    async walk({ page, by }) {
      await by.open('票务', '票券核销台')
      const entry = page.getByRole('textbox', { name: '券码、手机号、订单号或年卡号' })
      await expect(entry).toBeFocused()
      await by.type(code?.code ?? '')
      await by.keys('Enter')
      await expect(page.getByRole('heading', { level: 2, name: '可以核销' })).toBeVisible()
      await by.keys('Enter')
      await expect(page.getByRole('heading', { level: 2, name: '核销了 1 张' })).toBeVisible()
    },
    async isDone({ page, sql }) {
      expect(await createTickets(page, sql).status(code)).toBe('USED')
    },
  },
  {
    name: 'refund an order: ask for it and approve it',
    async prepare({ page, sql }) {
      await sql(
        "update ticket_refund set status = 'SUCCESS' where hotel_id = '100101' and status = 'APPLYING'",
      )
      const tickets = createTickets(page, sql)
      order = await tickets.order(await tickets.product())
    },
    async walk({ page, by, sql }) {
      await by.find(order)
      const row = page.getByRole('group', { name: '数据' }).getByRole('option')
      await expect(row).toContainText(order)
      await by.shortcut(row, 'Enter')
      const drawer = page.getByRole('dialog', { name: order })
      await by.press(drawer.getByRole('button', { name: '发起退款' }))
      const question = page.getByRole('dialog', { name: '发起退款' })
      await by.fill(question.getByRole('textbox', { name: '退款数量' }), '1')
      await by.fill(question.getByRole('textbox', { name: '退款金额' }), '98')
      await by.fill(question.getByRole('textbox', { name: '退款原因' }), '行程变更')
      await by.press(question.getByRole('button', { name: '发起退款' }))
      await expect(question).toHaveCount(0)
      await by.shortcut(drawer.getByRole('button', { name: '关闭' }), 'Escape')
      await by.press(page.getByRole('button', { name: /退款审核/ }))
      const refunds = page.getByRole('dialog', { name: '退款审核' })
      const [refund] = await sql<{ id: string }>(
        'select refund_id as id from ticket_refund where platform_order_id = $1',
        [order],
      )
      await by.search(refund?.id ?? '', refunds)
      await by.act(refunds.getByRole('row').filter({ hasText: refund?.id ?? '' }), '同意退款')
      await by.press(page.getByRole('dialog').last().getByRole('button', { name: '同意退款' }))
    },
    async isDone({ sql }) {
      const status = () => sql('select status from ticket_refund where platform_order_id = $1', [order])
      await expect.poll(status).not.toEqual([{ status: 'APPLYING' }])
    },
  },
  {
    name: 'ship a pass and follow it',
    async prepare({ sql }) {
      const [product] = await sql<{ id: string }>(
        "select ticket_product_id as id from ticket_product where hotel_id = '100101' order by 1 limit 1",
      )
      await sql("delete from pass_delivery where pass_delivery_id = 'job-8'")
      await sql("delete from ticket_order where platform_order_id = 'JOB8'")
      await insertRow(sql, 'ticketOrder', { platform_order_id: 'JOB8', ticket_product_id: product?.id })
      await insertRow(sql, 'passDelivery', {
        ...{
          pass_delivery_id: 'job-8',
          delivery_no: 'PSJOB8',
          order_no: 'JOB8',
          ticket_product_id: product?.id,
        },
        ...{ delivery_type: 'MAIL', card_type: 'ADULT', holder_name: '周通票', holder_id_type: 'ID' },
        ...{ holder_id_no: '33010619900101123X', phone: '13800001234', recipient: '周通票' },
        ...{ address: '文三路 1 号', region: ['浙江省', '杭州市', '西湖区'], version: 1, card_no: 'CARD8' },
        ...{ valid_from: '2026-12-01', valid_to: '2027-11-30', paid_at: new Date(), status: 'READY' },
      })
    },
    async walk({ page, by }) {
      await by.open('通票', '通票配送')
      await by.search('PSJOB8')
      await by.act(rowWith(page, 'PSJOB8'), '发货')
      const question = page.getByRole('dialog', { name: '发货' })
      await by.select(field(page, 'carrier'), '顺丰')
      await by.fill(question.getByRole('textbox', { name: /单号/ }), 'SF12345678')
      await by.press(question.getByRole('button', { name: '发货' }))
      await expect(question).toHaveCount(0)
      await expect(rowWith(page, 'PSJOB8')).toContainText('已发货')
      await by.act(rowWith(page, 'PSJOB8'), '查看/编辑')
    },
    async isDone({ page, sql }) {
      const steps = page.getByRole('list', { name: '配送进度' }).getByRole('listitem')
      await expect(steps.filter({ hasText: '已发货' })).toHaveAttribute('aria-current', 'step')
      expect(
        await sql("select status, tracking_no from pass_delivery where pass_delivery_id = 'job-8'"),
      ).toEqual([{ status: 'SHIPPED', tracking_no: 'SF12345678' }])
    },
  },
])
