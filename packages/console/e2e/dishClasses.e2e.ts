import { expect, test } from '../../../examples/e2e/support/test'
import { expectAccessible } from './support/accessible'
import { chooseFrom, classNode, dishRow, openMenu, select, tree } from './support/dishesPage'
import { insertMenu } from './support/restaurantMenu'

test.beforeEach(async ({ signIn, servers }) => {
  await insertMenu(servers)
  await signIn()
})

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

test('all dishes are counted, even one whose class is of another restaurant', async ({ page, servers }) => {
  await servers.gateway.sql(
    `update restaurant_product set dish_class_id = 'M-STEAK' where restaurant_product_id = 'D-WINE'`,
  )
  await openMenu(page)
  await expect(classNode(page, '酒水')).toContainText('0 / 0')
  await expect(classNode(page, '全部菜品')).toContainText('25 / 27')
})
