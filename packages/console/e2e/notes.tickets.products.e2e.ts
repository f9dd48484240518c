import type { Page } from '@playwright/test'
import { expect, test } from '../../../examples/e2e/support/test'
import { expectAccessible } from './support/accessible'
import { insertRow } from './support/insertRow'
import { rowWith } from './support/rows'
import { expectProblem, field, inDays, post, save, search } from './support/ticketForms'
import { createTickets } from './support/tickets'

test.beforeEach(async ({ signIn }) => {
  await signIn('admin')
})

test('notes of /ticket/genericVoucher : codes are exchanged and extended in the drawer; what was sold keeps its rule and its products', async ({
  page,
  servers: { gateway },
}) => {
  const { sql } = gateway
  const tickets = createTickets(page, sql)
  for (const table of ['generic_voucher_code', 'generic_voucher'])
    await sql(`delete from ${table} where hotel_id = '100101'`)
  const [one, two] = [
    await tickets.product({ salePrice: 5_000 }),
    await tickets.product({ salePrice: 5_000 }),
  ]
  const chosen = (...products: (typeof one)[]) =>
    products.map(({ ticketProductId, productType }) => ({ ticketProductId, productType }))
  const voucher = (voucher_id: string, voucher_name: string) =>
    insertRow(sql, 'genericVoucher', {
      ...{
        voucher_id,
        voucher_name,
        cover_image: '/pictures/products/boat.svg',
        exchange_rule: 'choose',
        status: 'OFFLINE',
      },
      ...{
        choose_count: 1,
        products: JSON.stringify(chosen(one)),
        apply_hotel_ids: ['100101'],
        valid_days: 30,
      },
      ...{ sale_from: inDays(-1), sale_until: inDays(99), total_inventory: 9, face_value: 5_000, version: 1 },
      use_notice: '<p>须知</p>',
    })
  await voucher('fresh', '便笺未售券')
  await voucher('sold', '便笺已售券')
  await insertRow(sql, 'genericVoucherCode', {
    ...{
      voucher_code_id: 'note-code',
      voucher_id: 'sold',
      code: '888800001111',
      status: 'UNUSED',
    },
    ...{ expire_date: inDays(9), holder_name: '吴兑换', holder_phone: '13800002222' },
  })
  await page.goto('/#/ticket/genericVoucher')
  await page.getByRole('button', { name: '新建', exact: true }).click()
  const form = page.getByRole('dialog')
  const wide = page.locator('.eb-drawer--wide').getByRole('dialog')
  await expect(wide).toBeVisible()
  await expect(form.locator('[data-field=useNotice]')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.goto('/#/ticket/genericVoucher?id=fresh&mode=edit')
  await expect(form.locator('[data-field=exchangeRule]').getByRole('radio').first()).toBeEnabled()
  await expect(wide).toBeVisible()
  await page.goto('/#/ticket/genericVoucher?id=sold&mode=edit')
  await expect(form.getByRole('note')).toContainText('兑换规则不能改')
  await expect(form.locator('[data-field=exchangeRule]').getByRole('radio')).toHaveCount(0)
  await expectAccessible(page)
  const change = (version: number, more: object) =>
    post(page, 'generic-voucher', { voucherId: 'sold', version, ...more })
  const removed = await change(1, { products: chosen(two) })
  expect([removed.status, removed.problems[0]?.path]).toEqual([422, 'products'])
  expect((await change(1, { exchangeRule: 'amount' })).status).toBe(422)
  expect((await change(1, { products: chosen(one, two) })).status).toBe(200)
  await page.goto('/#/ticket/genericVoucher?id=sold')
  const codes = page.getByRole('dialog').getByRole('region', { name: '券码' })
  const code = codes.getByRole('row').filter({ hasText: '888800001111' })
  await expect(code).toBeVisible()
  await code.getByRole('button', { name: '延期' }).click()
  const extend = page.getByRole('dialog', { name: '延期' })
  await extend.getByRole('combobox').or(extend.getByRole('textbox')).first().fill(inDays(20))
  await page.keyboard.press('Enter')
  await extend.getByRole('button', { name: '延期' }).click()
  await expect(code).toContainText(inDays(20))
  const exchanged = await page.request.post('/ticket-api/eb/generic-voucher-code/action/exchange', {
    data: { key: 'note-code', input: { product: chosen(two), quantity: 1 } },
    headers: { 'x-eb-client': 'ebkit/test' },
  })
  expect(exchanged.status(), await exchanged.text()).toBe(200)
  const [made] = await sql<{ order: string }>(
    "select exchange_items->0->>'newOrderId' as order from generic_voucher_code where voucher_code_id = 'note-code'",
  )
  const ordinary = await tickets.codes(String(made?.order))
  expect(ordinary.map(({ status }) => status)).toEqual(['UNUSED'])
})

test('notes of /ticket/list/{type} : types are tabs with addresses; 起, gifts, deleting, and the drawer of categories', async ({
  page,
  servers: { gateway },
}) => {
  const { sql } = gateway
  const tickets = createTickets(page, sql)
  const mark = Date.now() % 1_000_000
  const several = await tickets.product({
    ...{ productName: `多规格${mark}`, productSpecType: 1 },
    specs: [
      { specName: '成人', salePrice: 9_800, inventory: 9 },
      { specName: '儿童', salePrice: 4_900, inventory: 9 },
    ],
  })
  const gift = await tickets.product({ productName: `赠品${mark}`, productType: 'gift', salePrice: 0 })
  const bought = await tickets.product({ productName: `已购${mark}` })
  await tickets.order(bought)
  const idle = await tickets.product({ productName: `闲置${mark}` })
  for (const { ticketProductId } of [bought, idle])
    await sql("update ticket_product set status = 'offline' where ticket_product_id = $1", [ticketProductId])
  await page.goto(`/#/ticket/list/all?list.search=${mark}`)
  await expect(rowWith(page, String(several.productName))).toContainText('49.00 起')
  const present = rowWith(page, String(gift.productName))
  await expect(present).toContainText('¥0')
  await expect(present.getByRole('gridcell', { name: '-', exact: true })).toHaveCount(2)
  const tabs = page.getByRole('tablist')
  const types = page.getByRole('tablist', { name: '商品类型' })
  await expect(tabs).toHaveCount(2)
  await expect(types.getByRole('tab', { name: '全部' })).toHaveAttribute('aria-selected', 'true')
  const [upper, lower] = [await types.boundingBox(), await tabs.last().boundingBox()]
  expect(upper?.y).toBeLessThan(lower?.y ?? 0)
  await expectAccessible(page)
  await types.getByRole('tab', { name: '赠品' }).click()
  await expect(page).toHaveURL(/ticket\/list\/gift/)
  await expect(types.getByRole('tab', { name: '赠品' })).toBeFocused()
  await expect(rowWith(page, String(gift.productName))).toBeVisible()
  await expect(rowWith(page, String(several.productName))).toHaveCount(0)
  const remove = async (key: unknown) => {
    const answer = await page.request.post('/ticket-api/eb/ticket-product/delete', {
      data: { keys: [key], lang: 'zh' },
      headers: { 'x-eb-client': 'ebkit/test' },
    })
    return (await answer.json()).data.deleted.length
  }
  expect(await remove(several.ticketProductId), 'it is on sale').toBe(0)
  expect(await remove(bought.ticketProductId), 'it has an order').toBe(0)
  expect(await remove(idle.ticketProductId)).toBe(1)
  await page.getByRole('button', { name: '分类管理' }).click()
  const drawer = page.getByRole('dialog', { name: '分类管理' })
  await expect(drawer.getByRole('grid')).toBeVisible()
  await expect(page).toHaveURL(/dialog=category/)
  const [used] = await sql<{ id: string }>(
    'select ticket_category_id as id from ticket_product where ticket_product_id = $1',
    [several.ticketProductId],
  )
  const kept = await page.request.post('/ticket-api/eb/ticket-category/delete', {
    data: { keys: [used?.id], lang: 'zh' },
    headers: { 'x-eb-client': 'ebkit/test' },
  })
  expect((await kept.json()).data).toMatchObject({ deleted: [], failed: [{ code: 'referenced' }] })
})

test('notes of /ticket/binding/create : the other system’s product is looked up; one binding a product and spec; saved and bound at once', async ({
  page,
  servers: { gateway },
}) => {
  const { sql } = gateway
  for (const table of ['ticket_push_log', 'ticket_binding'])
    await sql(`delete from ${table} where hotel_id = '100101'`)
  const product = await createTickets(page, sql).product({ productName: `便笺对接${Date.now() % 1_000_000}` })
  await page.goto('/#/ticket/binding/create')
  await page.getByRole('textbox', { name: '绑定名称' }).fill('便笺绑定')
  await search(page, field(page, 'ticketProductId').getByRole('combobox'), String(product.productName))
  await page.getByRole('option', { name: String(product.productName) }).click()
  const lookUp = page.getByRole('button', { name: '查询对方商品' })
  await lookUp.click()
  await expect(page.getByText('先选择对接系统，再填写对方商品编码')).toBeVisible()
  await field(page, 'supplierSystem').getByText('智游宝').click()
  await page.getByRole('textbox', { name: '对方商品编码' }).fill('XYZ13')
  await lookUp.click()
  await expect(page.getByText('对方系统未找到该商品')).toBeVisible()
  await page.getByRole('textbox', { name: '对方商品编码' }).fill('AB2')
  await lookUp.click()
  await expect(field(page, 'supplierProductName')).toContainText('zyb AB2')
  await expect(field(page, 'supplierPrice')).toContainText('18.10')
  await expectAccessible(page)
  await page.getByRole('button', { name: '保存并绑定' }).click()
  await expect(page).toHaveURL(/ticket\/binding\/list/)
  const [bound] = await sql<{ status: string }>(
    "select status from ticket_binding where binding_name = '便笺绑定'",
  )
  expect(bound?.status).toBe('BOUND')
  const again = await post(page, 'ticket-binding', {
    ...{ bindingName: '又一个', ticketProductId: product.ticketProductId, supplierSystem: 'zyb' },
    ...{ supplierProductCode: 'AB2', codeSource: 'supplier' },
  })
  expect([again.status, again.problems.map(({ code }) => code)]).toEqual([
    422,
    expect.arrayContaining(['unique']),
  ])
})

test.describe('the form of products', () => {
  const cover = '/pictures/products/boat.svg'
  const sections = ['基本信息', '价格与库存', '售卖设置', '使用规则', '交付与退款', '分账', '图文与须知']

  /** The same screen: steps to its sections, and the first mistake of all of them. */
  async function expectScreen(page: Page, first = 'productName') {
    const steps = page.getByRole('navigation', { name: '表单分段' }).filter({ visible: true })
    await expect(steps.getByRole('button')).toHaveText(sections.map((name) => new RegExp(`^${name}`)))
    await steps.getByRole('button', { name: '图文与须知' }).click()
    await expect(field(page, 'description')).toBeInViewport()
    const name = page.getByRole('textbox', { name: '商品名称' })
    await name.fill('')
    await save(page)
    await expectProblem(page, 'productName', '填写商品名称')
    await expect(field(page, first).locator(':focus')).toHaveCount(1)
  }

  test('notes of /ticket/normalnew/add : steps by section; a gift costs nothing; specs have the prices; the query presets the type', async ({
    page,
  }) => {
    await page.goto('/#/ticket/normalnew/add?type=meal')
    const types = field(page, 'productType')
    await expect(types.getByRole('radio', { name: '餐券' })).toBeChecked()
    await expectScreen(page, 'ticketCategoryId')
    await page.getByRole('textbox', { name: '售价', exact: true }).fill('98')
    await types.getByText('赠品').click()
    await expect(field(page, 'salePrice').getByRole('textbox')).toHaveCount(0)
    await expect(field(page, 'salePrice')).toContainText('0.00')
    for (const name of ['linePrice', 'refundFeeRate'])
      await expect(field(page, name).getByRole('textbox')).toHaveCount(0)
    await expect(field(page, 'refundType').getByRole('radio')).toHaveCount(0)
    await expect(field(page, 'ifSetSeparate').getByRole('switch')).toHaveCount(0)
    await expectAccessible(page)
    await types.getByText('门票').click()
    await expect(page.getByRole('textbox', { name: '售价', exact: true })).toBeEditable()
    await field(page, 'productSpecType').getByText('多规格').click()
    await expect(field(page, 'salePrice')).toHaveCount(0)
    await expect(field(page, 'totalInventory')).toHaveCount(0)
    await expect(field(page, 'specs')).toBeVisible()
  })

  test('notes of /ticket/normalnew/edit/{ticketProductId} : orders lock the types; prices at once, other changes to review while it is sold', async ({
    page,
    servers: { gateway },
  }) => {
    const { sql } = gateway
    const tickets = createTickets(page, sql)
    const product = await tickets.product({
      ...{ productName: `便笺商品${Date.now() % 1_000_000}`, productSpecType: 1 },
      specs: [
        { specName: '成人', salePrice: 9_800, inventory: 9 },
        { specName: '儿童', salePrice: 4_900, inventory: 5 },
      ],
    })
    const key = product.ticketProductId
    const stored = async () =>
      (
        await sql<Readonly<Record<string, unknown>>>(
          'select sale_price::int, total_inventory, audit_status, status, version, refund_type from ticket_product where ticket_product_id = $1',
          [key],
        )
      )[0]
    expect(await stored()).toMatchObject({ sale_price: 4_900, total_inventory: 14 })
    await page.goto(`/#/ticket/normalnew/edit/${key}`)
    await expect(field(page, 'productType').getByRole('radio').first()).toBeVisible()
    await expectScreen(page)
    const change = async (more: object) =>
      post(page, 'ticket-product', { ticketProductId: key, version: (await stored())?.version, ...more })
    const audited = (await stored())?.audit_status
    const specs = [{ specName: '成人', salePrice: 9_000, inventory: 20 }]
    expect((await change({ specs })).status).toBe(200)
    expect(await stored()).toMatchObject({
      sale_price: 9_000,
      total_inventory: 20,
      audit_status: audited,
      status: 'published',
    })
    expect((await change({ posterTitle: '新海报' })).status).toBe(200)
    expect(await stored()).toMatchObject({ audit_status: 2, status: 'published' })
    const gift = await tickets.product({
      productName: `便笺赠品${Date.now() % 1_000_000}`,
      productType: 'gift',
      salePrice: 500,
    })
    const [free] = await sql<{ price: number; refund: string }>(
      'select sale_price::int as price, refund_type as refund from ticket_product where ticket_product_id = $1',
      [gift.ticketProductId],
    )
    expect(free).toEqual({ price: 0, refund: 'none' })
    await tickets.order(product, 1, { specName: '成人' })
    expect((await stored())?.total_inventory).toBe(19)
    expect((await change({ productType: 'room' })).status).toBe(422)
    expect((await change({ productSpecType: 0, salePrice: 1, totalInventory: 1 })).status).toBe(422)
    await page.reload()
    await expect(page.getByRole('note')).toContainText('已有订单')
    for (const locked of ['productType', 'productSpecType'])
      await expect(field(page, locked).getByRole('radio')).toHaveCount(0)
    await expectAccessible(page)
  })

  test('notes of /ticket/normalnew/copy/{copyTicketProductId} : the same screen with another product’s values, without its days, its numbers and its state', async ({
    page,
    servers: { gateway },
  }) => {
    const { sql } = gateway
    const tickets = createTickets(page, sql)
    const productName = `便笺原件${Date.now() % 1_000_000}`
    const product = await tickets.product({ productName, coverImage: cover })
    await tickets.order(product, 2)
    await page.goto(`/#/ticket/normalnew/copy/${product.ticketProductId}`)
    await expect(page.getByRole('textbox', { name: '商品名称' })).toHaveValue(`${productName}副本`)
    await save(page)
    await expectProblem(page, 'saleTime', '填写售卖时间')
    await field(page, 'saleTime').getByRole('textbox').first().fill(inDays(0))
    await page.keyboard.press('Tab')
    await field(page, 'saleTime').getByRole('textbox').last().fill(inDays(9))
    await page.keyboard.press('Enter')
    await save(page)
    await expect(page).toHaveURL(/ticket\/list\/all/)
    const [copy] = await sql<Readonly<Record<string, unknown>>>(
      'select ticket_product_id as id, sold_count::int as sold, status, sale_price::int as price from ticket_product where product_name = $1',
      [`${productName}副本`],
    )
    expect(copy).toMatchObject({ sold: 0, status: 'new', price: 9_800 })
    expect(copy?.id).not.toBe(product.ticketProductId)
    await page.goto(`/#/ticket/normalnew/copy/${product.ticketProductId}`)
    await expectScreen(page)
  })
})
