import type { Page } from '@playwright/test'
import { expect, test } from '../../../examples/e2e/support/test'
import { expectAccessible } from './support/accessible'

const printers = '/#/printer-manage/list'

test.beforeEach(async ({ signIn }) => {
  await signIn()
})

const menuOf = (page: Page) => page.locator('.eb-side-menu')
const headings = (page: Page) => menuOf(page).getByRole('heading')
const searchOf = (page: Page) => menuOf(page).getByRole('searchbox', { name: '搜菜单' })
const links = (page: Page) => menuOf(page).getByRole('link')

async function openPrinters(page: Page) {
  await page.goto(printers)
  await expect(menuOf(page)).toHaveAccessibleName(/^商户/)
  await expect(page.getByRole('grid', { name: '打印机管理' })).toBeVisible()
}

test.describe('favourites', () => {
  test('a star marks a page, which stands above all groups of any application, and is kept after a reload', async ({
    page,
  }) => {
    await openPrinters(page)
    const favourites = headings(page).filter({ hasText: '收藏' })
    const marked = menuOf(page).locator('h3:has-text("收藏") + ul').getByRole('link')
    await expect(favourites).toHaveCount(0)
    await links(page).filter({ hasText: '打印机管理' }).hover()
    await menuOf(page).getByRole('button', { name: '收藏 打印机管理', exact: true }).click()
    await expect(marked).toHaveText(['打印机管理'])
    // by keyboard: the star comes after its entry
    await links(page).filter({ hasText: '运费模板' }).focus()
    await page.keyboard.press('Tab')
    const star = menuOf(page).getByRole('button', { name: '收藏 运费模板', exact: true })
    await expect(star).toBeFocused()
    await expect(star).toHaveCSS('opacity', '1')
    await page.keyboard.press('Space')
    await expect(marked).toHaveText(['打印机管理', '运费模板'])
    await expect(headings(page).first()).toHaveText('收藏')
    await expectAccessible(page)

    await page.getByRole('navigation', { name: '应用' }).getByRole('button', { name: '餐饮' }).click()
    await expect(menuOf(page)).toHaveAccessibleName(/^餐饮/)
    await expect(marked).toHaveText(['打印机管理', '运费模板'])
    await page.reload()
    await expect(marked).toHaveText(['打印机管理', '运费模板'])
    await marked.first().hover()
    await menuOf(page).getByRole('button', { name: '取消收藏 打印机管理' }).first().click()
    await expect(marked).toHaveText(['运费模板'])
    await menuOf(page).getByRole('button', { name: '取消收藏 运费模板' }).first().click()
    await expect(favourites).toHaveCount(0)
  })

  test('the shortcuts of the home page follow them, also while it is open, and are its own again without any', async ({
    page,
  }) => {
    await page.goto('/')
    const shortcuts = page.getByRole('region', { name: '常用功能' }).getByRole('link')
    await expect(shortcuts.first()).toBeVisible()
    const own = await shortcuts.allTextContents()
    expect(own.length).toBeGreaterThan(1)
    await page.getByRole('navigation', { name: '应用' }).getByRole('button', { name: '商户' }).click()
    await links(page).filter({ hasText: '打印机管理' }).hover()
    await menuOf(page).getByRole('button', { name: '收藏 打印机管理', exact: true }).click()
    await expect(shortcuts).toHaveText(['打印机管理'])
    await page.reload()
    await expect(shortcuts).toHaveText(['打印机管理'])
    await shortcuts.click()
    await expect(page).toHaveURL(/#\/printer-manage\/list$/)
    await menuOf(page).getByRole('button', { name: '取消收藏 打印机管理' }).first().click()
    await page.goto('/#/dashboard')
    await expect(shortcuts).toHaveText(own)
  })

  test('are those of who is signed in, not of whoever was there before', async ({ page, signIn }) => {
    await openPrinters(page)
    await links(page).filter({ hasText: '打印机管理' }).hover()
    await menuOf(page).getByRole('button', { name: '收藏 打印机管理', exact: true }).click()
    await signIn('admin')
    await page.reload()
    await expect(headings(page).first()).toBeVisible()
    await expect(headings(page).filter({ hasText: '收藏' })).toHaveCount(0)
  })
})

test.describe('the search of the menu', () => {
  test('finds pages of every application, says that nothing is called so, and is cleared by its button', async ({
    page,
  }) => {
    await openPrinters(page)
    const all = await links(page).allTextContents()
    await searchOf(page).fill('订座管理')
    await expect(links(page)).toHaveText(['订座管理'])
    await expect(headings(page)).toHaveCount(0)
    await expectAccessible(page)
    await searchOf(page).fill('没有这样的页面')
    await expect(menuOf(page).getByRole('status')).toHaveText('没有叫「没有这样的页面」的页面')
    await menuOf(page).getByRole('button', { name: '清空' }).click()
    await expect(searchOf(page)).toBeFocused()
    await expect(searchOf(page)).toHaveValue('')
    await expect(links(page)).toHaveText(all)
  })

  test('is used by keyboard: Tab leads to what was found, Enter opens it, Esc clears', async ({ page }) => {
    await openPrinters(page)
    await searchOf(page).focus()
    await page.keyboard.type('运费')
    await expect(links(page)).toHaveText(['运费模板'])
    await page.keyboard.press('Tab')
    await expect(menuOf(page).getByRole('button', { name: '清空' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(links(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/#\/postage-config\/list$/)
    await expect(links(page)).toHaveAttribute('aria-current', 'page')
    await searchOf(page).focus()
    await page.keyboard.press('Escape')
    await expect(searchOf(page)).toHaveValue('')
    await expect(links(page).filter({ hasText: '打印机管理' })).toBeVisible()
  })
})

test.describe('the menu folded', () => {
  test('gives its place to the page, opens over it by its application, and stays so after a reload until it is unfolded', async ({
    page,
  }) => {
    await openPrinters(page)
    const main = page.getByRole('main')
    const widthOf = async () => (await main.boundingBox())?.width ?? 0
    const unfolded = await widthOf()
    await menuOf(page).getByRole('button', { name: '收起菜单' }).click()
    await expect(menuOf(page)).toHaveCount(0)
    await expect.poll(widthOf).toBeGreaterThan(unfolded + 150)
    const folded = await widthOf()
    await page.reload()
    await expect(page.getByRole('grid', { name: '打印机管理' })).toBeVisible()
    await expect(menuOf(page)).toHaveCount(0)
    expect(await widthOf()).toBe(folded)

    const applications = page.getByRole('navigation', { name: '应用' })
    await applications.getByRole('button', { name: '餐饮' }).click()
    await expect(menuOf(page)).toHaveAccessibleName(/^餐饮/)
    expect(await widthOf(), 'it lies over the page').toBe(folded)
    await expectAccessible(page)
    await menuOf(page).getByRole('button', { name: '关闭菜单' }).click()
    await expect(menuOf(page)).toHaveCount(0)
    await applications.getByRole('button', { name: '商户' }).click()
    await links(page).filter({ hasText: '运费模板' }).click()
    await expect(page).toHaveURL(/#\/postage-config\/list$/)
    await expect(menuOf(page), 'what is opened closes it').toHaveCount(0)

    await applications.getByRole('button', { name: '商户' }).click()
    await menuOf(page).getByRole('button', { name: '展开菜单' }).click()
    await expect.poll(widthOf).toBe(unfolded)
    await page.reload()
    await expect(menuOf(page).getByRole('button', { name: '收起菜单' })).toBeVisible()
  })

  test('is folded for want of room, and comes back with it', async ({ page }) => {
    await openPrinters(page)
    await page.setViewportSize({ width: 1100, height: 720 })
    await expect(menuOf(page)).toHaveCount(0)
    await page.getByRole('navigation', { name: '应用' }).getByRole('button', { name: '商户' }).click()
    await expect(links(page).filter({ hasText: '打印机管理' })).toBeVisible()
    await expect(menuOf(page).getByRole('button', { name: /收起菜单|展开菜单/ })).toHaveCount(0)
    await page.setViewportSize({ width: 1280, height: 720 })
    await expect(menuOf(page).getByRole('button', { name: '收起菜单' })).toBeVisible()
  })
})

test('W-IFR-1 an entry of the menu that opens in a frame embeds its page under its name, and one that is gone says so', async ({
  page,
  servers: { gateway, origin },
}) => {
  const { sql } = gateway
  await sql(
    `insert into menu_node (brand_id, menu_id, parent_id, menu_name, menu_type, route_path, open_mode, frame_url, created_by, updated_by)
     values ('1001', 'own-board', '1001-merchant.store', '经营看板', '1', '/own-board', 'FRAME', $1, 'me', 'me')`,
    [`${origin}/examples/sandbox-frame.html`],
  )
  await openPrinters(page)
  await links(page).filter({ hasText: '经营看板' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('经营看板')
  await expect(page).toHaveURL(/#\/embedded\/own-board$/)
  const address = /sandbox-frame\.html\?hotelId=100101&brandId=1001$/
  await expect(page.locator('iframe')).toHaveAttribute('src', address)
  const tabs = page.getByRole('navigation', { name: '打开的页面' })
  await expect(tabs.getByRole('link', { name: '经营看板' })).toHaveAttribute('aria-current', 'page')
  await expect(links(page).filter({ hasText: '经营看板' })).toHaveAttribute('aria-current', 'page')
  await expect(menuOf(page)).toHaveAccessibleName(/^商户/)
  await expectAccessible(page)

  await sql("delete from menu_node where menu_id = 'own-board'")
  await page.reload()
  await expect(page.getByText('菜单里没有这一项了')).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
  await expectAccessible(page)
})
