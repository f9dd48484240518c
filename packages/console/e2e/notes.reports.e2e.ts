import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, test } from '../../../examples/e2e/support/test'
import { expectAccessible } from './support/accessible'
import { insertRow } from './support/insertRow'

test.beforeEach(async ({ signIn }) => {
  await signIn('admin')
})

/** Days on which the demo has no rows. */
const days = 'from=2021-03-01&until=2021-03-10'
const at = (day: string, hour = 10) => `${day}T${String(hour).padStart(2, '0')}:30:00+08:00`

const tile = (page: Page, name: string) => page.locator('.eb-figure__tile').filter({ hasText: name }).first()
const table = (page: Page, name: string) =>
  page.locator('.eb-figures').getByRole('region', { name }).getByRole('table')

const productOf = (sql: <Found>(text: string) => Promise<Found[]>) =>
  sql<{ id: string; name: string }>(
    "select ticket_product_id as id, product_name as name from ticket_product where hotel_id = '100101' order by 1 limit 1",
  )

test('notes of /ticket-report : each figure shows two changes; a tab counts what was used by store, product and hour', async ({
  page,
  servers: {
    gateway: { sql },
  },
}) => {
  await sql("delete from ticket_order where platform_order_id like 'NOTE%'")
  await sql("delete from ticket_verify_record where verify_id like 'note%'")
  const [product] = await productOf(sql)
  for (const [platform_order_id, day, pay_amount] of [
    ['NOTE1', '2021-03-05', 30000],
    ['NOTE2', '2021-02-20', 20000],
    ['NOTE3', '2020-03-05', 60000],
  ] as const)
    await insertRow(sql, 'ticketOrder', {
      ...{ platform_order_id, pay_amount, ticket_product_id: product?.id, status: 'PAID', quantity: 1 },
      pay_time: at(day),
    })
  for (const [verify_id, status, hour, amount] of [
    ['note1', 'VALID', 9, 5000],
    ['note2', 'VALID', 9, 7000],
    ['note3', 'VALID', 15, 1000],
    ['note4', 'REVOKED', 15, 90000],
  ] as const)
    await insertRow(sql, 'ticketVerifyRecord', {
      ...{ verify_id, status, amount, ticket_product_id: product?.id, verify_hotel_id: '100101' },
      verify_time: at('2021-03-05', hour),
    })

  await page.goto(`/#/ticket-report?${days}`)
  const paid = tile(page, '支付金额')
  await expect(paid).toContainText('¥300.00')
  await expect(paid).toContainText(/较上期.*上升.*50\.0%/)
  await expect(paid).toContainText(/较去年同期.*下降.*50\.0%/)

  const tabs = page.getByRole('tablist', { name: '列表' })
  await tabs.getByRole('tab', { name: '销售' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/tab=verified/)
  await expect(page).toHaveURL(/from=2021-03-01/)
  await expect(tile(page, '核销次数')).toContainText('3')
  await expect(tile(page, '核销金额')).toContainText('¥130.00')
  await expect(table(page, '商品明细').getByRole('row').nth(1)).toContainText(product?.name ?? '')
  for (const name of ['核销次数，按核销门店', '核销次数，按商品', '核销次数，按核销时间 · 小时'])
    await expect(page.getByRole('region', { name })).toBeVisible()
  const hours = page.getByRole('region', { name: '核销次数，按核销时间 · 小时' })
  await hours.getByRole('button', { name: '表', exact: true }).click()
  await expect(hours.getByRole('row').filter({ hasText: '09:00' })).toContainText('2')
  await expect(hours.getByRole('row').filter({ hasText: '15:00' })).toContainText('1')
  await expectAccessible(page)
  await table(page, '商品明细')
    .getByRole('button', { name: /^看 .* 的明细$/ })
    .click()
  await expect(page.getByRole('dialog').getByRole('grid').getByRole('row')).toHaveCount(4)
  await page.goBack()
  await page.goBack()
  await expect(tile(page, '支付金额')).toContainText('¥300.00')
  await sql("delete from ticket_order where platform_order_id like 'NOTE%'")
  await sql("delete from ticket_verify_record where verify_id like 'note%'")
})

test('notes of /restaurant-report : the tab of dishes sums units and amounts of the same filter, the best 50', async ({
  page,
  servers: {
    gateway: { sql },
  },
}) => {
  await sql("delete from restaurant_order where order_no like 'NOTE%'")
  const [restaurant] = await sql<{ id: string }>(
    "select restaurant_id as id from restaurant where hotel_id = '100101' order by 1 limit 1",
  )
  const dish = (name: string, quantity: number, price: number) => ({ name, quantity, price, spec: '' })
  const others = Array.from({ length: 60 }, (_, index) => dish(`小菜${index}`, 1, 100))
  for (const [order_no, status, items] of [
    ['NOTE1', 'DONE', [dish('白切鸡', 2, 5800), dish('虾饺', 4, 2800), ...others]],
    ['NOTE2', 'DONE', [dish('白切鸡', 3, 5800)]],
    ['NOTE3', 'CANCELLED', [dish('白切鸡', 100, 5800)]],
  ] as const)
    await insertRow(sql, 'restaurantOrder', {
      ...{ order_no, restaurant_order_id: order_no, status, items: JSON.stringify(items) },
      ...{ restaurant_id: restaurant?.id, placed_at: at('2021-03-05'), order_type: 'DINE_IN' },
    })
  await page.goto(`/#/restaurant-report?${days}`)
  await page.getByRole('tab', { name: '菜品' }).click()
  await expect(page).toHaveURL(/tab=dishes/)
  await expect(tile(page, '销量')).toContainText('69')
  await expect(tile(page, '金额')).toContainText('¥462.00')
  const dishes = table(page, '名称明细')
  await expect(dishes.getByRole('row')).toHaveCount(52)
  await expect(dishes.getByRole('row').nth(1)).toContainText(/白切鸡.*5.*290\.00/)
  await expect(dishes.getByRole('row').nth(2)).toContainText(/虾饺.*4.*112\.00/)
  await expectAccessible(page)
  await page.goto(`/#/restaurant-report?${days}&tab=dishes&restaurantId=nothing`)
  await expect(page.getByText('这段时间没有数据').or(tile(page, '销量')).first()).toBeVisible()
  await expect(dishes.filter({ hasText: '白切鸡' })).toHaveCount(0)
  await sql("delete from restaurant_order where order_no like 'NOTE%'")
})

test('notes of /pass-report : the tab of deliveries counts states and shows who waits longest; rows lead on', async ({
  page,
  servers: {
    gateway: { sql },
  },
}) => {
  await sql("delete from pass_delivery where delivery_no like 'NOTE%'")
  await sql("delete from order_fact where order_no like 'NOTE%'")
  const [product] = await productOf(sql)
  await sql("delete from ticket_order where platform_order_id = 'NOTEPASS'")
  await insertRow(sql, 'ticketOrder', { platform_order_id: 'NOTEPASS', ticket_product_id: product?.id })
  for (const [delivery_no, status, day] of [
    ['NOTE1', 'PENDING', '2021-03-05'],
    ['NOTE2', 'READY', '2021-03-02'],
    ['NOTE3', 'RECEIVED', '2021-03-01'],
    ['NOTE4', 'PENDING', '2021-03-07'],
  ] as const)
    await insertRow(sql, 'passDelivery', {
      ...{
        delivery_no,
        pass_delivery_id: delivery_no,
        order_no: 'NOTEPASS',
        status,
        ticket_product_id: product?.id,
      },
      ...{ delivery_type: 'MAIL', paid_at: at(day) },
    })
  await insertRow(sql, 'orderFact', {
    ...{
      hotel_id: undefined,
      order_no: 'NOTE1',
      biz_line: 'PASS',
      product_name: '便笺年卡',
      store_id: '100101',
    },
    ...{
      order_fact_id: 'note1',
      quantity: 1,
      pay_amount: 19900,
      paid_at: at('2021-03-05'),
      order_status: 'PAID',
    },
  })
  await page.goto(`/#/pass-report?${days}`)
  const sold = table(page, '商品明细').getByRole('row').filter({ hasText: '便笺年卡' })
  await expect(sold.getByRole('link', { name: '浏览' })).toHaveAttribute('href', '#/pass-list-eagleeye')
  await expect(sold.getByRole('link', { name: '配送' })).toHaveAttribute('href', '#/pass/delivery-list')
  await page.getByRole('tab', { name: '配送' }).click()
  await expect(tile(page, '配送单')).toContainText('4')
  await expect(tile(page, '未送达')).toContainText('3')
  const states = table(page, '状态明细')
  await expect(states.getByRole('row').filter({ hasText: '待处理' })).toContainText('2')
  await expect(states.getByRole('row').filter({ hasText: '待发货' })).toContainText('1')
  await expect(states.getByRole('row').filter({ hasText: '已签收' })).toContainText('1')
  const waiting = page.getByRole('grid', { name: '等待最久' })
  for (const [index, number] of ['NOTE2', 'NOTE1', 'NOTE4'].entries())
    await expect(waiting.getByRole('row').nth(index + 1)).toContainText(number)
  await expect(waiting.getByText('NOTE3')).toHaveCount(0)
  await expectAccessible(page)
  await sql("delete from pass_delivery where delivery_no like 'NOTE%'")
  await sql("delete from order_fact where order_no like 'NOTE%'")
  await sql("delete from ticket_order where platform_order_id = 'NOTEPASS'")
})

test('notes of /statements/ticket-summary : this month, by a chosen dimension, with its total; summary or items are saved', async ({
  page,
  servers: {
    gateway: { sql },
  },
}) => {
  await sql("delete from settlement_item where product_name = '便笺门票'")
  const today = new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Shanghai' }).format()
  const first = `${today.slice(0, 8)}01`
  const before = new Date(Date.parse(`${first}T00:00:00+08:00`) - 60_000).toISOString()
  for (const [id, occurred_at, channel, amount] of [
    ['note1', at(first, 0), 'WXA', 10000],
    ['note2', at(first, 0), 'H5', 5000],
    ['note3', before, 'H5', 70000],
  ] as const)
    await insertRow(sql, 'settlementItem', {
      ...{ settlement_item_id: id, item_type: 'SALE', biz_type: 'TICKET', product_name: '便笺门票' },
      ...{
        occurred_at,
        channel,
        amount,
        quantity: 1,
        order_no: id,
        sale_store_id: '100101',
        use_store_id: '100101',
      },
    })
  await page.goto('/#/statements/ticket-summary?productName=便笺门票')
  await expect(tile(page, '销售金额')).toContainText('¥150.00')
  await page.getByRole('button', { name: /^分组/ }).click()
  await page.getByRole('menuitemcheckbox', { name: '渠道' }).click()
  const channels = table(page, '渠道明细')
  await expect(channels.getByRole('row')).toHaveCount(4)
  await expect(channels.getByRole('row').last()).toContainText(/合计.*150\.00/)
  const card = page.getByRole('region', { name: '渠道明细' })
  const download = page.waitForEvent('download')
  await card.getByRole('button', { name: '导出' }).click()
  await page.getByRole('menuitem', { name: 'CSV' }).click()
  const file = readFileSync(await (await download).path(), 'utf8')
  expect(file.trim().split('\r\n')).toHaveLength(4)
  expect(file.trim().split('\r\n').at(-1)).toMatch(/^合计,2,1,150\.00,700\.00,/)
  await card.getByRole('button', { name: '导出' }).click()
  await page.getByRole('menuitem', { name: '明细…' }).click()
  const items = page.getByRole('dialog', { name: /明细/ })
  await expect(items.getByRole('grid').getByRole('row')).toHaveCount(3)
  await expect(items.getByRole('button', { name: '导出' })).toBeVisible()
  await expectAccessible(page)
  await sql("delete from settlement_item where product_name = '便笺门票'")
})

test('notes of /bill/sub-account : the amounts of the filter by state, and summed by receiver', async ({
  page,
  servers: {
    gateway: { sql },
  },
}) => {
  await sql("delete from split_bill where split_no like 'NOTE%'")
  for (const [split_no, status, receiver_name, split_amount, return_amount] of [
    ['NOTE1', 'WAITING', '便笺供应商甲', 1000, 0],
    ['NOTE2', 'PROCESSING', '便笺供应商乙', 2000, 0],
    ['NOTE3', 'DONE', '便笺供应商甲', 4000, 500],
    ['NOTE4', 'FAILED', '便笺供应商乙', 8000, 0],
  ] as const)
    await insertRow(sql, 'splitBill', {
      ...{ split_no, split_bill_id: split_no, order_no: split_no, status, receiver_name },
      ...{ split_amount, return_amount },
    })
  await page.goto('/#/bill/sub-account?list.search=NOTE')
  await expect(page.getByRole('grid').getByRole('row').filter({ hasText: 'NOTE' })).toHaveCount(4)
  const figures = page.locator('.eb-list-figures')
  for (const [name, amount] of Object.entries({
    待分账: '30.00',
    已分账: '40.00',
    失败: '80.00',
    已回退: '5.00',
  }))
    await expect(figures.locator('div').filter({ hasText: name }).last()).toContainText(amount)
  await figures.getByRole('button', { name: '按接收方汇总' }).click()
  const summary = page.getByRole('dialog', { name: '按接收方汇总' })
  const row = (name: string) => summary.getByRole('row').filter({ hasText: name })
  await expect(row('便笺供应商甲')).toContainText(/10\.00.*40\.00.*0\.00.*5\.00/)
  await expect(row('便笺供应商乙')).toContainText(/20\.00.*0\.00.*80\.00.*0\.00/)
  await expect(row('合计')).toContainText(/30\.00.*40\.00.*80\.00.*5\.00/)
  await expect(summary.getByRole('row')).toHaveCount(4)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(summary).toHaveCount(0)
  await sql("delete from split_bill where split_no like 'NOTE%'")
})

test('notes of /entrance-ticket-settle-bill : sums of the filter, how a bill is made up, its items and their file', async ({
  page,
  servers: {
    gateway: { sql },
  },
}) => {
  const clear = async () => {
    for (const table of ['settlement_item', 'settlement_bill'])
      await sql(`delete from ${table} where settlement_bill_id in ('NOTE1', 'NOTE2')`)
  }
  await clear()
  for (const [settlement_bill_id, biz_type, adjust_amount] of [
    ['NOTE1', 'ENTRANCE_TICKET', 100],
    ['NOTE2', 'TICKET', 0],
  ] as const)
    await insertRow(sql, 'settlementBill', {
      ...{ settlement_bill_id, bill_no: settlement_bill_id, biz_type, adjust_amount },
      ...{
        period_start: '2021-03-01',
        period_end: '2021-03-31',
        status: 'UNCONFIRMED',
        settle_basis: 'VERIFY',
      },
    })
  for (const [id, bill, item_type, day, quantity, amount, platform_fee] of [
    ['i1', 'NOTE1', 'USE', '2021-03-05', 2, 20000, 200],
    ['i2', 'NOTE1', 'USE', '2021-03-05', 3, 30000, 300],
    ['i3', 'NOTE1', 'USE', '2021-03-06', 1, 10000, 100],
    ['i4', 'NOTE1', 'REFUND', '2021-03-06', 1, 5000, 0],
    ['i5', 'NOTE2', 'USE', '2021-03-06', 1, 7000, 0],
  ] as const)
    await insertRow(sql, 'settlementItem', {
      ...{
        settlement_item_id: `note-${id}`,
        settlement_bill_id: bill,
        item_type,
        quantity,
        amount,
        platform_fee,
      },
      ...{ biz_type: 'ENTRANCE_TICKET', product_name: '成人门票', occurred_at: at(day), order_no: id },
      ...{ sale_store_id: '100101', use_store_id: '100101', channel: 'WXA' },
    })
  await page.goto('/#/entrance-ticket-settle-bill?list.search=NOTE')
  const figure = (name: string) => page.locator('.eb-list-figures dl > div').filter({ hasText: name })
  await expect(figure('交易金额')).toContainText('670.00')
  await expect(figure('平台服务费')).toContainText('6.00')
  await expect(figure('应结金额')).toContainText('615.00')
  const bill = page.getByRole('row').filter({ hasText: 'NOTE1' })
  const download = page.waitForEvent('download')
  await bill.getByRole('button', { name: /更多/ }).click()
  await page.getByRole('menuitem', { name: '下载' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.xlsx$/)

  await page.goto('/#/entrance-ticket-settle-bill?id=NOTE1')
  const drawer = page.getByRole('dialog', { name: 'NOTE1' })
  const lines = drawer.locator('.eb-row-facts__sum > div')
  for (const [name, amount] of Object.entries({
    交易金额: '600.00',
    退款金额: '− 50.00',
    平台服务费: '− 6.00',
    调整金额: '+ 1.00',
    应结金额: '= 545.00',
  }))
    await expect(lines.filter({ hasText: name })).toContainText(amount)
  const items = drawer.getByRole('region', { name: '明细' })
  await expect(items.getByRole('grid').getByRole('row')).toHaveCount(5)
  await expect(items.getByRole('button', { name: '导出' })).toBeVisible()
  await expect(items.getByRole('button', { name: /筛选/ })).toBeVisible()
  await items.getByRole('tab', { name: '按票种和日期' }).click()
  const counted = items.getByRole('table')
  await expect(counted.getByRole('row').filter({ hasText: '2021-03-05' })).toContainText(
    /成人门票.*5.*500\.00/,
  )
  await expect(counted.getByRole('row').filter({ hasText: '2021-03-06' })).toContainText(
    /成人门票.*1.*100\.00/,
  )
  await expect(counted.getByRole('row').last()).toContainText(/合计.*6.*600\.00/)
  await expectAccessible(page)
  await clear()
})
