import type { Page } from '@playwright/test'

/** Stops the clock of pages opened from now on; `page.clock.runFor` advances it. */
export async function freezeTime(page: Page): Promise<void> {
  await page.clock.install({ time: '2026-11-20T08:00:00Z' })
  await page.clock.pauseAt('2026-11-20T08:00:01Z')
}
