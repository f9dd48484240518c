import { expect, test } from '../../../examples/e2e/support/test'
import { expectAccessible } from './support/accessible'
import { save, storeTime } from './support/asProgram'
import { insertRow } from './support/insertRow'
import { rowWith } from './support/rows'

test.beforeEach(async ({ signIn }) => {
  await signIn('admin')
})

test('notes of /printer-manage/vpos-setting : a receipt follows every change at the width of the paper and is printed; a terminal is there once', async ({
  page,
  servers: { gateway },
}) => {
  await gateway.sql("delete from vpos_print_setting where hotel_id = '100101'")
  await insertRow(gateway.sql, 'vposPrintSetting', {
    ...{ header_text: '便笺票头', show_fields: '{ORDER,MEMBER}', print_scenes: '{PAY}', qr_type: 'INVOICE' },
    ...{ terminal_printers: '[]', member_mask: true },
  })
  await page.goto('/#/printer-manage/vpos-setting')
  const preview = page.getByRole('region', { name: '小票预览' })
  await expect(preview.getByText('便笺票头')).toBeVisible()
  await expect(preview.getByText('138****1234')).toBeVisible()
  await expect(preview.getByRole('img', { name: '票尾二维码' })).toBeVisible()
  const form = page.getByRole('form', { name: 'VPOS打印设置' })
  const [left, right] = [await form.boundingBox(), await preview.boundingBox()]
  expect(right?.x).toBeGreaterThan((left?.x ?? 0) + 200)
  await form.getByRole('textbox', { name: '票头文字' }).fill('便笺新票头')
  await expect(preview.getByText('便笺新票头')).toBeVisible()
  await form.getByRole('switch', { name: '会员信息脱敏' }).click()
  await expect(preview.getByText('13800001234')).toBeVisible()
  await form.getByRole('combobox', { name: '打印内容' }).click()
  await page.getByRole('option', { name: '签名栏' }).click()
  await expect(preview.getByText('顾客签名：')).toBeVisible()
  await page.getByRole('option', { name: '订单号' }).click()
  await expect(preview.getByText('TK2026112000017')).toHaveCount(0)
  await page.keyboard.press('Escape')

  const printers = await gateway.sql<{ printer_id: string; printer_name: string; paper_width: string }>(
    "select printer_id, printer_name, paper_width from printer where hotel_id = '100101' and status = 'ENABLED'",
  )
  const [narrow, wide] = ['58', '80'].map((paper) =>
    printers.find(({ paper_width }) => paper_width === paper),
  )
  const width = async (printer: typeof narrow) => {
    await preview.getByRole('combobox', { name: '打印机' }).click()
    await page.getByRole('option', { name: printer?.printer_name, exact: true }).click()
    await expect(preview.locator(`[data-paper="${printer?.paper_width}"]`)).toBeVisible()
    return (await preview.locator('[data-paper]').boundingBox())?.width ?? 0
  }
  const [of80, of58] = [await width(wide), await width(narrow)]
  expect(of58 / of80).toBeLessThan(0.85)
  await gateway.sql("delete from outbox_message where kind = 'print'")
  await preview.getByRole('button', { name: '打印预览' }).click()
  await expect(page.getByText(`已发送到「${narrow?.printer_name}」`)).toBeVisible()
  const jobs = await gateway.sql<{ row_key: string; content: { document: string; lines: string } }>(
    "select row_key, content from outbox_message where kind = 'print'",
  )
  expect(jobs).toHaveLength(1)
  expect(jobs[0]).toMatchObject({ row_key: narrow?.printer_id, content: { document: 'receipt' } })
  expect(jobs[0]?.content.lines).toContain('便笺新票头')
  await expectAccessible(page)

  const [{ version } = { version: 0 }] = await gateway.sql<{ version: number }>(
    "select version from vpos_print_setting where hotel_id = '100101'",
  )
  const terminal = (terminalSn: string) => ({
    terminalSn,
    terminalName: '前台',
    printerId: narrow?.printer_id,
  })
  const path = 'merchant-api/eb/vpos-print-setting'
  const twice = await save(page, path, { version, terminalPrinters: [terminal('SN1'), terminal('sn1')] })
  expect(twice.body.data.problems).toEqual([
    { path: 'terminalPrinters', code: 'distinct', params: { value: 'sn1' } },
  ])
  const saved = await save(page, path, { version, terminalPrinters: [terminal('SN1'), terminal('SN2')] })
  expect(saved.status).toBe(200)
  await page.reload()
  const serials = form.getByRole('textbox', { name: '终端序列号' })
  await expect(serials).toHaveCount(2)
  await serials.nth(1).fill('SN1')
  await form.getByRole('button', { name: '保存' }).click()
  await expect(form.getByText('「SN1」重复', { exact: true })).toBeVisible()
})

