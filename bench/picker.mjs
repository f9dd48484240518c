import { inTurn, visit } from './visit.mjs'

/** What the host page notices while the product picker loads and opens: Fast 4G, a processor four times slower. */
export async function measurePicker(bench) {
  const pages = ['picker.html', 'picker-floor.html']
  const each = (measure) =>
    inTurn(bench.rounds, ...pages.map((path) => () => visit(bench, path, { slow: true }, measure)))
  return [
    {
      what: 'eb-product-picker: longest task over 50 ms while it loads, 4 × slower processor (0: none)',
      unit: 'ms',
      ...(await each(async (page) => {
        await page.waitForTimeout(500) // tasks are told afterwards
        return page.evaluate(() => Math.max(0, ...window.longTasks))
      })),
    },
    {
      what: 'eb-product-picker: longest task over 50 ms while it opens, 4 × slower processor (0: none)',
      unit: 'ms',
      ...(await each(async (page) => (await page.evaluate('openPicker()')).longest)),
    },
    {
      what: 'eb-product-picker: from opening to ten rows, Fast 4G and 4 × slower processor',
      unit: 'ms',
      ...(await each(async (page) => (await page.evaluate('openPicker()')).time)),
    },
  ]
}
