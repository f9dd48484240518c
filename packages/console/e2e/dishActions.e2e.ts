import { expect, test } from '../../../examples/e2e/support/test'
import { expectAccessible } from './support/accessible'
import { actOn, address, chooseFrom, classNode, dishRow, openMenu, select, toast } from './support/dishesPage'
import { insertMenu } from './support/restaurantMenu'

test.beforeEach(async ({ signIn, servers }) => {
  await insertMenu(servers)
  await signIn()
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
