import { inTurn, visit } from './visit.mjs'

/** From navigation to a rendered element, and its effect on the host page. */
export async function measureLoading(bench) {
  const readyAt = (path, slow) => () => visit(bench, path, { slow }, (page) => page.evaluate('readyAt'))
  const longest = (path) => () =>
    visit(bench, path, {}, async (page) => {
      await page.waitForTimeout(500) // includes what loads after ready: the first pop-up
      return page.evaluate(() => Math.max(0, ...window.longTasks))
    })
  const pages = ['ours.html', 'floor.html']
  return [
    {
      what: 'ready, Fast 4G and 4 × slower processor',
      unit: 'ms',
      ...(await inTurn(bench.rounds, readyAt(pages[0], true), readyAt(pages[1], true))),
    },
    {
      what: 'ready, this machine as it is',
      unit: 'ms',
      ...(await inTurn(bench.rounds, readyAt(pages[0], false), readyAt(pages[1], false))),
    },
    {
      what: 'longest task over 50 ms at the host while loading (0: none)',
      unit: 'ms',
      ...(await inTurn(bench.rounds, longest(pages[0]), longest(pages[1]))),
    },
  ]
}
