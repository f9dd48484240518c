import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '../../../examples/e2e/support/test'
import { expectAccessible } from './support/accessible'
import type { Servers } from './support/servers'

const orphans = `menu_name like '测试%' and menu_id not in (select parent_id from menu_node where parent_id is not null)`

/** From the leaves up, because a node that has nodes below it cannot go. */
async function removeNodes({ gateway: { sql } }: Servers): Promise<void> {
  for (let gone = 1; gone > 0; )
    gone = (await sql(`delete from menu_node where ${orphans} returning menu_id`)).length
}

/** A small part of the menu beside what the release gives: a group with a page, its permissions and what has no code. */
async function insertNodes(servers: Servers): Promise<void> {
  await removeNodes(servers)
  const { sql } = servers.gateway
  await sql(`insert into menu_node (brand_id, menu_id, parent_id, menu_name, menu_sub_title, menu_type, permission, route_path,
      visible, locked, sort)
    values ('1001', 'T', null, '测试中心', '演练', '0', null, null, true, false, 1),
      ('1001', 'T-PAGE', 'T', '测试页面', null, '1', 'test:view', '/shopinfo', true, false, 1),
      ('1001', 'T-EDIT', 'T-PAGE', '测试编辑', null, '2', 'test:edit', null, true, false, 1),
      ('1001', 'T-BARE', 'T-PAGE', '测试无码', null, '2', null, null, true, false, 2),
      ('1001', 'T-LOCK', 'T', '测试锁定', null, '1', 'test:lock', '/linkinfo', false, true, 2),
      ('1001', 'T-FOLDER', 'T', '测试目录', null, '0', null, null, true, false, 3)`)
}

test.beforeEach(async ({ signIn, servers }) => {
  await insertNodes(servers)
  await signIn('admin')
})

// what comes after it finds the released menu
test.afterEach(({ servers }) => removeNodes(servers))

const tree = (page: Page) => page.getByRole('tree', { name: '菜单树' })
const node = (page: Page, name: string) => tree(page).getByRole('treeitem', { name: new RegExp(name) })
const code = (servers: Servers, id: string) =>
  servers.gateway.sql(`select permission from menu_node where menu_id = $1`, [id])

/** Opens the page with a node chosen, and all that is above it expanded. */
async function openNode(page: Page, menuId = 'T-PAGE'): Promise<void> {
  await page.goto(`/#/PowerMenuConfig?menuId=${menuId}`)
  await expect(page.getByRole('textbox', { name: '菜单名称' })).not.toHaveValue('')
}

async function expandPage(page: Page): Promise<void> {
  await node(page, '测试页面').focus()
  await page.keyboard.press('ArrowRight')
  await expect(node(page, '测试编辑')).toBeVisible()
}

