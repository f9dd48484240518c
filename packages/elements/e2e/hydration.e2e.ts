import { expect, test } from '@playwright/test'
import { type HydratedPage, hydratedPage } from './support/hydratedPage'

/** Every widget, drawn by a server that knows no page, and taken over by a browser with another language, direction and size. */
test.describe('what a server has drawn', () => {
  let site: HydratedPage
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the destructuring
  test.beforeAll(async ({}, info) => {
    site = await hydratedPage(info.outputPath('site'))
  })
  test.afterAll(() => site.close())

  for (const [name, viewport] of [
    ['a wide window', { width: 1440, height: 900 }],
    ['a phone', { width: 390, height: 844 }],
  ] as const)
    test(`is taken over without a difference, and then follows the page: ${name}`, async ({ page }) => {
      await page.setViewportSize(viewport)
      await page.goto(site.address)
      await expect(page.locator('#eb-switch > [lang=en][dir=rtl]')).toBeAttached()
      await expect(page.locator('.eb-root[lang=zh]')).toHaveCount(0)
      await expect(page.locator('#eb-submit-button').getByRole('button', { name: 'Submit' })).toBeVisible()
      expect(await page.evaluate(() => (window as { differences?: string[] }).differences)).toEqual([])
    })
})
