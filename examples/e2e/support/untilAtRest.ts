import type { Page } from '@playwright/test'

/** Waits until nothing moves any more, in the page and inside its eb- elements. */
export async function untilAtRest(page: Page): Promise<void> {
  await page.evaluate(() => {
    const roots = [...document.querySelectorAll('*')].map(({ shadowRoot }) => shadowRoot ?? [])
    const all = [document, ...roots.flat()].flatMap((root) => root.getAnimations())
    return Promise.allSettled(all.map((animation) => animation.finished))
  })
}
