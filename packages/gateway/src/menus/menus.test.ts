import assert from 'node:assert/strict'
import { after, afterEach, before, describe, test } from 'node:test'
import type { MenuNode } from '@ebkit/protocol/calls/account'
import { startTestGateway, type TestGateway } from '@ebkit/testing'
import { mendMenu } from './mendMenu'
import { releasedMenu } from './releasedMenu'

interface Checked {
  readonly allowed: boolean
  readonly route: string | null
  readonly missing: readonly string[]
}

describe('the menu and the paths of a user', () => {
  let gateway: TestGateway
  const cookies = new Map<string, string>()
  before(async () => {
    gateway = await startTestGateway()
    for (const account of ['admin', 'clerk', 'neighbour']) cookies.set(account, await gateway.signIn(account))
    await gateway.sql('create table role_before as table role')
  })
  after(() => gateway.stop())
  afterEach(async () => {
    await gateway.sql(
      'update role set permissions = b.permissions from role_before b where b.role_id = role.role_id',
    )
  })

  const ask = (account: string, path: string, service = 'oauth2-api') =>
    fetch(`${gateway.url}/${service}/eb/${path}`, { headers: { cookie: cookies.get(account) ?? '' } })
  const read = async <Data>(account: string, path: string) =>
    ((await (await ask(account, path)).json()) as { data: Data }).data
  const menu = (account: string, query = '') => read<MenuNode[]>(account, `menu/get_menus_by_user${query}`)
  const check = (account: string, path: string) =>
    read<Checked>(account, `user/check_user_path_permission?path=${encodeURIComponent(path)}`)
  const give = (...codes: string[]) =>
    gateway.sql("update role set permissions = $1 where role_id = '1001-r4'", [codes])
  const mend = () =>
    gateway.database.withTenant({ brandId: '1001', hotelIds: [] }, (rows) => mendMenu(rows, '1001'))
  const all = (nodes: readonly MenuNode[]): MenuNode[] =>
    nodes.flatMap((node) => [node, ...all(node.subList ?? [])])
  const paths = (nodes: readonly MenuNode[]) => all(nodes).flatMap(({ routePath }) => routePath ?? [])

  test('W-AUTH-10 W-PERM-3 a role that may everything sees the menu of the release, in its order', async () => {
    const nodes = await menu('admin')
    assert.deepEqual(
      nodes.map(({ menuName, englishName }) => [menuName, englishName]),
      releasedMenu.filter(({ parent }) => !parent).map(({ title }) => [title.zh, title.en]),
    )
    const pages = releasedMenu.filter(({ type }) => type === 'page')
    assert.deepEqual(paths(nodes).sort(), pages.map(({ address }) => address).sort())
    const [store] = nodes[0]?.subList ?? []
    assert.deepEqual(
      { ...store, subList: store?.subList?.map(({ menuName }) => menuName).slice(0, 2) },
      {
        ...{ menuId: '1001-merchant.store', menuName: '门店', englishName: 'Store', menuSubTitle: null },
        ...{ menuType: 0, permission: null, parentId: '1001-merchant', sort: 0, routePath: null, icon: null },
        ...{ openMode: 'INNER', frameUrl: null, badge: 'NONE', locked: null },
        subList: ['店铺信息', '商户设置'],
      },
    )
  })

  test('W-AUTH-10 others see the pages that they have a right to, and no empty groups', async () => {
    await give('printer:view', 'qualification:view')
    const nodes = await menu('clerk')
    assert.deepEqual(paths(nodes), [
      '/printer-manage/list',
      '/ihg',
      '/applets',
      '/applets/qualification',
      '/applets/help',
      '/miniStore',
      '/miniStore/qualification',
      '/admin/channelSelect',
      '/dashboard',
      '/eagle-eye',
    ])
    assert.ok(all(nodes).every(({ menuType, subList }) => menuType !== 0 || subList?.length))
  })

  test('W-PERM-4 permission entries come only where they are asked for', async () => {
    assert.ok(all(await menu('admin')).every(({ menuType }) => menuType !== 2))
    const entries = all(await menu('admin', '?permissions=1')).filter(({ menuType }) => menuType === 2)
    assert.ok(entries.some(({ permission }) => permission === 'ticketProduct:publish'))
    await give('printer:view', 'printer:delete')
    const own = all(await menu('clerk', '?permissions=1')).filter(({ menuType }) => menuType === 2)
    assert.deepEqual(
      own.map(({ permission }) => permission),
      ['printer:delete'],
    )
  })

  test('W-AUTH-10 the merchant’s changes are what people see, and later releases keep them', async () => {
    await gateway.sql(`
      update menu_node set menu_name = '小票机', updated_by = 'me' where menu_id = '1001-/printer-manage/list';
      update menu_node set visible = false, updated_by = 'me' where menu_id = '1001-channels';
      delete from menu_node where menu_id = '1001-/short-link-tools' or parent_id = '1001-/short-link-tools';
      update menu_node set menu_name = 'old' where menu_id = '1001-pass';
      update menu_release set content_hash = 'that of an earlier release' where brand_id = '1001';
      insert into menu_node (brand_id, menu_id, menu_name, menu_type, open_mode, frame_url, created_by, updated_by, sort)
        values ('1001', 'own', '集团门户', '1', 'BLANK', 'https://group.example', 'me', 'me', 99)`)
    await mend()
    const nodes = await menu('admin')
    const names = all(nodes).map(({ menuName }) => menuName)
    const printers = all(nodes).find(({ routePath }) => routePath === '/printer-manage/list')
    assert.deepEqual([printers?.menuName, printers?.englishName], ['小票机', null])
    assert.ok(!paths(nodes).some((path) => path.startsWith('/applets') || path === '/short-link-tools'))
    assert.ok(names.includes('通票') && !names.includes('old'))
    assert.deepEqual([nodes.at(-1)?.menuName, nodes.at(-1)?.frameUrl], ['集团门户', 'https://group.example'])
  })

  test('a brand without a menu gets it when somebody asks; other brands’ nodes are not seen', async () => {
    await gateway.sql(
      "delete from menu_release where brand_id = '1002'; delete from menu_node where brand_id = '1002'",
    )
    const nodes = await menu('neighbour')
    assert.equal(nodes.length, 15)
    assert.ok(all(nodes).every(({ menuId }) => menuId.startsWith('1002-')))
    const [row] = await gateway.sql("select content_hash from menu_release where brand_id = '1002'")
    assert.ok(row)
  })

  test('two gateways that start at once give each node once', async () => {
    await gateway.sql(
      "delete from menu_release where brand_id = '1001'; delete from menu_node where brand_id = '1001'",
    )
    await Promise.all([mend(), mend(), mend()])
    const [row] = await gateway.sql("select count(*)::int as count from menu_node where brand_id = '1001'")
    assert.equal(row?.count, releasedMenu.length)
  })

  test('W-IFR-1 an entry that opens in a frame is read by those whose menu has it, with the hotel in its address', async () => {
    await gateway.sql(`
      insert into menu_node (brand_id, menu_id, menu_name, menu_type, permission, open_mode, frame_url, created_by, updated_by)
      values ('1001', 'framed', '经营看板', '1', 'board:open', 'FRAME', 'https://bi.example/?a=1', 'me', 'me'),
        ('1001', 'script', '脚本', '1', null, 'FRAME', 'javascript:alert(1)', 'me', 'me'),
        ('1001', 'window', '新窗口', '1', null, 'BLANK', 'https://bi.example/', 'me', 'me')`)
    const framed = (account: string, menuId: string) =>
      ask(account, `menu/frame?menuId=${menuId}`, 'merchant-api')
    const origins = ['http://localhost:4200', 'null']
    const content = async (menuId: string) =>
      ((await (await framed('admin', menuId)).json()) as { data: object }).data
    const status = async (account: string, menuId: string) => (await framed(account, menuId)).status
    assert.deepEqual(await content('framed'), {
      ...{ title: '经营看板', origins },
      address: 'https://bi.example/?a=1&hotelId=100101&brandId=1001',
    })
    assert.deepEqual(await content('script'), { title: '脚本', origins, address: null })
    await give('board:open')
    assert.equal(await status('clerk', 'framed'), 200)
    await give('postageTemplate:view')
    assert.equal(await status('clerk', 'framed'), 404)
    assert.equal(await status('neighbour', 'framed'), 404)
    assert.equal(await status('admin', 'window'), 404)
    assert.equal(await status('admin', 'nothing'), 404)
    await gateway.sql("update menu_node set visible = false where menu_id = 'framed'")
    assert.equal(await status('admin', 'framed'), 404)
    await gateway.sql("delete from menu_node where menu_id in ('framed', 'script', 'window')")
  })

  test('an entry that opens in a frame is not read while the menu hides a group above it, or nothing leads to it', async () => {
    const status = async () => (await ask('admin', 'menu/frame?menuId=low', 'merchant-api')).status
    const change = (what: string, menuId: string) =>
      gateway.sql(`update menu_node set ${what} where menu_id = '${menuId}'`)
    await gateway.sql(`
      insert into menu_node (brand_id, menu_id, parent_id, menu_name, menu_type, open_mode, frame_url, created_by, updated_by)
      values ('1001', 'top', null, '看板', '0', 'INNER', null, 'me', 'me'),
        ('1001', 'middle', 'top', '经营', '0', 'INNER', null, 'me', 'me'),
        ('1001', 'low', 'middle', '经营看板', '1', 'FRAME', 'https://bi.example/', 'me', 'me')`)
    assert.equal(await status(), 200)
    await change('visible = false', 'top')
    assert.equal(await status(), 404)
    await change("visible = true, parent_id = 'middle'", 'top')
    assert.equal(await status(), 404)
    await change('parent_id = null', 'top')
    assert.equal(await status(), 200)
    await gateway.sql("delete from menu_node where menu_id in ('low', 'middle', 'top')")
  })

  test('W-AUTH-11 a path is open to whoever may view what its page shows', async () => {
    await give('printer:view', 'salesTarget:view', 'pageVisit:view')
    assert.deepEqual(await check('clerk', '/printer-manage/list'), {
      allowed: true,
      route: '/printer-manage/list',
      missing: [],
    })
    assert.deepEqual(await check('clerk', '#/ticket/normalnew/edit/TP1?tab=2'), {
      allowed: false,
      route: '/ticket/normalnew/edit/{ticketProductId}',
      missing: ['ticketProduct:view'],
    })
    assert.deepEqual((await check('clerk', '/showgmv')).missing, ['orderFact:view'])
    assert.equal((await check('admin', '/ticket/normalnew/edit/TP1')).allowed, true)
  })

  test('W-AUTH-11 a redirect counts as its target, and an unknown path is closed to everybody', async () => {
    assert.deepEqual(await check('clerk', '/'), { allowed: true, route: '/dashboard', missing: [] })
    assert.equal((await check('admin', '/reward-activity')).route, '/reward-activity/list/{comments?}')
    assert.deepEqual(await check('admin', '/nowhere'), { allowed: false, route: null, missing: [] })
  })

  test('W-AUTH-10 W-AUTH-11 who configures menus tries those of an employee; others, and other brands’ employees, are refused', async () => {
    const [clerk] = await gateway.sql<{ employee_id: string }>(
      "select employee_id from user_account where account = 'clerk'",
    )
    const query = `employeeId=${clerk?.employee_id}`
    assert.deepEqual(await menu('admin', `?${query}`), await menu('clerk'))
    const path = `user/check_user_path_permission?path=/showgmv&${query}`
    assert.deepEqual((await read<Checked>('admin', path)).missing, [
      'orderFact:view',
      'pageVisit:view',
      'salesTarget:view',
    ])
    assert.equal((await ask('clerk', `menu/get_menus_by_user?${query}`)).status, 403)
    assert.equal((await ask('clerk', path)).status, 403)
    assert.equal((await ask('neighbour', `menu/get_menus_by_user?${query}`)).status >= 400, true)
    assert.equal((await ask('admin', 'menu/get_menus_by_user?employeeId=nobody')).status, 404)
  })

  test('W-AUTH-12 both are GET, and answer signed-in users only', async () => {
    for (const path of ['menu/get_menus_by_user', 'user/check_user_path_permission?path=/']) {
      assert.equal((await ask('nobody', path)).status, 401)
      const address = `${gateway.url}/oauth2-api/eb/${path}`
      const posted = await fetch(address, { method: 'POST', headers: { cookie: cookies.get('admin') ?? '' } })
      assert.notEqual(posted.status, 200)
    }
    assert.equal((await ask('admin', 'user/check_user_path_permission')).status, 400)
  })
})
