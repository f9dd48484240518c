import type { Page } from '@playwright/test'
import { expect } from '../../../examples/e2e/support/test'
import { expectAccessible } from './support/accessible'
import { hotelMenu, test } from './support/consoleTest'

/** Holds the requests of an address before they are sent. */
async function holdRequests(page: Page, address: RegExp) {
  const asked = page.waitForRequest(address)
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(address, async (route) => {
    await released
    await route.continue()
  })
  return { asked, release }
}

test('W-AUTH-1 W-ROUTE-4 a route that requires a login asks for it at its own address', async ({ page }) => {
  await page.goto('/#/PowerMenuConfig')
  await page.getByLabel('手机号或账号').fill('admin')
  await page.getByLabel('密码', { exact: true }).fill('demo1234')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/菜单/)
  await expect(page).toHaveURL(/#\/PowerMenuConfig$/)
})

test('W-AUTH-1 W-AUTH-7 other routes open without a login, and ask for one in place of their data; ratings are for those who are signed in', async ({
  page,
  widget,
}) => {
  await page.goto('/#/printer-manage/list')
  await expect(page.getByRole('navigation', { name: '打开的页面' })).toContainText('登录后查看')
  await expect(widget.pageTab).toHaveCount(0)
  await page.getByLabel('手机号或账号').fill('manager')
  await page.getByLabel('密码', { exact: true }).fill('demo1234')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('grid', { name: '打印机管理' })).toContainText('东门门票机')
  await expect(widget.pageTab).toBeVisible()
})

test('who is signed in and the code of the first page are asked for while the texts are on their way', async ({
  page,
  signIn,
}) => {
  await signIn()
  await page.goto('about:blank')
  const texts = await holdRequests(page, /\/console\.zh\.js$/)
  const asked = [/\/api\/session$/, /\/list-page\.js$/].map((address) => page.waitForRequest(address))
  await page.goto('/#/printer-manage/list')
  await Promise.all([texts.asked, ...asked])
  await expect(page.getByRole('heading')).toHaveCount(0)
  texts.release()
  await expect(page.getByRole('grid', { name: '打印机管理' })).toContainText('东门门票机')
})

