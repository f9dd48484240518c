/** Chromium's "Fast 4G". */
const fast4G = {
  offline: false,
  latency: 165,
  downloadThroughput: (9_000_000 * 0.9) / 8,
  uploadThroughput: (1_500_000 * 0.9) / 8,
}

/**
 * Waits in the page. Playwright's own waiting compiles a script of its own there, 50 ms on a slowed processor, which fell into
 * the time of pages that were not ready yet.
 */
const untilReady = `new Promise((resolve, reject) => {
  setTimeout(() => reject(new Error('not ready within a minute')), 60_000)
  const look = () => (window.readyAt === undefined ? requestAnimationFrame(look) : resolve())
  look()
})`

async function waitUntilReady(session, path) {
  const { exceptionDetails } = await session.send('Runtime.evaluate', {
    expression: untilReady,
    awaitPromise: true,
  })
  if (exceptionDetails) throw new Error(`${path}: ${exceptionDetails.exception?.description}`)
}

const categories = ['toplevel', 'blink.user_timing', 'disabled-by-default-devtools.timeline']

/** A window whose session is that of the cookies. */
async function openContext({ browser, url, cookie }) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 720 },
    ignoreHTTPSErrors: true,
  })
  await context.addCookies(
    cookie.split('; ').map((pair) => {
      const [name, value] = pair.split(/=(.*)/s)
      return { name, value, url }
    }),
  )
  return context
}

/**
 * Opens a page of the console, and measures once its list has rows.
 *
 * @param {{ isSlow?: boolean }} options isSlow: Fast 4G from then on
 */
export async function visitConsole(bench, route, { isSlow = false }, measure) {
  const context = await openContext(bench)
  try {
    const page = await context.newPage()
    await page.goto(`${bench.url}/#${route}`)
    await page.getByRole('gridcell').first().waitFor()
    if (isSlow) {
      const session = await context.newCDPSession(page)
      await session.send('Network.enable')
      await session.send('Network.emulateNetworkConditions', fast4G)
    }
    return await measure(page)
  } finally {
    await context.close()
  }
}

/**
 * Opens a page in a browser that has cached nothing, and waits until it says `window.readyAt` (ms since navigation).
 *
 * @param {{ processor?: number }} bench `processor`: times that the processor is slower
 * @param {{ slow?: boolean, traced?: boolean }} options slow: Fast 4G and a processor four times slower; traced:
 *   `measure` gets a third argument, which ends the trace and gives its events
 * @param {(page: import('@playwright/test').Page, session: import('@playwright/test').CDPSession,
 *   events: () => Promise<object[]>) => Promise<Result>} measure
 * @template Result
 */
export async function visit(
  { browser, url, cookie, processor = 1 },
  path,
  { slow = false, traced = false },
  measure,
) {
  const context = await openContext({ browser, url, cookie })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    if (slow) {
      await session.send('Network.enable')
      await session.send('Network.emulateNetworkConditions', fast4G)
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    } else if (processor > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: processor })
    if (traced) await browser.startTracing(page, { categories })
    await page.goto(`${url}/bench/${path}`)
    await waitUntilReady(session, path)
    const events = async () => JSON.parse((await browser.stopTracing()).toString()).traceEvents
    return await measure(page, session, events)
  } finally {
    await context.close()
  }
}

/**
 * Does something in the page and returns the processor time of the page's main thread between the marks `begun` and
 * `painted`, in milliseconds, so that other load on the machine does not count.
 */
export async function processorTime({ browser }, page, expression) {
  await browser.startTracing(page, { categories: ['blink.user_timing'] })
  await page.evaluate(expression)
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString())
  // The last ones: earlier actions may have set the same marks.
  const at = (mark) => traceEvents.findLast(({ name, tts }) => name === mark && tts).tts
  return (at('painted') - at('begun')) / 1000
}

/** The median of some numbers. */
export function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)]
}

/** Runs our page and the hand-written one in turn, so that a busy machine affects both; returns the medians. */
export async function inTurn(rounds, ours, floor) {
  const results = { ours: [], floor: [] }
  for (let round = 0; round < rounds; round++) {
    results.ours.push(await ours())
    results.floor.push(await floor())
  }
  return { ours: median(results.ours), floor: median(results.floor) }
}
