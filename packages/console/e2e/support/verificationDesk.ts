import type { Page } from '@playwright/test'
import { expect } from '../../../../examples/e2e/support/test'

export const desk = '/#/ticket-verify'
const fieldName = '券码、手机号、订单号或年卡号'

export const field = (page: Page) => page.getByRole('textbox', { name: fieldName })
export const word = (page: Page, name: string | RegExp) =>
  page.locator('.eb-desk__result').getByRole('heading', { level: 2, name })

/** As a scanner does it: everything at once, then Enter, wherever the focus is. */
export async function scan(page: Page, code: string | undefined): Promise<void> {
  await page.keyboard.insertText(code ?? '')
  await page.keyboard.press('Enter')
}

export async function open(page: Page, query = ''): Promise<void> {
  await page.goto(`${desk}${query}`)
  await expect(field(page)).toBeFocused()
}
