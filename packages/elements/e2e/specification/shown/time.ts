import { expect, type Locator, type Page } from '@playwright/test'

/** Tolerance in milliseconds: the steps before the measured time also advance the page's clock. */
const around = 100

/** Stops the page's clock; from then on only the test advances it. */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
}

/** Advances the clock in steps until a condition holds. */
export const passUntil = (page: Page, isSo: () => Promise<boolean>) =>
  expect
    .poll(
      async () => {
        await page.clock.runFor(10)
        return isSo()
      },
      { intervals: [10] },
    )
    .toBe(true)

/** The milliseconds, if `shown` appears and stays visible for that time; otherwise a sentence. */
export async function stayOf(page: Page, shown: Locator, milliseconds: number): Promise<number | string> {
  await passUntil(page, () => shown.isVisible())
  await page.clock.runFor(milliseconds - 2 * around)
  if (!(await shown.isVisible())) return 'it went earlier'
  await page.clock.runFor(3 * around)
  return (await shown.isVisible()) ? 'it stayed longer' : milliseconds
}
