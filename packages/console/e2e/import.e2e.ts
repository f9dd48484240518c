import type { Page } from '@playwright/test'
import { expect, test } from '../../../examples/e2e/support/test'
import { expectAccessible } from './support/accessible'
import { insertRow } from './support/insertRow'

const holders = '/#/ecard/user-manage/index'

const file = [
  '有效期卡,持卡人,手机号,购卡金额,卡类别,会员编号',
  '西湖年卡,李明,13800001111,"1,286.50",有效期卡,x',
  '西湖年卡,王芳,1380000,12.8元,有效期卡,',
  '没有的卡,赵强,13800003333,98,有效期卡,',
  '西湖年卡,周,13800004444,,乱写,',
  '西湖年卡,吴,13800005555,,乱写,',
].join('\n')

test.beforeEach(async ({ servers, signIn }) => {
  await servers.gateway.sql(`
    delete from resource_import; delete from ecard_user; delete from valid_card where valid_card_id = 'VC1';
    insert into valid_card (brand_id, hotel_id, valid_card_id, card_name, ticket_category_id, card_face,
      sale_price, total_inventory, sale_from, sale_until, rights_list, apply_hotel_ids, description, use_notice)
    select brand_id, hotel_id, 'VC1', '西湖年卡', ticket_category_id, '', 1, 1, '2026-01-01', '2026-12-31', '[]', '{}', '', ''
    from ticket_category where hotel_id = '100101' limit 1`)
  await signIn('admin')
})

const dialogOf = (page: Page) => page.getByRole('dialog', { name: '导入电子卡持卡人' })

async function send(page: Page, content: string, name = '持卡人.csv') {
  const chooser = page.waitForEvent('filechooser')
  await dialogOf(page).getByRole('button', { name: '选文件' }).click()
  await (await chooser).setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) })
}

test('W-CON-6 a file with errors is matched, mended in place by keyboard and mouse, survives a reload, and is imported', async ({
  page,
}) => {
  // one job from start to end
  test.setTimeout(60_000)
  await page.goto(holders)
  await page.getByRole('button', { name: '导入' }).click()
  const dialog = dialogOf(page)
  await send(page, 'PK\x03\x04', '坏.xlsx')
  await expect(dialog.getByRole('alert')).toContainText('文件已损坏')
  await send(page, file)

  await expect(dialog.getByRole('row').filter({ hasText: '会员编号' })).toContainText('不导入')
  await expect(dialog).toContainText('5 列已对上，1 列不导入')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: '检查 5 行' }).click()

  await expect(dialog.getByRole('button', { name: '有错 4' })).toHaveAttribute('aria-pressed', 'true')
  const phone = dialog.getByRole('textbox', { name: '第 3 行 手机号' })
  await expect(phone).toHaveValue('1380000')
  await expect(dialog).toContainText('没有「没有的卡」')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: '改成 12.80' }).click()
  await expect(phone, 'what is wrong next').toBeFocused()
  await phone.fill('13800002222')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('row', { name: /^3/ })).toContainText('已改好')
  await dialog.getByRole('button', { name: '同样的错一起改' }).click()
  await dialog.getByRole('combobox', { name: '第 5 行 卡类别' }).click()
  await page.getByRole('option', { name: '有效期卡' }).click()
  await expect(dialog.getByRole('button', { name: '有错 1' })).toBeVisible()

  await page.reload()
  await expect(dialog.getByRole('button', { name: '已改 3' })).toBeVisible()
  await expect(dialog).toContainText('还有 1 行有错；可以先导入好的 4 行')
  await dialog.getByRole('button', { name: '导入 4 行' }).click()
  await expect(dialog.getByRole('status')).toContainText('导入了 4 行')
  await dialog.getByRole('button', { name: '改剩下的' }).click()
  await dialog.getByRole('button', { name: '跳过这行' }).click()
  await expect(dialog.getByRole('row', { name: /^4/ })).toContainText('已跳过')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('grid', { name: '电子卡用户管理' }).getByRole('row')).toHaveCount(5)
})

