import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, test } from '../../../examples/e2e/support/test'
import { complaints } from './support/complaints'

const canvas = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)

test.describe('documentation', () => {
  test('the page of eb-satisfaction shows it live, under the policy of the gateway', async ({
    page,
    signIn,
    widget,
  }) => {
    const found = complaints(page)
    await signIn()
    await page.goto('/docs/documents/eb-satisfaction.html')
    for (const heading of ['Keyboard', 'Properties', 'Events', 'Methods']) {
      await expect(page.getByRole('heading', { name: new RegExp(`^${heading}`) })).toBeAttached()
    }
    await page.locator('.example__bar').getByRole('button', { name: 'Rate this page' }).click()
    await expect(widget.element.getByRole('radio').first()).toBeVisible()
    await widget.element.getByRole('radio').nth(3).locator('..').click()
    await expect(page.locator('.example output')).toContainText('eb-change {"score":4')
    expect(found).toEqual([])
  })

  test('shows signed-out readers where to sign in, and makes no call that is refused', async ({ page }) => {
    const found = complaints(page)
    await page.goto('/docs/documents/eb-satisfaction.html')
    await expect(page.getByRole('link', { name: 'Sign in to try it' })).toBeVisible()
    expect(found).toEqual([])
    await page.getByRole('link', { name: 'Sign in to try it' }).click()
    await expect(page).toHaveURL(/\/login\?next=%2Fdocs%2F/)
  })

  test('the first page leads to guides, elements and packages, and search finds them', async ({ page }) => {
    const found = complaints(page)
    await page.goto('/docs/')
    for (const name of ['Getting started', 'eb-satisfaction', '@ebkit/core']) {
      await expect(page.locator('.site-menu').getByRole('link', { name })).toBeVisible()
    }
    await page.getByRole('button', { name: 'Search' }).click()
    await page.getByRole('combobox').fill('Theming')
    await page.getByRole('option', { name: 'Theming' }).first().click()
    await expect(page.getByRole('heading', { name: 'Theming', level: 1 })).toBeVisible()
    expect(found).toEqual([])
  })

  test('search finds what a guide says, and an element before its component', async ({ page }) => {
    await page.goto('/docs/')
    await page.getByRole('button', { name: 'Search' }).click()
    await page.getByRole('combobox').fill('modulepreload')
    await expect(page.getByRole('option', { name: 'Embedding' })).toBeVisible()
    await page.getByRole('combobox').fill('satisfaction')
    await expect(page.getByRole('option').first()).toHaveText(/^\s*eb-satisfaction/)
  })

  test('its head names this version, and leads to the others', async ({ page }) => {
    await page.goto('/docs/functions/_ebkit_rules.addDays.html')
    const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
    await expect(page.getByRole('banner')).toContainText(`v${version}`)
    await page.getByRole('banner').getByRole('link', { name: 'Versions' }).click()
    await expect(page.getByRole('heading', { name: 'Released versions' })).toBeVisible()
    await expect(page.getByRole('heading', { name: `${version}, this documentation` })).toBeVisible()
  })

  test('it follows the system between light and dark, a live example on the page or not', async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto('/docs/documents/eb-satisfaction.html')
    await page.evaluate(() => window.EB.ready())
    const light = await canvas(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect.poll(() => canvas(page)).not.toBe(light)
    await page.reload()
    await page.evaluate(() => window.EB.ready())
    expect(await canvas(page)).not.toBe(light)
  })
})
