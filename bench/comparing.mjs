// Measurements of long lists, of files and of rows: both pages define `firstRows(count)`, `scrollBox()` and
// `drawnItems()`.
import { inTurn, median, processorTime, visit } from './visit.mjs'

/** Runs both pages in turn, once they are idle. */
function inPages(bench, [ours, floor], measure) {
  const run = (path) => () =>
    visit(bench, path, {}, async (page) => {
      await page.waitForLoadState('networkidle')
      return measure(page)
    })
  return inTurn(bench.rounds, run(ours), run(floor))
}

/**
 * Measures the time until something is drawn: wall-clock time, and time of the main thread.
 *
 * @param {[string, string]} pages our page and the hand-written one
 * @param {[string, string][]} jobs name, and the expression that resolves with the time
 */
export async function measureDrawing(bench, pages, jobs) {
  const rows = []
  for (const [what, job] of jobs) {
    rows.push({ what, unit: 'ms', ...(await inPages(bench, pages, (page) => page.evaluate(job))) })
    const work = await inPages(bench, pages, (page) => processorTime(bench, page, job))
    rows.push({ what: `${what}: main thread`, unit: 'ms', ...work })
  }
  return rows
}

/** How many of 60 frames have an empty range during fast scrolling. */
export async function measureBlankFrames(bench, pages, count, name) {
  const rows = []
  for (const [how, step] of Object.entries({ 'by wheel': 400, 'by scroll bar': 20_000 })) {
    const scroll = async (page) => {
      await page.evaluate(`firstRows(${count})`)
      return page.evaluate(`blankFrames(${step}, 60)`)
    }
    rows.push({
      what: `blank ones among 60 frames while ${count.toLocaleString('en')} ${name} are scrolled ${how}`,
      unit: '',
      ...(await inPages(bench, pages, scroll)),
    })
  }
  return rows
}

/** How many of 60 frames come late, by more than half a frame, while so many are scrolled by wheel, on a slower processor. */
export async function measureLateFrames(bench, pages, count, name) {
  const scroll = async (page) => {
    await page.evaluate(`firstRows(${count})`)
    return page.evaluate('lateFrames(400, 60)')
  }
  return {
    what: `late ones among 60 frames while ${count.toLocaleString('en')} ${name} are scrolled by wheel, processor ${bench.processor} × slower`,
    unit: '',
    ...(await inPages(bench, pages, scroll)),
  }
}

/**
 * Main-thread time of single actions.
 *
 * @param {object} measured
 * @param {string} measured.path the page
 * @param {string} measured.name name of the measurement
 * @param {Record<string, string>} measured.works name → expression; it resolves when the work is done
 * @param {(page: import('@playwright/test').Page, act: string) => Promise<void>} measured.prepare runs before each
 * action
 * @param {string} measured.isDone expression: the result is shown
 */
export async function measureWorksOf(bench, { path, name, works, prepare, isDone }) {
  const rows = []
  for (const [what, act] of Object.entries(works)) {
    const runs = []
    for (let round = 0; round < bench.rounds; round++)
      runs.push(await tasksWhile(bench, path, (page) => prepare(page, act), act, isDone))
    for (const [kind, key] of kinds)
      rows.push({
        what: `${name} ${what}: ${kind}`,
        unit: 'ms',
        ours: median(runs.map((run) => run[key])),
        floor: 0,
      })
  }
  return rows
}

const kinds = [
  ['longest task', 'longest'],
  ['tasks over 50 ms together', 'long'],
  ['main thread in all', 'all'],
]

/** The tasks of one action, in ms of processor time, so that other load on the machine does not count. */
function tasksWhile(bench, path, prepare, act, isDone) {
  return visit(bench, path, { traced: true }, async (page, _session, events) => {
    await prepare(page)
    await page.evaluate(`untilDrawn(() => {}, () => true).then(async () => {
      await new Promise((resolve) => setTimeout(resolve))
      performance.mark('begin')
      await ${act}
      await untilDrawn(() => {}, () => ${isDone})
      performance.mark('end')
    })`)
    return tasksOf(await events())
  })
}

function tasksOf(events) {
  const marks = events.filter(
    ({ cat, name }) => cat?.includes('blink.user_timing') && /^(begin|end)$/.test(name),
  )
  const at = Object.fromEntries(marks.map(({ name, ts }) => [name, ts]))
  const [{ pid, tid }] = marks
  const tasks = events
    .filter(
      (event) =>
        event.pid === pid &&
        event.tid === tid &&
        // the same task stands in the trace once more, as ThreadControllerImpl::RunTask
        event.name === 'RunTask' &&
        event.ts + (event.dur ?? 0) >= at.begin &&
        event.ts <= at.end,
    )
    .map(({ tdur = 0 }) => tdur / 1000)
  const sum = (numbers) => numbers.reduce((total, number) => total + number, 0)
  return { longest: Math.max(0, ...tasks), long: sum(tasks.filter((task) => task > 50)), all: sum(tasks) }
}
