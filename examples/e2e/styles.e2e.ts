import { shareOf } from '@ebkit/testing'
import type { Page } from '@playwright/test'
import { differences, readHostStyles, readInnerStyles, settledHostStyles } from './support/hostStyles'
import { productHosts } from './support/productHosts'
import type { SatisfactionWidget } from './support/satisfaction'
import { expect, test } from './support/test'
import { untilAtRest } from './support/untilAtRest'

const pages = ['/examples/plain.html', '/examples/jquery.html']

test.use({ viewport: { width: 1440, height: 900 } })
test.beforeEach(async ({ signIn }) => signIn())

for (const address of pages) {
  test(`no style of ${address} changes when the widget appears, opens and closes`, async ({
    page,
    widget,
  }) => {
    await page.route('**/eb/**', (route) => route.abort())
    await openSettled(page, address)
    const before = await readHostStyles(page)
    expect(Object.keys(before).length).toBeGreaterThan(50)

    await page.unroute('**/eb/**')
    await openSettled(page, address)
    await widget.expectRating()
    await page.keyboard.press('Escape')
    await widget.expectClosed()
    expect(differences(before, await readHostStyles(page))).toEqual([])
  })
}

for (const host of shareOf(productHosts, 3, 'styles of product hosts')) {
  test(`no style changes when the product picker opens and closes: ${host.name}`, async ({
    page,
    servers,
  }) => {
    await page.goto(host.address(servers))
    await expectFilled(page)
    await host.prepare?.(page)
    const picker = host.picker(page)
    await expect(picker.opener).toBeVisible()
    await picker.opener.focus() // as afterwards: the page's own buttons have a look for it
    await page.mouse.move(0, 0)
    await untilAtRest(page)
    const before = await settledHostStyles(page)
    expect(Object.keys(before).length).toBeGreaterThan(20)
    await picker.open()
    await picker.cancel()
    await page.mouse.move(0, 0)
    await untilAtRest(page)
    expect(differences(before, await settledHostStyles(page))).toEqual([])
  })
}

for (const host of productHosts.filter(({ slug }) => slug === 'form' || slug === 'vue3')) {
  test(`no style changes when the product picker appears: ${host.name}`, async ({ page, servers }) => {
    const read = async () => {
      await page.goto(host.address(servers))
      await expectFilled(page)
    }
    await page.route('**/eb/**', (route) => route.abort())
    await read()
    const before = await readHostStyles(page)
    await page.unroute('**/eb/**')
    await read()
    await expect(host.picker(page).opener).toBeVisible()
    expect(differences(before, await readHostStyles(page))).toEqual([])
  })
}

test('the widget looks the same inside a plain page and a Bootstrap page', async ({
  page,
  widget,
  context,
}) => {
  const styles = []
  for (const address of pages) {
    await context.addInitScript(() => localStorage.clear())
    await openSettled(page, address)
    await useName(page, widget)
    styles.push(await readInnerStyles(page))
  }
  const [plain, bootstrap] = styles
  if (!plain || !bootstrap) throw new Error('two pages are compared')
  expect(Object.keys(plain).length).toBeGreaterThan(20)
  expect(differences(plain, bootstrap)).toEqual([])
})

/** Waits until the page has rendered its data, so that both readings are of the same state. */
async function openSettled(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.locator('#account')).toHaveAttribute('data-state', 'signed-in')
  await page.evaluate(() => document.fonts.ready)
}

/** The page has loaded its fonts, and shows the user if it does so at all. */
async function expectFilled(page: Page): Promise<void> {
  for (const account of await page.locator('#account').all())
    await expect(account).toHaveAttribute('data-state', 'signed-in')
  await page.evaluate(() => document.fonts.ready)
}

/** The same name on both pages, with the pop-up open, complete and at rest. */
async function useName(page: Page, widget: SatisfactionWidget): Promise<void> {
  await widget.expectRating()
  await widget.element.evaluate((element) => element.setAttribute('page-name', '订单'))
  await expect(widget.dialog).toContainText('「订单」')
  await expect(widget.element.locator('[role=alertdialog]')).toBeAttached() // the later chunk
  await untilAtRest(page)
}
