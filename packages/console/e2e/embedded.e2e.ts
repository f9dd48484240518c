import { expect, test } from '../../../examples/e2e/support/test'
import { expectAccessible } from './support/accessible'

test.beforeEach(async ({ signIn }) => {
  await signIn()
})

test('W-CON-3 one tag mounts the console, and a page’s own application has a menu entry and pages in it', async ({
  page,
}) => {
  await page.goto('/examples/console.html')
  await expect(page).toHaveURL(/console\.html$/)
  const applications = page.getByRole('navigation', { name: '应用' })
  await expect(applications.getByRole('button')).toHaveCount(16)
  await applications.getByRole('button', { name: '集章' }).click()
  await page.getByRole('link', { name: '集章卡' }).click()
  await expect(page).toHaveURL(/#\/stamps$/)
  const table = page.locator('eb-console > [slot] table')
  await expect(table.getByRole('cell', { name: '西湖游船' })).toBeVisible()
  expect(
    await table.evaluate((one) => getComputedStyle(one.querySelector('td') as Element).paddingRight),
  ).toBe('16px')
  expect(await page.title()).toBe('运营门户')
  await expectAccessible(page)

  await table.getByRole('link', { name: '改' }).nth(1).click()
  const tabs = page.getByRole('navigation', { name: '打开的页面' })
  await expect(tabs.getByRole('link', { name: '西湖游船' })).toBeVisible()
  await page.getByLabel('集满').fill('12')
  await expect(tabs.getByRole('img', { name: '有未保存的修改' })).toBeVisible()
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page).toHaveURL(/#\/stamps$/)
  await expect(table.getByRole('row', { name: /西湖游船 12/ })).toBeVisible()
  await page.getByRole('button', { name: '打印机' }).click()
  await expect(page.getByRole('grid', { name: '打印机管理' })).toContainText('东门门票机')
})

test('in a jQuery page the console keeps to its own hashes, and leaves title, language and colours alone', async ({
  page,
}) => {
  const styles = () => page.evaluate(() => document.documentElement.getAttribute('style'))
  await page.goto('/examples/console-jquery.html#today')
  await expect(page.getByRole('grid', { name: '打印机管理' })).toContainText('东门门票机')
  await expect(page).toHaveURL(/#today$/)
  expect([await page.title(), await styles()]).toEqual(['景区票务系统', null])
  const inside = page.locator('eb-console')
  expect(
    await inside.evaluate((one) => one.scrollHeight <= one.clientHeight && one.clientHeight),
  ).toBeGreaterThan(480)
  await page.getByRole('link', { name: '集章卡' }).first().click()
  await expect(page.locator('eb-console > [slot] table')).toBeVisible()
  await page.getByRole('link', { name: '今日' }).click()
  await expect(page.locator('eb-console > [slot] table')).toBeVisible()
  await page.goBack()
  await inside.evaluate((one: HTMLElement & { go?(address: string): void }) => one.go?.('/comment/list'))
  await expect(page).toHaveURL(/#\/comment\/list$/)
  await inside.evaluate((one) => one.remove())
  await expect(page.locator('[slot^=page-]')).toHaveCount(0)
})

test('a title that a page sets while it is mounted is that of its tab and of its head', async ({ page }) => {
  await page.goto('/examples/console.html')
  await page.evaluate(() => {
    const list = (place: HTMLElement, { go }: { go(address: string): void }) => {
      const button = document.createElement('button')
      button.textContent = '春日'
      button.addEventListener('click', () => go('/postcards/edit/1'))
      place.append(button)
    }
    EB.console.register({
      name: 'postcards',
      title: '明信片',
      routes: [
        { path: '/postcards', title: '全部卡片', mount: list },
        {
          path: '/postcards/edit/{id}',
          title: '修改卡片',
          mount: (_, own) => own.setTitle(`卡片 ${own.parameters.id}`),
        },
      ],
    })
  })
  await page.getByRole('navigation', { name: '应用' }).getByRole('button', { name: '明信片' }).click()
  await page.getByRole('link', { name: '全部卡片' }).click()
  await page.getByRole('button', { name: '春日' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '卡片 1' })).toBeVisible()
  const tabs = page.getByRole('navigation', { name: '打开的页面' })
  await expect(tabs.getByRole('link', { name: '卡片 1' })).toBeVisible()
})

test('an application that cannot be used is reported and left out', async ({ page }) => {
  await page.goto('/examples/console.html')
  await expect(page.getByRole('navigation', { name: '应用' }).getByRole('button')).toHaveCount(16)
  const reports = await page.evaluate(() => {
    const mount = () => {}
    const routes = [{ path: '/printer-manage/list', title: 'Mine', mount }]
    EB.console.register({ name: 'mine', title: 'Mine', routes })
    EB.console.register({ name: 'tickets', title: 'Mine', routes: [{ path: '/mine', title: 'Mine', mount }] })
    return EB.diagnose().configuration
  })
  expect(reports?.map(({ code, message }) => [code, message])).toEqual([
    ['application-invalid', 'EB.console.register: /printer-manage/list is a route of the console'],
    ['application-invalid', 'EB.console.register: tickets is an application of the console'],
  ])
  await expect(page.getByRole('navigation', { name: '应用' }).getByRole('button')).toHaveCount(16)
})
