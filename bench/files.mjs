import { join } from 'node:path'
import { bundle } from '../scripts/build/bundle.mjs'
import { inTurn, median, processorTime, visit } from './visit.mjs'

/** The listing of files as the script tag has it, under names for the pages: name → code. */
export async function buildListing() {
  const chunks = await bundle({ 'eb-files': join(import.meta.dirname, 'pages', 'files-entry.js') })
  return new Map(chunks.map(({ fileName, code }) => [fileName, code]))
}

const many = 100_000

/** The listing of files: first rows, scrolling, and what the main thread has to do for 100,000 entries. */
export async function measureFiles(bench) {
  return [
    ...(await measureFirstRows(bench)),
    ...(await measureScrolling(bench)),
    ...(await measureWorks(bench)),
  ]
}

/** Runs both pages in turn, once they have come to rest. */
function each(bench, measure) {
  const run = (path) => () =>
    visit(bench, path, {}, async (page) => {
      await page.waitForLoadState('networkidle')
      return measure(page)
    })
  return inTurn(bench.rounds, run('files.html'), run('files-floor.html'))
}

/** Both from memory and, the page that is read of a large folder, from the service: same data, same network. */
export async function measureFirstRows(bench) {
  const jobs = [10_000, many].map((count) => [
    `first rows of ${count.toLocaleString('en')} files`,
    `firstRows(${count})`,
  ])
  jobs.push(['first rows of a folder with 100,000 files, read from the service', `firstPage('bench')`])
  const rows = []
  for (const [what, job] of jobs) {
    rows.push({ what, unit: 'ms', ...(await each(bench, (page) => page.evaluate(job))) })
    const work = await each(bench, (page) => processorTime(bench, page, job))
    rows.push({ what: `${what}: main thread`, unit: 'ms', ...work })
  }
  return rows
}

export async function measureScrolling(bench) {
  const rows = []
  for (const [how, step] of Object.entries({ 'by wheel': 400, 'by scroll bar': 20_000 })) {
    const what = `blank ones among 60 frames while 100,000 files are scrolled ${how}`
    const scroll = async (page) => {
      await page.evaluate(`firstRows(${many})`)
      return page.evaluate(`blankFrames(${step}, 60)`)
    }
    rows.push({ what, unit: '', ...(await each(bench, scroll)) })
  }
  return rows
}

export async function measureWorks(bench) {
  const rows = []
  for (const [what, act] of Object.entries(works)) {
    const runs = []
    for (let round = 0; round < bench.rounds; round++) runs.push(await measureWork(bench, act))
    const row = (kind, key) =>
      rows.push({
        what: `100,000 files ${what}: ${kind}`,
        unit: 'ms',
        ours: median(runs.map((run) => run[key])),
        floor: 0,
      })
    row('longest task', 'longest')
    row('tasks over 50 ms together', 'long')
    row('main thread in all', 'all')
  }
  return rows
}

/** What is done with a listing; they resolve when it is shown. */
const works = {
  'sorted by name': `model.setSort({ by: 'name', order: 'asc' })`,
  'sorted by name, no worker': `(window.Worker = undefined, model.setSort({ by: 'name', order: 'asc' }))`,
  searched: `model.search('日落-9')`,
  'and larger ones shown': 'model.showHidden(true)',
  'all selected': 'model.selection.selectAll()',
  'all selected, one taken out': `(model.selection.press('f3', { toggle: true }))`,
}

/** What one work costs the main thread, in ms of the processor's time: what others do on the machine is not in it. */
function measureWork(bench, act) {
  return visit(bench, 'files.html', { traced: true }, async (page, _session, events) => {
    await page.evaluate(`explore(sampleFiles(${many})).then((made) => { window.model = made })`)
    if (act.includes('press(')) await page.evaluate('void model.selection.selectAll()')
    // The first time is the code's, which comes then.
    await page.evaluate(`import('./built/files-sort-entries.js'), untilDrawn(() => {}, () => !uncovered())`)
    await page.evaluate(`untilDrawn(() => {}, () => true).then(async () => {
      await new Promise((resolve) => setTimeout(resolve))
      performance.mark('begin')
      await ${act}
      await untilDrawn(() => {}, () => !uncovered())
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
        event.name.endsWith('RunTask') &&
        event.ts + (event.dur ?? 0) >= at.begin &&
        event.ts <= at.end,
    )
    .map(({ tdur = 0 }) => tdur / 1000)
  const sum = (numbers) => numbers.reduce((total, number) => total + number, 0)
  return { longest: Math.max(0, ...tasks), long: sum(tasks.filter((task) => task > 50)), all: sum(tasks) }
}
