import type { Page } from '@playwright/test'

/**
 * Keeps a picture of the page for people, in test-results/screens. Nothing is compared with it: drawing it is left to the
 * soak.
 */
export async function soakScreen(page: Page, name: string, { fullPage = false } = {}): Promise<void> {
  if (process.env.EB_SOAK) await page.screenshot({ path: `test-results/screens/${name}.png`, fullPage })
}
