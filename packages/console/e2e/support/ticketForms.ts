import type { Locator, Page } from '@playwright/test'
import { expect } from '../../../../examples/e2e/support/test'
import type { insertRow } from './insertRow'

type Sql = Parameters<typeof insertRow>[0]

/** A field of the page or drawer in front. */
export const field = (page: Page, name: string) => page.locator(`[data-field="${name}"]:visible`)

/** Opens a list of choices and searches it. */
export async function search(page: Page, list: Locator, text: string) {
  await list.click()
  await page.keyboard.type(text)
}

/** Looks a product up in the picker in front. @returns its row */
export async function findProduct(page: Page, name: string): Promise<Locator> {
  const picker = page.getByRole('dialog')
  await picker.getByRole('searchbox').or(picker.getByRole('textbox')).first().fill(name)
  await page.keyboard.press('Enter')
  return picker.getByRole('row').filter({ hasText: name })
}

/** Chooses a product in the field of a form. */
export async function chooseProduct(page: Page, name: string): Promise<void> {
  await field(page, 'products').getByRole('button').first().click()
  const row = await findProduct(page, name)
  await row.getByRole('button').first().click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^确定|^完成/ })
    .click()
}

/** Saving was refused, and the form says so at the field. */
export async function expectProblem(page: Page, name: string, text: string) {
  await expect(page.locator('.eb-page:not([hidden]) [part=summary][role=alert]')).toBeVisible()
  await expect(field(page, name).first()).toContainText(text)
}

/** Presses the form's button. */
export const save = (page: Page) => page.getByRole('button', { name: '保存', exact: true }).click()

/** Sends a row as a form does. @returns the answer's status and problems */
export async function post(page: Page, resource: string, data: object) {
  const answer = await page.request.post(`/ticket-api/eb/${resource}/save`, {
    data,
    headers: { 'x-eb-client': 'ebkit/test' },
  })
  const body = await answer.json()
  return { status: answer.status(), row: body.data, problems: (body.data?.problems ?? []) as Problem[] }
}

/** What is wrong with a field. */
export interface Problem {
  readonly path: string
  readonly code: string
  readonly params?: Readonly<Record<string, string>>
}

/** Some category of tickets. */
export const categoryOf = async (sql: Sql) => {
  const [category] = await sql<{ id: string }>(
    "select ticket_category_id as id from ticket_category where hotel_id = '100101' limit 1",
  )
  return category?.id
}

/** A moment of the store, so many hours from now: `2026-11-20 09:05:00+08`. */
export const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000)
/** A day of the store, so many days from today. */
export const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000 + 8 * 3_600_000).toISOString().slice(0, 10)
