import { shareOf } from '@ebkit/testing'
import type { Page, Request } from '@playwright/test'
import {
  type CouponForm,
  couponForms,
  lastButton,
  nameField,
  postedCoupon,
  saveButton,
} from './support/couponForm'
import { ProductPicker } from './support/productPicker'
import { expect, test } from './support/test'

/** Errors in the browser's console: scripts and styles that the policy blocks, missing files, complaints of the kit. */
function complaints(page: Page): string[] {
  const found: string[] = []
  page.on('console', (message) => message.type() === 'error' && found.push(message.text()))
  return found
}

const open = async (page: Page, origin: string, form: CouponForm, language: 'en' | 'zh') => {
  await page.goto(`${origin}${form.path}?lang=${language}`)
  await expect(page.locator('eb-switch')).toBeAttached()
  await page.evaluate('EB.ready()')
}

const entriesOf = (request: Request, { posts }: CouponForm) => {
  const body = request.postData() ?? ''
  const entries = posts === 'json' ? Object.entries(JSON.parse(body)) : [...new URLSearchParams(body)]
  return entries.map(([name, value]) => [name, String(value)]).sort()
}

/** Left edge and height of the kit's input and of our fields: they are those of one form, once nothing moves any more. */
const expectAligned = (page: Page, { input }: CouponForm) =>
  expect(async () => {
    const own = await page.locator(input).first().boundingBox()
    for (const field of ['eb-number-input', 'eb-date-range', 'eb-product-picker [part=button]']) {
      const box = await page.locator(field).boundingBox()
      expect(Math.abs((box?.x ?? 0) - (own?.x ?? -9)), `left edge of ${field}`).toBeLessThan(1)
      expect(Math.abs((box?.height ?? 0) - (own?.height ?? -9)), `height of ${field}`).toBeLessThan(1)
    }
  }).toPass({ timeout: 15_000 })

/** The hue that the page sets is that of our fields: what they draw with is not the hue of the product. */
const expectOwnHue = async (page: Page) => {
  const hues = await page.evaluate(() => {
    const [hue, accent] = ['--eb-brand', '--eb-accent'].map((name) =>
      getComputedStyle(document.querySelector('eb-switch') as Element).getPropertyValue(name),
    )
    return [hue, accent?.replace(/\)$/, '').split(' ').at(-1)]
  })
  expect(hues[0]).not.toBe('268')
  expect(hues[1]).toBe(hues[0])
}

for (const form of couponForms)
  test(`form of ${form.name}: our fields are validated, filled and posted with its own`, async ({
    page,
    servers,
    elementErrors,
  }) => {
    const found = complaints(page)
    await open(page, servers.partner, form, 'zh')
    await form.show?.(page)
    await expectAligned(page, form)
    await expectOwnHue(page)

    await nameField(page, form).fill('双十二')
    const posted = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().includes('/kits/'),
    )
    await saveButton(page, form).click()
    await expect(page.locator(form.missing)).toBeVisible()

    await lastButton(page, form).click()
    const picker = new ProductPicker(page)
    await picker.open()
    await picker.choose(1)
    await picker.confirm()
    const products = await picker.element.evaluate((element: HTMLInputElement) => element.value)
    expect(products).toMatch(/^\w+:\w+$/)
    await saveButton(page, form).click()
    expect(entriesOf(await posted, form)).toEqual(postedCoupon(form, products))
    await expect(page.getByText(/已保存/).first()).toBeVisible()
    expect(found).toEqual([])
    expect(elementErrors).toEqual([])
  })

for (const form of shareOf(couponForms, 3, 'kit in English'))
  test(`form of ${form.name}: our fields are English on an English page`, async ({ page, servers }) => {
    const found = complaints(page)
    await open(page, servers.partner, form, 'en')
    await expect(page.locator('eb-product-picker [part=button]')).toHaveText('Choose products')
    await expect(page.getByText('Valid', { exact: true }).first()).toBeAttached()
    expect(found).toEqual([])
  })
