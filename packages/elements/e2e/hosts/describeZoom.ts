import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/test'

/** Elements with a popup beside them, and their markup. */
const openings = {
  'eb-date': '<eb-date name="day"></eb-date>',
  'eb-date-range': '<eb-date-range name="stay"></eb-date-range>',
  'eb-select': `<eb-select options='[{"value":"a","label":"Alpha"},{"value":"b","label":"Beta"}]'></eb-select>`,
  'eb-cascader': `<eb-cascader items='[{"id":"a","name":"Alpha","children":[{"id":"b","name":"Beta"}]}]'></eb-cascader>`,
  'eb-country-picker': '<eb-country-picker></eb-country-picker>',
}

/** Position of an element in pixels of the window, as Playwright measures it. */
async function drawn(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('It is not drawn')
  return { ...box, bottom: box.y + box.height, right: box.x + box.width }
}

/** The popup opens below the element, at its left edge. A click inside keeps it open; a click outside closes it. */
async function expectBeside(page: Page, tag: string): Promise<void> {
  const element = page.locator(tag)
  await expect(element.locator('.eb-root').first()).toBeVisible()
  await element.evaluate((host) => (host as unknown as { show(): void }).show())
  const box = element.locator('.eb-floating')
  await expect(box).toBeVisible()
  const place = await drawn(element)
  await expect.poll(async () => Math.abs((await drawn(box)).x - place.x)).toBeLessThan(3)
  const opened = await drawn(box)
  expect(opened.y - place.bottom).toBeGreaterThanOrEqual(0)
  expect(opened.y - place.bottom).toBeLessThan(12)
  await page.mouse.click(opened.right - 3, opened.bottom - 3)
  await expect(box).toBeVisible()
  // It may have become wider since: a calendar shows as many months as there is room for.
  const now = await drawn(box)
  await page.mouse.click(now.right + 40, now.bottom - 3)
  await expect(box.filter({ visible: true })).toHaveCount(0)
}

/** Back-office pages use CSS zoom at any level around an element. */
export function describeZoom(): void {
  for (const [outer, inner] of [
    [0.8, 1],
    [1.25, 1],
    [1.1, 0.9],
  ])
    test(`contract 14a under CSS zoom ${outer} and ${inner} a popup opens beside its element`, async ({
      page,
      openPage,
    }) => {
      test.setTimeout(60_000)
      await openPage('en', `<div style="zoom: ${outer}"><div id="zoomed" style="zoom: ${inner}"></div></div>`)
      for (const [tag, markup] of Object.entries(openings))
        await test.step(tag, async () => {
          await page.locator('#zoomed').evaluate((place, html) => {
            place.innerHTML = `<div style="padding: 60px 90px">${html}</div>`
          }, markup)
          await page.evaluate(() => EB.ready())
          await expectBeside(page, tag)
        })
    })
}
