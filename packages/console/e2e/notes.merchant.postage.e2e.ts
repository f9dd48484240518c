import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '../../../examples/e2e/support/test'
import { expectAccessible } from './support/accessible'
import { save } from './support/asProgram'
import { insertRow } from './support/insertRow'
import { offers, rowWith } from './support/rows'

test.beforeEach(async ({ signIn }) => {
  await signIn('admin')
})

test('notes of /linkinfo : the code is saved with the name of the page; what is not opened is grey; parameters change the link at once', async ({
  page,
  servers: { gateway },
}) => {
  await gateway.sql("delete from link_entry where link_code like 'note%'")
  const entry = (link_code: string, link_name: string, more: object = {}) =>
    insertRow(gateway.sql, 'linkEntry', {
      ...{
        link_entry_id: link_code,
        link_code,
        link_name,
        module: 'SHOP',
        hotel_id: undefined,
        brand_id: undefined,
      },
      ...{ path_template: `/shop/${link_code}`, params: '[]', ...more },
    })
  await entry('note-a', '便笺商品页', {
    screenshot: '/eb-store/1001/100101/common/none.png',
    params: JSON.stringify([{ key: 'channel', meaning: '渠道', example: 'lobby' }]),
  })
  await entry('note-b', '便笺门票页', { module: 'TICKET' })
  await gateway.sql("update hotel set business_types = '{HOTEL,RETAIL}' where hotel_id = '100101'")
  await page.goto('/#/linkinfo?list.search=便笺')
  await expect(rowWith(page, '便笺门票页').getByText('模块未开通')).toBeVisible()
  await expect(rowWith(page, '便笺商品页').getByText('模块未开通')).toHaveCount(0)
  const colour = (row: string, text: string) =>
    rowWith(page, row)
      .getByText(text, { exact: false })
      .last()
      .evaluate((node) => getComputedStyle(node).color)
  expect(await colour('便笺门票页', '/shop/note-b')).not.toBe(await colour('便笺商品页', '/shop/note-a'))
  await expectAccessible(page)

  await rowWith(page, '便笺商品页').getByRole('button', { name: '二维码' }).click()
  const shown = page.getByRole('dialog', { name: /便笺商品页/ })
  await expect(shown.getByRole('img', { name: /便笺商品页/ })).toBeVisible()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    shown.getByRole('button', { name: /保存|下载/ }).click(),
  ])
  expect(file.suggestedFilename()).toBe('便笺商品页.png')
  const picture = await readFile(await file.path())
  // below the square code stands its name
  const [width, height] = [picture.readUInt32BE(16), picture.readUInt32BE(20)]
  expect(height).toBeGreaterThan(width + 10)
  await page.keyboard.press('Escape')

  await page.goto('/#/linkinfo?list.search=便笺&id=note-a')
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByText('页面示意')).toBeVisible()
  const link = drawer.getByRole('status', { name: '链接' })
  await expect(link).toContainText('/shop/note-a')
  const code = drawer.getByRole('img', { name: /二维码/ })
  const drawn = () => code.innerHTML()
  const before = await drawn()
  await drawer.getByRole('textbox', { name: /渠道/ }).fill('大堂')
  await expect(link).toContainText('channel=%E5%A4%A7%E5%A0%82')
  expect(await drawn()).not.toBe(before)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
})

