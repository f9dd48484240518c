import { measureBlankFrames, measureDrawing, measureWorksOf } from './comparing.mjs'

const pages = ['list.html', 'list-floor.html']
const many = 100_000

/** The list of rows: first rows, scrolling, and main-thread time for 100,000 rows. */
export async function measureList(bench) {
  const jobs = [1_000, 10_000, many].map((count) => [
    `first rows of ${count.toLocaleString('en')} rows`,
    `firstRows(${count})`,
  ])
  return [
    ...(await measureDrawing(bench, pages, jobs)),
    ...(await measureBlankFrames(bench, pages, many, 'rows')),
    ...(await measureWorksOf(bench, {
      path: 'list.html',
      name: '100,000 rows',
      works,
      prepare: (page) => page.evaluate(`firstRows(${many})`),
      isDone: 'isSorted() && !uncovered()',
    })),
  ]
}

/** User actions on the list. */
const works = {
  'sorted by name': `pressHead('name')`,
  'sorted by amount': `pressHead('amount')`,
}
