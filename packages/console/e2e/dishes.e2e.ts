import { readFile } from 'node:fs/promises'
import { expect, test } from '../../../examples/e2e/support/test'
import { expectAccessible } from './support/accessible'
import { address, dishRow, openMenu } from './support/dishesPage'
import { insertMenu } from './support/restaurantMenu'
import { workbook } from './support/workbook'

test.beforeEach(async ({ signIn, servers }) => {
  await insertMenu(servers)
  await signIn()
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