test('notes of /printer-manage/list : states are read anew where one stands; what is off comes first; who uses a printer keeps it', async ({
  page,
  servers: { gateway },
}) => {
  await gateway.sql("delete from restaurant_print_rule where rule_name like '便笺%'")
  await gateway.sql("delete from printer where printer_name like '便笺%' or printer_name like 'A便笺%'")
  const printer = (printer_id: string, printer_name: string, more: object) =>
    insertRow(gateway.sql, 'printer', {
      ...{
        printer_id,
        printer_name,
        sn: printer_id,
        reported_state: 'ONLINE',
        last_online_at: 'infinity',
        ...more,
      },
    })
  await printer('p-on', 'A便笺在线', {})
  await printer('p-off', '便笺离线', { last_online_at: `${storeTime(-42)}+08` })
  await printer('p-paper', '便笺缺纸', { reported_state: 'NOPAPER' })
  for (let index = 0; index < 30; index++)
    await printer(`p-${index}`, `便笺${String(index).padStart(2, '0')}`, {})
  await page.clock.install()
  await page.goto('/#/printer-manage/list?list.search=便笺&list.size=50')
  const rows = page.getByRole('row').filter({ hasText: '便笺' })
  await expect(rows.nth(0)).toContainText('便笺离线')
  await expect(rows.nth(1)).toContainText('便笺缺纸')
  await expect(rows.nth(2)).toContainText('A便笺在线')
  await expect(rows.nth(0)).toContainText(/已 4[23] 分钟/)
  await expectAccessible(page)

  /** Where what scrolls around the rows stands. @param place where it is put; undefined: it is left */
  const top = (place?: number) =>
    rows.nth(3).evaluate((row, at) => {
      let box: Element | null = row.parentElement
      while (box && box.scrollHeight <= box.clientHeight + 50) box = box.parentElement
      if (box && at !== undefined) box.scrollTop = at
      return box?.scrollTop ?? 0
    }, place)
  await top(300)
  const before = await top()
  expect(before).toBeGreaterThan(100)
  await gateway.sql(
    "update printer set last_online_at = now() - interval '5 minutes' where printer_id = 'p-9'",
  )
  const again = page.waitForResponse((answer) => answer.url().includes('/eb/printer/list'))
  await page.clock.runFor(30_000)
  await again
  await expect(rowWith(page, '便笺09')).toContainText('离线')
  expect(await top()).toBe(before)

  const [{ restaurant_id } = { restaurant_id: '' }] = await gateway.sql<{ restaurant_id: string }>(
    "select restaurant_id from restaurant where hotel_id = '100101' limit 1",
  )
  await insertRow(gateway.sql, 'restaurantPrintRule', {
    ...{
      print_rule_id: 'note',
      rule_name: '便笺热菜方案',
      restaurant_id,
      printer_id: 'p-on',
      order_types: '{DINEIN}',
    },
    dish_classes: '{}',
  })
  await gateway.sql("delete from vpos_print_setting where hotel_id = '100101'")
  await insertRow(gateway.sql, 'vposPrintSetting', {
    terminal_printers: JSON.stringify([{ terminalSn: 'S1', terminalName: '便笺前台', printerId: 'p-on' }]),
    ...{ show_fields: '{ORDER}', print_scenes: '{PAY}' },
  })
  await page.goto('/#/printer-manage/list?id=p-on')
  await page.getByRole('dialog').getByRole('button', { name: '删除' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click()
  await expect(
    page.getByText('正被 打印方案（便笺热菜方案）和VPOS 终端（便笺前台） 使用，不能删除'),
  ).toBeVisible()
  expect(await gateway.sql("select from printer where printer_id = 'p-on'")).toHaveLength(1)
  await gateway.sql("delete from vpos_print_setting where hotel_id = '100101'")
  await gateway.sql("delete from restaurant_print_rule where print_rule_id = 'note'")
})

test('notes of /printer-manage/restaurant-setting : rules stand by restaurant; classes that no kitchen prints are named; a rule has classes of its restaurant', async ({
  page,
  servers: { gateway },
}) => {
  const { sql } = gateway
  await sql("delete from restaurant_print_rule where hotel_id = '100101'")
  await sql("update restaurant_product set status = 'OFFLINE' where hotel_id = '100101'")
  await sql("delete from dish_class where dish_class_id like 'note-%'")
  const restaurants = await sql<{ id: string; name: string }>(
    "select restaurant_id as id, name from restaurant where hotel_id = '100101' order by 1 limit 2",
  )
  const [first, second] = restaurants as [(typeof restaurants)[0], (typeof restaurants)[0]]
  for (const [dish_class_id, class_name, restaurant_id] of [
    ['note-hot', '便笺热菜', first.id],
    ['note-cold', '便笺凉菜', first.id],
    ['note-tea', '便笺茶点', second.id],
  ])
    await insertRow(sql, 'dishClass', { dish_class_id, class_name, restaurant_id })
  await sql("delete from restaurant_product where restaurant_product_id like 'note-%'")
  for (const dish_class_id of ['note-hot', 'note-cold'])
    await insertRow(sql, 'restaurantProduct', {
      ...{ restaurant_product_id: dish_class_id, name: dish_class_id, dish_class_id },
      ...{ restaurant_id: first.id, status: 'PUBLISHED' },
    })
  const [printer] = await sql<{ id: string }>(
    "select printer_id as id from printer where hotel_id = '100101' and status = 'ENABLED' limit 1",
  )
  const rule = (print_rule_id: string, rule_name: string, restaurant_id: string, more: object) =>
    insertRow(sql, 'restaurantPrintRule', {
      ...{ print_rule_id, rule_name, restaurant_id, printer_id: printer?.id, order_types: '{DINEIN}' },
      ...{ doc_type: 'GUEST', dish_classes: '{}', ...more },
    })
  await rule('note-1', '便笺客单', first.id, { sort: 1 })
  await rule('note-2', '便笺他店', second.id, { sort: 2 })
  await rule('note-3', '便笺热灶', first.id, { sort: 3, doc_type: 'KITCHEN', dish_classes: '{note-hot}' })
  await page.goto('/#/printer-manage/restaurant-setting')
  const rows = page.getByRole('row').filter({ hasText: '便笺' })
  await expect(rows).toHaveCount(3)
  const order = await rows.allInnerTexts()
  const names = order.map((text) => (text.includes(first.name) ? first.name : second.name))
  expect(names).toEqual([first.name, first.name, second.name])
  await expect(rows.nth(0).locator('b').filter({ hasText: first.name })).toHaveCount(1)
  await expect(rows.nth(1).locator('b').filter({ hasText: first.name })).toHaveCount(0)
  const warning = page.getByRole('note').filter({ hasText: '没有启用的后厨打印方案' })
  await expect(warning).toHaveCount(1)
  await expect(warning).toContainText(`${first.name}：便笺凉菜`)
  await expect(warning).not.toContainText('便笺热菜')
  await expectAccessible(page)

  await page.goto('/#/printer-manage/restaurant-setting?id=note-3&mode=edit')
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('combobox', { name: '菜品分类' }).click()
  await expect(page.getByRole('option', { name: '便笺凉菜' })).toBeVisible()
  await expect(page.getByRole('option', { name: '便笺茶点' })).toHaveCount(0)
  await page.getByRole('option', { name: '便笺凉菜' }).click()
  await page.keyboard.press('Escape')
  await drawer.getByRole('button', { name: '保存' }).click()
  await expect(warning).toHaveCount(0)
  const foreign = await save(page, 'merchant-api/eb/restaurant-print-rule', {
    ...{ printRuleId: 'note-3', version: 2, dishClasses: ['note-tea'] },
  })
  expect(foreign.body.data.problems).toMatchObject([{ path: 'dishClasses', code: 'otherRestaurant' }])
  await sql("delete from restaurant_print_rule where hotel_id = '100101'")
})
