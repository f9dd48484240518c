import type { Page } from '@playwright/test'
import { SatisfactionWidget } from '../../../examples/e2e/support/satisfaction'
import { test as base, expect } from '../../../examples/e2e/support/test'
import { expectAccessible } from './support/accessible'

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

const hotelMenu = /切换门店$/

/** The console contains the widget itself, without an element. */
const test = base.extend({
  widget: async ({ page }, use) => use(new SatisfactionWidget(page, '.eb-satisfaction')),
})

test('W-SAT-12 the rating does not open by itself before the fifth visit', async ({
  page,
  signIn,
  widget,
}) => {
  await signIn()
  for (let visit = 1; visit < 5; visit++) {
    await page.goto('/')
    await expect(widget.pageTab).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('dashboardGuide'))).toBe(String(visit))
    await widget.expectClosed()
  }
  await page.goto('/')
  await widget.expectRating()
  await expect(widget.star(1)).toBeFocused()
  const ring = () => widget.star(1).evaluate((star) => getComputedStyle(star).outlineStyle)
  expect(await ring(), 'no ring before a key').toBe('none')
  await page.keyboard.press('ArrowRight')
  await expect
    .poll(() => widget.star(2).evaluate((star) => getComputedStyle(star).outlineStyle))
    .toBe('solid')
})

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

test('greets, shows brand and hotel, and links to examples, documentation and calls', async ({
  page,
  signIn,
}) => {
  await signIn()
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('林晚晴')
  await expect(page.getByRole('button', { name: hotelMenu })).toContainText('云栖西湖度假酒店')
  const links = await page
    .getByRole('region', { name: '开始使用' })
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  for (const address of ['/examples/', '/docs/', '/docs/api']) expect(links).toContain(address)
  await expectAccessible(page)
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

test('figures of the home page are compared with the period before and with a year before, or with nothing', async ({
  page,
  signIn,
}) => {
  await signIn()
  await page.goto('/')
  const tile = page.locator('.eb-figure__tile').first()
  await expect(tile).toContainText(/较上期.*较去年同期/)
  await page.goto('/#/dashboard?compare=none')
  await expect(tile).not.toContainText('较')
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

test.describe('the guide of the home page', () => {
  const steps = ['选门店', '处理一件待办', '看懂经营数据', '加常用功能', '读系统公告'] as const

  test('W-SAT-12 leads to five places, counts each once, and waits with the rating until all are counted', async ({
    page,
    signIn,
    widget,
  }) => {
    await signIn('admin')
    await page.goto('/')
    const guide = page.getByRole('region', { name: '认识工作台' })
    const counter = () => page.evaluate(() => localStorage.getItem('dashboardGuide'))
    await expect(guide.getByRole('status')).toHaveText('做完 0 步，还有 5 步')
    await expectAccessible(page)
    await guide.getByRole('button', { name: '看第 1 步' }).click()
    await expect(page.getByRole('button', { name: hotelMenu })).toBeFocused()
    expect(await counter(), 'the visit and the step').toBe('2')
    const step = (index: number) => guide.getByRole('button', { name: steps[index] as string })
    for (const [index, place] of [
      [1, page.getByRole('region', { name: '待办事项' })],
      [2, page.getByRole('region', { name: '经营概览' })],
    ] as const) {
      await step(index).focus()
      await page.keyboard.press('Enter')
      await expect(place).toBeFocused()
    }
    expect(await counter()).toBe('4')
    await step(1).click()
    expect(await counter(), 'a step counts once').toBe('4')
    await expect(guide.getByRole('status')).toHaveText('做完 3 步，还有 2 步')
    await expect(step(1)).toContainText('已完成')
    await widget.expectClosed()
    await page.reload()
    await expect(page.getByRole('region', { name: '待办事项' })).toBeVisible()
    await expect(guide, 'five are counted').toHaveCount(0)
    await widget.expectRating()
  })

  test('closed, it stays away until it is asked for', async ({ page, signIn, widget }) => {
    await signIn('admin')
    await page.goto('/')
    const guide = page.getByRole('region', { name: '认识工作台' })
    await guide.getByRole('button', { name: '关闭引导' }).click()
    await expect(guide).toHaveCount(0)
    await page.reload()
    await widget.expectRating()
    await widget.button('以后再说').click()
    await expect(guide).toHaveCount(0)
    await page.getByRole('region', { name: '开始使用' }).getByRole('button', { name: '认识工作台' }).click()
    await expect(guide.getByRole('status')).toHaveText('做完 0 步，还有 5 步')
  })
})

test('to-dos of the home page are as many as the list behind each has', async ({ page, signIn }) => {
  await signIn('admin')
  const behind = {
    今日订座: '订座管理',
    今日有效期卡预约: '预约管理',
    '券码 7 天内到期的订单': '门票订单明细',
    库存不足的商品: '票务商品',
  }
  for (const [name, title] of Object.entries(behind)) {
    await page.goto('/#/dashboard')
    const item = page.getByRole('region', { name: '待办事项' }).getByRole('link', { name })
    await expect(item).toHaveText(/\d/)
    const [count] =
      /\d+(?=去处理|$)/.exec(await item.innerText().then((text) => text.replace(/\s/g, ''))) ?? []
    await item.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    const total = page.getByText(new RegExp(`共 ${count} 条`))
    await expect(total.filter({ visible: true }).first()).toBeVisible()
  }
})
