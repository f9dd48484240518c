import type { Page } from '@playwright/test'

/** Waits until nothing moves any more, in the page and inside eb-satisfaction. */
export async function untilAtRest(page: Page): Promise<void> {
  await page.evaluate(() => {
    const inside = document.querySelector('eb-satisfaction')?.shadowRoot?.getAnimations() ?? []
    const all = [...document.getAnimations(), ...inside]
    return Promise.allSettled(all.map((animation) => animation.finished))
  })
}
