import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '../../../examples/e2e/support/test'
import { expectAccessible } from './support/accessible'
import { insertMenu } from './support/restaurantMenu'
import { workbook } from './support/workbook'

test.beforeEach(async ({ signIn, servers }) => {
  await insertMenu(servers)
  await signIn()
})

const address = '/#/dishes-class?restaurantId=R-MENU'

/** Opens the menu of 山外楼, or one of its classes. */
async function openMenu(page: Page, more = ''): Promise<void> {
  await page.goto(address + more)
  await expect(classNode(page, '凉菜')).toBeVisible()
  await expect(page.getByRole('grid')).toBeVisible()
}

const tree = (page: Page) => page.getByRole('tree', { name: '菜品分类' })
const classNode = (page: Page, name: string) => tree(page).getByRole('treeitem', { name })
const dishRow = (page: Page, name: string) =>
  page.getByRole('row', { name }).filter({ hasNot: page.getByRole('columnheader') })
const toast = (page: Page, text: string | RegExp) => page.locator('.eb-toast-card', { hasText: text })

/** Selects dishes by their boxes. */
async function select(page: Page, ...names: readonly string[]): Promise<void> {
  for (const name of names) await dishRow(page, name).getByRole('checkbox').first().click()
}

async function chooseFrom(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

/** Presses something of a dish that may stand behind the dots. */
async function actOn(page: Page, dish: string, action: string): Promise<void> {
  const own = dishRow(page, dish).getByRole('button', { name: action, exact: true })
  if (await own.count()) return own.first().click()
  await dishRow(page, dish).getByRole('button', { name: '更多操作' }).click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}

test('/dishes-class 1: the restaurant is chosen above and kept; classes left, dishes right, all dishes first', async ({
  page,
}) => {
  // the first on its worker: nothing has been loaded before
  test.setTimeout(60_000)
  await openMenu(page)
  await expect(tree(page).getByRole('treeitem').first()).toContainText('全部菜品')
  await expect(dishRow(page, '白切鸡')).toBeVisible()
  await expectAccessible(page)
  await chooseFrom(page, '餐厅', '湖畔西餐')
  await expect(classNode(page, '牛排')).toBeVisible()
  await expect(page).toHaveURL(/restaurantId=R-OTHER/)
  await page.goto('/#/hotel-config')
  await page.goto('/#/dishes-class')
  await page.reload()
  await expect(classNode(page, '牛排')).toBeVisible()
})

test('/dishes-class 2: a class shows what is on sale and all, is grey when disabled, and has two levels at most', async ({
  page,
  servers,
}) => {
  await servers.gateway.sql(`update dish_class set status = 'DISABLED' where dish_class_id = 'M-COLD'`)
  await openMenu(page)
  await expect(classNode(page, '热菜')).toContainText('22 / 24')
  await expect(classNode(page, '酒水')).toContainText('1 / 1')
  await expect(classNode(page, '凉菜')).toContainText('已停用')
  await expect(classNode(page, '凉菜').locator('.eb-dishes__disabled')).toBeVisible()
  await classNode(page, '酒水').focus()
  await page.keyboard.press('ArrowRight')
  await classNode(page, '红酒').getByRole('button', { name: /操作/ }).click()
  await expect(page.getByRole('menuitem', { name: '编辑' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: /在「红酒」下面新建/ })).toHaveCount(0)
})

test('/dishes-class 3: classes are added, renamed in place, edited, disabled, and deleted once their dishes are moved', async ({
  page,
  servers,
}) => {
  await openMenu(page)
  await page.getByRole('button', { name: '新建分类' }).click()
  const form = page.getByRole('dialog', { name: '新建菜品分类' })
  await form.getByRole('textbox', { name: '分类名称' }).fill('煲汤')
  await form.getByRole('button', { name: '保存' }).click()
  await expect(classNode(page, '煲汤')).toBeVisible()
  await classNode(page, '煲汤').focus()
  await page.keyboard.press('F2')
  await page.getByRole('textbox', { name: '「煲汤」的新名称' }).fill('老火汤')
  await page.keyboard.press('Enter')
  await expect(classNode(page, '老火汤')).toBeVisible()
  await classNode(page, '凉菜').getByRole('button', { name: /操作/ }).click()
  await page.getByRole('menuitem', { name: '编辑' }).click()
  const edit = page.getByRole('dialog', { name: '编辑菜品分类' })
  await edit.getByRole('checkbox', { name: '早市' }).check()
  await edit.getByRole('button', { name: '保存' }).click()
  await expect(edit).toHaveCount(0)
  await classNode(page, '凉菜').getByRole('button', { name: /操作/ }).click()
  await page.getByRole('menuitem', { name: '停用' }).click()
  await expect(classNode(page, '凉菜')).toContainText('已停用')
  await classNode(page, '凉菜').focus()
  await page.keyboard.press('Delete')
  const full = page.getByRole('dialog', { name: '「凉菜」还有 2 道菜' })
  await full.getByRole('combobox', { name: '选分类' }).click()
  await page.getByRole('option', { name: '老火汤' }).click()
  await full.getByRole('button', { name: '移走并删除' }).click()
  await expect(classNode(page, '凉菜')).toHaveCount(0)
  await expect(classNode(page, '老火汤')).toContainText('2 / 2')
  const [row] = await servers.gateway.sql<{ meal: string[] }>(
    `select count(*)::int as meal from dish_class where dish_class_id = 'M-COLD'`,
  )
  expect(row?.meal).toBe(0)
})

test('/dishes-class 4: classes are sorted and nested by dragging and by keys; a refused move goes back with a message', async ({
  page,
  servers: {
    gateway: { sql },
  },
}) => {
  await openMenu(page)
  const nested = tree(page).getByRole('treeitem', { level: 2, name: '凉菜' })
  const placeOf = async (id: string) =>
    (await sql(`select parent_id, sort_no from dish_class where dish_class_id = $1`, [id]))[0]
  await classNode(page, '热菜').dragTo(classNode(page, '凉菜'), { targetPosition: { x: 60, y: 2 } })
  await expect(tree(page).getByRole('treeitem', { level: 1 }).nth(1)).toContainText('热菜')
  await expect.poll(() => placeOf('M-HOT')).toEqual({ parent_id: null, sort_no: 1 })
  await classNode(page, '凉菜').dragTo(classNode(page, '热菜'), { targetPosition: { x: 60, y: 17 } })
  await expect(nested).toBeVisible()
  await expect.poll(() => placeOf('M-COLD')).toEqual({ parent_id: 'M-HOT', sort_no: 1 })
  await nested.focus()
  // what is read after this move would otherwise bring the version that others make
  const moved = page.waitForRequest((request) => request.url().includes('/dish-class/move'))
  const readAgain = moved
    .then((request) => request.response())
    .then(() => page.waitForResponse((answer) => answer.url().includes('/dish-class/list')))
  await page.keyboard.press('Alt+ArrowLeft')
  await expect(nested).toHaveCount(0)
  await expect.poll(() => placeOf('M-COLD')).toEqual({ parent_id: null, sort_no: 2 })
  await (await readAgain).finished()
  await sql(`update dish_class set version = version + 5 where dish_class_id = 'M-COLD'`)
  await classNode(page, '凉菜').dragTo(classNode(page, '热菜'), { targetPosition: { x: 60, y: 17 } })
  const refusal = page.locator('.eb-dishes__classes').getByRole('alert')
  await expect(refusal).toContainText('没有移动')
  await expect(nested).toHaveCount(0)
  expect(await placeOf('M-COLD')).toEqual({ parent_id: null, sort_no: 2 })
  // what others did is read meanwhile
  await expect(page.locator('.eb-dishes__classes')).toHaveAttribute('aria-busy', 'false')
  await classNode(page, '凉菜').focus()
  await page.keyboard.press('Alt+ArrowRight')
  await expect.poll(() => placeOf('M-COLD')).toEqual({ parent_id: 'M-HOT', sort_no: 1 })
  await expect(refusal).toHaveCount(0)
})

test('/dishes-class 5: dishes in a table with states as tabs, found by name, twenty on a page', async ({
  page,
}) => {
  await openMenu(page)
  for (const head of [
    '菜品名称',
    '售价',
    '划线价',
    '标识',
    '每日限量',
    '今日剩余',
    '月销',
    '今日估清',
    '状态',
    '排序',
  ])
    await expect(page.getByRole('columnheader', { name: head })).toBeAttached()
  const chicken = dishRow(page, '白切鸡')
  for (const text of ['68.00', '88.00', '招牌', '已上线']) await expect(chicken).toContainText(text)
  await expect(chicken.locator('img')).toHaveAttribute('src', /plate\.svg/)
  // 0 is no limit, so there is nothing left to say
  await expect(chicken.getByRole('gridcell').filter({ hasText: /^20$/ })).toHaveCount(2)
  await expect(page.getByText('每页 20 条，共 27 条')).toBeVisible()
  for (const [state, dish] of [
    ['已下线', '东坡肉'],
    ['待审核', '佛跳墙'],
  ] as const) {
    await page.getByRole('tab', { name: state }).click()
    await expect(page.getByRole('row')).toHaveCount(2)
    await expect(dishRow(page, dish)).toContainText(state)
  }
  await page.getByRole('tab', { name: '全部' }).click()
  await expect(dishRow(page, '白切鸡')).toBeVisible()
  await page.getByRole('searchbox', { name: '搜索菜品名称' }).fill('黄瓜')
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(dishRow(page, '拍黄瓜')).toBeVisible()
})

test('/dishes-class 6: price, daily stock and order are edited in place; a price is above 0 and not above the former one', async ({
  page,
  servers,
}) => {
  await openMenu(page, '&class=M-COLD')
  const edit = async (column: string, value: string) => {
    await dishRow(page, '白切鸡')
      .getByRole('button', { name: `编辑${column}` })
      .click({ force: true })
    const field = dishRow(page, '白切鸡').getByRole('textbox')
    await field.fill(value)
    await field.press('Enter')
  }
  await edit('售价', '89')
  await expect(dishRow(page, '白切鸡')).toContainText('须小于或等于 88')
  await dishRow(page, '白切鸡').getByRole('textbox').fill('0')
  await page.keyboard.press('Enter')
  await expect(dishRow(page, '白切鸡').getByRole('textbox')).toHaveAttribute('aria-invalid', 'true')
  await dishRow(page, '白切鸡').getByRole('textbox').fill('72')
  await page.keyboard.press('Enter')
  await expect(dishRow(page, '白切鸡')).toContainText('72.00')
  const fields = dishRow(page, '白切鸡').getByRole('textbox')
  for (const [column, value] of [
    ['每日限量', '30'],
    ['排序', '9'],
  ] as const) {
    await expect(fields).toHaveCount(0)
    await edit(column, value)
  }
  await expect
    .poll(async () => {
      const [row] = await servers.gateway.sql(
        `select price::int, daily_stock, sort_no from restaurant_product where restaurant_product_id = 'D-CHICKEN'`,
      )
      return row
    })
    .toEqual({ price: 7200, daily_stock: 30, sort_no: 9 })
})

test('/dishes-class 7: actions of a dish and of several: states, a new class, and prices after a look at them', async ({
  page,
  servers,
}) => {
  await openMenu(page)
  await actOn(page, '佛跳墙', '上架')
  await expect(dishRow(page, '佛跳墙')).toContainText('已上线')
  await actOn(page, '拍黄瓜', '估清')
  await expect(dishRow(page, '拍黄瓜').getByRole('switch')).toBeChecked()
  await expect(dishRow(page, '白切鸡').getByRole('button', { name: '删除' })).toHaveCount(0)
  await actOn(page, '拍黄瓜', '取消估清')
  await expect(dishRow(page, '拍黄瓜').getByRole('switch')).not.toBeChecked()
  await select(page, '白切鸡', '拍黄瓜')
  await page.getByRole('button', { name: '调价', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: '给 2 道菜调价' })
  await dialog.getByRole('textbox').fill('50')
  await expect(dialog.getByRole('row', { name: /白切鸡/ })).toContainText('高于划线价')
  await expect(dialog.getByRole('row', { name: /拍黄瓜/ })).toContainText('27.00')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: '调价 1 道' }).click()
  await expect(dishRow(page, '拍黄瓜')).toContainText('27.00')
  await select(page, '东坡肉')
  await page.getByRole('button', { name: '移到分类' }).click()
  await chooseFrom(page, '选分类', '凉菜')
  await page.getByRole('button', { name: '移动', exact: true }).click()
  await expect(classNode(page, '凉菜')).toContainText('2 / 3')
  await select(page, '白切鸡', '拍黄瓜')
  await page
    .getByRole('region', { name: '全部菜品' })
    .getByRole('button', { name: '估清', exact: true })
    .click()
  await expect(classNode(page, '凉菜')).toContainText('0 / 3')
  await expect(page.getByRole('button', { name: '今日估清 2' })).toBeVisible()
  const [row] = await servers.gateway.sql(
    `select dish_class_id from restaurant_product where restaurant_product_id = 'D-PORK'`,
  )
  expect(row).toEqual({ dish_class_id: 'M-COLD' })
  await page.goto(`${address}&id=D-WINE`)
  const open = page.getByRole('dialog', { name: '赤霞珠' })
  await expect(open.getByRole('button', { name: '估清', exact: true })).toBeVisible()
  await expect(open.getByRole('button', { name: '取消估清' })).toHaveCount(0)
})

