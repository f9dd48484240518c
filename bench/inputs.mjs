import { mountsOf } from './mounts.mjs'
import { inTurn, visit } from './visit.mjs'

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
  const again = async (page) => {
    await page.evaluate('openRange()')
    await page.keyboard.press('Escape')
    return page.evaluate('openRange()')
  }
  const select = async (page) => {
    await page.evaluate('openRange()')
    return page.evaluate('selectRange()')
  }
  return [
    { what: 'eb-date-range: opened', unit: 'ms', ...(await each((page) => page.evaluate('openRange()'))) },
    { what: 'eb-date-range: opened again', unit: 'ms', ...(await each(again)) },
    { what: 'eb-date-range: a range selected', unit: 'ms', ...(await each(select)) },
  ]
}
