import type { Locator } from '@playwright/test'
import { records } from './records'
import { expect, test } from './support/test'

/** Horizontal positions of the first and the last character of a text, from the left. */
const endsOf = (place: Locator) =>
  place.evaluate((element) => {
    const node = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() as Text
    const leftOf = (index: number) => {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + 1)
      return range.getBoundingClientRect().left
    }
    return { text: node.data, first: leftOf(0), last: leftOf(node.length - 1) }
  })

test.describe('right to left', () => {
  test('a list shows the day before the time', async ({ page, openPage }) => {
    const { markup } = records.find(({ tag }) => tag === 'eb-data-list') as (typeof records)[number]
    await openPage(
      'zh',
      markup((chinese) => chinese),
    )
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl'
    })
    const moment = page.locator('eb-data-list bdi').first()
    await expect(moment).toHaveText(/^\d{4}-\d\d-\d\d \d\d:\d\d$/)
    const { first, last } = await endsOf(moment)
    expect(first).toBeLessThan(last)
    await expect(page.locator('eb-data-list .eb-root').first()).toHaveAttribute('dir', 'rtl')
  })

  test('date fields show the day before the time, aligned right, and the time shows hours before minutes', async ({
    page,
    openPage,
  }) => {
    await openPage('zh', '<eb-date-range times value="2026-11-03 10:00 至 2026-11-06 12:00"></eb-date-range>')
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl'
    })
    const range = page.locator('eb-date-range')
    await expect(range.locator('.eb-root').first()).toHaveAttribute('dir', 'rtl')
    await expect(range.locator('[part=start]')).toHaveCSS('direction', 'ltr')
    await expect(range.locator('[part=start]')).toHaveCSS('text-align', 'right')
    await range.locator('[part=button]').click()
    const clock = range.locator('[role=spinbutton]')
    await expect(clock).toHaveCount(4)
    const [hours, minutes] = [await clock.nth(0).boundingBox(), await clock.nth(1).boundingBox()]
    expect(hours?.x).toBeLessThan(minutes?.x ?? 0)
    await page.screenshot({ path: 'test-results/screens/right-to-left.png' })
  })
})