test.describe('templates of postage', () => {
  const zhejiang = ['浙江省']
  const hangzhou = ['浙江省', '杭州市']
  test.beforeEach(async ({ servers: { gateway } }) => {
    await gateway.sql(
      "update ticket_product set postage_template_id = null where postage_template_id like 'note-%'",
    )
    await gateway.sql("delete from postage_template where postage_template_id like 'note-%'")
    const rule = (regions: string[][], firstFee: number) => ({
      regions,
      first: 1,
      firstFee,
      next: 1,
      nextFee: 200,
    })
    for (const [postage_template_id, template_name, charge_type, is_default] of [
      ['note-a', '便笺按件模板', 'PIECE', false],
      ['note-b', '便笺按重模板', 'WEIGHT', false],
    ] as const)
      await insertRow(gateway.sql, 'postageTemplate', {
        ...{ postage_template_id, template_name, charge_type, is_default },
        ...{ ship_from: '{浙江省,杭州市}', carriers: '{SF}', ship_within: '48H', default_first: 1 },
        ...{ default_first_fee: 1000, default_next: 1, default_next_fee: 300, excluded_hint: '暂不配送' },
        region_rules: JSON.stringify([rule([zhejiang], 600), rule([['江苏省']], 800)]),
        free_rules: JSON.stringify([{ regions: [['上海市']], condition: 'AMOUNT', amount: 9900 }]),
        excluded_regions: JSON.stringify([['河北省']]),
      })
  })

  const regionsOf = (page: Page, index: number) =>
    page
      .getByRole('list', { name: '指定区域运费' })
      .getByRole('listitem')
      .nth(index)
      .getByRole('combobox', { name: '区域' })

  /** Whether a region can be chosen in the open list. */
  const isFree = async (page: Page, name: string) => {
    const option = page
      .getByRole('option', { name, exact: true })
      .or(page.getByRole('treeitem', { name, exact: true }))
    await expect(option.first()).toBeVisible()
    return (await option.first().getAttribute('aria-disabled')) !== 'true'
  }

  async function expectRegionsApart(page: Page) {
    await regionsOf(page, 1).click()
    expect(await isFree(page, '浙江省')).toBe(false)
    expect(await isFree(page, '河北省')).toBe(false)
    expect(await isFree(page, '江苏省')).toBe(true)
    expect(await isFree(page, '安徽省')).toBe(true)
    await page.keyboard.press('Escape')
    await page.getByRole('combobox', { name: '不配送区域' }).click()
    expect(await isFree(page, '浙江省')).toBe(false)
    expect(await isFree(page, '河北省')).toBe(true)
    await page.keyboard.press('Escape')
  }

  const form = (page: Page) => page.getByRole('form')

  test('notes of /postage-config/edit/{detailId} : regions are apart; a template in use is saved after a question; placed orders keep their fee', async ({
    page,
    servers: { gateway },
  }) => {
    await page.goto('/#/postage-config/edit/note-a')
    await expect(form(page).getByRole('textbox', { name: '模板名称' })).toHaveValue('便笺按件模板')
    await expectRegionsApart(page)
    await expectAccessible(page)
    const twice = await save(page, 'merchant-api/eb/postage-template', {
      ...{ postageTemplateId: 'note-a', version: 1 },
      excludedRegions: [hangzhou],
    })
    expect(twice.body.data.problems).toMatchObject([{ path: 'regionRules', code: 'regionsApart' }])

    await form(page).getByRole('textbox', { name: '备注' }).fill('没有商品')
    await form(page).getByRole('button', { name: '保存' }).click()
    await expect(page).toHaveURL(/postage-config\/list/)

    const [product] = await gateway.sql<{ id: string }>(
      "select ticket_product_id as id from ticket_product where hotel_id = '100101' order by 1 limit 1",
    )
    await gateway.sql(
      "update ticket_product set ship_type = 'mail', postage_template_id = 'note-a' where ticket_product_id = $1",
      [product?.id],
    )
    await gateway.sql("delete from ticket_order where platform_order_id = 'note-order'")
    await insertRow(gateway.sql, 'ticketOrder', {
      ...{ platform_order_id: 'note-order', ticket_product_id: product?.id, postage: 600 },
    })
    await page.goto('/#/postage-config/edit/note-a')
    await form(page).getByRole('textbox', { name: '默认首费' }).fill('66')
    await form(page).getByRole('button', { name: '保存' }).click()
    const question = page.getByRole('dialog', { name: '编辑运费模板' })
    await expect(question).toContainText('有 1 个商品正在使用这个模板')
    await expect(question).toContainText('已下订单的运费不变')
    await question.getByRole('button', { name: '取消' }).click()
    await expect(question).toBeHidden()
    const fee = () =>
      gateway.sql(
        "select default_first_fee as fee from postage_template where postage_template_id = 'note-a'",
      )
    expect(await fee()).toEqual([{ fee: '1000' }])
    await form(page).getByRole('button', { name: '保存' }).click()
    await question.getByRole('button', { name: '保存' }).click()
    await expect(page).toHaveURL(/postage-config\/list/)
    expect(await fee()).toEqual([{ fee: '6600' }])
    const order = await gateway.sql(
      "select postage as fee from ticket_order where platform_order_id = 'note-order'",
    )
    expect(order).toEqual([{ fee: '600' }])
    await gateway.sql("delete from ticket_order where platform_order_id = 'note-order'")
  })

  test('notes of /postage-config/copy/{copyId} : the same screen; the copy is named so, is no default and used by nothing', async ({
    page,
    servers: { gateway },
  }) => {
    await gateway.sql("update postage_template set is_default = false where hotel_id = '100101'")
    await gateway.sql("update postage_template set is_default = true where postage_template_id = 'note-a'")
    await gateway.sql("delete from postage_template where template_name = '便笺按件模板副本'")
    await page.goto('/#/postage-config/copy/note-a')
    await expect(form(page).getByRole('textbox', { name: '模板名称' })).toHaveValue('便笺按件模板副本')
    await expectRegionsApart(page)
    await form(page).getByRole('button', { name: '保存' }).click()
    await expect(page).toHaveURL(/postage-config\/list/)
    await expect(rowWith(page, '便笺按件模板副本')).toBeVisible()
    const [copy] = await gateway.sql<{ is_default: boolean; region_rules: unknown[] }>(
      "select is_default, region_rules from postage_template where template_name = '便笺按件模板副本'",
    )
    expect([copy?.is_default, copy?.region_rules.length]).toEqual([false, 2])
    expect(await offers(page, '便笺按件模板副本')).toContain('删除')
    await gateway.sql("delete from postage_template where template_name = '便笺按件模板副本'")
  })

  test('notes of /postage-config/add : the same screen; regions are apart; units follow what is counted', async ({
    page,
  }) => {
    await page.goto('/#/postage-config/add')
    const headings = ['基本信息', '计费规则', '包邮与不配送']
    for (const heading of headings)
      await expect(form(page).getByRole('heading', { name: heading })).toBeVisible()
    const line = (name: string) => form(page).locator(`[data-name="${name}"], [data-field="${name}"]`).first()
    const unitOf = (label: string) =>
      form(page)
        .getByRole('textbox', { name: label })
        .evaluate((input) => input.parentElement?.textContent ?? '')
    expect(line).toBeDefined()
    expect(await unitOf('默认首件(重/体积)')).toBe('件')
    await form(page).getByRole('radio', { name: '按重量' }).click()
    await expect.poll(() => unitOf('默认首件(重/体积)')).toBe('kg')
    expect(await unitOf('默认续件(重/体积)')).toBe('kg')
    await form(page).getByRole('radio', { name: '按体积' }).click()
    await expect.poll(() => unitOf('默认续件(重/体积)')).toBe('m³')
    for (const index of [0, 1]) {
      await form(page).getByRole('button', { name: '添加' }).first().click()
      await expect(regionsOf(page, index)).toBeVisible()
    }
    expect(
      await form(page)
        .getByRole('textbox', { name: '首件', exact: true })
        .first()
        .evaluate((input) => input.parentElement?.textContent),
    ).toBe('m³')
    await regionsOf(page, 0).click()
    await page.getByRole('treeitem', { name: '浙江省', exact: true }).locator('.eb-cascader__mark').click()
    await page.keyboard.press('Escape')
    await regionsOf(page, 1).click()
    expect(await isFree(page, '浙江省')).toBe(false)
    expect(await isFree(page, '江苏省')).toBe(true)
    await page.keyboard.press('Escape')
    await expectAccessible(page)
  })

  test('notes of /postage-config/list : a row unfolds to its rules; the default and what is used stay; a calculator says the fee and why', async ({
    page,
    servers: { gateway },
  }) => {
    const [product] = await gateway.sql<{ id: string }>(
      "select ticket_product_id as id from ticket_product where hotel_id = '100101' order by 1 limit 1",
    )
    await gateway.sql(
      "update ticket_product set ship_type = 'mail', postage_template_id = 'note-b' where ticket_product_id = $1",
      [product?.id],
    )
    await page.goto('/#/postage-config/list?list.search=便笺')
    await rowWith(page, '便笺按件模板').getByRole('button', { name: /展开/ }).click()
    const rules = page.getByRole('table', { name: '指定区域运费' })
    await expect(rules).toContainText('浙江省')
    await expect(rules).toContainText('8.00')
    expect(await offers(page, '便笺按件模板')).toContain('删除')
    const remove = (key: string) =>
      page.request.post('/merchant-api/eb/postage-template/delete', {
        data: { keys: [key] },
        headers: { 'x-eb-client': 'ebkit/test' },
      })
    expect((await (await remove('note-b')).json()).data.failed[0]).toMatchObject({
      code: 'referenced',
      message: '正被 1 个票务商品 使用，不能删除',
    })
    await gateway.sql("update postage_template set is_default = false where hotel_id = '100101'")
    await gateway.sql("update postage_template set is_default = true where postage_template_id = 'note-a'")
    expect((await (await remove('note-a')).json()).data.failed[0].code).toBe('isDefault')
    await page.reload()
    await expect(rowWith(page, '便笺按件模板')).toBeVisible()
    expect(await offers(page, '便笺按件模板')).not.toContain('删除')
    await gateway.sql("update postage_template set is_default = false where postage_template_id = 'note-a'")

    await page.getByRole('button', { name: '运费试算' }).click()
    const dialog = page.getByRole('dialog', { name: '运费试算' })
    await expect(dialog).toContainText('选择模板和地区后显示运费')
    await dialog
      .getByRole('combobox', { name: '运费模板' })
      .or(dialog.getByRole('radiogroup', { name: '运费模板' }))
      .first()
      .click()
    await page.getByRole('option', { name: '便笺按件模板', exact: true }).click()
    const choose = async (...names: string[]) => {
      await dialog.getByRole('combobox', { name: '收货地区' }).click()
      for (const name of names)
        await page
          .getByRole('option', { name, exact: true })
          .or(page.getByRole('treeitem', { name, exact: true }))
          .first()
          .click()
    }
    const outcome = dialog.getByRole('status', { name: '运费' })
    await choose('浙江省', '杭州市', '西湖区')
    await expect(dialog.getByRole('combobox', { name: '收货地区' })).toContainText('西湖区')
    await dialog.getByRole('textbox', { name: '数量' }).fill('3')
    await expect(outcome).toContainText('¥10.00')
    await expect(outcome).toContainText('区域运费第 1 条：浙江省')
    await expectAccessible(page)
  })
})
