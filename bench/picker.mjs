import { inTurn, visit } from './visit.mjs'

/** The effect on the host page while the product picker loads and opens: Fast 4G, a processor slowed four times. */
export async function measurePicker(bench) {
  const each = async (measure, options) => {
    const run = (path) => () => visit(bench, path, { slow: true, ...options }, measure)
    return inTurn(bench.rounds, run('picker.html'), run('picker-floor.html'))
  }
  const loads = async (page, _session, events) => {
    await page.evaluate(() => performance.mark('loaded'))
    return longestTask(await events(), (at, marks) => at < marks.loaded)
  }
  const opens = async (page, _session, events) => {
    await page.evaluate('openPicker()')
    return longestTask(await events(), (at, marks) => at >= marks.opening)
  }
  const name = 'eb-product-picker, 4 × slower processor'
  return [
    { what: `${name}: longest task while it loads`, unit: 'ms', ...(await each(loads, { traced: true })) },
    { what: `${name}: longest task while it opens`, unit: 'ms', ...(await each(opens, { traced: true })) },
    {
      what: `${name}, Fast 4G: from opening to ten rows`,
      unit: 'ms',
      ...(await each(async (page) => (await page.evaluate('openPicker()')).time)),
    },
  ]
}

/**
 * The longest task of the page's main thread, in milliseconds of processor time, so that other load on the machine does
 * not count.
 *
 * @param {object[]} events of a trace
 * @param {(at: number, marks: Record<string, number>) => boolean} counts whether to include a task at that time
 */
function longestTask(events, counts) {
  const marked = events.filter(({ cat }) => cat?.includes('blink.user_timing'))
  const marks = Object.fromEntries(marked.map(({ name, ts }) => [name, ts]))
  const [{ pid, tid }] = marked
  const tasks = events.filter(
    (event) =>
      event.pid === pid && event.tid === tid && event.name.endsWith('RunTask') && counts(event.ts, marks),
  )
  return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur)) / 1000
}
