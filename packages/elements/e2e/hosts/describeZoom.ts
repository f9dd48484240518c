import type { Locator } from '@playwright/test'
import { expect, test } from '../support/test'

/** What opens beside itself, with what it needs for that. */
const openings = {
  'eb-date': '<eb-date name="day"></eb-date>',
  'eb-date-range': '<eb-date-range name="stay"></eb-date-range>',
  'eb-select': `<eb-select options='[{"value":"a","label":"Alpha"},{"value":"b","label":"Beta"}]'></eb-select>`,
  'eb-cascader': `<eb-cascader items='[{"value":"a","label":"Alpha"}]'></eb-cascader>`,
  'eb-country-picker': '<eb-country-picker></eb-country-picker>',
}

/** Where something is drawn, in pixels of the window, as the browser's own tools say. */
async function drawn(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('It is not drawn')
  return { ...box, bottom: box.y + box.height, right: box.x + box.width }
}

/** Pages of back offices scale themselves by CSS zoom, at any place around an element. */
export function describeZoom(): void {
  for (const [outer, inner] of [
    [0.8, 1],
    [1.25, 1],
    [1.1, 0.9],
  ])
    for (const [tag, markup] of Object.entries(openings))
      test(`contract 14a under CSS zoom ${outer} and ${inner} ${tag} opens beside itself`, async ({
        page,
        openPage,
      }) => {
        await openPage(
          'en',
          `<div style="zoom: ${outer}"><div style="padding: 60px 90px; zoom: ${inner}">${markup}</div></div>`,
        )
        const element = page.locator(tag)
        await expect(element.locator('.eb-root').first()).toBeVisible()
        await page.evaluate(() => EB.ready())
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
        await page.mouse.click(opened.right + 40, opened.bottom - 3)
        await expect(box).toHaveCount(0)
      })
}
