import { expect, type Locator, type Page } from '@playwright/test'

/** Milliseconds around a limit: what leads to it takes moments of the page's clock, too. */
const around = 100

/** From here on time passes only where a test says so. */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
}

/** Lets time pass in steps until something is so. */
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

/** The time where something that comes now stays that long and goes then; else a sentence. */
export async function stayOf(page: Page, shown: Locator, milliseconds: number): Promise<number | string> {
  await passUntil(page, () => shown.isVisible())
  await page.clock.runFor(milliseconds - 2 * around)
  if (!(await shown.isVisible())) return 'it went earlier'
  await page.clock.runFor(3 * around)
  return (await shown.isVisible()) ? 'it stayed longer' : milliseconds
}
