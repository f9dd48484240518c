import { mountsOf } from './mounts.mjs'
import { inTurn, processorTime, visit } from './visit.mjs'

/** The small inputs: 100 of them mounted, and the date range opened and a range selected. */
export async function measureInputs(bench) {
  return [
    ...(await mountsOf(bench, 'eb-switch', 'inputs.html?eb-switch', 'switch-floor.html')),
    ...(await mountsOf(bench, 'eb-number-input', 'inputs.html?eb-number-input', 'number-floor.html')),
    ...(await measureRange(bench)),
  ]
}

async function measureRange(bench) {
  const ours = 'inputs.html?eb-date-range'
  const floor = 'range-floor.html'
  // On a page that has come to rest, as it has when a person opens something.
  const each = (measure) => {
    const run = (path) => () =>
      visit(bench, path, {}, async (page) => {
        await page.waitForLoadState('networkidle')
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
    rows.push({ what: `${what}: main thread`, unit: 'ms', ...(await each(work)) })
  }
  return rows
}
