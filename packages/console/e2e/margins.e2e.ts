import type { Locator } from '@playwright/test'
import { expect, test } from '../../../examples/e2e/support/test'

/** Where it stands in the window. */
const boxOf = (part: Locator) =>
  part.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect)

test('the tab of the rating covers nothing of the home page', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.addInitScript(() => {
    localStorage.setItem('ebkit.console.language', 'en')
    localStorage.setItem('dashboardGuide', '1')
  })
  await signIn('admin')
  await page.goto('/')
  const tab = page.getByRole('button', { name: /^Rate this page/ })
  await expect(tab).toBeVisible()
  await expect(page.getByRole('region', { name: 'Getting started' })).toBeVisible()
  const { left } = await boxOf(tab)
  for (const width of [1440, 1024]) {
    await page.setViewportSize({ width, height: 900 })
    const edge = left - 1440 + width
    const controls = page.locator('.eb-dashboard').locator('a, button')
    const ends = await controls.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right))
    expect(Math.max(...ends), `at ${width} px`).toBeLessThanOrEqual(edge)
  }
})

test('the mark of what is left out stays beside a long title, 390 px wide', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.addInitScript(() => localStorage.setItem('ebkit.console.language', 'en'))
  await signIn('admin')
  for (const route of ['/businessCard', '/member-import/index', '/recharge/saasRecharge']) {
    await page.goto(`/#${route}`)
    const title = page.getByRole('heading', { level: 1 })
    await expect(title).toBeVisible()
    // a title of any language may be as long as this
    await title.evaluate((heading) => heading.append(' of all stores of the brand and of its partners'))
    const mark = await boxOf(page.locator('.eb-page:not([hidden]) .eb-page__left-out'))
    const heading = await boxOf(title)
    expect(mark.left, route).toBeGreaterThanOrEqual(heading.right)
    expect(mark.top, route).toBeLessThan(heading.top + 20)
    expect(mark.right, route).toBeLessThanOrEqual(390)
  }
})

test('a list has its filters behind a button, 390 px wide', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn('admin')
  await page.goto('/#/member-price/list')
  const chip = page.getByRole('button', { name: '适用商品', exact: true })
  await expect(page.getByRole('tab', { name: '全部' })).toBeVisible()
  await expect(chip).toBeHidden()
  await page.getByRole('button', { name: '筛选', exact: true }).click()
  await expect(chip).toBeVisible()
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(page.getByRole('button', { name: '筛选', exact: true })).toBeHidden()
})

test('the panels of the home page are within its margins, 390 px wide', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn('manager')
  await page.goto('/')
  const panels = page.locator('.eb-dashboard .eb-figures__charts > *')
  // figures are wider than what stands in their place while they load
  await expect(page.locator('.eb-figure__card').filter({ hasText: '¥' }).first()).toBeVisible()
  const ends = await panels.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right))
  expect(Math.max(...ends)).toBeLessThanOrEqual(378)
})
