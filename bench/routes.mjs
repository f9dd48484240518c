import { inTurn, visitConsole } from './visit.mjs'

const products = { name: 'ticket products', route: '/ticket/list/all', call: 'ticket-product/list' }
const orders = { name: 'ticket orders', route: '/ticket/orderList/detail', call: 'ticket-order/list' }

/** Pages that are opened, each from another list, so that the code of lists is there. */
const openings = [
  { from: orders, to: products },
  { from: products, to: orders },
]

/** Orders enough for pages: a test gateway has none. */
async function insertRows({ sql }) {
  await sql(`insert into ticket_order (brand_id, hotel_id, platform_order_id, ticket_product_id, status, created_at)
    select '1001', '100101', 'BENCH' || n, (select min(ticket_product_id) from ticket_product where hotel_id = '100101'),
      'PAID', now() - n * interval '1 minute'
    from generate_series(1, 500) n on conflict do nothing`)
}

/** Runs in the page: from the change of the address until the rows are painted, and the same call alone. */
async function openRoute({ route, call }) {
  const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  const rows = () => [...document.querySelectorAll('[role="grid"]')].filter((grid) => grid.checkVisibility())
  const hasRows = () =>
    rows().some((grid) => grid.querySelectorAll('[role="row"] [role="gridcell"]').length > 20)
  performance.clearResourceTimings()
  const begun = performance.now()
  location.hash = `#${route}`
  await new Promise((resolve) => setTimeout(resolve))
  while (!(performance.getEntriesByType('resource').some(({ name }) => name.includes(call)) && hasRows()))
    await painted()
  await painted()
  const time = performance.now() - begun
  const { name } = performance.getEntriesByType('resource').find(({ name }) => name.includes(call))
  return { time, address: name }
}

/** Runs in the page: the list call alone, its answer parsed. */
async function askAlone(address) {
  const begun = performance.now()
  await (await fetch(address, { headers: { 'x-eb-client': 'ebkit/bench' } })).json()
  return performance.now() - begun
}

/** From the route to its painted rows, beside the bare list call in a page of the same kind. */
export async function measureRoutes({ browser, rounds, gateway, cookie }) {
  await insertRows(gateway)
  const measured = []
  for (const isSlow of [false, true])
    for (const { from, to } of openings) {
      const visit = (measure) =>
        visitConsole({ browser, url: gateway.url, cookie }, from.route, { isSlow }, measure)
      let address = ''
      const open = async (page) => {
        const found = await page.evaluate(openRoute, to)
        address = found.address
        return found.time
      }
      const alone = (page) => page.evaluate(askAlone, address)
      const { ours, floor } = await inTurn(
        rounds,
        () => visit(open),
        () => visit(alone),
      )
      const what = `route to painted rows${isSlow ? ', Fast 4G' : ''}: ${to.name}`
      measured.push({ what, unit: 'ms', ours, floor })
    }
  return measured
}
