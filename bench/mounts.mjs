import { inTurn, visit } from './visit.mjs'

const COUNT = 100

/** Bytes in use after what can be collected was collected. */
async function heapOf(session) {
  for (let pass = 0; pass < 3; pass++) await session.send('HeapProfiler.collectGarbage')
  return (await session.send('Runtime.getHeapUsage')).usedSize
}

/** Mounts many copies at once: time until they are drawn, and memory each of them keeps. */
export async function measureMounts(bench) {
  const time = (path) => () => visit(bench, path, {}, (page) => page.evaluate(`mount(${COUNT})`))
  const heap = (path) => () =>
    visit(bench, path, {}, async (page, session) => {
      await page.evaluate('mount(1)')
      const before = await heapOf(session)
      await page.evaluate(`mount(${COUNT})`)
      return (await heapOf(session)) - before
    })
  const times = await inTurn(bench.rounds, time('ours.html'), time('floor.html'))
  const bytes = await inTurn(Math.min(bench.rounds, 3), heap('ours.html'), heap('floor.html'))
  return [
    { what: `${COUNT} mounted`, unit: 'ms', ...times },
    {
      what: `memory each of ${COUNT} keeps`,
      unit: 'KB',
      ours: bytes.ours / COUNT / 1000,
      floor: bytes.floor / COUNT / 1000,
    },
  ]
}
