import { expect, test } from '../../../examples/e2e/support/test'
import { expectAccessible } from './support/accessible'
import { insertRow } from './support/insertRow'
import { offers, rowWith } from './support/rows'
import { chooseProduct, expectProblem, field, inDays, post, save, search } from './support/ticketForms'
import { createTickets } from './support/tickets'

test.beforeEach(async ({ signIn }) => {
  await signIn('admin')
})

test('notes of /batch-refund/list : nobody approves what they made; a running batch has a bar that moves by itself', async ({
  page,
  servers: { gateway },
}) => {
  const { sql } = gateway
  for (const table of ['ticket_refund', 'batch_refund'])
    await sql(`delete from ${table} where hotel_id = '100101'`)
  const batch = (batch_refund_id: string, status: string, created_by: string) =>
    insertRow(sql, 'batchRefund', {
      ...{
        batch_refund_id,
        batch_name: batch_refund_id,
        status,
        created_by,
        order_count: 4,
        scope_type: 'product',
      },
    })
  await batch('便笺同事的', 'WAIT_AUDIT', 'somebody')
  await batch('便笺进行中', 'RUNNING', 'somebody')
  const refund = (refund_id: string) =>
    insertRow(sql, 'ticketRefund', {
      refund_id,
      batch_refund_id: '便笺进行中',
      status: 'SUCCESS',
      platform_order_id: order,
    })
  const tickets = createTickets(page, sql)
  const order = await tickets.order(await tickets.product())
  await refund('R1')
  const [bought] = await sql<{ ticketProductId: string; productType: string }>(
    `select p.ticket_product_id as "ticketProductId", p.product_type as "productType" from ticket_product p
      join ticket_order o using (ticket_product_id) where o.platform_order_id = $1`,
    [order],
  )
  const own = await post(page, 'batch-refund', {
    ...{ batchName: '便笺自己的', scopeType: 'product', products: [bought], reason: '台风' },
  })
  expect(own.status).toBe(200)
  await page.goto('/#/batch-refund/list')
  const bar = rowWith(page, '便笺进行中').getByRole('progressbar')
  await expect(bar).toHaveAttribute('aria-valuenow', '25')
  await expect(rowWith(page, '便笺自己的').getByRole('progressbar')).toHaveCount(0)
  await expectAccessible(page)
  await refund('R2')
  await expect(bar).toHaveAttribute('aria-valuenow', '50')
  await sql("update batch_refund set status = 'DONE' where batch_refund_id = '便笺进行中'")
  await expect(bar).toHaveCount(0)
  expect(await offers(page, '便笺同事的')).toContain('审核通过')
  expect(await offers(page, '便笺自己的')).not.toContain('审核通过')
  const approved = await page.request.post('/ticket-api/eb/batch-refund/action/approve', {
    data: { key: own.row.batchRefundId },
    headers: { 'x-eb-client': 'ebkit/test' },
  })
  expect(approved.status()).toBe(422)
})

