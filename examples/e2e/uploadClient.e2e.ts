// ali-oss is loaded with the first upload, on partners' pages: a third-party file (decision 020).
import type { Browser, Page } from '@playwright/test'
import { expect, test } from './support/test'

const pdf = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(40_000, 7)])

/** In ms of processor time. */
const longestAllowed = 50

/** A page with an AMD loader and leftover CommonJS globals. */
async function openModulePage(page: Page, partner: string): Promise<void> {
  await page.addInitScript(() => {
    const defined: unknown[] = []
    const define = Object.assign((...definition: unknown[]) => defined.push(definition), { amd: {} })
    Object.assign(globalThis, { defined, define })
  })
  await page.goto(`${partner}/attachments`)
  await page.evaluate('EB.ready()')
  // Not earlier: the page’s jQuery would register there.
  await page.evaluate(() => {
    Object.assign(globalThis, { module: { exports: {} }, exports: {}, OSS: 'the page’s own' })
  })
}

/** Uploads the page's first file, which loads ali-oss. */
async function upload(page: Page): Promise<void> {
  const file = { name: '合同.pdf', mimeType: 'application/pdf', buffer: pdf }
  await page.locator('#proof input[type=file]').first().setInputFiles([file])
  await expect(page.locator('#proof li[data-status=done]')).toHaveCount(1, { timeout: 40_000 })
}

/** Returns the additions to the page, its built-ins and its module loaders since it was called. */
const watch = (page: Page) =>
  page.evaluateHandle(() => {
    const builtIns = { Object, Function, Array, String, Promise, Symbol, Reflect }
    const places = Object.entries(builtIns).flatMap(
      ([name, place]): Array<[string, object]> => [
        [name, place],
        [`${name}.prototype`, 'prototype' in place ? place.prototype : {}],
      ],
    )
    places.push(['window', window])
    const names = () =>
      places.flatMap(([name, place]) => Reflect.ownKeys(place).map((key) => `${name} ${String(key)}`))
    const before = new Set(names())
    const host = globalThis as unknown as Record<'module' | 'exports' | 'OSS', unknown> & {
      defined: unknown[]
    }
    const { length } = host.defined
    const textOf = Function.prototype.toString
    return () => ({
      names: names().filter((name) => !before.has(name)),
      isTextOfFunctionsTheirs: Function.prototype.toString === textOf,
      defined: host.defined.slice(length),
      module: [host.module, host.exports, host.OSS],
    })
  })

test.describe('the client of the object store', () => {
  test('adds no global, replaces nothing, and does not register with the AMD loader', async ({
    page,
    servers,
  }) => {
    const loaded: string[] = []
    page.on('requestfinished', (request) => loaded.push(new URL(request.url()).pathname))
    const isLoaded = () => loaded.some((path) => path.endsWith('/ali-oss.js'))
    await openModulePage(page, servers.partner)
    const traces = await watch(page)
    expect(isLoaded()).toBe(false)
    await upload(page)
    expect(isLoaded()).toBe(true)
    expect(await traces.evaluate((tell) => tell())).toEqual({
      names: [],
      isTextOfFunctionsTheirs: true,
      defined: [],
      module: [{ exports: {} }, {}, 'the page’s own'],
    })
  })

  test('blocks the page’s main thread for less than 50 ms at a time', async ({ servers, browser }) => {
    let longest = Number.POSITIVE_INFINITY
    // A busy machine slows single loads; a file that runs in one piece is slow each time.
    for (let load = 0; load < 6 && longest >= longestAllowed; load++) {
      const page = await browser.newPage()
      await openModulePage(page, servers.partner)
      longest = Math.min(longest, await longestTask(browser, page, () => upload(page)))
      await page.close()
    }
    expect(longest).toBeGreaterThan(0)
    expect(longest).toBeLessThan(longestAllowed)
  })
})

interface TraceEvent {
  cat: string
  name: string
  pid: number
  tid: number
  /** Microseconds of wall-clock time, and of the thread's own time. */
  ts: number
  tdur?: number
}

/** The longest task during an action, in ms of processor time, so that other load on the machine does not count. */
async function longestTask(browser: Browser, page: Page, act: () => Promise<void>): Promise<number> {
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] })
  await page.evaluate(() => performance.mark('chosen'))
  await act()
  await page.evaluate(() => performance.mark('stored'))
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(`${await browser.stopTracing()}`)
  const marked = (mark: string) =>
    traceEvents.find(({ cat, name }) => cat.includes('blink.user_timing') && name === mark)
  const [begin, end] = [marked('chosen'), marked('stored')]
  if (!begin || !end) throw new Error('the trace lacks its marks')
  const tasks = traceEvents.filter(
    ({ pid, tid, name, ts }) =>
      pid === begin.pid && tid === begin.tid && name.endsWith('RunTask') && ts >= begin.ts && ts <= end.ts,
  )
  return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur)) / 1000
}
