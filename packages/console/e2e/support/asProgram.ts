import type { Page } from '@playwright/test'

/** Saves a row as a program does. @returns the status and the answer */
export async function save(page: Page, resource: string, data: object) {
  const answer = await page.request.post(`/${resource}/save`, {
    data,
    headers: { 'x-eb-client': 'ebkit/test' },
  })
  return { status: answer.status(), body: await answer.json() }
}

/** Runs an action as a program does. */
export async function act(page: Page, resource: string, action: string, key: string) {
  const answer = await page.request.post(`/${resource}/action/${action}`, {
    data: { key },
    headers: { 'x-eb-client': 'ebkit/test' },
  })
  return { status: answer.status(), body: await answer.json() }
}

/** The moment some minutes from now, as a store's clock writes it. */
export const storeTime = (minutes: number) =>
  new Date(Date.now() + 8 * 3_600_000 + minutes * 60_000).toISOString().slice(0, 19).replace('T', ' ')

/** A day of stores. */
export const storeDay = (days: number) => storeTime(days * 1440).slice(0, 10)
