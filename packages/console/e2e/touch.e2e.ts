import type { Locator } from '@playwright/test'
import { expect, test } from '../../../examples/e2e/support/test'

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

/** Small to see: what empties a field or opens a calendar, and switches. */
const small = '.eb-combo__action, .eb-date__button, .eb-date-range__icon, .eb-cascader__clear, .eb-switch'

test('on a phone the small buttons of a form are hit by a finger, 40 px high', async ({ page, signIn }) => {
  await signIn('admin')
  const hits: string[] = []
  for (const route of ['/shopinfo', '/hotel-config', '/comment/config']) {
    await page.goto(`/#${route}`)
    // pages that were open before stay, unseen
    await expect(page.locator('.eb-data-form__foot').filter({ visible: true })).toHaveCount(1)
    await expect(page.locator(small).filter({ visible: true }).first()).toBeVisible()
    const missed = await page.locator(small).evaluateAll((buttons) =>
      buttons
        .filter((button) => button.checkVisibility())
        .flatMap((button) => {
          button.scrollIntoView({ block: 'center' })
          const { left, top, width, height } = button.getBoundingClientRect()
          const isHit = (up: number) =>
            button.contains(document.elementFromPoint(left + width / 2, top + height / 2 + up))
          return isHit(-19) && isHit(0) && isHit(19) ? [] : [button.className]
        }),
    )
    hits.push(...missed.map((name) => `${route} ${name}`))
  }
  expect(hits).toEqual([])
})

test('on a phone the buttons of a drawer have whole words, and its head the whole name', async ({
  page,
  signIn,
}) => {
  await signIn('manager')
  await page.goto('/#/printer-manage/list')
  await page.locator('.eb-data-list__link').first().click()
  const foot = page.locator('.eb-drawer__foot')
  await expect(foot.locator('button').first()).toBeVisible()
  // a word in two lines would be higher
  const heights = await foot.locator('button').evaluateAll((all) => all.map((one) => one.clientHeight))
  expect(heights.length).toBeGreaterThan(2)
  for (const height of heights) expect(height).toBeLessThan(44)
  const [name, place] = [page.locator('.eb-drawer__head h2'), page.locator('.eb-drawer__place')]
  expect(await name.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true)
  expect((await place.boundingBox())?.y).toBeGreaterThan((await name.boundingBox())?.y ?? 0)
})

test('on a phone the head of a calendar has its views and button beside the title, and the ways to other days below', async ({
  page,
  signIn,
}) => {
  await signIn('manager')
  await page.goto('/#/validcard/reservation-inventory')
  const [views, ways] = [page.locator('.eb-view-switch'), page.locator('.eb-period')]
  await expect(ways).toBeVisible()
  const edges = async (one: Locator) => {
    const { x, y, width, height } = (await one.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    return { middle: y + height / 2, top: y, bottom: y + height, end: x + width }
  }
  const title = await edges(page.getByRole('heading', { level: 1 }))
  for (const beside of [views, page.getByRole('button', { name: '新建' })]) {
    const { middle, end } = await edges(beside)
    expect(middle).toBeCloseTo(title.middle, -1)
    expect(end).toBeLessThanOrEqual(390)
  }
  expect((await edges(ways)).top).toBeGreaterThanOrEqual(title.bottom)
})
