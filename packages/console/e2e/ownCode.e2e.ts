import { applications, type Page as DefinedPage } from '@ebkit/domain'
import { matchRoute } from '@ebkit/domain/match-route'
import { shareOf } from '@ebkit/testing'
import { expect, test } from '../../../examples/e2e/support/test'
import { watchSources } from './support/scriptSources'
import { settled } from './support/settled'

/** Where each page is opened from: a page of another application and kind. */
const guide = '/wx/help'
const board = '/order-distribution'

/** Pages of all applications and kinds, and the folder of what each has beyond its kind. */
const opened: Readonly<Record<string, string | undefined>> = {
  '/shopinfo': 'additions/merchant/shop/',
  '/postage-config/list': 'additions/merchant/postage/',
  '/hotel-config': 'additions/merchant/settings/',
  '/ihg': undefined,
  '/PowerMenuConfig': 'custom/menu-config/',
  '/wx/help': undefined,
  '/wx': undefined,
  '/redEnvelope/edit': undefined,
  '/power/department-list': undefined,
  '/member-import/add': undefined,
  '/coupon/list': undefined,
  '/wecom/corpAuth': 'custom/wecom-authorisation/',
  '/ticket-report': undefined,
  '/dashboard': undefined,
  '/category-manage/index': undefined,
  '/equity-config': undefined,
  '/ticket/list/ticket': 'additions/tickets/',
  '/ticket-verify': 'custom/ticket-verify/',
  '/giftExchange/setting': undefined,
  '/order-distribution': 'additions/restaurant/orders/',
  '/reservation-booking': 'additions/restaurant/reservations/',
  '/book-meeting-reserve': undefined,
  '/invoice/index': undefined,
  '/pass/delivery-list': 'additions/pass/deliveries/',
}

const routes = applications.flatMap(({ name, routes }) =>
  routes.map(({ path }) => ({ path, application: name })),
)
const pages = new Map(
  applications.flatMap((each) => (each.pages as readonly DefinedPage[]).map((page) => [page.route, page])),
)

function routeAt(address: string) {
  const found = matchRoute(routes, address)?.route
  return { application: found?.application, kind: pages.get(found?.path ?? '')?.kind }
}

const names = new Set(applications.map(({ name }) => name))
const kinds = new Set([...pages.values()].map(({ kind }) => kind))
/** Shared by pages of the kind `custom`, and the table of them. */
const sharedByCustom =
  /^custom\/(customParts|CustomPage|strings|RefusableButton|UndoToast|rows-tree\/.*)\.?\w*$/

/** Whether a module is of an application, of a page or of a kind of pages, and of none that is opened. */
function isForeign(module: string, address: string): boolean {
  const { application, kind } = routeAt(address)
  const [folder = '', second = '', third = ''] = module.split('/')
  if (folder === 'additions') return third !== 'additions.ts' && names.has(second) && second !== application
  if (folder === 'custom' && !sharedByCustom.test(module)) return !module.startsWith(opened[address] ?? ' ')
  return kinds.has(folder as DefinedPage['kind']) && /^\w+Page\.tsx$/.test(second) && folder !== kind
}

test('the pages are of all applications, and of all kinds but pages of a row', () => {
  const found = Object.keys(opened).map(routeAt)
  expect(new Set(found.map(({ application }) => application))).toEqual(names)
  expect(new Set(found.map(({ kind }) => kind))).toEqual(
    new Set([...kinds].filter((kind) => kind !== 'detail')),
  )
})

for (const address of shareOf(Object.keys(opened), 4, 'the own code of pages'))
  test(`W-CHUNK-1 opening ${address} fetches its own code, and none of another application, page or kind`, async ({
    page,
    signIn,
  }) => {
    await signIn('admin')
    const from = routeAt(address).application === 'channels' ? board : guide
    await page.goto(`/#${from}`)
    await settled(page, from)
    await page.waitForLoadState('networkidle')
    const modules = watchSources(page)
    await page.evaluate((to) => {
      location.hash = to
    }, address)
    await settled(page, address)
    await page.waitForLoadState('networkidle')
    const { kind = '' } = routeAt(address)
    const own = `${kind}/${kind[0]?.toUpperCase()}${kind.slice(1)}Page.tsx`
    await expect.poll(modules, 'the code of its kind').toContain(own)
    const folder = opened[address]
    if (folder) await expect.poll(() => modules().some((one) => one.startsWith(folder)), folder).toBe(true)
    expect(modules().filter((module) => isForeign(module, address))).toEqual([])
  })
