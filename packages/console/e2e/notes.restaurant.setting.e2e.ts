import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '../../../examples/e2e/support/test'
import { expectAccessible } from './support/accessible'
import { save } from './support/asProgram'
import { insertRow } from './support/insertRow'
import { rowWith } from './support/rows'

test.beforeEach(async ({ signIn }) => {
  await signIn('admin')
})

/** A table by its whole name: its code may have the same letters. */
const tableRow = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByText(name, { exact: true }) })

test('notes of /restaurant-setting : sections are tabs, with one for tables, which Tables opens; hours are apart', async ({
  page,
  servers: { gateway },
}) => {
  test.setTimeout(120_000)
  await gateway.sql("delete from dining_table where restaurant_id = 'note-place'")
  await gateway.sql("delete from restaurant where restaurant_id = 'note-place'")
  await insertRow(gateway.sql, 'restaurant', {
    ...{ restaurant_id: 'note-place', name: '便笺餐厅', phone: '057188880000', dining_modes: '{DINE_IN}' },
    cover: '/pictures/products/none.svg',
    business_hours: JSON.stringify([
      { mealPeriod: 'LUNCH', hours: { start: '11:00', end: '14:00' } },
      { mealPeriod: 'DINNER', hours: { start: '17:00', end: '21:00' } },
    ]),
  })

  await test.step('the sections are tabs of the edit drawer, beside the tables', async () => {
    await page.goto('/#/restaurant-setting?list.search=便笺&id=note-place&mode=edit')
    const drawer = page.getByRole('dialog', { name: '编辑餐厅' })
    const tabs = drawer.getByRole('tablist', { name: '编辑餐厅' }).getByRole('tab')
    await expect(tabs).toHaveText(['基本信息', '营业', '订座规则', '接单与配送', '桌台'])
    await expect(drawer.getByRole('textbox', { name: '餐厅名称' })).toHaveValue('便笺餐厅')
    await expect(drawer.getByRole('textbox', { name: '单桌最多人数' })).toBeHidden()
    await drawer.getByRole('textbox', { name: '楼层位置' }).fill('三层')
    await drawer.getByRole('tab', { name: '订座规则' }).click()
    await drawer.getByRole('textbox', { name: '单桌最多人数' }).fill('16')
    await expect(drawer.getByRole('textbox', { name: '餐厅名称' })).toBeHidden()
    await expectAccessible(page)
    await drawer.getByRole('button', { name: '保存' }).click()
    await expect(page.getByRole('dialog', { name: '便笺餐厅' })).toContainText('三层')
    const stored = await gateway.sql(
      "select floor, max_party from restaurant where restaurant_id = 'note-place'",
    )
    expect(stored).toEqual([{ floor: '三层', max_party: 16 }])
    await page.keyboard.press('Escape')
  })

  await test.step('hours that overlap are refused, and the form leads to them', async () => {
    const hours = (start: string, end: string) => ({ mealPeriod: 'LUNCH', hours: { start, end } })
    const [row] = await gateway.sql<{ version: number }>(
      "select version from restaurant where restaurant_id = 'note-place'",
    )
    const change = { restaurantId: 'note-place', version: row?.version }
    const refused = await save(page, 'restaurant-api/eb/restaurant', {
      ...change,
      businessHours: [hours('11:00', '14:00'), hours('13:30', '17:00')],
    })
    expect(refused.body.data.problems).toMatchObject([{ path: 'businessHours', code: 'apart' }])
    const touching = await save(page, 'restaurant-api/eb/restaurant', {
      ...change,
      businessHours: [hours('11:00', '14:00'), hours('14:00', '17:00')],
    })
    expect(touching.status).toBe(200)

    await page.goto('/#/restaurant-setting?list.search=便笺&id=note-place&mode=edit')
    const drawer = page.getByRole('dialog', { name: '编辑餐厅' })
    await drawer.getByRole('tab', { name: '营业', exact: true }).click()
    const second = drawer.getByRole('list', { name: '营业时段' }).getByRole('listitem').nth(1)
    const start = second.getByRole('group', { name: '时间开始' })
    await start.getByRole('spinbutton', { name: '时' }).fill('13')
    await start.getByRole('spinbutton', { name: '分' }).fill('30')
    await drawer.getByRole('tab', { name: '基本信息' }).click()
    await drawer.getByRole('button', { name: '保存' }).click()
    const problem = drawer.getByText('11:00–14:00 和 13:30–17:00 有重叠')
    await expect(problem.last()).toBeHidden()
    await drawer
      .getByRole('button', { name: /营业时段/ })
      .first()
      .click()
    await expect(drawer.getByRole('tab', { name: '营业', exact: true })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await expect(problem.last()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
  })

  await test.step('Tables opens its tab: tables are added, also several, edited, disabled, enabled', async () => {
    await rowWith(page, '便笺餐厅').getByRole('button', { name: /更多/ }).click()
    await page.getByRole('menuitem', { name: '桌台' }).click()
    await expect(page).toHaveURL(/tables=note-place/)
    const drawer = page.getByRole('dialog', { name: '编辑餐厅' })
    await expect(drawer.getByRole('tab', { name: '桌台' })).toHaveAttribute('aria-selected', 'true')
    await expect(drawer.getByRole('textbox', { name: '餐厅名称' })).toBeHidden()

    await drawer.getByRole('button', { name: '新建' }).click()
    const one = page.getByRole('dialog', { name: '新建桌台' })
    await one.getByRole('textbox', { name: '桌号/包间名' }).fill('A02')
    await one
      .getByRole('combobox', { name: '区域' })
      .or(one.getByRole('radio', { name: '大厅' }))
      .first()
      .click()
    await page
      .getByRole('option', { name: '大厅' })
      .or(one.getByRole('radio', { name: '大厅' }))
      .first()
      .click()
    await one.getByRole('textbox', { name: '标准餐位' }).fill('4')
    await one.getByRole('textbox', { name: '最多可坐' }).fill('6')
    await one.getByRole('button', { name: '保存' }).click()
    await expect(tableRow(page, 'A02')).toBeVisible()

    await drawer.getByRole('button', { name: '批量添加' }).click()
    const batch = page.getByRole('dialog', { name: '批量添加' })
    await batch.getByRole('textbox', { name: '桌号' }).fill('A01–A20')
    await expect(batch.getByRole('status').last()).toHaveText('将添加 19 张桌台 · 已有 A02，将跳过')
    await batch.getByRole('radio', { name: '靠窗' }).click()
    await batch.getByRole('textbox', { name: '标准餐位' }).fill('2')
    await batch.getByRole('textbox', { name: '最多可坐' }).fill('3')
    await expectAccessible(page)
    await batch.getByRole('button', { name: '添加 19 张' }).click()
    await expect(batch).toBeHidden()
    await expect(tableRow(page, 'A03')).toContainText('靠窗')
    const tables = await gateway.sql(
      "select count(*)::int as count, sum(seats)::int as seats from dining_table where restaurant_id = 'note-place'",
    )
    expect(tables).toEqual([{ count: 20, seats: 42 }])

    await tableRow(page, 'A03').getByRole('button', { name: '编辑' }).click()
    const edited = page.getByRole('dialog', { name: '编辑桌台' })
    await edited.getByRole('textbox', { name: '最多可坐' }).fill('5')
    await edited.getByRole('button', { name: '保存' }).click()
    await expect(edited).toBeHidden()
    await tableRow(page, 'A03').getByRole('button', { name: '停用' }).click()
    await page.getByRole('dialog', { name: '停用' }).getByRole('button', { name: '停用' }).click()
    await expect(tableRow(page, 'A03').getByRole('button', { name: '启用' })).toBeVisible()
    const third = await gateway.sql(
      "select max_seats, status from dining_table where restaurant_id = 'note-place' and table_name = 'A03'",
    )
    expect(third).toEqual([{ max_seats: 5, status: 'DISABLED' }])
  })

  await test.step('ordering codes are saved as a picture, and all of them in an archive', async () => {
    const drawer = page.getByRole('dialog', { name: '编辑餐厅' })
    await tableRow(page, 'A02').getByRole('button', { name: /更多/ }).click()
    await page.getByRole('menuitem', { name: '二维码' }).click()
    const shown = page.getByRole('dialog', { name: /A02/ })
    const [picture] = await Promise.all([
      page.waitForEvent('download'),
      shown.getByRole('button', { name: '下载图片' }).click(),
    ])
    expect(picture.suggestedFilename()).toBe('A02.png')
    await page.keyboard.press('Escape')
    const [archive] = await Promise.all([
      page.waitForEvent('download'),
      drawer.getByRole('button', { name: '下载全部点餐码' }).click(),
    ])
    expect(archive.suggestedFilename()).toBe('便笺餐厅点餐码.zip')
    const content = (await readFile(await archive.path())).toString('latin1')
    // the entries of its directory, and the pictures, which are stored as they are
    for (const [part, count] of [
      ['PK\u0001\u0002', 20],
      ['\u0089PNG', 20],
    ] as const)
      expect(content.split(part)).toHaveLength(count + 1)
    expect(content).toContain('A20.png')
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(page).not.toHaveURL(/tables=/)
  })
  await gateway.sql("delete from dining_table where restaurant_id = 'note-place'")
  await gateway.sql("delete from restaurant where restaurant_id = 'note-place'")
})
