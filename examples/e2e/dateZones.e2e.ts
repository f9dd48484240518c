import type { Locator } from '@playwright/test'
import { PackageForm } from './support/packageForm'
import { expect, test } from './support/test'

/** Days near clock changes, present or past: a date is a calendar day, not a moment. */
const zones = [
  // No summer time: its midnight is the day before in most time zones.
  { zone: 'Asia/Shanghai', day: '2026-03-08', from: '2026-03-29', to: '2026-04-05' },
  // An hour is skipped on 8 March and repeated on 1 November.
  { zone: 'America/New_York', day: '2026-03-08', from: '2026-10-31', to: '2026-11-02' },
  // 13 hours ahead of UTC; 30 December 2011 was skipped.
  { zone: 'Pacific/Apia', day: '2011-12-30', from: '2011-12-29', to: '2011-12-31' },
]

/** Types a day of the month, so that the calendar shows it, and opens the calendar there. */
async function openAt(field: Locator, day: string) {
  const input = field.locator('input').first()
  await input.fill(day)
  await input.press('Enter')
  await input.press('ArrowDown')
  await expect(field.locator(`[data-day="${day}"]`)).toBeVisible()
}

for (const { zone, day, from, to } of zones) {
  test.describe(`dates in ${zone}`, () => {
    test.use({ timezoneId: zone })

    test('the clicked day is the posted day', async ({ page, servers }) => {
      const form = new PackageForm(page)
      await form.open(`${servers.partner}/forms/plain`)
      expect(await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone)).toBe(zone)

      const opens = form.field('opens')
      await openAt(opens, `${day.slice(0, 8)}15`)
      await opens.locator(`[data-day="${day}"]`).click()
      await expect(opens.locator('input').first()).toHaveValue(day)

      const stay = form.field('stay')
      await openAt(stay, `${from.slice(0, 8)}15`)
      await stay.locator(`[data-day="${to}"]`).click()
      await expect.poll(() => stay.locator('input').first().inputValue()).not.toBe('')
      // The typed date was the start of a range: the next click starts a new one.
      await stay.locator(`[data-day="${to}"]`).click()
      await stay.locator(`[data-day="${from}"]`).click()
      await stay.getByRole('button', { name: '应用' }).click()
      await expect(stay.locator('input').nth(1)).toHaveValue(to)

      const entries = new Map((await form.entries()).map(([name, value]) => [name, value]))
      expect(entries.get('opens')).toBe(day)
      expect([entries.get('stay-start'), entries.get('stay-end')]).toEqual([from, to])
    })
  })
}