test('/dishes-class 8: a dish in an activity does not go offline', async ({ page, servers }) => {
  await servers.gateway.sql(`delete from activity where activity_id = 'A-MENU'`)
  await servers.gateway.sql(`insert into activity (brand_id, activity_id, activity_name, activity_type, activity_from, activity_until,
      weekdays, daily_slots, store_ids, products, product_rules, category_ids, tiers, grade_ids, tag_ids, status)
    values ('1001', 'A-MENU', '菜品抢购', '23', current_date, current_date + 7, '{}', '[]', '{}',
      '[{"restaurant_product_id": "D-CHICKEN"}]', '[]', '[]', '[]', '{}', '{}', 'RUNNING')`)
  await openMenu(page)
  await actOn(page, '白切鸡', '下架')
  await page.getByRole('dialog').getByRole('button', { name: '下架' }).click()
  await expect(toast(page, '已参加其他活动')).toBeVisible()
  await expect(dishRow(page, '白切鸡')).toContainText('已上线')
  await servers.gateway.sql(`delete from activity where activity_id = 'A-MENU'`)
})

test('/dishes-class 9: a dish is added in three sections; with sizes its price is the lowest of them', async ({
  page,
  servers,
}) => {
  const sections = ['基本信息', '规格与口味', '售卖规则']
  await openMenu(page, '&class=M-COLD')
  await page.getByRole('button', { name: '新建菜品' }).click()
  const added = page.getByRole('dialog', { name: '新建菜品' })
  await expect(added.getByRole('heading', { level: 2 })).toHaveText(['新建菜品', ...sections])
  await expect(added.getByRole('combobox', { name: '餐厅' })).toHaveText('山外楼')
  await expect(added.getByRole('combobox', { name: '分类' })).toHaveText('凉菜')
  await page.goto(`${address}&class=M-COLD&id=D-CUCUMBER&mode=edit`)
  const form = page.getByRole('dialog', { name: '编辑菜品' })
  await expect(form.getByRole('heading', { level: 2 })).toHaveText(['编辑菜品', ...sections])
  const price = form.getByRole('textbox', { name: '售价' })
  await expect(price).toHaveValue('18.00')
  const sizes = form.getByRole('list', { name: '规格' }).getByRole('listitem')
  for (const [index, [size, cost]] of [
    ['大份', '26'],
    ['小份', '12'],
  ].entries()) {
    await form.getByRole('button', { name: '添加一条' }).first().click()
    await sizes
      .nth(index)
      .getByRole('textbox', { name: '规格' })
      .fill(size as string)
    await sizes
      .nth(index)
      .getByRole('textbox', { name: '价格' })
      .fill(cost as string)
    await page.keyboard.press('Tab')
  }
  await expect(price).toHaveCount(0)
  await expect(form).toContainText(/售价\*?\s*¥\s*12\.00/)
  await expectAccessible(page)
  await form.getByRole('button', { name: '保存' }).click()
  await expect(form).toHaveCount(0)
  const [row] = await servers.gateway.sql(
    `select price::int, jsonb_array_length(specs) as sizes from restaurant_product where restaurant_product_id = 'D-CUCUMBER'`,
  )
  expect(row).toEqual({ price: 1200, sizes: 2 })
})

