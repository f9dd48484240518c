import type { Page, Route } from '@playwright/test'
import { expect, test } from '../../../examples/e2e/support/test'
import { expectAccessible } from './support/accessible'
import { storeTime } from './support/asProgram'
import { insertRow } from './support/insertRow'

const bell = (page: Page, unread: number) =>
  page.getByRole('button', { name: unread ? `消息，${unread} 条公告未读` : '消息', exact: true })
const panel = (page: Page) => page.getByRole('dialog', { name: '消息' })
const lines = (page: Page) => panel(page).getByRole('listitem')

test.beforeEach(async ({ servers: { gateway } }) => {
  for (const table of ['notice_receipt', 'row_sighting', 'system_notice'])
    await gateway.sql(`delete from ${table}`)
  const notice = (notice_id: string, title: string, minutes: number) =>
    insertRow(gateway.sql, 'systemNotice', {
      ...{ notice_id, title, hotel_id: undefined, brand_id: undefined, audience: 'ALL' },
      ...{ published_at: `${storeTime(minutes)}+08`, created_at: `${storeTime(minutes)}+08` },
      ...{ summary: `${title}的摘要` },
    })
  await notice('n-old', '较早的公告', -9000)
  await notice('n-new', '最近的公告', -3000)
  await notice('n-later', '未发布的公告', 600)
  await gateway.sql(`delete from ticket_order where platform_order_id = 'MESSAGES-1'`)
})

test('the bell counts unread notices; its tabs have what waits, what this window said, and the notices', async ({
  page,
  signIn,
  servers: { gateway },
}) => {
  const [product] = await gateway.sql<{ id: string }>(
    "select min(ticket_product_id) as id from ticket_product where hotel_id = '100101'",
  )
  await insertRow(gateway.sql, 'ticketOrder', {
    ...{ platform_order_id: 'MESSAGES-1', status: 'WAIT_SHIP', ticket_product_id: product?.id },
  })
  await signIn('admin')
  await page.goto('/#/printer-manage/list')
  await bell(page, 2).click()
  const tab = (name: string | RegExp) => panel(page).getByRole('tab', { name })
  await expect(tab('公告')).toHaveText('公告2')
  await expect(panel(page)).toContainText('最近的公告的摘要')
  await tab(/^待办/).click()
  const waiting = lines(page).filter({ hasText: '票券待发货' })
  await expect(waiting.getByRole('link')).toHaveAttribute(
    'href',
    '#/ticket/orderList/detail?status=WAIT_SHIP',
  )
  await expect(waiting).toContainText('1')
  await expect(panel(page)).not.toContainText('最近的公告')
  await tab('本窗口').click()
  await expect(panel(page)).toContainText('还没有消息')
  await tab('公告').press('End')
  await tab(/^全部/).click()
  await page.keyboard.press('ArrowLeft')
  await expect(tab('公告')).toHaveAttribute('aria-selected', 'true')
  await expect(lines(page)).toHaveText([/最近的公告/, /较早的公告/])
  await expect(lines(page).getByRole('img', { name: '未读' })).toHaveCount(2)
  await expectAccessible(page)
})