for (const [width, height] of [
  [1280, 800],
  [390, 844],
] as const)
  test(`a session that cannot be read: why, and another try, in sight at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.route('**/api/session*', (route) => route.abort())
    await page.goto('/')
    const problem = page.getByRole('alert')
    await expect(problem.locator('p')).toHaveText('连不上服务器，检查网络后重试')
    const again = problem.getByRole('button', { name: '重试' })
    await expect(again).toBeInViewport({ ratio: 1 })
    const box = await page.locator('.eb-page__sheet').boundingBox()
    expect(box?.height).toBeGreaterThan(height / 2)
    await page.unroute('**/api/session*')
    await again.click()
    await expect(page.getByLabel('手机号或账号')).toBeVisible()
  })

test('the hotel is chosen by keyboard, for this tab only, and survives a reload', async ({
  page,
  context,
  signIn,
  widget,
  ratings,
}) => {
  await signIn()
  await page.goto('/')
  const opener = page.getByRole('button', { name: hotelMenu })
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitemradio', { name: '云栖西湖度假酒店' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(opener).toBeFocused()
  await expect(opener).toContainText('云栖千岛湖度假酒店')
  await page.reload()
  await expect(opener).toContainText('云栖千岛湖度假酒店')

  await widget.pageTab.click()
  await widget.rate(5)
  await widget.button('提交').click()
  await expect.poll(ratings).toMatchObject([{ url: 'NEW/dashboard', hotel_id: '100102', score: 5 }])

  const other = await context.newPage()
  await other.goto('/')
  await expect(other.getByRole('button', { name: hotelMenu })).toContainText('云栖西湖度假酒店')
})

test('a menu closes by Esc, by Tab and by a press outside', async ({ page, signIn }) => {
  await signIn()
  await page.goto('/')
  const opener = page.getByRole('button', { name: /林晚晴 的菜单$/ })
  const menu = page.getByRole('menu')
  // the page is judged as a whole: it has its heading
  await expect(page.getByRole('heading', { level: 1, name: '林晚晴' })).toBeVisible()
  await opener.click()
  await expect(page.getByRole('menuitem', { name: '扮客人（演示）' })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(menu).toHaveCount(0)
  await expect(opener).toBeFocused()
  await opener.press('ArrowUp')
  await expect(menu).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(menu).toHaveCount(0)
  await opener.click()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(menu).toHaveCount(0)
})

test('a page whose code is on its way has an outline and a heading, also under an open menu', async ({
  page,
  signIn,
}) => {
  await signIn()
  const code = await holdRequests(page, /\/dashboard-page\.js/)
  await page.goto('/')
  await code.asked
  await page.getByRole('button', { name: /林晚晴 的菜单$/ }).click()
  await expect(page.getByRole('menuitem', { name: '扮客人（演示）' })).toBeFocused()
  await expect(page.locator('.eb-page .eb-skeleton').first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: '加载中' })).toHaveCount(1)
  await expectAccessible(page)
  code.release()
  await expect(page.getByRole('heading', { level: 1, name: '林晚晴' })).toBeVisible()
})

test('logging out ends the session', async ({ page, signIn, context }) => {
  await signIn()
  await page.goto('/')
  await page.getByRole('button', { name: /的菜单/ }).click()
  await page.getByRole('menuitem', { name: '退出登录' }).click()
  await expect(page).toHaveURL(/\/login$/)
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('eb_session')
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('登录')
})

test('the dark theme is chosen and kept', async ({ page, signIn }) => {
  await signIn()
  await page.goto('/')
  await page.getByRole('button', { name: /^外观/ }).click()
  await page.getByRole('menuitemradio', { name: '深色' }).click()
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  await expect.poll(background).toBe('rgb(16, 19, 24)')
  await page.reload()
  await expect.poll(background).toBe('rgb(16, 19, 24)')
  await expectAccessible(page)
})

test('a gateway that is down: a message in place, and retry loads the page', async ({
  page,
  signIn,
  servers: { proxy },
}) => {
  await signIn()
  const fault = proxy.inject({ match: '/api/session', fault: 'status', status: 503 })
  await page.goto('/')
  await expect(page.getByRole('alert')).toContainText('加载失败')
  expect(fault.hits).toBeGreaterThan(0)
  await expectAccessible(page)
  fault.remove()
  await page.getByRole('button', { name: '重试' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('林晚晴')
})

test('a session that ends while the page is open: a message in place; logging in again keeps the page', async ({
  page,
  signIn,
  widget,
  servers: { gateway },
}) => {
  await signIn()
  // A page that asks for nothing by itself: the rating finds out.
  await page.goto('/#/printer-manage/list')
  await expect(page.locator('[role=row][data-key]').first()).toBeVisible()
  await widget.pageTab.click()
  await widget.rate(4)
  await gateway.sql('delete from session')
  await widget.button('提交').click()
  await expect(page.getByRole('alert').filter({ hasText: '登录已过期' }).first()).toBeVisible()
  // The rating covers the page's own message, so the login opens over it.
  const dialog = page.getByRole('dialog', { name: '登录' })
  await dialog.getByLabel('手机号或账号').fill('manager')
  await dialog.getByLabel('密码', { exact: true }).fill('demo1234')
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alert').filter({ hasText: '登录已过期' })).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: '打印机管理' })).toBeVisible()
})

test('a rating that fails after the login has opened asks its question below it; what is typed stays', async ({
  page,
  signIn,
  widget,
  servers: { gateway },
}) => {
  await signIn()
  const rows = await holdRequests(page, /\/eb\/printer\/list/)
  const rating = await holdRequests(page, /\/feedback\/eb_user_feedback/)
  await page.goto('/#/printer-manage/list')
  await rows.asked
  await widget.pageTab.click()
  await widget.rate(4)
  await gateway.sql('delete from session')
  await widget.button('提交').click()
  await rating.asked
  rows.release()
  const dialog = page.getByRole('dialog', { name: '登录' })
  await dialog.getByLabel('手机号或账号').fill('manager')
  rating.release()
  const question = page.getByRole('alertdialog', { name: /登录已过期/, includeHidden: true })
  await expect(question).toHaveCount(1)
  await page.keyboard.press('Tab')
  await page.keyboard.type('demo1234')
  await expect(dialog.getByLabel('密码', { exact: true })).toHaveValue('demo1234')
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(question).toBeVisible()
})

test('an unknown address shows a message', async ({ page, signIn }) => {
  await signIn()
  await page.goto('/#/nowhere')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('没有这个页面')
})
