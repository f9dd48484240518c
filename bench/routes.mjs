import { seedRows } from '@ebkit/testing'
import { median, visitConsole } from './visit.mjs'

/** A page of text, from which the lists are opened. */
const from = '/wx/help'

const lists = [
  '/printer-manage/list',
  '/comment/list',
  '/ticket/list/all',
  '/coupon/list',
  '/groupbuy/manage',
  '/short-link-tools',
  '/postage-config/list',
  '/red-envelope/receive-detail',
  '/restaurant-setting',
  '/invoice/index',
  '/bill/sub-account',
]

/** Runs in the page: milliseconds from the change of the address until the rows are painted. */
async function openRoute(route) {
  const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  const shows = () =>
    [...document.querySelectorAll('[role="grid"]')].some(
      (grid) => grid.checkVisibility() && grid.querySelector('[role="row"] [role="gridcell"]'),
    )
  const begun = performance.now()
  location.hash = `#${route}`
  await new Promise((resolve) => setTimeout(resolve))
  while (!shows()) await painted()
  await painted()
  return performance.now() - begun
}

/** Runs in the page: milliseconds of a call alone, its answer parsed. */
async function askAlone({ url, ...options }) {
  const begun = performance.now()
  await (await fetch(url, options)).json()
  return performance.now() - begun
}

/** The list's call as the console made it. */
async function callOf(request) {
  const { 'content-length': _, ...headers } = request.headers()
  return { url: request.url(), method: request.method(), headers, body: request.postData() ?? undefined }
}

/** Opens a list as somebody who was not on it yet, and says how long it took and what it asked for. */
async function open(page, route) {
  const asked = page.waitForRequest((request) => /\/eb\/[^/]+\/list(\?|$)/.test(request.url()))
  const ours = await page.evaluate(openRoute, route)
  return { ours, call: await callOf(await asked) }
}

/** Closes the list, so that it begins anew the next time. */
async function close(page) {
  await page.locator('.eb-page-tabs__tab--shown .eb-page-tabs__close').click()
  await page.evaluate((hash) => {
    location.hash = hash
  }, `#${from}`)
  await page.waitForFunction(() => !document.querySelector('.eb-page:not([hidden]) [role="grid"]'))
}

/** Once before it counts: code, definition and the server's plan are there then. */
async function measureRoute(page, route, rounds) {
  const times = { ours: [], floor: [] }
  for (let round = -1; round < rounds; round++) {
    const { ours, call } = await open(page, route)
    const floor = await page.evaluate(askAlone, call)
    await close(page)
    if (round < 0) continue
    times.ours.push(ours)
    times.floor.push(floor)
  }
  return { ours: median(times.ours), floor: median(times.floor) }
}

/**
 * From the route to its painted rows, beside the very same list call alone in the same page. The code and definition of
 * each list are there already.
 */
export async function measureRoutes({ browser, rounds, gateway, cookie }) {
  await seedRows(gateway, 0.02)
  const measured = []
  for (const isSlow of [false, true])
    await visitConsole(
      { browser, url: gateway.url, cookie },
      '/printer-manage/list',
      { isSlow },
      async (page) => {
        for (const route of lists) {
          const what = `route to painted rows${isSlow ? ', Fast 4G' : ''}: ${route}`
          measured.push({ what, unit: 'ms', ...(await measureRoute(page, route, rounds)) })
        }
      },
    )
  return measured
}
