import { measureBlankFrames, measureDrawing, measureLateFrames, measureWorksOf } from './comparing.mjs'

const pages = ['list.html', 'list-floor.html']
const many = 100_000

/** The list of rows: first rows, scrolling, and main-thread time for 100,000 rows. */
export async function measureList(bench) {
  const jobs = [1_000, 10_000, many].map((count) => [
    `first rows of ${count.toLocaleString('en')} rows`,
    `firstRows(${count})`,
  ])
  const slowed = { ...bench, processor: 4 }
  const slowJobs = jobs.slice(-1).map(([what, job]) => [`${what}, processor 4 × slower`, job])
  return [
    ...(await measureDrawing(bench, pages, jobs)),
    ...(await measureDrawing(slowed, pages, slowJobs)),
    await measureLateFrames(slowed, pages, many, 'rows'),
    ...(await measureBlankFrames(bench, pages, many, 'rows')),
    ...(await measureWorksOf(bench, {
      path: 'list.html',
      name: '100,000 rows',
      works,
      prepare: (page) => page.evaluate(`firstRows(${many})`),
      isDone: 'isSorted() && !uncovered()',
    })),
    ...(await measureWorksOf(bench, {
      path: 'list.html',
      name: '100,000 rows',
      works: { selected: 'pressSelectAll()' },
      prepare: (page) => page.evaluate(`makeSelectable(); firstRows(${many})`),
      isDone: `selectedRows() === '${many.toLocaleString('en')}'`,
    })),
  ]
}

/** User actions on the list. */
const works = {
  'sorted by name': `pressHead('name')`,
  'sorted by amount': `pressHead('amount')`,
}
