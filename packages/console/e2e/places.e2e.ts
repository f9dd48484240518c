import { expect, test } from '../../../examples/e2e/support/test'

test.beforeEach(async ({ signIn }) => {
  await signIn()
})

test('W-CFG-4 the store’s switch chooses the file manager, and the open folder stands in the address', async ({
  page,
  servers: { gateway },
}) => {
  const turn = (value: string) =>
    gateway.sql(
      `update hotel_switch set value = '${value}' where hotel_id = '100101' and key = 'ENABLE_NEW_FILE_MANAGER_SWITCH'`,
    )
  await turn('1')
  await page.goto('/#/filemanager')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('文件管理')
  await expect(page.getByRole('treeitem', { name: '全部文件' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.locator('.eb-file-explorer [aria-busy=true]')).toHaveCount(0)
  await page.getByRole('treeitem', { name: '我的文件' }).click()
  await expect(page).toHaveURL(/[?&]private=1/)
  await turn('0')
  await page.reload()
  await expect(page.locator('.eb-object-browser')).toBeVisible()
  await expect(page.locator('.eb-file-explorer')).toHaveCount(0)
  await turn('1')
})

test('W-ACT-3 W-ROUTE-11 a page with an introduction shows it, once, asked for by its hash', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const router = new URL(request.url()).searchParams.get('urlRouter')
    if (router) asked.push(router)
  })
  await page.goto('/#/printer-manage/list')
  await expect(page.getByRole('grid')).toContainText('东门门票机')
  await expect.poll(() => asked).toEqual(['#/printer-manage/list'])
  await expect(page.locator('.eb-activity-banner')).toHaveCount(0)
  await page.goto('/#/groupbuy/info')
  await expect(page.locator('.eb-page:not([hidden]) .eb-activity-banner')).toHaveCount(1)
  await expect(page.locator('.eb-page:not([hidden]) .eb-activity-banner')).toContainText('拼团')
})

test('W-AUTH-7 on a phone the rating lies below the page, where it covers no row', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/#/printer-manage/list')
  await expect(page.getByRole('grid')).toContainText('东门门票机')
  const boxOf = (selector: string) => page.locator(selector).boundingBox()
  const [tab, shown] = [await boxOf('.eb-satisfaction__tab'), await boxOf('.eb-page:not([hidden])')]
  expect(tab?.height).toBeGreaterThan(0)
  expect(tab?.y).toBeGreaterThanOrEqual((shown?.y ?? 0) + (shown?.height ?? 0))
})
