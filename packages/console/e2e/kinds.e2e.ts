import type { Page } from '@playwright/test'
import { expect, test } from '../../../examples/e2e/support/test'
import { expectAccessible } from './support/accessible'

test.beforeEach(async ({ signIn }) => {
  await signIn()
})

/** Saves a row by the gateway's own call. */
async function save(page: Page, resource: string, body: object): Promise<Record<string, string>> {
  const answer = await page.request.post(`/${resource}/save`, {
    data: body,
    headers: { 'x-eb-client': 'ebkit/test' },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  return (await answer.json()).data
}

test('W-CON-6 a tree: a row is opened, edited in its form, moved by keys, and stands in the address', async ({
  page,
}) => {
  const department = 'employee-api/eb/department'
  const top = await save(page, department, { departmentName: '餐饮部', sortNo: 1 })
  await save(page, department, { departmentName: '中餐厅', parentId: top.departmentId, sortNo: 1 })
  const west = await save(page, department, {
    departmentName: '西餐厅',
    parentId: top.departmentId,
    sortNo: 2,
  })
  await page.goto(`/#/power/department-list?id=${west.departmentId}`)
  const tree = page.getByRole('tree')
  await expect(tree.getByRole('treeitem', { name: '西餐厅' })).toHaveAttribute('aria-selected', 'true')
  await expectAccessible(page)
  const name = page.getByRole('textbox', { name: '部门名称' })
  await name.fill('西餐厅与酒廊')
  await page.getByRole('button', { name: '保存' }).click()
  await expect(tree.getByRole('treeitem', { name: '西餐厅与酒廊' })).toBeVisible()
  await tree.getByRole('treeitem', { name: '西餐厅与酒廊' }).focus()
  await page.keyboard.press('Alt+ArrowUp')
  await expect(tree.getByRole('treeitem', { level: 2 }).first()).toContainText('西餐厅与酒廊')
  await page.reload()
  await expect(tree.getByRole('treeitem', { level: 2 }).first()).toContainText('西餐厅与酒廊')
})

test('W-CON-6 a calendar: days are selected by keys and changed in one save; the month stands in the address', async ({
  page,
  servers,
}) => {
  const { sql } = servers.gateway
  await sql(`insert into valid_card (brand_id, hotel_id, valid_card_id, card_name, ticket_category_id, card_face, sale_price,
    total_inventory, sale_from, sale_until, rights_list, apply_hotel_ids, description, use_notice)
    select '1001', '100101', 'card-of-test', '亲子年卡', ticket_category_id, 'x.png', 100, 10, '2026-01-01', '2027-01-01', '[]', '{}', 'x', 'x'
    from ticket_category where brand_id = '1001' limit 1 on conflict do nothing`)
  const slot = { validCardId: 'card-of-test', slotName: '上午场', slotTime: { start: '09:00', end: '12:00' } }
  for (const day of ['2026-11-03', '2026-11-04'])
    await save(page, 'ticket-api/eb/reservation-inventory', {
      ...slot,
      inventoryDate: day,
      totalInventory: 80,
    })
  await page.goto('/#/validcard/reservation-inventory?month=2026-11')
  const cell = (day: string) => page.locator(`[data-day="${day}"]`)
  await expect(cell('2026-11-03')).toContainText('80')
  await expectAccessible(page)
  await cell('2026-11-03').focus()
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Shift+ArrowRight')
  await page.getByRole('button', { name: '批量设置' }).click()
  const form = page.getByRole('dialog', { name: '批量设置' })
  await form.getByRole('textbox', { name: '可约数量' }).fill('120')
  await form.getByRole('button', { name: '批量设置' }).click()
  await expect(form).toHaveCount(0)
  for (const day of ['2026-11-03', '2026-11-05']) await expect(cell(day)).toContainText('120')
  await page.getByRole('button', { name: '下个月' }).click()
  await expect(page).toHaveURL(/month=2026-12/)
})

test('W-CON-6 a board: a card is carried to another column by keys, which asks and runs the action', async ({
  page,
  servers,
}) => {
  const { sql } = servers.gateway
  await sql(`insert into restaurant_order (brand_id, hotel_id, restaurant_order_id, order_no, order_type, pay_amount, placed_at, status)
    values ('1001', '100101', 'board-1', 'ROP-BOARD-1', 'DINE_IN', 18800, now(), 'REFUNDING') on conflict do nothing`)
  await page.goto('/#/order-distribution?search=ROP-BOARD-1')
  const card = page.locator('[data-column="REFUNDING"] [data-card="board-1"]')
  await card.focus()
  await expectAccessible(page)
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Space')
  const question = page.getByRole('dialog', { name: '驳回退款' })
  await question.getByRole('textbox', { name: '原因' }).fill('已用餐')
  await question.getByRole('button', { name: '驳回退款' }).click()
  await expect(page.getByRole('region', { name: /^已完成，1 条/ })).toBeVisible()
  await expect(card).toHaveCount(0)
})

test('W-CON-6 a guide has its sections in both languages, and leads to their pages', async ({ page }) => {
  await page.goto('/#/wx/help')
  await page.getByRole('navigation', { name: '目录' }).getByRole('button', { name: '常见错误' }).click()
  await expect(page).toHaveURL(/section=6/)
  await expect(page.getByRole('heading', { name: '常见错误' })).toBeInViewport()
  await expect(page.getByRole('table')).toContainText('61007')
  await expectAccessible(page)
  await page.getByRole('button', { name: '提交问题' }).click()
  await expect(page.getByRole('textbox', { name: '发生页面' })).toHaveValue('/wx/help')
})

test('notes of /applyInvoice : it leads to the first of its tabs, and the way back leads past it', async ({
  page,
  signIn,
}) => {
  await signIn()
  await page.goto('/#/printer-manage/list')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('打印机')
  await page.evaluate(() => {
    location.hash = '#/applyInvoice'
  })
  await expect(page).toHaveURL(/#\/applyInvoice\/list$/)
  const beside = page.getByRole('navigation', { name: '申请开票' })
  await expect(beside.getByRole('link')).toHaveText(['开票记录', '开票信息', '申请开票'])
  await expect(beside.locator('[aria-current=page]')).toHaveText('开票记录')
  await expect(page.getByRole('navigation', { name: '打开的页面' }).getByRole('link')).toHaveCount(2)
  await page.goBack()
  await expect(page).toHaveURL(/#\/printer-manage\/list$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('打印机')
})

test('pages under one parent stand beside each other: each has its address, and keys lead from one to the next', async ({
  page,
  signIn,
}) => {
  await signIn()
  await page.goto('/#/sms-buy')
  const beside = page.getByRole('navigation', { name: '短信服务' })
  await expect(beside.getByRole('link')).toHaveText(['短信设置', '购买记录'])
  await expect(beside.locator('[aria-current]')).toHaveCount(0)
  await expectAccessible(page)
  await beside.getByRole('link', { name: '购买记录' }).click()
  await expect(page).toHaveURL(/#\/sms-buy\/list$/)
  const own = beside.locator('[aria-current=page]')
  await expect(own).toHaveText('购买记录')
  await expectAccessible(page)
  await own.focus()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#\/sms-buy\/config$/)
  await expect(own).toHaveText('短信设置')
  await page.goBack()
  await expect(own).toHaveText('购买记录')
  await page.goto('/#/printer-manage/list')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('打印机')
  await expect(page.locator('.eb-page:not([hidden]) .eb-page__tabs')).toHaveCount(0)
})
