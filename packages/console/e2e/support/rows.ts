import type { Page } from '@playwright/test'
import { expect } from '../../../../examples/e2e/support/test'

/** The row of a list with a text. */
export const rowWith = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })

/** What a row offers, its menu included. */
export async function offers(page: Page, text: string): Promise<readonly string[]> {
  const row = rowWith(page, text)
  await expect(row).toBeVisible()
  const seen = await row.getByRole('button').or(row.getByRole('link')).allInnerTexts()
  const more = row.getByRole('button', { name: /更多/ })
  if ((await more.count()) === 0) return seen
  await more.click()
  const menu = page.getByRole('menuitem')
  await expect(menu.first()).toBeVisible()
  const hidden = await menu.allInnerTexts()
  await page.keyboard.press('Escape')
  return [...seen, ...hidden]
}