test('/dishes-class 10: selected dishes are dragged on a class, and both counts change', async ({
  page,
  servers,
}) => {
  await openMenu(page)
  await select(page, '白切鸡', '拍黄瓜')
  await dishRow(page, '白切鸡').dragTo(classNode(page, '酒水'), { sourcePosition: { x: 200, y: 20 } })
  await expect(classNode(page, '酒水')).toContainText('3 / 3')
  await expect(classNode(page, '凉菜')).toContainText('0 / 0')
  const rows = await servers.gateway.sql(
    `select dish_class_id from restaurant_product where restaurant_product_id in ('D-CHICKEN', 'D-CUCUMBER')`,
  )
  expect(rows).toEqual([{ dish_class_id: 'M-WINE' }, { dish_class_id: 'M-WINE' }])
})

test('/dishes-class 11: a menu is imported with its wrong rows named, and exported', async ({
  page,
  servers,
}) => {
  await openMenu(page)
  await page.getByRole('button', { name: '导入' }).click()
  const dialog = page.getByRole('dialog', { name: '导入菜品' })
  const buffer = await workbook([
    ['分类', '菜品名称', '售价', '单位', '每日限量', '描述'],
    ['凉菜', '皮蛋豆腐', '22', '份', '0', '嫩'],
    ['没有的', '夫妻肺片', '38', '份', '0', '辣'],
    ['凉菜', '口水鸡', '0', '份', '0', '辣'],
  ])
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  await dialog.locator('input[type=file]').setInputFiles({ name: '菜单.xlsx', mimeType, buffer })
  await dialog.getByRole('button', { name: '检查 3 行' }).click()
  await expect(dialog.getByRole('row', { name: /^3/ })).toContainText('没有「没有的」')
  await expect(dialog.getByRole('row', { name: /^4/ })).toContainText('大于 0')
  await dialog.getByRole('button', { name: '导入 1 行' }).click()
  await expect
    .poll(() =>
      servers.gateway.sql(
        `select price::int, dish_class_id, unit_name from restaurant_product where name = '皮蛋豆腐'`,
      ),
    )
    .toEqual([{ price: 2200, dish_class_id: 'M-COLD', unit_name: '份' }])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: '导出' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: /全部 \d+ 条（CSV）/ }).click()
  const saved = await readFile(await (await download).path(), 'utf8')
  const lines = saved.trim().split('\n').slice(1)
  expect(lines).toHaveLength(28)
  for (const dish of ['皮蛋豆腐', '白切鸡', '赤霞珠']) expect(saved).toContain(dish)
})