test('W-CON-6 a session that ends while a row is mended: after logging in the change is saved; on a phone', async ({
  page,
  servers: { gateway },
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${holders}?import=open`)
  await send(page, file)
  const dialog = dialogOf(page)
  await dialog.getByRole('button', { name: '检查 5 行' }).click()
  const phone = dialog.getByRole('textbox', { name: '第 3 行 手机号' })
  await expect(phone).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await expectAccessible(page)
  await gateway.sql('delete from session')
  await phone.fill('13800002222')
  await phone.blur()
  await expect(dialog.getByRole('alert')).toContainText('1 处修改没有保存')
  const login = page.getByRole('dialog', { name: '登录' })
  await login.getByLabel('手机号或账号').fill('admin')
  await login.getByLabel('密码', { exact: true }).fill('demo1234')
  await page.keyboard.press('Enter')
  await expect(login).toHaveCount(0)
  await expect(phone).toHaveCount(0)
  await expect(dialog.getByRole('alert')).toHaveCount(0)
  await expect(dialog.getByRole('textbox', { name: '第 3 行 购卡金额' })).toBeVisible()
})

test('W-IFR-2 W-CON-1 a frame without an address leads to the settings; a page without its component is a list', async ({
  page,
  servers,
}) => {
  await page.goto('/#/ihg')
  await expect(page.getByRole('link', { name: '去商户设置填写地址' })).toHaveAttribute(
    'href',
    '#/hotel-config',
  )
  await servers.gateway.sql(`
    insert into hotel_switch (brand_id, hotel_id, key, value)
    values ('1001', '100101', 'REPORT_EAGLE_EYE_URL', '${servers.origin}/examples/sandbox-frame.html')`)
  await page.goto('/#/eagle-eye')
  const frame = page.locator('iframe')
  await expect(frame).toHaveAttribute('src', /sandbox-frame\.html\?hotelId=100101&brandId=1001$/)
  await expect(frame).toHaveAttribute('sandbox', /allow-scripts/)
  await servers.gateway.sql(`delete from hotel_switch where key = 'REPORT_EAGLE_EYE_URL'`)

  await page.goto('/#/recharge/saasRecharge')
  await expect(page.getByRole('grid')).toBeVisible()
  const mark = page.getByRole('button', { name: '这个页面还有没做好的部分' })
  await mark.click()
  await expect(page.getByRole('dialog', { name: '这个页面还有没做好的部分' })).toContainText(
    '没有做好的功能：第 1、2',
  )
  await expectAccessible(page)
})

test('a page of imports says which import its address names, or that it is not there; without one it begins', async ({
  page,
  servers: { gateway },
}) => {
  await gateway.sql(
    "delete from prepay_card_import where batch_name = '中秋实体卡'; delete from prepay_card where card_name = '中秋卡'",
  )
  for (const [brand_id, import_batch_id] of [
    ['1001', 'OWN'],
    ['1002', 'FOREIGN'],
  ] as const) {
    const card = { brand_id, prepay_card_id: `CARD-${import_batch_id}` }
    await insertRow(gateway.sql, 'prepayCard', { ...card, card_name: '中秋卡' })
    await insertRow(gateway.sql, 'prepayCardImport', {
      ...{ ...card, import_batch_id, batch_name: '中秋实体卡' },
      open_hotel_id: brand_id === '1001' ? '100101' : '100201',
    })
  }
  const choose = page.getByRole('button', { name: '选文件' })
  await page.goto('/#/prepay-card-add/edit-import?importBatchId=OWN')
  await expect(page.getByText('接着导入「中秋实体卡」')).toBeVisible()
  await expect(choose).toBeVisible()
  for (const key of ['none', 'FOREIGN']) {
    await page.goto(`/#/prepay-card-add/edit-import?importBatchId=${key}`)
    await expect(page.getByText('这一条不在了')).toBeVisible()
    await expect(choose).toHaveCount(0)
  }
  await page.goto('/#/prepay-card-add/edit-import')
  await expect(choose).toBeVisible()
  await expect(page.getByText('接着导入')).toHaveCount(0)
})

test('a corporate level is added below the import of levels, changed, looked at and deleted', async ({
  page,
  servers: { gateway },
}) => {
  await gateway.sql('update corporate_member set corporate_level_id = null; delete from corporate_level')
  await page.goto('/#/member-corporation/importlevel')
  await expect(page.getByRole('button', { name: '选文件' })).toBeVisible()
  const levels = page.getByRole('region', { name: '企业等级' })
  await levels.getByRole('button', { name: '新建' }).click()
  const form = page.getByRole('dialog', { name: '新建企业等级' })
  await form.getByRole('textbox', { name: '等级名称' }).fill('便笺金牌')
  await form.getByRole('textbox', { name: '等级编码' }).fill('G1')
  await form.locator('[data-field=rank] input').fill('3')
  await expectAccessible(page)
  await form.getByRole('button', { name: '保存' }).click()
  await expect(form).toHaveCount(0)
  const row = levels.getByRole('row').filter({ hasText: '便笺金牌' })
  await expect(row).toContainText('G1')
  await row.getByRole('button', { name: '编辑' }).click()
  const changed = page.getByRole('dialog', { name: '编辑企业等级' })
  await changed.locator('[data-field=roomDiscount] input').fill('8.8')
  await changed.getByRole('button', { name: '保存' }).click()
  await expect(changed).toHaveCount(0)
  await expect(row).toContainText('8.8')
  const stored = () =>
    gateway.sql('select level_code as code, room_discount::float as discount from corporate_level')
  expect(await stored()).toEqual([{ code: 'G1', discount: 8.8 }])
  await row.getByText('便笺金牌').click()
  await expect(page.getByRole('dialog', { name: '便笺金牌' })).toContainText('8.8')
  await page.keyboard.press('Escape')
  await row.getByRole('button', { name: '删除' }).click()
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: '删除' })
    .click()
  await expect(row).toHaveCount(0)
  expect(await stored()).toEqual([])
  await expectAccessible(page)
})
