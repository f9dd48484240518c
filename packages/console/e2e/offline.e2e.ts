import type { Page } from '@playwright/test'
import { expect, test } from '../../../examples/e2e/support/test'
import { expectAccessible } from './support/accessible'
import { insertRow } from './support/insertRow'
import { rowWith } from './support/rows'

test.beforeEach(async ({ signIn }) => {
  await signIn()
})

const noticeOf = (page: Page) => page.locator('.eb-notice').filter({ hasText: '网络断开了' })
const shownPage = (page: Page) => page.locator('.eb-page').filter({ visible: true })

test('the shell says since when the network is gone, until it is back; a page opened meanwhile says so too, and comes with it', async ({
  page,
  context,
}) => {
  const name = '断网时写的模板'
  await page.goto('/#/postage-config/add')
  const field = page.getByRole('textbox', { name: '模板名称' })
  await field.fill(name.slice(0, 3))
  await expect(noticeOf(page)).toHaveCount(0)
  await context.setOffline(true)
  await expect(noticeOf(page)).toHaveText(/网络断开了 \d\d:\d\d 起，连上后再试；没保存的内容还在。/)
  await expect(page.getByRole('alert').filter({ has: noticeOf(page) })).toHaveCount(1)
  await expectAccessible(page)
  await field.fill(name)

  await page.evaluate(() => {
    location.hash = '/printer-manage/list'
  })
  const problem = shownPage(page).getByRole('alert').filter({ hasText: '网络断开了' })
  await expect(problem).toContainText('连上网络后再试。')
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/eb/page?'))
  await problem.getByRole('button', { name: '重试' }).click()
  await failed
  await expect(problem).toBeVisible()

  await context.setOffline(false)
  await expect(page.getByRole('grid', { name: '打印机管理' })).toContainText('东门门票机')
  await expect(noticeOf(page)).toHaveCount(0)
  const tabs = page.getByRole('navigation', { name: '打开的页面' })
  await tabs.getByRole('link', { name: '新增运费模板' }).click()
  await expect(field).toHaveValue(name)
  await expect(tabs.getByRole('img', { name: '有未保存的修改' })).toBeVisible()
})

test('a form that is saved offline keeps what was typed, and is saved by itself when the network is back', async ({
  page,
  context,
  servers: {
    gateway: { sql },
  },
}) => {
  await sql("delete from printer where printer_id = 'offline-1'")
  await insertRow(sql, 'printer', {
    ...{ printer_id: 'offline-1', printer_name: '断网打印机', sn: 'OFFLINE1', location: '大堂', copies: 1 },
    ...{ connect_type: 'WIFI', ip_address: '10.0.0.8', port: 9100, usage: 'RECEIPT' },
  })
  await page.goto(`/#/printer-manage/list?list.search=${encodeURIComponent('断网打印机')}`)
  await rowWith(page, '断网打印机').getByRole('button', { name: '编辑', exact: true }).click()
  const form = page.getByRole('dialog', { name: '编辑打印机' })
  const place = form.getByRole('textbox', { name: '摆放位置' })
  await expect(place).toHaveValue('大堂')
  await context.setOffline(true)
  await place.fill('茶室')
  await form.getByRole('button', { name: '保存', exact: true }).click()
  await expect(form.getByRole('alert').first()).toContainText('网络')
  await expect(place).toHaveValue('茶室')
  await context.setOffline(false)
  await expect(form).toHaveCount(0)
  expect(await sql("select location from printer where printer_id = 'offline-1'")).toEqual([
    { location: '茶室' },
  ])
  await sql("delete from printer where printer_id = 'offline-1'")
})
