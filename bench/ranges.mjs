import { inTurn, processorTime, visit } from './visit.mjs'

/** A range of dates: opened and selected, on an idle page and right after it is ready. */
export async function measureRange(bench, ours, floor) {
  const each = (measure, isAtRest = true) => {
    const run = (path) => () =>
      visit(bench, path, {}, async (page) => {
        if (isAtRest) await comeToRest(page)
        return measure(page)
      })
    return inTurn(bench.rounds, run(ours), run(floor))
  }
  const jobs = {
    opened: async (_page, run) => run('openRange()'),
    'opened again': async (page, run) => {
      await page.evaluate('openRange()')
      await page.keyboard.press('Escape')
      return run('openRange()')
    },
    'a range selected': async (page, run) => {
      await page.evaluate('openRange()')
      return run('selectRange()')
    },
  }
  const rows = []
  for (const [job, measure] of Object.entries(jobs)) {
    const what = `eb-date-range: ${job}`
    const time = (page) => measure(page, (expression) => page.evaluate(expression))
    const work = (page) => measure(page, (expression) => processorTime(bench, page, expression))
    rows.push({ what, unit: 'ms', ...(await each(time)) })
    rows.push({ what: `${what}, in the first moment`, unit: 'ms', ...(await each(time, false)) })
    rows.push({ what: `${what}: main thread`, unit: 'ms', ...(await each(work)) })
  }
  const sinceNavigation = async (page) => {
    await page.evaluate('openRange()')
    return page.evaluate('performance.now()')
  }
  rows.push({
    what: 'eb-date-range: from navigation until opened',
    unit: 'ms',
    ...(await each(sinceNavigation, false)),
  })
  return rows
}

/** Waits until no request is open and the page has been idle for a while, however fast the processor is. */
async function comeToRest(page) {
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    for (let moments = 0; moments < 10; moments++)
      await new Promise((resolve) => requestIdleCallback(resolve))
  })
}
