import { join } from 'node:path'
import { bundle } from '../scripts/build/bundle.mjs'
import { measureBlankFrames, measureDrawing, measureWorksOf } from './comparing.mjs'

/** The listing of files as in the script-tag build, under names for the pages: name → code. */
export async function buildListing() {
  const entry = join(import.meta.dirname, 'pages', 'files-entry.js')
  const { chunks, languageFiles } = await bundle({ 'eb-files': entry })
  return new Map([...chunks.map(({ fileName, code }) => [fileName, code]), ...languageFiles])
}

const many = 100_000

/** The listing of files: first rows, scrolling, and main-thread time for 100,000 entries. */
export async function measureFiles(bench) {
  return [
    ...(await measureFirstRows(bench)),
    ...(await measureScrolling(bench)),
    ...(await measureWorks(bench)),
  ]
}

const pages = ['files.html', 'files-floor.html']

/** From memory, and one page of a large folder from the service: the same data and network for both. */
export async function measureFirstRows(bench) {
  const jobs = [10_000, many].map((count) => [
    `first rows of ${count.toLocaleString('en')} files`,
    `firstRows(${count})`,
  ])
  jobs.push(['first rows of a folder with 100,000 files, read from the service', `firstPage('bench')`])
  return measureDrawing(bench, pages, jobs)
}

export const measureScrolling = (bench) => measureBlankFrames(bench, pages, many, 'files')

/** Main-thread time of the listing with 100,000 files. */
export const measureWorks = (bench) =>
  measureWorksOf(bench, { path: 'files.html', name: '100,000 files', works, prepare, isDone: '!uncovered()' })

async function prepare(page, act) {
  await page.evaluate(`explore(sampleFiles(${many})).then((made) => { window.model = made })`)
  if (act.includes('press(')) await page.evaluate('void model.selection.selectAll()')
  // The first time includes loading the code.
  await page.evaluate(`untilDrawn(() => {}, () => !uncovered())`)
}

/** Actions on a listing; they resolve when the result is shown. */
const works = {
  'sorted by name': `model.setSort({ by: 'name', order: 'asc' })`,
  'sorted by name, no worker': `(window.Worker = undefined, model.setSort({ by: 'name', order: 'asc' }))`,
  searched: `model.search('日落-9')`,
  'and larger ones shown': 'model.showHidden(true)',
  'all selected': 'model.selection.selectAll()',
  'all selected, one taken out': `(model.selection.press('f3', { toggle: true }))`,
}
