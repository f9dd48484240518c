import type { BrowserContext, Locator, Page } from '@playwright/test'
import { expect } from '../../../../examples/e2e/support/test'
import { insertRow } from '../support/insertRow'
import { rowWith } from '../support/rows'
import { field } from '../support/ticketForms'
import { type Walk, walkJobs } from '../support/walkJobs'

const phone = '13900015015'
const password = 'a-new-password-15'
/** Where somebody else works. */
let theirs: BrowserContext | undefined

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
  let link = ''
  await expect(async () => {
    const [message] = await sql<{ link: string }>(
      `select content ->> 'link' as link from outbox_message
        where kind = 'passwordReset' and content ->> 'phone' = $1 order by created_at desc limit 1`,
      [phone],
    )
    link = message?.link ?? ''
    expect(link).toContain('/login')
  }).toPass()
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
  {
    name: 'take a right away from a role, and its page refuses',
    async prepare({ context, sql, servers: { gateway, origin } }) {
      await sql("delete from role where role_name = '工单收回'")
      await insertRow(sql, 'role', {
        ...{ role_id: 'job-16', role_name: '工单收回', role_level: 'HOTEL', data_scope: 'HOTEL' },
        ...{ status: 'ENABLED', permissions: '{printer:*,comment:view}' },
      })
      await sql("update employee set role_ids = '{job-16}' where employee_id = '100101-u3'")
      theirs = await context.browser()?.newContext({ locale: 'zh-CN', baseURL: origin })
      for (const cookie of (await gateway.signIn('clerk')).split('; ')) {
        const at = cookie.indexOf('=')
        const [name, value] = [cookie.slice(0, at), cookie.slice(at + 1)]
        await theirs?.addCookies([{ name, value, url: origin }])
      }
      const page = await theirs?.newPage()
      await page?.goto('/#/printer-manage/list')
      await expect(page?.getByRole('heading', { level: 1, name: '打印机管理' }) as Locator).toBeVisible()
    },
    async walk({ page, by }) {
      await by.open('会员', '角色管理')
      await by.search('工单收回')
      await by.act(rowWith(page, '工单收回'), '编辑')
      const rights = field(page, 'permissions')
      await by.fill(rights.getByRole('searchbox'), '打印机管理')
      const node = rights
        .getByRole('treeitem')
        .filter({ has: page.getByText('打印机管理', { exact: true }) })
        .last()
      await expect(node).toBeVisible()
      if (by.hand === 'mouse') await by.press(node)
      else {
        await by.enter(rights.getByRole('tree'))
        for (let count = 0; count < 9 && (await node.getAttribute('tabindex')) !== '0'; count++)
          await by.keys('ArrowDown')
        await by.keys('Space')
      }
      await by.shortcut(page.getByRole('button', { name: '保存', exact: true }), 'Control+Enter')
      // how many employees it is about
      const question = page.getByRole('dialog', { name: '编辑角色' })
      await by.press(question.getByRole('button', { name: '保存', exact: true }))
      await expect(page.getByRole('heading', { level: 1, name: '角色管理' })).toBeVisible()
    },
    async isDone({ sql }) {
      const [page] = theirs?.pages() ?? []
      await page?.reload()
      await expect(page?.getByRole('main') as Locator).toContainText(/没有.*权限|无权/)
      await theirs?.close()
      const [role] = await sql<{ permissions: readonly string[] }>(
        "select permissions from role where role_id = 'job-16'",
      )
      expect(role?.permissions).toContain('comment:view')
      expect(role?.permissions.filter((code) => code.startsWith('printer:'))).toEqual([])
      await sql("update employee set role_ids = '{1001-r4}' where employee_id = '100101-u3'")
    },
  },
])
