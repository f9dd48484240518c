import type { Locator, Page } from '@playwright/test'
import { expect } from './test'

/** The page's satisfaction element. */
export const rating = (page: Page): Locator => page.locator('#rating')

/** Waits until the page's element is defined and has rendered. */
export async function expectRendered(page: Page): Promise<void> {
  await expect
    .poll(() => rating(page).evaluate((element) => element.shadowRoot?.querySelectorAll('*').length ?? 0))
    .toBeGreaterThan(0)
}

/** Records the `eb-error` events of the next page that opens; read them with `errorsOf`. */
export async function keepErrors(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const kept: object[] = []
    Object.assign(globalThis, { keptErrors: kept })
    document.addEventListener('eb-error', (event) => {
      const { code, message, cause } = (event as CustomEvent).detail
      kept.push({ code, message, name: cause.name, type: cause.type, target: (event.target as Element).id })
    })
  })
}

export interface KeptError {
  code: string
  message: string
  name: string
  type: string
  target: string
}

export const errorsOf = (page: Page): Promise<KeptError[]> =>
  page.evaluate(() => (globalThis as unknown as { keptErrors: KeptError[] }).keptErrors)

/** Waits until the page has received a failure, and returns it. */
export async function firstErrorOf(page: Page): Promise<KeptError> {
  await expect.poll(() => errorsOf(page)).not.toEqual([])
  return (await errorsOf(page))[0] as KeptError
}
