import { applications, type Page as PageDefinition, type Route } from '@ebkit/domain'
import { shareOf } from '@ebkit/testing'
import type { Page } from '@playwright/test'
import { expect, test } from '../../../examples/e2e/support/test'
import { addressWith, filledAddress, isKeyed } from './support/addressOf'
import { firstRowReader } from './support/firstRow'
import { type Shown, settled } from './support/settled'

/** Every route in the soak; otherwise one in twenty, those of one row one in four, and of these a share. */
const isSoak = Boolean(process.env.EB_SOAK)
const routes = applications.flatMap((application) => application.routes)
const pages = new Map(
  applications.flatMap((application) => application.pages.map((page) => [page.route, page] as const)),
)
const resources = new Map(
  applications.flatMap((application) => application.resources.map((each) => [each.name, each] as const)),
)
const chosen = <Item>(items: readonly Item[], every: number) =>
  items.filter((_, index) => isSoak || index % every === 0)
const pageOf = ({ path }: Route) => pages.get(path)
/** Their parameters name no row; settings open their first section for one that they do not know. */
const withoutRows: readonly PageDefinition['kind'][] = ['custom', 'report', 'settings']
const keyed = routes.flatMap((route) => {
  const page = pageOf(route)
  return page && isKeyed(page) && !withoutRows.includes(page.kind) ? page : []
})

/** A page that shows nothing of its own until the store has authorised WeCom. */
const isGated = ({ text }: Shown) => text.includes('用企业微信经营客户')

/** What says that there is no such row, or that none is named. */
const absences = [
  '这一条不在了',
  '内容可能已被删除',
  '地址里没有说看哪一条',
  '没有这个页面',
  '你没有看这个页面的权限',
  '暂无数据',
]
const saysWhy = (shown: Shown) => isGated(shown) || absences.some((absence) => shown.text.includes(absence))

async function open(page: Page, address: string): Promise<Shown> {
  await page.evaluate((hash) => {
    location.hash = hash
  }, address)
  return settled(page, address.replace(/\?.*/, ''))
}

/** What no page may show, whatever stands in its address. */
const failureOf = (shown: Shown) =>
  shown.text.includes('页面出错了') || !(shown.heading.trim() || isGated(shown))
    ? `shows “${shown.text.slice(0, 80)}”`
    : undefined

test.beforeEach(async ({ page, signIn }) => {
  test.setTimeout(isSoak ? 3_600_000 : 180_000)
  await signIn('admin')
  await page.goto('/')
})

test('W-ROUTE-2 the table has 417 routes, and those that lead elsewhere do', async ({ page }) => {
  expect(routes).toHaveLength(417)
  for (const { path, redirect } of routes.filter((route) => route.redirect && route.path !== '/')) {
    await page.evaluate((hash) => {
      location.hash = hash
    }, path)
    await expect(page).toHaveURL(new RegExp(`#${redirect}`))
  }
})

test('W-ROUTE-2 W-ROUTE-8 wrong parameters never break a page, and a wrong key says that its row is not there', async ({
  page,
}) => {
  const wrong =
    'id=none&dialog=none&view=none&list.page=-1&list.sort=none&list.status.is=none&from=x&until=y&month=x'
  const problems: string[] = []
  for (const { path, redirect } of shareOf(chosen(routes, 20), 2, 'wrong parameters')) {
    if (redirect) continue
    const shown = await open(page, `${addressWith(path, 'none')}?${wrong}`)
    const failure = failureOf(shown)
    if (failure) problems.push(`${path} ${failure}`)
  }
  for (const { route, param } of shareOf(chosen(keyed, 4), 3, 'wrong keys') as readonly (PageDefinition & {
    param?: string
  })[]) {
    const shown = await open(
      page,
      `${addressWith(route, 'none')}${param && !route.includes(`{${param}`) ? `?${param}=none` : ''}`,
    )
    if (!saysWhy(shown)) problems.push(`${route} shows “${shown.text.slice(0, 80)}” for a wrong key`)
  }
  expect(problems).toEqual([])
})

test('W-ROUTE-2 a missing parameter is told', async ({ page }) => {
  const problems: string[] = []
  for (const { route, kind } of chosen(keyed, 4)) {
    const isNeeded = /\{\w+\}/.test(route)
    const shown = await open(page, addressWith(route, undefined))
    const failure = failureOf(shown)
    if (failure) problems.push(`${route} ${failure}`)
    else if (kind === 'detail' && !isNeeded && !saysWhy(shown))
      problems.push(`${route} does not say that no row is named`)
  }
  expect(problems).toEqual([])
})

/** Rows of the platform, such as its notices, are every brand's to read. */
const isOfTenant = (page: PageDefinition) =>
  !('resource' in page) || resources.get(page.resource ?? '')?.scope !== 'platform'

test('F-GW-1 a row of another brand is not there', async ({ page, signIn }) => {
  const addresses: string[] = []
  const share = shareOf(chosen(keyed, 4), 3, 'keys of another brand').filter(isOfTenant)
  // tests before this one may have taken the rows of some pages away: others stand in for them
  for (const definition of [...share, ...keyed.filter(isOfTenant)]) {
    if (addresses.length >= share.length) break
    const { address, hasRow, isOfRow } = await filledAddress(definition, resources, firstRowReader(page))
    if (hasRow && isOfRow) addresses.push(address)
  }
  await signIn('neighbour')
  await page.goto('/')
  const problems: string[] = []
  for (const address of addresses) {
    const shown = await open(page, address)
    if (!saysWhy(shown)) problems.push(`${address} shows “${shown.text.slice(0, 80)}”`)
  }
  console.log(`Rows of another brand: ${addresses.length} addresses`)
  expect(addresses.length).toBeGreaterThan(0)
  expect(problems).toEqual([])
})
