import type { Page } from '@playwright/test'

/** Waits until no animation runs in the page and inside its eb- elements; ignores endless animations. */
export async function untilAtRest(page: Page): Promise<void> {
  await page.evaluate(() => {
    const roots = [...document.querySelectorAll('*')].map(({ shadowRoot }) => shadowRoot ?? [])
    const all = [document, ...roots.flat()].flatMap((root) => root.getAnimations())
    const passing = all.filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    return Promise.allSettled(passing.map(({ finished }) => finished))
  })
}
