import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ProductPicker } from './support/productPicker'
import { expect, test } from './support/test'

test.beforeEach(async ({ page, signIn }) => {
  await signIn('manager')
  await page.goto('/examples/react/')
})

test('React 19: the state controls the picker, and removing there removes in the picker', async ({
  page,
}) => {
  const picker = new ProductPicker(page)
  await picker.open()
  const [first = '', second = ''] = await picker.choose(2)
  await picker.confirm()
  const rows = page.locator('#tied > ol span')
  await expect(rows).toHaveText([first, second])
  await page
    .locator('#tied > ol')
    .getByRole('button', { name: `移除 ${first}`, exact: true })
    .click()
  await expect(rows).toHaveText([second])
  await picker.open()
  await picker.expectPanel([second])
})

test('React 19: pick() by a ref resolves to rows, or to undefined when cancelled', async ({ page }) => {
  const picker = new ProductPicker(page)
  const main = page.locator('#main-product')
  await page.getByRole('button', { name: '选主商品' }).click()
  await picker.expectList()
  const [name = ''] = await picker.choose(1)
  await picker.confirm()
  await expect(main).toHaveText(name)
  await page.getByRole('button', { name: '选主商品' }).click()
  await picker.expectList()
  await picker.choose(1)
  await picker.cancel()
  await expect(main).toHaveText(name)
  await expect(page.locator('#tied > ol > li')).toHaveCount(0)
})

test('the bundle contains the element without the script tag', async ({ page }) => {
  const bundle = await readFile(join(import.meta.dirname, '../react/dist/page.js'), 'utf8')
  expect(bundle).toContain('eb-product-picker')
  expect(await page.locator('script[src*="/eb/"]').count()).toBe(0)
  expect(await page.evaluate(() => 'EB' in globalThis)).toBe(false)
})
