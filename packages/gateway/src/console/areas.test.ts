import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { applications } from '@ebkit/domain'
import type { MenuNode } from '@ebkit/protocol/calls/account'
import { startTestGateway, type TestGateway } from '@ebkit/testing'

/** The paths in a menu. */
const pathsIn = (nodes: readonly MenuNode[]): readonly string[] =>
  nodes.flatMap(({ routePath, subList }) => [...(routePath ? [routePath] : []), ...pathsIn(subList ?? [])])

/** The path of a route, with a value for each parameter. */
const addressOf = (route: string) => route.replaceAll(/\{\w+\??\}/g, '1')

describe('the areas of the console', () => {
  let gateway: TestGateway
  let cookies: Record<string, string>
  before(async () => {
    gateway = await startTestGateway()
    const accounts = ['admin', 'manager', 'clerk', 'viewer']
    const signedIn = await Promise.all(
      accounts.map(async (account) => [account, await gateway.signIn(account)] as const),
    )
    cookies = Object.fromEntries(signedIn)
  })
  after(() => gateway.stop())

  const read = async <Data>(account: string, path: string) => {
    const answer = await fetch(`${gateway.url}/${path}`, { headers: { cookie: cookies[account] ?? '' } })
    const { data } = (await answer.json()) as { data: Data }
    return { status: answer.status, data }
  }
  const menuOf = async (account: string) =>
    (await read<MenuNode[]>(account, 'oauth2-api/eb/menu/get_menus_by_user')).data

  /** Asserts that all pages of an application open, and that those without a key are in its menu. */
  async function opens(name: string, paths: readonly string[]) {
    const application = applications.find((one) => one.name === name)
    assert.ok(application, name)
    const own = (await menuOf('admin')).find(({ menuId }) => menuId.endsWith(`-${name}`))
    const inMenu = new Set(pathsIn(own?.subList ?? []))
    const routes = application.pages.map(({ route }) => route)
    assert.deepEqual(
      application.menu.flatMap(({ pages }) => pages).filter((path) => !inMenu.has(path)),
      [],
    )
    assert.deepEqual(
      paths.filter((path) => !routes.includes(path)),
      [],
    )
    for (const route of routes) {
      const check = `oauth2-api/eb/user/check_user_path_permission?path=${encodeURIComponent(addressOf(route))}`
      const [{ data }, page] = await Promise.all([
        read<{ allowed: boolean; route: string }>('admin', check),
        read<{ page: { route: string } }>('admin', `merchant-api/eb/page?route=${encodeURIComponent(route)}`),
      ])
      assert.deepEqual([data.allowed, page.status, page.data?.page.route], [true, 200, route], route)
    }
  }

  test('W-CON-1 W-CON-5 brand and store operators each see the areas of their role', async () => {
    const [brand, store, desk, guest] = await Promise.all(['admin', 'manager', 'clerk', 'viewer'].map(menuOf))
    const counts = [brand, store, desk, guest].map((menu) => pathsIn(menu ?? []).length)
    assert.equal(brand?.length, 15)
    assert.ok(
      counts.every((count, index) => count > 0 && count <= (counts[0] ?? 0) && (!index || count !== 0)),
    )
    assert.ok((counts[2] ?? 0) < (counts[1] ?? 0), 'the front desk sees less than the head of the store')
    const { data } = await read<{ brandId: string; hotels: unknown[] }>('manager', 'api/session')
    assert.equal(data.brandId, '1001')
    assert.ok(data.hotels.length > 1)
  })

  test('W-CON-8 mini-programs and channels, with registration and authorisation', () =>
    opens('channels', ['/applets/register-auth', '/wx/authorization', '/sms-buy/config']))

  test('W-CON-9 marketing: lotteries, short messages, group buying, red envelopes', async () => {
    await opens('marketing', ['/shortmessage/messlist', '/groupbuy/manage', '/red-envelope/activity'])
    assert.ok(
      applications.flatMap(({ pages }) => pages).some(({ route }) => route === '/applets-lottery/index'),
    )
  })

  test('W-CON-10 W-AUTH-9 members and staff: grades, points, employees, roles, departments, corporate members', () =>
    opens('members', [
      '/member-list/list',
      '/member-grade',
      '/point/list',
      '/member-corporation/list',
      ...applications.flatMap(({ routes }) =>
        routes.map(({ path }) => path).filter((path) => path.startsWith('/power/')),
      ),
    ]))

  test('W-CON-11 shop and site: hotel, pages, adverts, coupons, posters', () =>
    opens('shop', ['/custompage/PageList', '/advert-manage/list', '/coupon/list', '/poster/index']))

  test('W-CON-12 enterprise messaging: customers, tags, groups, channel codes, archive, sending, referral, sales', () =>
    opens('wecom', [
      '/company-wx/CustomerManage',
      '/company-wx/CustomTags',
      '/company-wx/GroupLiveCode',
      '/company-wx/GroupManagement',
      '/company-wx/CustomChannel',
      '/company-wx/PublicKeySet',
      '/company-wx/SendMsg',
      '/wx-task-treasure/list',
      '/company-wx/GroupTradingAnalyse',
    ]))

  test('W-CON-13 reports, points, cards, tickets, activities, restaurant, meeting rooms, finance, pass', async () => {
    for (const name of [
      'reports',
      'points',
      'cards',
      'tickets',
      'activities',
      'restaurant',
      'meeting',
      'finance',
    ])
      await opens(name, [])
    await opens('pass', ['/pass/delivery-list', '/pass/scenic-info'])
  })

  test('W-CON-14 the settings of the merchant', () =>
    opens('merchant', [
      '/delivery-platform',
      '/hotel-config',
      '/shopinfo',
      '/shop-authorize',
      '/comment/list',
      '/merchant/category',
      '/printer-manage/list',
      '/postage-config/list',
      '/notice/system/list',
      '/onlineService',
      '/question-feed-back/question-feed-back',
      '/short-link-tools',
      '/PowerMenuConfig',
      '/ihg',
    ]))

  test('W-AUTH-5 rows of a store are those of hotelId, within the user’s brand', async () => {
    const rows = (hotelId: string) =>
      read<{ list: { hotelId: string; brandId: string }[] }>(
        'manager',
        `merchant-api/eb/printer/list?hotelId=${hotelId}&pageSize=50`,
      )
    for (const hotelId of ['100101', '100102']) {
      const { list } = (await rows(hotelId)).data
      assert.ok(list.length > 0)
      assert.ok(list.every((row) => row.hotelId === hotelId))
    }
    assert.equal((await rows('100201')).status, 404, 'of another brand')
  })
})
