import { expect } from '../../../../examples/e2e/support/test'
import { insertRow } from '../support/insertRow'
import { rowWith } from '../support/rows'
import { field } from '../support/ticketForms'
import { type Walk, walkJobs } from '../support/walkJobs'

const clear = ({ sql }: Walk) => sql("delete from printer where printer_name like '工单%'")

const stored = async ({ sql }: Walk, name: string) =>
  (
    await sql<Readonly<Record<string, unknown>>>(
      'select printer_id, location, copies, version from printer where printer_name = $1',
      [name],
    )
  )[0]

walkJobs([
  {
    name: 'add a printer and print a test page',
    prepare: clear,
    async walk({ page, by }) {
      await by.open('商户', '打印机管理')
      await by.press(page.getByRole('button', { name: '新建' }))
      const form = page.getByRole('dialog', { name: '新建打印机' })
      await by.fill(form.getByRole('textbox', { name: '打印机名称' }), '工单打印机')
      await by.select(field(page, 'brandModel'), '易联云')
      await by.fill(form.getByRole('textbox', { name: '设备编号' }), 'JOB10')
      await by.fill(field(page, 'deviceKey').getByRole('textbox'), 'key-of-10')
      await by.select(field(page, 'usage'), '后厨出品')
      await by.select(field(page, 'restaurantId'), '')
      await by.fill(form.getByRole('textbox', { name: '摆放位置' }), '东门')
      await by.shortcut(form.getByRole('button', { name: '保存' }), 'Control+Enter')
      await expect(form).toHaveCount(0)
      await by.press(
        page.getByRole('dialog', { name: '工单打印机' }).getByRole('button', { name: '打印测试页' }),
      )
    },
    async isDone(it) {
      const printer = await stored(it, '工单打印机')
      expect(printer).toMatchObject({ location: '东门' })
      const jobs = () =>
        it.sql("select content from outbox_message where kind = 'print' and row_key = $1", [
          printer?.printer_id,
        ])
      await expect.poll(jobs).toHaveLength(1)
    },
  },
  {
    name: 'edit a row that somebody else has changed meanwhile',
    async prepare(it) {
      await clear(it)
      await insertRow(it.sql, 'printer', {
        ...{ printer_id: 'job-18', printer_name: '工单两人改', sn: 'JOB18', location: '大堂', copies: 1 },
        ...{ connect_type: 'WIFI', ip_address: '10.0.0.8', port: 9100, usage: 'RECEIPT' },
      })
    },
    async walk(it) {
      const { page, by, servers, context } = it
      await by.open('商户', '打印机管理')
      await by.search('工单两人改')
      await by.act(rowWith(page, '工单两人改'), '编辑')
      const form = page.getByRole('dialog', { name: '编辑打印机' })
      await by.fill(form.getByRole('textbox', { name: '摆放位置' }), '书吧')
      const before = await stored(it, '工单两人改')
      const theirs = await context.request.post('/merchant-api/eb/printer/save', {
        headers: { cookie: await servers.gateway.signIn('manager'), 'x-eb-client': 'ebkit/test' },
        data: { printerId: 'job-18', version: before?.version, location: '门厅', copies: 3 },
      })
      expect(theirs.status()).toBe(200)
      await by.shortcut(form.getByRole('button', { name: '保存' }), 'Control+Enter')
      const clash = page.getByRole('dialog').filter({ hasText: '门厅' }).last()
      await by.pick(clash.getByRole('group', { name: '摆放位置' }), /门厅/)
      await by.press(clash.getByRole('button', { name: '按选择保存' }))
      await expect(form).toHaveCount(0)
    },
    async isDone(it) {
      expect(await stored(it, '工单两人改')).toMatchObject({ location: '门厅', copies: 3 })
      await expect(rowWith(it.page, '工单两人改')).toContainText('门厅')
    },
  },
])
