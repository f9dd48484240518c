import type { Page } from '@playwright/test'
import { expect, test } from '../../../examples/e2e/support/test'
import { insertRow } from './support/insertRow'

const check = 'oauth2-api/eb/user/check_user_path_permission'
const printers = { path: '/printer-manage/list', title: '打印机管理', list: '/eb/printer/list' }
const templates = { path: '/postage-config/list', title: '运费模板' }

/** Addresses of the calls for rows of printers. */
function printersAsked(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes(printers.list)) asked.push(request.url())
  })
  return asked
}

const go = (page: Page, path: string) =>
  page.evaluate((hash) => {
    location.hash = hash
  }, `#${path}`)

test('W-AUTH-11 nothing of a page is seen before its path is allowed; its rows are asked for meanwhile', async ({
  page,
  signIn,
  servers: { proxy },
}) => {
  await signIn()
  await page.goto(`/#${templates.path}`)
  await expect(page.getByRole('grid', { name: templates.title })).toBeVisible()
  const asked = printersAsked(page)
  const held = proxy.inject({ match: check, fault: 'hold' })
  await go(page, printers.path)
  await expect.poll(() => asked.length).toBe(1)
  const grid = page.locator(`[role=grid][aria-label="${printers.title}"]`)
  await expect(grid).toContainText('东门门票机')
  await expect(grid).toBeHidden()
  await expect(page.getByRole('main')).toContainText('加载中')
  await expect(page.getByRole('heading', { level: 1, name: printers.title })).toHaveCount(0)
  await expect(page.getByRole('navigation', { name: '打开的页面' })).not.toContainText(printers.title)
  held.release()
  await expect(page.getByRole('grid', { name: printers.title })).toContainText('东门门票机')
  await expect(page.getByRole('heading', { level: 1, name: printers.title })).toBeVisible()
  expect(asked).toHaveLength(1)
})

test('W-AUTH-11 the path is asked about once', async ({ page, signIn }) => {
  await signIn()
  await page.goto(`/#${templates.path}`)
  await expect(page.getByRole('grid', { name: templates.title })).toBeVisible()
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes(check)) asked.push(request.url())
  })
  await go(page, printers.path)
  await expect(page.getByRole('grid', { name: printers.title })).toBeVisible()
  expect(asked).toHaveLength(1)
})

test('W-AUTH-11 a page that is refused asks for no rows; nor does one whose right was taken away, twice', async ({
  page,
  signIn,
  servers: {
    gateway: { sql },
  },
}) => {
  const rights = (codes: string) =>
    sql("update role set permissions = $1 where role_id = 'reads-printers'", [codes])
  await sql("delete from role where role_id = 'reads-printers'")
  await insertRow(sql, 'role', {
    ...{ role_id: 'reads-printers', role_name: '看打印机', role_level: 'HOTEL', data_scope: 'HOTEL' },
    ...{ status: 'ENABLED', permissions: '{comment:view}' },
  })
  const [before] = await sql<{ role_ids: string[] }>(
    "select role_ids from employee where employee_id = '100101-u3'",
  )
  await sql("update employee set role_ids = '{reads-printers}' where employee_id = '100101-u3'")
  try {
    await signIn('clerk')
    const asked = printersAsked(page)
    const refused = page.getByRole('alert').filter({ hasText: 'printer:view' })
    const close = page.getByRole('button', { name: `关闭 ${printers.title}` })
    await page.goto(`/#${printers.path}`)
    await expect(refused).toBeVisible()
    expect(asked).toHaveLength(0)
    await rights('{comment:view,printer:view}')
    await page.reload()
    await expect(page.getByRole('grid', { name: printers.title })).toBeVisible()
    expect(asked).toHaveLength(1)
    await close.click()
    await rights('{comment:view}')
    // It is known from before, and asked for: the gateway refuses. Then it is no longer known.
    await go(page, printers.path)
    await expect(refused).toBeVisible()
    expect(asked.length).toBeLessThanOrEqual(2)
    const known = asked.length
    await go(page, '/dashboard')
    await page.locator(`.eb-page-tabs__tab:has(a[href="#${printers.path}"]) button`).click()
    await go(page, printers.path)
    await expect(refused).toBeVisible()
    expect(asked).toHaveLength(known)
  } finally {
    await sql("update employee set role_ids = $1 where employee_id = '100101-u3'", [before?.role_ids])
  }
})