test('/PowerMenuConfig 1: it needs a login; without a role it edits the menu, with one it opens on the preview of it', async ({
  page,
  context,
  servers,
}) => {
  await page.goto('/#/PowerMenuConfig')
  await expect(page.getByRole('tab', { name: '菜单', exact: true })).toHaveAttribute('aria-selected', 'true')
  const [role] = await servers.gateway.sql<{ role_id: string }>(
    `select role_id from role where brand_id = '1001' and not permissions @> '{*}' order by role_id limit 1`,
  )
  await page.goto(`/#/PowerMenuConfig?type=other&roleId=${role?.role_id}`)
  await expect(page.getByRole('tab', { name: '授权预览' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('region', { name: '角色会保存的内容' })).toContainText(/个权限编码/)
  await context.clearCookies()
  await page.reload()
  await expect(page.getByRole('button', { name: /登录/ }).first()).toBeVisible()
})

test('/PowerMenuConfig 2: the tree shows names, subtitles, what is hidden, and permissions with their suffix', async ({
  page,
  servers,
}) => {
  await openNode(page)
  await expandPage(page)
  await expect(node(page, '测试中心')).toContainText('演练')
  await expect(node(page, '测试编辑')).toContainText('测试编辑（权限）')
  await expect(node(page, '测试锁定').getByRole('img', { name: '不在菜单中显示' })).toBeVisible()
  const roots = await servers.gateway.sql<{ menu_name: string; sort: number }>(
    `select menu_name, sort from menu_node where brand_id = '1001' and parent_id is null order by sort`,
  )
  const sorts = new Map(roots.map(({ menu_name, sort }) => [menu_name, sort]))
  const shown = await tree(page).getByRole('treeitem', { level: 1 }).locator('.eb-node__name').allInnerTexts()
  expect(shown.map((name) => sorts.get(name.replace('演练', '')))).toEqual(roots.map(({ sort }) => sort))
  const names = await tree(page).getByRole('treeitem', { level: 2 }).allInnerTexts()
  const own = names.filter((name) => name.includes('测试')).map((name) => name.slice(0, 4))
  expect(own).toEqual(['测试页面', '测试锁定', '测试目录'])
  await expectAccessible(page)
})

test('/PowerMenuConfig 3: a search keeps matches and what is above them, opens and marks them; clearing restores', async ({
  page,
}) => {
  await page.goto('/#/PowerMenuConfig')
  await expect(node(page, '测试中心')).toHaveAttribute('aria-expanded', 'false')
  await node(page, '营销').first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(node(page, '营销').first()).toHaveAttribute('aria-expanded', 'true')
  const search = page.getByRole('searchbox', { name: '名称、权限编码、路由' })
  await search.fill('test:edit')
  await expect(tree(page).getByRole('treeitem')).toHaveCount(3)
  await expect(node(page, '测试编辑').locator('mark')).toHaveText('test:edit')
  await search.fill('测试编辑')
  await expect(node(page, '测试编辑').locator('mark')).toHaveText('测试编辑')
  await search.fill('/linkinfo')
  await expect(node(page, '测试锁定')).toBeVisible()
  await page.getByRole('button', { name: '清空搜索' }).click()
  await expect(node(page, '测试中心')).toHaveAttribute('aria-expanded', 'false')
  await expect(node(page, '营销').first()).toHaveAttribute('aria-expanded', 'true')
  await expect(node(page, '测试编辑')).toHaveCount(0)
})

test('/PowerMenuConfig 4: a node is edited in its form, which checks names, codes and routes, and stays chosen', async ({
  page,
  servers,
}) => {
  await openNode(page)
  for (const label of ['副标题', '权限编码', '页面路由', '图标', '排序'])
    await expect(page.getByRole('textbox', { name: label })).toBeVisible()
  for (const label of ['类型', '打开方式', '标记'])
    await expect(page.getByRole('radiogroup', { name: label })).toBeVisible()
  for (const label of ['预置锁定', '是否显示'])
    await expect(page.getByRole('switch', { name: label })).toBeVisible()
  await expect(page.getByRole('combobox', { name: '上级菜单' })).toBeVisible()
  const name = page.getByRole('textbox', { name: '菜单名称' })
  const save = page.getByRole('button', { name: '保存' })
  await name.fill('测试锁定')
  await save.click()
  await expect(name).toHaveAttribute('aria-invalid', 'true')
  await name.fill('测试页面甲')
  const permission = page.getByRole('textbox', { name: '权限编码' })
  await permission.fill('test:edit')
  await save.click()
  await expect(permission).toHaveAttribute('aria-invalid', 'true')
  await permission.fill('test:view')
  await page.getByRole('textbox', { name: '页面路由' }).fill('/no-such-page')
  await save.click()
  await expect(page.getByText('控制台没有这个路由').first()).toBeVisible()
  await page.getByRole('textbox', { name: '页面路由' }).fill('/hotel-config')
  await save.click()
  await expect(node(page, '测试页面甲')).toHaveAttribute('aria-selected', 'true')
  await expect
    .poll(() => servers.gateway.sql(`select menu_name, route_path from menu_node where menu_id = 'T-PAGE'`))
    .toEqual([{ menu_name: '测试页面甲', route_path: '/hotel-config' }])
})

test('/PowerMenuConfig 5: nodes are added as a root, below and beside; what may not stand there is refused with the reason', async ({
  page,
  servers,
}) => {
  await openNode(page, 'T-EDIT')
  const below = page.getByRole('button', { name: '在下面新建' })
  await expect(below).toHaveAttribute('aria-disabled', 'true')
  await below.hover()
  await expect(page.getByText('权限项下面不能有下级').first()).toBeVisible()
  await page.getByRole('button', { name: '在旁边新建' }).click()
  const name = page.getByRole('textbox', { name: '菜单名称' })
  await name.fill('测试审核')
  await expect(page.getByText('目录不能放在页面下面').first()).toBeVisible()
  await expect(page.getByRole('radio', { name: '目录' })).toBeDisabled()
  await page.getByRole('button', { name: '保存' }).click()
  await expect(node(page, '测试审核')).toHaveAttribute('aria-selected', 'true')
  await expect
    .poll(() =>
      servers.gateway.sql(`select parent_id, menu_type from menu_node where menu_name = '测试审核'`),
    )
    .toEqual([{ parent_id: 'T-PAGE', menu_type: '2' }])
  const refused = await page.request.post('/oauth2-api/eb/menu-node/save', {
    data: { menuName: '测试错放', menuType: '0', parentId: 'T-PAGE', sort: 1 },
    headers: { 'x-eb-client': 'ebkit/test' },
  })
  expect(refused.status()).toBe(422)
  await page.getByRole('button', { name: '新建一级' }).click()
  await expect(page.getByRole('heading', { name: '新建菜单' })).toBeVisible()
})

test('/PowerMenuConfig 6: dragging moves a node at once, a forbidden place changes nothing, and a move can be undone', async ({
  page,
  servers,
}) => {
  const parent = async (id: string) =>
    (
      await servers.gateway.sql<{ parent_id: string }>(`select parent_id from menu_node where menu_id = $1`, [
        id,
      ])
    )[0]?.parent_id
  const order = async () => {
    const names = await tree(page)
      .getByRole('treeitem', { level: 2 })
      .locator('.eb-node__name')
      .allInnerTexts()
    return names.filter((name) => name.startsWith('测试'))
  }
  await page.clock.install()
  await openNode(page)
  // a browser shows the cursor of a forbidden place where nobody takes the event
  await page.evaluate(() =>
    addEventListener('dragover', (event) => {
      document.body.dataset.taken = String(event.defaultPrevented)
    }),
  )
  const isTaken = () => page.evaluate(() => document.body.dataset.taken)
  await node(page, '测试锁定').dragTo(node(page, '测试目录'))
  expect(await isTaken()).toBe('true')
  await expect.poll(() => parent('T-LOCK')).toBe('T-FOLDER')
  await page.getByRole('button', { name: '撤销' }).click()
  await expect.poll(() => parent('T-LOCK')).toBe('T')
  await expect(tree(page).getByRole('treeitem', { level: 2, name: /测试锁定/ })).toBeVisible()
  await node(page, '测试目录').dragTo(node(page, '测试页面'))
  expect(await isTaken()).toBe('false')
  await node(page, '测试中心').dragTo(node(page, '测试目录'))
  expect(await isTaken()).toBe('false')
  expect(await order()).toEqual(['测试页面', '测试锁定', '测试目录'])
  await node(page, '测试页面').dragTo(node(page, '测试锁定'), { targetPosition: { x: 80, y: 31 } })
  await expect.poll(order).toEqual(['测试锁定', '测试页面', '测试目录'])
  await node(page, '测试页面').dragTo(node(page, '测试锁定'), { targetPosition: { x: 80, y: 3 } })
  await expect.poll(order).toEqual(['测试页面', '测试锁定', '测试目录'])
  await node(page, '测试目录').focus()
  await page.keyboard.press('Alt+ArrowUp')
  await expect.poll(order).toEqual(['测试页面', '测试目录', '测试锁定'])
  await expect
    .poll(() => servers.gateway.sql(`select menu_id from menu_node where parent_id = 'T' order by sort`))
    .toEqual([{ menu_id: 'T-PAGE' }, { menu_id: 'T-FOLDER' }, { menu_id: 'T-LOCK' }])
  const undo = page.getByRole('button', { name: '撤销' })
  await expect(undo).toBeVisible()
  await page.clock.fastForward(8_000)
  await expect(undo).toBeVisible()
  await page.clock.fastForward(3_000)
  await expect(undo).toBeHidden()
})

test('/PowerMenuConfig 7: deleting says how many nodes and roles are concerned; a locked node stays', async ({
  page,
  servers,
}) => {
  await servers.gateway.sql(`update role set permissions = permissions || '{test:edit}'
    where role_id = (select role_id from role where brand_id = '1001' and not permissions @> '{*}' order by role_id limit 1)
      and not permissions @> '{test:edit}'`)
  await openNode(page, 'T-LOCK')
  await expect(page.getByRole('button', { name: '删除', exact: true })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await openNode(page)
  await page.getByRole('button', { name: '删除', exact: true }).click()
  const question = page.getByRole('alertdialog', { name: '删除「测试页面」？' })
  await expect(question).toContainText('下面还有 2 个菜单')
  await expect(question).toContainText('1 个角色在用')
  await question.getByRole('button', { name: '删除' }).click()
  await expect(node(page, '测试页面')).toHaveCount(0)
  expect(await code(servers, 'T-EDIT')).toEqual([])
  const answer = await page.request.post('/oauth2-api/eb/menu-node/delete', {
    data: { keys: ['T-LOCK'], lang: 'zh' },
    headers: { 'x-eb-client': 'ebkit/test' },
  })
  expect(await answer.text()).toContain('预置锁定的菜单不能删除')
})

test('/PowerMenuConfig 8: a node without a code has a placeholder in grey, and a filter that counts them', async ({
  page,
  servers,
}) => {
  const [{ count } = { count: 0 }] = await servers.gateway.sql<{ count: number }>(
    `select count(*)::int as count from menu_node where brand_id = '1001' and coalesce(permission, '') = ''`,
  )
  await openNode(page)
  const filter = page.getByRole('button', { name: `没有编码 ${count}` })
  await filter.click()
  await expect(page.getByText(`找到 ${count} 项`)).toBeVisible()
  await expect(node(page, '测试无码').locator('.eb-menu-config__code--none')).toHaveText('useless_T-BARE')
  await expect(node(page, '测试编辑')).toHaveCount(0)
})

test('/PowerMenuConfig 9: the preview holds the tree of permissions, 500 px at most, with all, none and what is locked', async ({
  page,
}) => {
  await page.goto('/#/PowerMenuConfig?tab=preview')
  const boxes = page.getByRole('group', { name: '授权预览' }).getByRole('tree')
  await expect(boxes).toBeVisible()
  expect((await boxes.boundingBox())?.height).toBeLessThanOrEqual(500)
  await page.getByRole('searchbox').last().fill('测试锁定')
  const locked = boxes.getByRole('treeitem', { name: /测试锁定/ })
  await expect(locked).toHaveAttribute('aria-checked', 'true')
  await locked.click({ force: true })
  await expect(locked).toHaveAttribute('aria-checked', 'true')
  await page.getByRole('searchbox').last().fill('测试')
  const free = boxes.getByRole('treeitem', { name: /测试编辑/ })
  await expect(free).toHaveAttribute('aria-checked', 'false')
  await page.getByRole('button', { name: '全选' }).click()
  await expect(free).toHaveAttribute('aria-checked', 'true')
  await page.getByRole('button', { name: '全不选' }).click()
  await expect(free).toHaveAttribute('aria-checked', 'false')
  await expect(locked).toHaveAttribute('aria-checked', 'true')
  await expectAccessible(page)
})

test('/PowerMenuConfig 10: below it stands what a role would save: all, or the codes without placeholders and parents', async ({
  page,
}) => {
  await page.goto('/#/PowerMenuConfig?tab=preview')
  const output = page.getByRole('region', { name: '角色会保存的内容' })
  await expect(output).toContainText('1 个权限编码')
  await page.getByRole('searchbox').last().fill('测试编辑')
  await page.getByRole('treeitem', { name: /测试编辑/ }).click()
  await expect(output.locator('pre').first()).toContainText('test:edit')
  await output.getByText('菜单结构').click()
  const text = await output.locator('details pre').innerText()
  expect(text).toContain('"menuId": "T-EDIT"')
  // a placeholder stays where something below the node is granted
  for (const absent of ['parentId', 'T-BARE', 'T-FOLDER']) expect(text).not.toContain(absent)
  await expect(output.locator('pre').first()).not.toContainText('useless_')
  await page.getByRole('searchbox').last().fill('')
  await page.getByRole('button', { name: '全选' }).click()
  await expect(output.locator('pre').first()).toHaveText('all')
  await page.goto('/#/PowerMenuConfig?tab=preview&type=other')
  await page.getByRole('button', { name: '全选' }).click()
  await expect(output).toContainText(/\d{2,} 个权限编码/)
})

test('/PowerMenuConfig 11: an employee’s menu stands beside the whole one, and a path is checked for the employee', async ({
  page,
  servers,
}) => {
  test.slow() // axe looks at some thousand entries of two menus
  const [clerk] = await servers.gateway.sql<{ employee_name: string }>(
    `select e.employee_name from user_account u join employee e on e.employee_id = u.employee_id where u.account = 'clerk'`,
  )
  await page.goto('/#/PowerMenuConfig?tab=try')
  await page.getByRole('combobox', { name: '员工' }).click()
  await page
    .getByRole('option', { name: String(clerk?.employee_name) })
    .first()
    .click()
  const theirs = page.getByRole('region', { name: '他的菜单' })
  const whole = page.getByRole('region', { name: '完整菜单' })
  await expect(theirs).toContainText('餐饮')
  await expect(theirs).not.toContainText('小程序与渠道')
  const channels = whole.locator('span').filter({ hasText: '小程序与渠道' }).first()
  await expect(channels.getByRole('img', { name: '看不到' })).toBeVisible()
  const dishes = whole
    .locator('span')
    .filter({ hasText: /^餐饮$/ })
    .first()
  await expect(dishes.getByRole('img', { name: '能看到', exact: true })).toBeVisible()
  await page.getByRole('textbox', { name: '页面路径' }).fill('/wx/authorization')
  await page.getByRole('button', { name: '检查' }).click()
  await expect(page.getByText(/不能打开 \/wx\/authorization，缺少 \w+:view/)).toBeVisible()
  await page.getByRole('textbox', { name: '页面路径' }).fill('/dishes-class')
  await page.keyboard.press('Enter')
  await expect(page.getByText('可以打开 /dishes-class')).toBeVisible()
  await expectAccessible(page)
})

test('/PowerMenuConfig 12: the tree is exported, and such a file shows what it changes before it is applied', async ({
  page,
  servers,
}) => {
  await openNode(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: '导出' }).click()
  const file = await (await download).path()
  type Node = { menuId: string; menuName: string; subList: Node[] }
  const nodes: Node[] = JSON.parse(await readFile(file, 'utf8'))
  const own = nodes.find(({ menuId }) => menuId === 'T') as Node
  expect(own).toMatchObject({ menuSubTitle: '演练', menuType: 0, permission: null, sort: 1 })
  const take = (content: string) =>
    page.locator('input[type=file]').setInputFiles({
      name: 'menu.json',
      mimeType: 'application/json',
      buffer: Buffer.from(content),
    })
  await take('{}')
  await expect(page.locator('.eb-toast-card', { hasText: '文件里没有菜单' })).toBeVisible()
  own.menuName = '测试总部'
  own.subList = own.subList.filter(({ menuId }) => menuId !== 'T-FOLDER')
  own.subList.push({
    menuId: 'N',
    menuName: '测试新页',
    menuType: 1,
    permission: 'test:new',
    routePath: '/ihg',
    sort: 9,
    subList: [],
  } as never)
  await take(JSON.stringify(nodes))
  const dialog = page.getByRole('dialog', { name: '导入菜单' })
  await expect(dialog.getByRole('region', { name: '新增' })).toContainText('测试新页')
  await expect(dialog.getByRole('region', { name: '修改' })).toContainText('测试中心 → 测试总部')
  await expect(dialog.getByRole('region', { name: '删除' })).toContainText('测试目录')
  expect(await servers.gateway.sql(`select menu_id from menu_node where menu_name = '测试新页'`)).toEqual([])
  await dialog.getByRole('button', { name: '应用' }).click()
  await expect(node(page, '测试总部')).toBeVisible()
  await expect(node(page, '测试目录')).toHaveCount(0)
  expect(await servers.gateway.sql(`select parent_id from menu_node where menu_name = '测试新页'`)).toEqual([
    { parent_id: 'T' },
  ])
})

test('/PowerMenuConfig 13: leaving an unsaved form asks; a node that somebody else saved shows both values', async ({
  page,
  servers,
}) => {
  await openNode(page)
  const name = page.getByRole('textbox', { name: '菜单名称' })
  await name.fill('测试我的')
  await node(page, '测试目录').click()
  const question = page.getByRole('alertdialog')
  await question.locator('[part=cancel]').click()
  await expect(name).toHaveValue('测试我的')
  await servers.gateway.sql(
    `update menu_node set menu_name = '测试别人', version = version + 1 where menu_id = 'T-PAGE'`,
  )
  await page.getByRole('button', { name: '保存', exact: true }).click()
  const clash = page.getByRole('dialog', { name: '这条记录刚被别人修改过' })
  await expect(clash.getByRole('radio', { name: '我的 测试我的' })).toBeChecked()
  const theirs = clash.getByRole('radio', { name: '对方的 测试别人' })
  await expectAccessible(page)
  await theirs.check()
  await clash.getByRole('button', { name: '按选择保存' }).click()
  await expect(name).toHaveValue('测试别人')
  await expect(node(page, '测试别人')).toBeVisible()
})
