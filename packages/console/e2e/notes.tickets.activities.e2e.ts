import { expect, test } from '../../../examples/e2e/support/test'
import { expectAccessible } from './support/accessible'
import { insertRow } from './support/insertRow'
import { expectProblem, field, findProduct, inDays, post, save } from './support/ticketForms'
import { createTickets } from './support/tickets'

test.beforeEach(async ({ signIn }) => {
  await signIn('admin')
})

test.describe('activities of products', () => {
  const name = (word: string) => `便笺${word}${Date.now() % 1_000_000}`

  test.beforeEach(async ({ servers: { gateway } }) => {
    // another file's guest may have ordered with one of them
    await gateway.sql("update ticket_order set promotion_id = null where hotel_id = '100101'")
    for (const table of [
      'ticket_promotion',
      'ticket_up_sell',
      'tying_activity',
      'deposit_order',
      'deposit_activity',
    ])
      await gateway.sql(`delete from ${table} where hotel_id = '100101'`)
  })

  const chosen = ({ ticketProductId, productType }: Readonly<Record<string, unknown>>) => [
    { ticketProductId, productType },
  ]

  const promotion = (products: unknown[], more: object = {}) => ({
    ...{
      promotion_id: 'note',
      promotion_name: '便笺促销',
      promotion_type: 'limitTime',
      promotion_label: '特惠',
    },
    ...{
      products: JSON.stringify(products),
      discount_type: 'rate',
      discount_rate: 8,
      quota: 100,
      member_limit: 2,
    },
    ...{ activity_from: inDays(-1), activity_until: inDays(9), audience: 'all', sale_channels: ['h5'] },
    ...{ status: 'RUNNING', version: 1 },
    ...more,
  })

  test('notes of /ticket/promotion-activity/edit/{id} : what runs changes little, what has ended nothing', async ({
    page,
    servers: { gateway },
  }) => {
    const { sql } = gateway
    const product = await createTickets(page, sql).product({ productName: name('游船') })
    await insertRow(sql, 'ticketPromotion', promotion(chosen(product)))
    await page.goto('/#/ticket/promotion-activity/edit/note')
    await expect(page.getByRole('note')).toContainText('活动进行中不可修改')
    for (const open of ['活动库存', '每人限购', '角标文案'])
      await expect(page.getByRole('textbox', { name: open })).toBeEditable()
    for (const locked of ['promotionName', 'discountRate', 'preheatHours'])
      await expect(field(page, locked).getByRole('textbox')).toHaveCount(0)
    for (const locked of ['promotionType', 'audience', 'discountType'])
      await expect(field(page, locked).getByRole('radio')).toHaveCount(0)
    await expectAccessible(page)
    await page.getByRole('textbox', { name: '活动库存' }).fill('99')
    await save(page)
    await expectProblem(page, 'quota', '不能小于 100')
    await page.getByRole('textbox', { name: '活动库存' }).fill('150')
    await page.getByRole('textbox', { name: '每人限购' }).fill('3')
    await page.getByRole('textbox', { name: '角标文案' }).fill('限时')
    await save(page)
    await expect(page).toHaveURL(/promotion-activity\/list/)
    const [row] = await sql<{ version: number }>("select * from ticket_promotion where promotion_id = 'note'")
    expect(row).toMatchObject({ quota: 150, member_limit: 3, promotion_label: '限时' })
    const change = (more: object) =>
      post(page, 'ticket-promotion', { promotionId: 'note', version: row?.version, ...more })
    const starts = await change({ activityTime: { start: inDays(0), end: inDays(9) } })
    expect([starts.status, starts.problems[0]?.path]).toEqual([422, 'activityTime'])
    const fewer = await change({ quota: 149 })
    expect([fewer.status, fewer.problems[0]?.path]).toEqual([422, 'quota'])
    expect((await change({ promotionName: '改名' })).status).toBe(422)
    expect((await change({ activityTime: { start: inDays(-1), end: inDays(20) } })).status).toBe(200)
    await sql("update ticket_promotion set status = 'ENDED' where promotion_id = 'note'")
    await page.goto('/#/ticket/promotion-activity/list')
    await page.goto('/#/ticket/promotion-activity/edit/note')
    await expect(page.getByRole('note')).toContainText('活动已结束')
    await expect(page.getByRole('main').locator('.eb-page:not([hidden]) [data-field] input')).toHaveCount(0)
  })

  test('notes of /ticket/promotion-activity/add : prices before and after stand below the products; a flash sale asks for its hours', async ({
    page,
    servers: { gateway },
  }) => {
    const { sql } = gateway
    const tickets = createTickets(page, sql)
    const cheap = await tickets.product({ productName: name('低价'), salePrice: 1_000, settlePrice: 700 })
    await insertRow(sql, 'ticketPromotion', promotion(chosen(cheap)))
    await page.goto('/#/ticket/promotion-activity/add?copyId=note')
    await expect(page.getByRole('textbox', { name: '角标文案' })).toHaveValue('特惠')
    const prices = page.getByRole('table', { name: '优惠后的价格' })
    const price = prices.getByRole('row').filter({ hasText: String(cheap.productName) })
    await expect(price).toContainText('¥10.00¥8.00')
    await expect(price).not.toContainText('结算价')
    const rate = page.getByRole('textbox', { name: '折扣' })
    await rate.fill('6')
    await expect(price).toContainText('¥6.00低于结算价 ¥7.00')
    await expectAccessible(page)
    await field(page, 'discountType').getByText('直降').click()
    await page.getByRole('textbox', { name: '直降金额' }).fill('10')
    await expect(price).toContainText('低于 ¥0.01，不能保存')
    await page.getByRole('textbox', { name: '活动名称' }).fill('便笺另一个')
    await save(page)
    await expectProblem(page, 'products', '优惠后价格低于 ¥0.01')
    await page.getByRole('textbox', { name: '直降金额' }).fill('2')
    await field(page, 'promotionType').getByText('秒杀').click()
    await save(page)
    await expectProblem(page, 'dailyTime', '填写每日时段')
    const several = await tickets.product({
      ...{ productName: name('两种价'), productSpecType: 1 },
      specs: [{ specName: '成人', salePrice: 1_000, inventory: 9 }],
    })
    const offered = async (isFlashSale: boolean) => {
      await field(page, 'products')
        .getByRole('button', { name: /选择|修改/ })
        .first()
        .click()
      const picker = page.getByRole('dialog')
      const row = await findProduct(page, String(several.productName))
      await expect(row).toContainText(isFlashSale ? '多规格产品不支持' : '选择')
      await picker.getByRole('button', { name: '取消', exact: true }).click()
    }
    await offered(true)
    await field(page, 'promotionType').getByText('限时折扣').click()
    await offered(false)
  })

  test('notes of /ticketUpSell/edit : edits, copies or adds by the query; a phone shows the offers; none is dearer than its product', async ({
    page,
    servers: { gateway },
  }) => {
    const { sql } = gateway
    const product = await createTickets(page, sql).product({
      productName: name('快速通道'),
      salePrice: 3_000,
    })
    await insertRow(sql, 'ticketUpSell', {
      ...{
        up_sell_id: 'note',
        up_sell_name: '便笺升级',
        headline: '升级更省心',
        countdown_minutes: 90,
        status: 'NEW',
      },
      ...{ trigger_type: 'amount', trigger_amount: 100, show_position: 'paid', version: 1 },
      ...{ activity_from: inDays(0), activity_until: inDays(9) },
      offers: JSON.stringify([{ product: chosen(product), upSellPrice: 2_500, title: '快速通道票' }]),
    })
    const phone = page.locator('.eb-page:not([hidden]) .eb-offer-preview')
    const heading = page.getByRole('textbox', { name: '方案名称' })
    await page.goto('/#/ticketUpSell/edit')
    await expect(heading).toHaveValue('')
    await expect(phone).toContainText('添加升级商品后在这里显示')
    await page.goto('/#/ticketUpSell/edit?copyId=note')
    await expect(heading).toHaveValue('便笺升级')
    await expect(phone).toContainText('升级更省心')
    await page.goto('/#/ticketUpSell/edit?upSellId=note')
    await expect(heading).toHaveValue('便笺升级')
    for (const shown of ['升级更省心', '优惠还剩 01:30:00', '快速通道票', '¥25.00'])
      await expect(phone).toContainText(shown)
    await page.getByRole('textbox', { name: '引导文案' }).fill('只差一步')
    await expect(phone).toContainText('只差一步')
    const price = field(page, 'offers').getByRole('textbox', { name: /升级价/ })
    await price.fill('31')
    await expect(phone).toContainText('¥31.00')
    await expectAccessible(page)
    await save(page)
    await expectProblem(page, 'offers', '不能高于商品售价 ¥30.00')
    await price.fill('30')
    await save(page)
    await expect(page).toHaveURL(/ticketUpSell\/list/)
    const [row] = await sql<{ offers: { upSellPrice: number }[] }>(
      "select offers from ticket_up_sell where up_sell_id = 'note'",
    )
    expect(row?.offers[0]?.upSellPrice).toBe(3_000)
  })

  test('notes of /tying-activity/addEdit/{id} : 0 and add begin a new one; nothing is tied to itself or preselected for money; a bundle against single prices', async ({
    page,
    servers: { gateway },
  }) => {
    const { sql } = gateway
    const tickets = createTickets(page, sql)
    const main = await tickets.product({ productName: name('门票'), salePrice: 10_000 })
    const tied = await tickets.product({ productName: name('观光车'), salePrice: 2_000 })
    const items = (
      product: Readonly<Record<string, unknown>>,
      tyingPrice: number,
      checkedByDefault = false,
    ) => [{ product: chosen(product), tyingPrice, maxQuantity: 1, checkedByDefault }]
    await insertRow(sql, 'tyingActivity', {
      ...{ tying_id: 'note', tying_name: '便笺搭售', tying_mode: 'bundle', status: 'NEW', version: 1 },
      ...{ main_products: JSON.stringify(chosen(main)), tying_items: JSON.stringify(items(tied, 1_500)) },
      ...{
        activity_from: inDays(0),
        activity_until: inDays(9),
        sale_channels: ['h5'],
        show_position: ['detail'],
      },
    })
    for (const key of ['0', 'add']) {
      await page.goto(`/#/tying-activity/addEdit/${key}`)
      await expect(page.getByRole('textbox', { name: '活动名称' })).toHaveValue('')
      await expect(page.getByRole('button', { name: '保存', exact: true })).toBeVisible()
    }
    await page.goto('/#/tying-activity/addEdit/note')
    await expect(page.getByRole('textbox', { name: '活动名称' })).toHaveValue('便笺搭售')
    const total = page.locator('.eb-page:not([hidden]) .eb-addition__line')
    await expect(total).toContainText('套装价 ¥115.00，单买价 ¥120.00，省 ¥5.00')
    const price = field(page, 'tyingItems').getByRole('textbox', { name: /搭售价/ })
    await price.fill('30')
    await expect(total).toContainText('套装价 ¥130.00，单买价 ¥120.00，比单买贵 ¥10.00')
    await expectAccessible(page)
    await price.fill('')
    await save(page)
    await expectProblem(page, 'tyingItems', '填写搭售价')
    await price.fill('12')
    await field(page, 'tyingItems')
      .getByRole('switch', { name: /默认勾选/ })
      .click()
    await save(page)
    await expectProblem(page, 'tyingItems', '付费商品不能默认勾选')
    const change = (tyingItems: object[]) =>
      post(page, 'tying-activity', { tyingId: 'note', version: 1, tyingItems })
    const itself = await change(items(main, 0))
    expect([itself.status, itself.problems[0]?.path]).toEqual([422, 'tyingItems.0.product'])
    const two = [{ ...items(tied, 0)[0], product: [...chosen(tied), ...chosen(main)] }]
    expect((await change(two)).status).toBe(422)
    expect((await change(items(tied, 0, true))).status).toBe(200)
  })

  test('notes of /deposit/edit/{activityId?} : the picker refuses what is elsewhere; a line says what a deposit is worth; what runs changes little', async ({
    page,
    servers: { gateway },
  }) => {
    const { sql } = gateway
    const tickets = createTickets(page, sql)
    const [free, split, elsewhere] = [
      await tickets.product({ productName: name('湖景房') }),
      await tickets.product({ productName: name('分账') }),
      await tickets.product({ productName: name('拼团中') }),
    ]
    const mark = (set: string, key: unknown) =>
      sql(`update ticket_product set ${set} where ticket_product_id = $1`, [key])
    await mark(
      `if_set_separate = true, separate_list = '[{"receiverName":"甲","receiverAccount":"A1","ratio":10}]'`,
      split.ticketProductId,
    )
    await mark("activity_types = '{23}'", elsewhere.ticketProductId)
    await page.goto('/#/deposit/edit')
    const line = page.locator('.eb-page:not([hidden]) .eb-addition__line')
    await expect(line).toHaveCount(0)
    await page.getByRole('textbox', { name: '定金', exact: true }).fill('50')
    await page.getByRole('textbox', { name: '定金抵扣金额' }).fill('150')
    await expect(line).toHaveText('付 ¥50.00 抵 ¥150.00，膨胀 3 倍')
    await page.getByRole('textbox', { name: '定金抵扣金额' }).fill('80')
    await expect(line).toHaveText('付 ¥50.00 抵 ¥80.00，膨胀 1.6 倍')
    await field(page, 'products').getByRole('button').first().click()
    const picker = page.getByRole('dialog')
    const offered = async (product: Readonly<Record<string, unknown>>, label: string) => {
      await picker
        .getByRole('searchbox')
        .or(picker.getByRole('textbox'))
        .first()
        .fill(String(product.productName))
      await page.keyboard.press('Enter')
      const row = picker.getByRole('row').filter({ hasText: String(product.productName) })
      await expect(row).toContainText(label)
    }
    await offered(split, '已配置分账')
    await offered(elsewhere, '已参加其他活动')
    await offered(free, '选择')
    await picker.getByRole('button', { name: '取消', exact: true }).click()
    await insertRow(sql, 'depositActivity', {
      ...{
        activity_id: 'note',
        activity_name: '便笺定金',
        banner_image: '/pictures/products/boat.svg',
        status: 'RUNNING',
      },
      ...{
        products: JSON.stringify(chosen(free)),
        deposit_amount: 5_000,
        expand_amount: 8_000,
        inventory: 100,
      },
      ...{
        deposit_from: inDays(-5),
        deposit_until: inDays(1),
        balance_from: inDays(2),
        balance_until: inDays(5),
      },
      ...{ refund_rule: 'balance', rules: '<p>规则</p>', version: 1 },
    })
    await page.goto('/#/deposit/edit/note')
    await expect(page.getByRole('note')).toContainText('活动进行中')
    await expect(field(page, 'activityName').getByRole('textbox')).toHaveCount(0)
    await expect(field(page, 'depositAmount').getByRole('textbox')).toHaveCount(0)
    await expect(page.getByRole('textbox', { name: '活动库存' })).toBeEditable()
    await expect(page.getByRole('textbox', { name: '分享标题' })).toBeEditable()
    await page.getByRole('textbox', { name: '活动库存' }).fill('90')
    await save(page)
    await expectProblem(page, 'inventory', '须在 100 至 99999 之间')
    await expectAccessible(page)
    const change = (more: object) =>
      post(page, 'deposit-activity', { activityId: 'note', version: 1, ...more })
    expect((await change({ depositAmount: 4_000 })).status).toBe(422)
    const start = await change({ balanceTime: { start: inDays(3), end: inDays(5) } })
    expect([start.status, start.problems[0]?.path]).toEqual([422, 'balanceTime'])
    const more = {
      inventory: 120,
      rules: '<p>新规则</p>',
      shareTitle: '快来',
      balanceTime: { start: inDays(2), end: inDays(8) },
    }
    expect((await change(more)).status).toBe(200)
  })
})