test('/dishes-class 12: what is sold out today is listed in the head, with the way back for all; it comes back at midnight', async ({
  page,
  servers,
}) => {
  // by the gateway's call: what has no trail of today is back on sale at once
  const sold = await page.request.post('/restaurant-api/eb/restaurant-product/action/sellOut', {
    data: { keys: ['D-CHICKEN', 'D-WINE'], lang: 'zh' },
    headers: { 'x-eb-client': 'ebkit/test', 'x-eb-idempotency-key': `sold-out-${Date.now()}` },
  })
  expect(sold.status(), await sold.text()).toBe(200)
  await openMenu(page)
  await page.getByRole('button', { name: '今日估清 2' }).click()
  const drawer = page.getByRole('dialog', { name: '今日估清' })
  await expect(drawer).toContainText('0 点自动恢复')
  await expect(drawer.getByRole('listitem')).toHaveCount(2)
  await drawer.getByRole('button', { name: '全部恢复' }).click()
  await expect(drawer).toContainText('今天没有估清的菜')
  const [row] = await servers.gateway.sql(
    `select count(*)::int as left from restaurant_product where restaurant_id = 'R-MENU' and sold_out`,
  )
  expect(row).toEqual({ left: 0 })
})

test('dishes that cannot be read are said so, and nothing is moved or priced', async ({ page, servers }) => {
  await openMenu(page)
  await select(page, '白切鸡', '拍黄瓜')
  const fault = servers.proxy.inject({
    match: 'restaurant-api/eb/restaurant-product/detail?restaurant_product_id=D-CUCUMBER',
    fault: 'status',
    status: 503,
  })
  const unread = toast(page, '没能读取这些菜品，什么都没有改')
  for (const action of ['移到分类', '调价']) {
    await page.getByRole('button', { name: action, exact: true }).click()
    await expect(unread).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await unread.getByRole('button', { name: '关闭' }).click()
    await expect(unread).toHaveCount(0)
  }
  await dishRow(page, '白切鸡').dragTo(classNode(page, '酒水'), { sourcePosition: { x: 200, y: 20 } })
  await expect(unread).toBeVisible()
  expect(fault.hits).toBeGreaterThanOrEqual(3)
  fault.remove()
  const rows = await servers.gateway.sql(
    `select dish_class_id, version from restaurant_product where restaurant_product_id in ('D-CHICKEN', 'D-CUCUMBER')`,
  )
  expect(rows).toEqual([
    { dish_class_id: 'M-COLD', version: 1 },
    { dish_class_id: 'M-COLD', version: 1 },
  ])
  // the selection is still there: once they can be read, the same press does it
  await page.getByRole('button', { name: '移到分类' }).click()
  await expect(page.getByRole('dialog', { name: '把 2 道菜移到' })).toBeVisible()
})

test('all dishes are counted, even one whose class is of another restaurant', async ({ page, servers }) => {
  await servers.gateway.sql(
    `update restaurant_product set dish_class_id = 'M-STEAK' where restaurant_product_id = 'D-WINE'`,
  )
  await openMenu(page)
  await expect(classNode(page, '酒水')).toContainText('0 / 0')
  await expect(classNode(page, '全部菜品')).toContainText('25 / 27')
})
