import type { Page } from '@playwright/test'

interface TraceEvent {
  name: string
  pid: number
  tid: number
  /** Microseconds: when, how long, and how much of that on a processor. */
  ts: number
  dur?: number
  tdur?: number
}

/**
 * Milliseconds of processor time that the longest task of the page took while something was done, until it was drawn. Other work on
 * the machine does not count in it.
 */
export async function longestTask(page: Page, act: () => Promise<unknown>): Promise<number> {
  const browser = page.context().browser()
  if (!browser) throw new Error('No browser to trace')
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] })
  await page.evaluate(() => void performance.mark('begin'))
  await act()
  // What follows from it, in the next tasks and frames, is a part of it.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    performance.mark('end')
  })
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[]
  }
  const [begin, end] = ['begin', 'end'].map((mark) => traceEvents.findLast(({ name }) => name === mark))
  if (!begin || !end) throw new Error('Nothing was traced')
  const tasks = traceEvents.filter(
    ({ name, pid, tid, ts, dur = 0 }) =>
      name.endsWith('RunTask') &&
      pid === begin.pid &&
      tid === begin.tid &&
      ts + dur >= begin.ts &&
      ts <= end.ts,
  )
  return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur / 1000))
}
