import type { Page } from '@playwright/test'
import { expect } from '../../../../examples/e2e/support/test'
import { insertRow } from '../support/insertRow'
import { rowWith } from '../support/rows'
import { type Walk, walkJobs } from '../support/walkJobs'

async function insertPrinter({ sql }: Walk): Promise<void> {
  await sql("delete from printer where printer_id = 'job-19'")
  await insertRow(sql, 'printer', {
    ...{ printer_id: 'job-19', printer_name: '工单打断', sn: 'JOB19', location: '大堂', copies: 1 },
    ...{ connect_type: 'WIFI', ip_address: '10.0.0.8', port: 9100, usage: 'RECEIPT' },
  })
}

const formOf = (page: Page) => page.getByRole('dialog', { name: '编辑打印机' })
const placeOf = (page: Page) => formOf(page).getByRole('textbox', { name: '摆放位置' })
const saveOf = (page: Page) => formOf(page).getByRole('button', { name: '保存', exact: true })

/** Opens the row, and types into its form. */
async function typeIntoForm({ page, by }: Walk): Promise<void> {
  await by.open('商户', '打印机管理')
  await by.search('工单打断')
  await by.act(rowWith(page, '工单打断'), '编辑')
  await by.fill(placeOf(page), '书吧')
}

const isSaved = async ({ page, sql }: Walk) => {
  await expect(formOf(page)).toHaveCount(0)
  expect(await sql("select location from printer where printer_id = 'job-19'")).toEqual([
    { location: '书吧' },
  ])
}

walkJobs([
  {
    name: 'the session ends in the middle of a form: log in, and save what was typed',
    account: 'manager',
    prepare: insertPrinter,
    async walk(it) {
      const { page, by, sql } = it
      await typeIntoForm(it)
      await sql('delete from session')
      await by.shortcut(saveOf(page), 'Control+Enter')
      const login = page.getByRole('dialog', { name: '登录' })
      // whose session it was is known
      await by.fill(login.getByLabel('密码', { exact: true }), 'demo1234', { isFocused: true })
      await by.keys('Enter')
      await expect(login).toHaveCount(0)
      await expect(placeOf(page)).toHaveValue('书吧')
      await by.shortcut(saveOf(page), 'Control+Enter')
    },
    isDone: isSaved,
  },
  {
    name: 'the gateway stops in the middle of a form and starts again: save what was typed',
    prepare: insertPrinter,
    async walk(it) {
      const { page, by, servers } = it
      await typeIntoForm(it)
      const stopped = servers.proxy.inject({ match: () => true, fault: 'drop' })
      await by.shortcut(saveOf(page), 'Control+Enter')
      await expect(formOf(page).getByRole('alert').first()).toBeVisible()
      expect(stopped.hits).toBeGreaterThan(0)
      stopped.remove()
      await expect(placeOf(page)).toHaveValue('书吧')
      await by.shortcut(saveOf(page), 'Control+Enter')
    },
    isDone: isSaved,
  },
])
