import type { Page } from '@playwright/test'
import { expect, test } from './support/test'

/** A phone, and windows of 1440 × 900 and 1280 × 720 at a zoom of 200 %. */
const windows = [
  { width: 390, height: 844 },
  { width: 720, height: 450 },
  { width: 640, height: 360 },
]

const fields = {
  'eb-date': '<eb-date value="2026-11-03"></eb-date>',
  'eb-date with a format': '<eb-date format="YYYY-MM-DD HH:mm" value="2026-11-03 10:30"></eb-date>',
  'eb-date-range': '<eb-date-range value="2026-11-03 至 2026-11-06"></eb-date-range>',
  'eb-date-range for stays': '<eb-date-range nights value="2026-11-03 至 2026-11-06"></eb-date-range>',
}

/** Layout of the open panel: its box, the visible month names, the size of the smallest day, overlapping buttons. */
const panelOf = (page: Page, tag: string) =>
  page.evaluate((name) => {
    const root = document.querySelector(name)?.shadowRoot
    const panel = root?.querySelector('.eb-floating:popover-open')
    if (!root || !panel?.querySelector('[data-day]') || !panel.querySelector('button')) return undefined
    const all = (selector: string) => [...panel.querySelectorAll<HTMLElement>(selector)]
    const boxOf = (element: Element) => element.getBoundingClientRect()
    /** Whether a click in the middle of the element would hit it. */
    const isSeen = (element: Element) => {
      const { left, right, top, bottom } = boxOf(element)
      const hit = root.elementFromPoint((left + right) / 2, (top + bottom) / 2)
      return !!hit && (element.contains(hit) || hit.contains(element))
    }
    const { left, right, top, bottom } = boxOf(panel)
    const buttons = all('button, select').filter(isSeen)
    const isOver = (one: Element, other: Element) => {
      const [a, b] = [boxOf(one), boxOf(other)]
      return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
    }
    const days = all('[data-day]').map(boxOf)
    return {
      isInside: left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight,
      monthsOutOfSight: all('.eb-calendar__head').filter((head) => !isSeen(head)).length,
      leastDay: Math.min(...days.flatMap(({ width, height }) => [Math.round(width), Math.round(height)])),
      overlapping: buttons.flatMap((one, index) =>
        buttons
          .slice(index + 1)
          .filter((other) => isOver(one, other))
          .map((other) => `${one.textContent} ${other.textContent}`),
      ),
      lastButtonIsSeen: isSeen(all('button').at(-1) as Element),
    }
  }, tag)

async function expectWholePanel(page: Page, tag: string): Promise<void> {
  await page.locator(`${tag} input`).first().click()
  await expect.poll(() => panelOf(page, tag)).toMatchObject({ isInside: true })
  await expect.poll(async () => (await panelOf(page, tag))?.leastDay).toBeLessThan(1000)
  const panel = await panelOf(page, tag)
  expect(panel?.leastDay).toBeGreaterThanOrEqual(40)
  expect(panel).toMatchObject({ monthsOutOfSight: 0, overlapping: [], lastButtonIsSeen: true })
}

for (const { width, height } of windows)
  test(`a window of ${width} × ${height} shows the whole panel of a date and of a range`, async ({
    page,
    openPage,
  }) => {
    await page.setViewportSize({ width, height })
    await openPage('zh', '')
    for (const [what, markup] of Object.entries(fields))
      await test.step(what, async () => {
        await page.locator('#place').evaluate(
          (place, html) => {
            place.innerHTML = html
            scrollTo(0, 0)
          },
          `<div style="height: ${height / 2}px"></div>${markup}`,
        )
        await expectWholePanel(page, what.split(' ', 1)[0] as string)
      })
  })
