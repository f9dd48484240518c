import type { Page } from '@playwright/test'
import { expect, test } from '../../../examples/e2e/support/test'
import { expectAccessible } from './support/accessible'
import { gradeOnce } from './support/gradeOnce'
import { insertRow } from './support/insertRow'
import { rowWith } from './support/rows'
import { settled } from './support/settled'

const orders = '/#/ticket/orderList/detail'

/** What a person sees of a figure. */
const figure = (page: Page, name: string) =>
  page.locator('.eb-page:not([hidden]) .eb-list-figures dl > div').filter({ hasText: name })

test('notes of /ticket/orderList/detail : refunds that wait, the drawer with its address and the refund code, shipping from a file, totals', async ({
  page,
  signIn,
  servers: {
    gateway: { sql },
  },
}) => {
  test.setTimeout(120_000)
  await signIn('admin')
  const clear = async () => {
    for (const table of ['ticket_refund', 'ticket_order'])
      await sql(`delete from ${table} where platform_order_id like 'NOTEORDER%'`)
  }
  await clear()
  const [product] = await sql<{ id: string }>(
    "select ticket_product_id as id from ticket_product where hotel_id = '100101' order by 1 limit 1",
  )
  await sql("delete from member where member_id = 'note-member'")
  await gradeOnce(sql, { member_grade_id: 'note-grade' })
  await insertRow(sql, 'member', {
    member_id: 'note-member',
    member_grade_id: 'note-grade',
    register_hotel_id: '100101',
  })
  const order = (number: number, more: object) =>
    insertRow(sql, 'ticketOrder', {
      ...{ platform_order_id: `NOTEORDER${number}`, ticket_product_id: product?.id, quantity: number },
      ...{ product_name: '便笺龙井', pay_amount: number * 1000, refund_amount: 0, ship_type: 'mail' },
      ...{ buyer_name: '李小船', buyer_phone: '13800001234', member_id: 'note-member', version: 1, ...more },
    })
  await order(1, { status: 'WAIT_SHIP' })
  await order(2, { status: 'WAIT_SHIP' })
  await order(3, { status: 'SHIPPED', express_company: 'SF', express_no: 'SF0', refund_amount: 500 })
  await sql("update ticket_refund set status = 'SUCCESS' where hotel_id = '100101' and status = 'APPLYING'")
  for (const number of [1, 2])
    await insertRow(sql, 'ticketRefund', {
      ...{ refund_id: `NOTEREFUND${number}`, platform_order_id: `NOTEORDER${number}`, status: 'APPLYING' },
      ...{ refund_quantity: 1, apply_amount: 500, refund_amount: 500, reason: '行程变更', version: 1 },
    })

  // 退款审核 carries the number of those that wait, and opens the drawer
  await page.goto(`${orders}?list.search=NOTEORDER`)
  const review = page.getByRole('button', { name: /退款审核/ })
  await expect(review).toHaveText(/退款审核.*2$/)
  // the walk through all pages knows the button by its label, whatever waits
  expect((await settled(page, '/ticket/orderList/detail')).buttons).toContain('退款审核')
  await expect(rowWith(page, 'NOTEORDER3')).toBeVisible()
  // totals of the filter
  for (const [name, value] of [
    ['订单', '3'],
    ['件数', '6'],
    ['实付', '60.00'],
    ['已退', '5.00'],
  ] as const)
    await expect(figure(page, name)).toContainText(value)
  await expectAccessible(page)
  await review.click()
  await expect(page).toHaveURL(/dialog=refund/)
  const drawer = page.getByRole('dialog', { name: '退款审核' })
  const refund = drawer.getByRole('row').filter({ hasText: 'NOTEREFUND1' })
  await refund.getByRole('button', { name: /更多/ }).click()
  await page.getByRole('menuitem', { name: '拒绝' }).click()
  const question = page.getByRole('dialog').last()
  await question.getByRole('textbox').first().fill('不符合退款规则')
  await question.getByRole('button', { name: /拒绝|确定/ }).click()
  await expect
    .poll(() => sql("select from ticket_refund where refund_id = 'NOTEREFUND1' and status = 'REJECTED'"))
    .toHaveLength(1)
  await page.keyboard.press('Escape')
  await expect(drawer).toHaveCount(0)
  await expect(review).toHaveText(/退款审核.*1$/)

  // view and platformOrderId open the row in a drawer, whose address can be shared
  await page.goto(`${orders}?platformOrderId=NOTEORDER2`)
  await expect(page).toHaveURL(/[?&]id=NOTEORDER2/)
  const detail = page.getByRole('dialog', { name: 'NOTEORDER2' })
  await expect(detail.getByRole('heading', { name: '购买人' })).toBeVisible()
  await expect(detail.getByRole('region', { name: '退款单' })).toContainText('行程变更')
  expect((await detail.boundingBox())?.height).toBe(page.viewportSize()?.height)
  await page.reload()
  await expect(detail).toBeVisible()
  const asked = page.waitForRequest(/qr\/param\/query\/url/)
  await detail.getByRole('button', { name: '消费者退款码' }).click()
  expect((await asked).postDataJSON()).toMatchObject({
    platformOrderId: 'NOTEORDER2',
    memberId: 'note-member',
    isRefund: true,
  })
  const code = page.getByRole('dialog', { name: /退款/ }).last()
  await expect(code.getByRole('img').or(code.locator('canvas')).first()).toBeVisible()
  await expect(code.locator('[part=download]')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(detail).toHaveCount(0)

  // 批量发货: a file, and the reasons of what is refused
  await page.getByRole('button', { name: '批量发货' }).click()
  await expect(page).toHaveURL(/dialog=ship-import/)
  const dialog = page.getByRole('dialog', { name: '批量发货' })
  const lines = [
    '订单号,快递公司,运单号',
    'NOTEORDER1,顺丰,SF12345678',
    'NOTEORDER2,JD,JD12345678',
    'NOTEORDER3,SF,SF99999999',
    'NOTEORDER9,SF,SF12345679',
    'NOTEORDER2,SF,SF12345670',
  ]
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: '发货.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) })
  await dialog.getByRole('button', { name: /检查 5 行/ }).click()
  const line = (text: string) => dialog.getByRole('row').filter({ hasText: text })
  await expect(line('「已发货」状态不能发货')).toHaveCount(1)
  await expect(line('没有「NOTEORDER9」')).toHaveCount(1)
  await expect(line('和第 3 行重复')).toHaveCount(1)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: '导入 2 行' }).click()
  await expect(dialog.getByRole('heading', { name: '导入了 2 行' })).toBeVisible()
  expect(
    await sql(`select platform_order_id as id, status, express_company, express_no from ticket_order
      where platform_order_id in ('NOTEORDER1', 'NOTEORDER2') order by 1`),
  ).toEqual([
    { id: 'NOTEORDER1', status: 'SHIPPED', express_company: 'SF', express_no: 'SF12345678' },
    { id: 'NOTEORDER2', status: 'SHIPPED', express_company: 'JD', express_no: 'JD12345678' },
  ])
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page).not.toHaveURL(/dialog=/)
  await sql("delete from resource_import where resource = 'ticketOrder'")
  await clear()
  await sql("delete from member where member_id = 'note-member'")
})
