import type { Page } from '@playwright/test'
import { expect } from '../../../../examples/e2e/support/test'
import { insertRow } from '../support/insertRow'
import { rowWith } from '../support/rows'
import { field } from '../support/ticketForms'
import { type Walk, walkJobs } from '../support/walkJobs'

const phone = '13900015015'
const password = 'a-new-password-15'

/** A role that sees printers only, and what its employees saw before. */
async function insertRole(sql: Walk['sql']): Promise<void> {
  await sql(`delete from user_account where account = $1`, [phone])
  await sql(`delete from employee where phone = $1`, [phone])
  await sql(`delete from role where role_name = '打印专员'`)
  await sql(`delete from department where department_id = 'job-department'`)
  await insertRow(sql, 'department', { department_id: 'job-department', department_name: '打印科' })
  await insertRow(sql, 'role', {
    ...{ role_id: 'job-role', role_name: '打印专员', role_level: 'HOTEL', data_scope: 'HOTEL' },
    ...{ status: 'ENABLED', permissions: '{printer:view,printer:edit,comment:view}' },
  })
}

/** Opens the link that was sent to the phone, and chooses a password. */
async function logInByLink(page: Page, sql: Walk['sql']): Promise<void> {
  const [message] = await sql<{ link: string }>(
    `select content ->> 'link' as link from outbox_message
      where kind = 'passwordReset' and content ->> 'phone' = $1 order by created_at desc limit 1`,
    [phone],
  )
  const link = message?.link ?? ''
  await page.goto(link.slice(link.indexOf('/login')))
  await page.getByLabel('新密码').fill(password)
  await page.getByLabel('再输一遍').fill(password)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: '去登录' }).click()
  await page.getByLabel('手机号或账号').fill(phone)
  await page.getByLabel('密码', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
}

walkJobs([
  {
    name: 'add an employee with a role, who logs in and sees the menu of it',
    prepare: ({ sql }) => insertRole(sql),
    async walk({ page, by }) {
      await by.open('会员', '员工管理')
      await by.press(page.getByRole('button', { name: '新增员工' }))
      await by.fill(page.getByRole('textbox', { name: '工号' }), 'JOB15')
      await by.fill(page.getByRole('textbox', { name: '姓名' }), '新来的')
      await by.fill(page.getByRole('textbox', { name: '手机号' }), phone)
      await by.choose(field(page, 'departmentId').getByRole('combobox'), '打印科')
      await by.choose(field(page, 'roleIds').getByRole('combobox'), '打印专员')
      await by.keys('Escape')
      await by.press(page.getByRole('button', { name: '保存', exact: true }))
      await expect(page.getByRole('heading', { level: 1, name: '员工管理' })).toBeVisible()
      await by.search('JOB15')
      await by.act(rowWith(page, '新来的'), '重置密码')
      await by.press(page.getByRole('dialog', { name: '重置密码' }).getByRole('button', { name: '重置密码' }))
      await expect(page.getByRole('dialog', { name: '重置密码' })).toHaveCount(0)
    },
    async isDone({ context, sql }) {
      const other = await context
        .browser()
        ?.newContext({ locale: 'zh-CN', baseURL: new URL(context.pages()[0]?.url() ?? '').origin })
      const page = await other?.newPage()
      if (!page) throw new Error('No window')
      await logInByLink(page, sql)
      await expect(page.getByRole('heading', { level: 1 })).toContainText('新来的')
      const applications = page.getByRole('navigation', { name: '应用' }).getByRole('button')
      await expect(applications.filter({ hasText: '商户' })).toBeVisible()
      await expect(applications.filter({ hasText: /财务|票务/ })).toHaveCount(0)
      await other?.close()
    },
  },
])