test('a notice that is opened from the bell is read, and the bell counts one fewer; all are read at once', async ({
  page,
  signIn,
  servers: { gateway },
}) => {
  await signIn('admin')
  await page.goto('/#/printer-manage/list')
  // The notice is left before the gateway is told that it was opened.
  let telling: Route | undefined
  await page.route('**/system-notice/see', (route) => {
    telling = route
  })
  await bell(page, 2).click()
  await lines(page)
    .getByRole('link', { name: /最近的公告/ })
    .click()
  await expect(panel(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('最近的公告')
  await page.getByRole('navigation', { name: '打开的页面' }).getByRole('link', { name: '打印机管理' }).click()
  await expect(page.getByRole('grid', { name: '打印机管理' })).toBeVisible()
  await expect.poll(() => telling).toBeDefined()
  await expect(bell(page, 2)).toBeVisible()
  await telling?.continue()
  await bell(page, 1).click()
  await panel(page).getByRole('button', { name: '全部已读' }).click()
  await expect(panel(page).getByRole('button', { name: '全部已读' })).toHaveCount(0)
  await expect(lines(page).getByRole('img', { name: '未读' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(bell(page, 0)).toBeFocused()
  const receipts = await gateway.sql('select notice_id from notice_receipt order by notice_id')
  expect(receipts).toEqual([{ notice_id: 'n-new' }, { notice_id: 'n-old' }])
})

test('notices that could not be loaded are said to be missing, and the rest is there', async ({
  page,
  signIn,
  servers: { proxy },
}) => {
  await signIn('admin')
  await page.goto('/#/printer-manage/list')
  await bell(page, 2).waitFor()
  const fault = proxy.inject({ match: 'merchant-api/eb/system-notice/list', fault: 'status', status: 503 })
  await bell(page, 2).click()
  await expect(panel(page).getByRole('alert')).toContainText('没加载全')
  await panel(page).getByRole('tab', { name: /^待办/ }).click()
  await expect(panel(page).getByRole('alert')).toHaveCount(0)
  expect(fault.hits).toBeGreaterThan(0)
})

test('who sees no notices has no tab of them, and is not refused by the gateway', async ({
  page,
  signIn,
  servers: {
    gateway: { sql },
  },
}) => {
  await sql("delete from role where role_id = 'no-notices'")
  await insertRow(sql, 'role', {
    ...{ role_id: 'no-notices', role_name: '不看公告', role_level: 'HOTEL', data_scope: 'HOTEL' },
    ...{ status: 'ENABLED', permissions: '{printer:view}' },
  })
  const [before] = await sql<{ role_ids: string[] }>(
    "select role_ids from employee where employee_id = '100101-u3'",
  )
  await sql("update employee set role_ids = '{no-notices}' where employee_id = '100101-u3'")
  try {
    await signIn('clerk')
    const refused: string[] = []
    page.on('response', (response) => {
      if (response.status() === 403) refused.push(response.url())
    })
    await page.goto('/#/printer-manage/list')
    await bell(page, 0).click()
    await expect(panel(page)).toContainText('还没有消息')
    await expect(panel(page).getByRole('tab')).toHaveText(['全部', '待办', '本窗口'])
    expect(refused).toEqual([])
  } finally {
    await sql("update employee set role_ids = $1 where employee_id = '100101-u3'", [before?.role_ids])
  }
})

test('the newest notices stand at the side of the home page, lead to theirs, and say what failed', async ({
  page,
  signIn,
  servers: { proxy },
}) => {
  await signIn('admin')
  const fault = proxy.inject({ match: 'merchant-api/eb/system-notice/list', fault: 'status', status: 503 })
  await page.goto('/')
  const notices = page.getByRole('region', { name: '系统公告' })
  await expect(notices.getByRole('alert')).toContainText('重试')
  expect(fault.hits).toBeGreaterThan(0)
  fault.remove()
  await notices.getByRole('button', { name: '重试' }).click()
  await expect(notices.getByRole('listitem')).toHaveText([/最近的公告/, /较早的公告/])
  await expectAccessible(page)
  const [side, figures] = await Promise.all(
    [notices, page.getByRole('region', { name: '经营概览' })].map((region) => region.boundingBox()),
  )
  expect(side?.x).toBeGreaterThan((figures?.x ?? 0) + (figures?.width ?? Number.NaN))
  const newest = notices.getByRole('link', { name: '最近的公告' })
  await expect(newest.getByRole('img', { name: '未读' })).toBeVisible()
  await newest.click()
  await expect(page.getByRole('heading', { level: 1, name: '最近的公告' })).toBeVisible()
  await bell(page, 1).waitFor()
  // the page was kept: it reads them again
  await page.goBack()
  await expect(newest).toBeVisible()
  await expect(newest.getByRole('img', { name: '未读' }), 'opening it was reading it').toHaveCount(0)
})
