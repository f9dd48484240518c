import type { Page } from '@playwright/test'
import { expect, test } from '../../../examples/e2e/support/test'

const name = '登录过期前写的模板'

/** Goes to an address as somebody does who types it where a page is open: nothing is loaded anew. */
const enterAddress = (page: Page, path: string) =>
  page.evaluate((hash) => {
    location.hash = hash
  }, path)

async function logIn(page: Page) {
  await page.getByLabel('手机号或账号').fill('admin')
  await page.getByLabel('密码', { exact: true }).fill('demo1234')
  await page.keyboard.press('Enter')
}

/** The login page has the window to itself, at this address. */
async function expectLoginAlone(page: Page, path: string) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('登录')
  await expect(page).toHaveURL((url) => url.hash === `#${path}`)
  await expect(page).toHaveTitle(/登录/)
  await expect(page.locator('.eb-shell, .eb-page')).toHaveCount(0)
}

test.describe('W-AUTH-1 W-ROUTE-4 a route that requires a login, opened from another page', () => {
  test('by somebody who is not signed in: the login at its own address, and nothing of the page before', async ({
    page,
  }) => {
    await page.goto('/#/printer-manage/list')
    await expect(page.getByRole('navigation', { name: '打开的页面' })).toContainText('登录后查看')
    await enterAddress(page, '/PowerMenuConfig')
    await expectLoginAlone(page, '/PowerMenuConfig')
    await logIn(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('菜单权限配置')
    await expect(page).toHaveURL(/#\/PowerMenuConfig$/)
    await page
      .getByRole('navigation', { name: '打开的页面' })
      .getByRole('link', { name: '打印机管理' })
      .click()
    await expect(page.getByRole('grid', { name: '打印机管理' })).toContainText('东门门票机')
  })

  test('after the session has ended: nothing of it, nor of the page before, which keeps what was typed; it comes with the login', async ({
    page,
    signIn,
    servers: { gateway },
  }) => {
    await signIn('admin')
    await page.goto('/#/postage-config/add')
    const field = page.getByRole('textbox', { name: '模板名称' })
    await field.fill(name)
    await gateway.sql('delete from session')
    await enterAddress(page, '/PowerMenuConfig')
    const main = page.getByRole('main')
    await expect(main.getByRole('alert')).toContainText('登录已过期')
    await expect(main.getByRole('tree')).toHaveCount(0)
    await expect(field).toBeHidden()
    await expect(page).toHaveURL(/#\/PowerMenuConfig$/)
    await page.getByRole('button', { name: '重新登录' }).click()
    await page.getByRole('dialog', { name: '登录' }).getByLabel('密码', { exact: true }).fill('demo1234')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('菜单权限配置')
    await page
      .getByRole('navigation', { name: '打开的页面' })
      .getByRole('link', { name: '新增运费模板' })
      .click()
    await expect(field).toHaveValue(name)
  })

  test('after the session has ended, when the window is loaded anew: the login at its own address, and nothing of the page before', async ({
    page,
    signIn,
    servers: { gateway },
  }) => {
    await signIn('admin')
    await page.goto('/#/printer-manage/list')
    await expect(page.getByRole('grid', { name: '打印机管理' })).toContainText('东门门票机')
    await gateway.sql('delete from session')
    await page.goto('/?again#/PowerMenuConfig')
    await expectLoginAlone(page, '/PowerMenuConfig')
    await logIn(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('菜单权限配置')
  })
})

test('a console in a page of somebody else asks for the login in place of its page, and leaves the rest of that page alone', async ({
  page,
}) => {
  await page.goto('/examples/console.html#/PowerMenuConfig')
  const panel = page.locator('eb-console').getByRole('region', { name: '登录后查看' })
  await expect(panel.getByRole('button', { name: '登录', exact: true })).toBeVisible()
  await expect(page.locator('eb-console').getByRole('tree')).toHaveCount(0)
  await expect(page).toHaveTitle('运营门户')
  await expect(page.getByRole('link', { name: '全部示例' })).toBeVisible()
  await logIn(page)
  await expect(page.locator('eb-console').getByRole('heading', { level: 1 })).toHaveText('菜单权限配置')
  await expect(page).toHaveURL(/console\.html#\/PowerMenuConfig$/)
})
