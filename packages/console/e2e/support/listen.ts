import type { Page } from '@playwright/test'

/** Counts the tones that a page plays, and keeps what it prints. */
export const listen = (page: Page) =>
  page.addInitScript(() => {
    // what is printed stays, to be looked at
    if (self !== top) self.print = () => undefined
    const heard = { tones: 0 }
    Object.assign(globalThis, { heard })
    const start = OscillatorNode.prototype.start
    OscillatorNode.prototype.start = function (when?: number) {
      heard.tones++
      return start.call(this, when)
    }
  })

/** How many tones it has played. */
export const tones = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { heard: { tones: number } }).heard.tones)
