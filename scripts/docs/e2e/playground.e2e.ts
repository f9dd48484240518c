import type { Page } from '@playwright/test'
import { expect, test } from '../../../examples/e2e/support/test'
import { violationsOf } from '../../../packages/console/e2e/support/violations'
import { complaints } from './support/complaints'

const address = '/docs/documents/Playground.html'

const preview = (page: Page) => page.frameLocator('.playground__frame')
const addressWith = (given: Record<string, string>) => `${address}#${new URLSearchParams(given)}`

test.describe('playground', () => {
  test('a sample of an element opens in it, and runs with the script tag; nobody is asked to sign in', async ({
    page,
  }) => {
    const found = complaints(page)
    await page.goto('/docs/documents/eb-switch.html')
    await page.evaluate(() => window.EB.ready())
    await expect(page.getByRole('link', { name: 'Sign in to try it' })).toHaveCount(0)
    await page.getByRole('link', { name: 'Open in the playground' }).first().click()
    await expect(page.getByRole('textbox', { name: 'HTML' })).toHaveValue(/<eb-switch name="onSale"/)
    const element = preview(page).locator('eb-switch').first()
    await expect(element.getByRole('switch')).toBeChecked()
    await expect(page.getByRole('link', { name: 'Sign in to try it' })).toBeHidden()
    expect(found).toEqual([])
  })

  test('it runs what is typed, in a theme, language, direction and width; the address brings all of it back', async ({
    page,
  }) => {
    await page.goto(address)
    await page.getByRole('textbox', { name: 'HTML' }).fill('<eb-date name="day" label="日子"></eb-date>')
    const bar = page.locator('.playground__bar')
    await bar.getByLabel('Theme').selectOption('Dark')
    await bar.getByLabel('Language').selectOption('中文')
    await bar.getByLabel('Direction').selectOption('Right to left')
    await bar.getByLabel('Width').selectOption('390 px')
    const frame = page.locator('.playground__frame')
    const isShown = async () => {
      await expect(preview(page).locator('eb-date').getByPlaceholder('选择日期')).toBeVisible()
      await expect(preview(page).locator('html[dir=rtl][data-theme=dark]')).toBeAttached()
      expect((await frame.boundingBox())?.width).toBe(390)
    }
    await isShown()
    // A reader who gets the address has typed nothing: it runs apart from their session.
    const given = page.url()
    await page.goto('about:blank')
    await page.goto(given)
    await expect(page.getByRole('textbox', { name: 'HTML' })).toHaveValue(/日子/)
    await isShown()
  })

  test('a form says what it would send, and sends nothing', async ({ page }) => {
    const html =
      '<form method="post"><eb-switch name="onSale" value="1"></eb-switch><button>Save</button></form>'
    await page.goto(address)
    await page.getByRole('textbox', { name: 'HTML' }).fill(html)
    await expect(preview(page).getByRole('switch')).toBeChecked()
    await preview(page).getByRole('button', { name: 'Save' }).click()
    await expect(page.locator('.playground__result')).toHaveText('onSale=1')
    await expect(preview(page).getByRole('switch')).toBeVisible()
  })

  test('HTML of an address cannot act for the reader until they agree', async ({
    page,
    signIn,
    elementErrors,
  }) => {
    await signIn()
    const statuses: number[] = []
    page.on(
      'response',
      (response) => response.url().endsWith('/anything') && statuses.push(response.status()),
    )
    const html = `<eb-data-list source='{"url":"/api/merchant-api/printer/anything","method":"POST"}' columns='[{"name":"id"}]'></eb-data-list>`
    await page.goto(addressWith({ html }))
    await expect(page.getByText('This HTML came with the address')).toBeVisible()
    const frame = page.locator('.playground__frame')
    await expect(frame).toHaveAttribute('sandbox', 'allow-scripts')
    // It ran, and its call came to nothing: the gateway answers no page of an unknown origin.
    await expect.poll(() => elementErrors.map(({ code }) => code)).toContain('network')
    expect(statuses).toEqual([])
    const answer = page.waitForResponse('**/anything')
    await page.getByRole('button', { name: 'Run it with my session' }).click()
    expect((await answer).status()).toBe(404)
    await expect(frame).not.toHaveAttribute('sandbox')
    await expect(page.getByText('This HTML came with the address')).toBeHidden()
  })

  for (const [name, theme, lang] of [
    ['light, English', 'light', 'en'],
    ['dark, Chinese', 'dark', 'zh-CN'],
  ] as const)
    test(`it is accessible and no wider than a window of 390 px: ${name}`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.emulateMedia({ colorScheme: theme })
      await page.goto(addressWith({ example: 'eb-switch', lang, width: '768' }))
      await expect(preview(page).getByRole('switch').first()).toBeVisible()
      await expect(preview(page).locator(`html[data-theme=${theme}][lang=${lang}]`)).toBeAttached()
      expect(await violationsOf(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    })

  test('code has a button that copies it', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/docs/documents/eb-switch.html')
    await page.locator('pre').first().hover()
    await page.getByRole('button', { name: 'Copy' }).first().click()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toMatch(/^<label><eb-switch name="onSale"/)
    await page.goto(address)
    await page.getByRole('button', { name: 'Copy the address' }).click()
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
  })
})