test('notes of /batch-refund/add : figures and what is left out come before review; wrong lines of a file are marked and refused', async ({
  page,
  servers: { gateway },
}) => {
  test.setTimeout(60_000)
  const { sql } = gateway
  for (const table of ['ticket_refund', 'batch_refund'])
    await sql(`delete from ${table} where hotel_id = '100101'`)
  const tickets = createTickets(page, sql)
  const product = await tickets.product({
    ...{ productName: `便笺退款${Date.now() % 1_000_000}`, refundType: 'ahead', refundAheadDays: 1 },
  })
  const orders = [await tickets.order(product, 2)]
  for (let count = 0; count < 5; count++) orders.push(await tickets.order(product))
  const [whole = '', used = '', refunded = '', refunding = '', invoiced = '', late = ''] = orders
  const [code] = await tickets.codes(used)
  await tickets.post('ticket-api/eb/ticket-code/action/verify', { key: code?.ticket_code_id })
  await sql("update ticket_order set status = 'REFUNDED' where platform_order_id = $1", [refunded])
  await insertRow(sql, 'ticketRefund', {
    ...{ refund_id: `便笺${Date.now()}`, status: 'PROCESSING', platform_order_id: refunding },
    apply_amount: 9_800,
  })
  await insertRow(sql, 'invoice', {
    ...{ invoice_id: `便笺${Date.now()}`, order_no: invoiced, status: 'ISSUED', store_id: '100101' },
  })
  await sql('update ticket_code set valid_end = $1 where platform_order_id = $2', [inDays(0), late])

  await page.goto('/#/batch-refund/add')
  await page.getByRole('textbox', { name: '批次名称' }).fill('便笺批量退款')
  await page.getByRole('textbox', { name: '退款原因' }).fill('台风')
  await chooseProduct(page, String(product.productName))
  // not sent before it was looked at
  await save(page)
  const panel = page.getByRole('region', { name: '试算' })
  await expect(panel).toContainText('请核对试算结果')
  await expect(panel).toBeInViewport()
  await expect(panel).toContainText('共 1 单、2 件，预计退款 ¥196.00')
  expect(await sql('select from batch_refund')).toHaveLength(0)
  const left = page.getByRole('table', { name: /不退 5 单/ })
  for (const [order, reason] of [
    [used, '已核销'],
    [refunded, '已退款'],
    [refunding, '退款中'],
    [invoiced, '已开票'],
    [late, '已过退款期限'],
  ])
    await expect(left.getByRole('row').filter({ hasText: order })).toContainText(reason ?? '')
  await expectAccessible(page)
  await page.getByRole('textbox', { name: '退款比例' }).fill('50')
  await expect(panel).toContainText('请重新预览')
  await panel.getByRole('button', { name: '试算' }).click()
  await expect(panel).toContainText('共 1 单、2 件，预计退款 ¥98.00')
  await save(page)
  await expect(page).toHaveURL(/batch-refund\/list/)
  expect(await sql('select status, order_count, total_amount::int from batch_refund')).toEqual([
    { status: 'WAIT_AUDIT', order_count: 1, total_amount: 9_800 },
  ])

  await page.goto('/#/batch-refund/add')
  await page.getByRole('textbox', { name: '批次名称' }).fill('便笺文件退款')
  await page.getByRole('textbox', { name: '退款原因' }).fill('台风')
  await field(page, 'scopeType').getByText('导入订单号').click()
  const file = async (lines: readonly string[]) => {
    await field(page, 'orderFile')
      .getByLabel('选择文件', { exact: true })
      .and(page.locator('input'))
      .setInputFiles({ name: '退款.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) })
  }
  await file(['订单号,退款金额', `${whole},200`, 'NOTEORDER0,10', `${used},98`])
  const wrong = page.getByRole('table', { name: /3 行有误/ })
  // the file is uploaded meanwhile
  const look = (text: string) =>
    expect(async () => {
      await panel.getByRole('button', { name: '试算' }).click()
      await expect(panel).toContainText(text, { timeout: 1_000 })
    }).toPass()
  await look('3 行有误')
  for (const [line, order, problem] of [
    ['2', whole, '超过可退金额 ¥196.00'],
    ['3', 'NOTEORDER0', '订单号不存在'],
    ['4', used, '已核销'],
  ] as const) {
    const row = wrong.getByRole('row').filter({ hasText: order })
    await expect(row.getByRole('rowheader')).toHaveText(line)
    await expect(row).toContainText(problem)
  }
  await save(page)
  await expectProblem(page, 'orderFile', '以下行有误，请删除后重新上传：2、3、4')
  await expectAccessible(page)
  expect(await sql('select from batch_refund')).toHaveLength(1)
  await field(page, 'orderFile').getByRole('button', { name: /^移除/ }).click()
  await file(['订单号,退款金额', `${whole},100`])
  await look('共 1 单、2 件，预计退款 ¥100.00')
  await expect(wrong).toHaveCount(0)
  await save(page)
  await expect(page).toHaveURL(/batch-refund\/list/)
  expect(await sql("select total_amount::int from batch_refund where scope_type = 'file'")).toEqual([
    { total_amount: 10_000 },
  ])
})

test.describe('extending codes', () => {
  test.beforeEach(async ({ servers: { gateway } }) => {
    await gateway.sql("delete from ticket_delay where hotel_id = '100101'")
  })

  test('notes of /ticket/delay/single-add : an order is found by number, code or phone; its codes with end and extensions; it asks whether to run', async ({
    page,
    servers: { gateway },
  }) => {
    const { sql } = gateway
    const tickets = createTickets(page, sql)
    const product = await tickets.product({ productName: `便笺单券${Date.now() % 1_000_000}` })
    const phone = `139${String(Date.now() % 100_000_000).padStart(8, '0')}`
    const order = await tickets.order(product, 2, { buyerPhone: phone })
    const [first, second] = await tickets.codes(order)
    await sql("update ticket_code set status = 'EXPIRED', delay_times = 2, valid_end = $1 where code = $2", [
      inDays(-3),
      second?.code,
    ])
    await page.goto('/#/ticket/delay/single-add')
    const orders = field(page, 'platformOrderId').getByRole('combobox')
    for (const text of [order, first?.code ?? '', phone]) {
      await page.keyboard.press('Escape')
      await search(page, orders, text)
      await expect(page.getByRole('option')).toHaveCount(1)
      await expect(page.getByRole('option')).toContainText(order)
    }
    await page.getByRole('option').click()
    await expect(page.getByRole('textbox', { name: '任务名称' })).toHaveValue(`${product.productName} 延期`)
    const codes = field(page, 'ticketCodeIds').getByRole('combobox')
    await codes.click()
    await expect(page.getByRole('option')).toHaveText([new RegExp(`${first?.code} · 至 .* · 已延期 0 次`)])
    await page.keyboard.press('Escape')
    await field(page, 'includeExpired').getByRole('switch').click()
    await codes.click()
    await expect(page.getByRole('option')).toHaveCount(2)
    await expect(page.getByRole('option', { name: second?.code })).toContainText(
      `至 ${inDays(-3)} 已过期 · 已延期 2 次`,
    )
    await page.getByRole('option', { name: first?.code }).click()
    await page.keyboard.press('Escape')
    await expectAccessible(page)
    await page.getByRole('textbox', { name: '顺延天数' }).fill('7')
    await page.getByRole('textbox', { name: '延期原因' }).fill('航班取消')
    await save(page)
    const question = page.getByRole('dialog', { name: '立即执行？' })
    await expect(question).toBeVisible()
    const task = async () =>
      (await sql<{ status: string; mode: string }>('select status, delay_mode as mode from ticket_delay'))[0]
    expect(await task()).toEqual({ status: 'DRAFT', mode: 'SINGLE' })
    await question.getByRole('button', { name: '执行延期', exact: true }).click()
    await expect(page).toHaveURL(/delay\/single-list/)
    expect(await task()).toEqual({ status: 'RUNNING', mode: 'SINGLE' })
  })

  test('notes of /ticket/delay/batch-add : a scope is needed; a preview counts by product; many are confirmed by their number, too many refused', async ({
    page,
    servers: { gateway },
  }) => {
    const { sql } = gateway
    const tickets = createTickets(page, sql)
    const product = await tickets.product({ productName: `便笺批量${Date.now() % 1_000_000}` })
    const order = await tickets.order(product)
    const copies = (count: number) =>
      sql(
        `insert into ticket_code (brand_id, hotel_id, ticket_code_id, code, platform_order_id, ticket_product_id, status, valid_start, valid_end)
         select brand_id, hotel_id, $2 || n, lpad(($3::bigint + n)::text, 12, '0'), platform_order_id, ticket_product_id, 'UNUSED', valid_start, valid_end
         from ticket_code, generate_series(1, $4::int) n where platform_order_id = $1 and ticket_code_id not like 'note-%'`,
        [
          order,
          `note-${count}-${Date.now()}-`,
          String(100_000_000_000 + (Date.now() % 1_000_000_000) * 10 + count),
          count,
        ],
      )
    await sql('update ticket_code set valid_end = $1 where platform_order_id = $2', [inDays(10), order])
    await copies(500)
    await page.goto('/#/ticket/delay/batch-add')
    await page.getByRole('textbox', { name: '任务名称' }).fill('便笺批量延期')
    await page.getByRole('textbox', { name: '顺延天数' }).fill('5')
    await page.getByRole('textbox', { name: '延期原因' }).fill('台风')
    const look = page.getByRole('button', { name: '预览影响' })
    await look.click()
    await expect(page.getByText('选择商品、下单时间或原截止日期中的至少一项')).toBeVisible()
    await save(page)
    await expectProblem(page, 'products', '选择商品、下单时间或原截止日期中的至少一项')
    await chooseProduct(page, String(product.productName))
    await look.click()
    const table = page.getByRole('table', { name: new RegExp(`共影响 501 张券，最晚延至 ${inDays(15)}`) })
    await expect(table.getByRole('row').nth(1)).toHaveText(`${product.productName}501`)
    await expectAccessible(page)
    await save(page)
    const question = page.getByRole('dialog', { name: '确认延期 501 张券' })
    await question.getByRole('textbox').fill('500')
    await question.getByRole('button', { name: '确认保存' }).click()
    await expect(question).toContainText('与影响张数不一致')
    expect(await sql('select from ticket_delay')).toHaveLength(0)
    await question.getByRole('button', { name: '取消' }).click()
    await expect(question).toHaveCount(0)
    await copies(4_500)
    await save(page)
    await expectProblem(page, 'products', '共 5001 张，一次最多延期 5000 张')
    await sql("delete from ticket_code where ticket_code_id like 'note-4500-%'")
    await save(page)
    await question.getByRole('textbox').fill('501')
    await question.getByRole('button', { name: '确认保存' }).click()
    await expect(page).toHaveURL(/delay\/batch-list/)
    expect(await sql('select delay_mode, target_count from ticket_delay')).toEqual([
      { delay_mode: 'BATCH', target_count: 501 },
    ])
    await sql("delete from ticket_code where ticket_code_id like 'note-%'")
  })
})
