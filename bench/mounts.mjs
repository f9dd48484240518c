import { inTurn, visit } from './visit.mjs'

const COUNT = 100

/** Heap bytes in use after garbage collection. */
async function heapOf(session) {
  for (let pass = 0; pass < 3; pass++) await session.send('HeapProfiler.collectGarbage')
  return (await session.send('Runtime.getHeapUsage')).usedSize
}

/** Mounts many copies at once: time until they are drawn, and memory that each keeps. */
export const measureMounts = (bench) => mountsOf(bench, 'eb-satisfaction', 'ours.html', 'floor.html')

/** The same for pages that define `mount(count)`. */
export async function mountsOf(bench, name, ours, floor) {
  const time = (path) => () => visit(bench, path, {}, (page) => page.evaluate(`mount(${COUNT})`))
  const heap = (path) => () =>
    visit(bench, path, {}, async (page, session) => {
      // The first hundred includes one-time costs of the page: compiled code, style sheets.
      await page.evaluate(`mount(${COUNT})`)
      const before = await heapOf(session)
      await page.evaluate(`mount(${COUNT})`)
      return (await heapOf(session)) - before
    })
  const times = await inTurn(bench.rounds, time(ours), time(floor))
  const bytes = await inTurn(Math.min(bench.rounds, 3), heap(ours), heap(floor))
  return [
    { what: `${COUNT} ${name} mounted`, unit: 'ms', ...times },
    {
      what: `memory each of ${COUNT} ${name} keeps`,
      unit: 'KB',
      ours: bytes.ours / COUNT / 1000,
      floor: bytes.floor / COUNT / 1000,
    },
  ]
}
