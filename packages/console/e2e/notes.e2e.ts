import type { Page } from '@playwright/test'
import { expect, test } from '../../../examples/e2e/support/test'
import { expectAccessible } from './support/accessible'

const place = "'1001', '100101'"

test.beforeEach(async ({ signIn }) => {
  await signIn()
})

/** A product of the store, for rows that refer to one. */
const product = "(select min(ticket_product_id) from ticket_product where hotel_id = '100101')"

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

/** What can be done with a row: the words in it, and those behind `…`. */
async function actionsOf(page: Page, name: string): Promise<readonly string[]> {
  const row = rowOf(page, name)
  const words = await row.locator('.eb-data-list__action').allInnerTexts()
  await row.locator('.eb-data-list__more').click()
  const menu = await page.getByRole('menuitem').allInnerTexts()
  await page.keyboard.press('Escape')
  return [...words, ...menu].map((word) => word.trim())
}

test('notes of /ticket/binding/list : refused pushes stand in red and lead to them; only a draft is deleted', async ({
  page,
  servers: { gateway },
}) => {
  await gateway.sql(`insert into ticket_binding (brand_id, hotel_id, binding_id, binding_name, ticket_product_id, spec_name,
      supplier_system, supplier_product_code, push_fail_count, status)
    select ${place}, 'NOTE-' || name, name, ${product}, name, 'zyb', 'A21', fails, status
    from (values ('失败的绑定', 3, 'BOUND'), ('新的绑定', 0, 'DRAFT')) rows (name, fails, status)`)
  await page.goto('/#/ticket/binding/list')
  expect(await actionsOf(page, '新的绑定')).toContain('删除')
  expect(await actionsOf(page, '失败的绑定')).not.toContain('删除')
  const fails = rowOf(page, '失败的绑定').getByRole('button', { name: '3', exact: true })
  const [red, usual] = await Promise.all([
    fails.evaluate((button) => getComputedStyle(button).color),
    page.evaluate(() => getComputedStyle(document.body).color),
  ])
  expect(red).not.toBe(usual)
  await expect(rowOf(page, '新的绑定').getByRole('button', { name: '0', exact: true })).toHaveCount(0)
  await expectAccessible(page)
  await fails.click()
  await expect(page).toHaveURL(/dialog=push/)
  const pushes = page.getByRole('dialog', { name: '推单记录' })
  await expect(pushes.getByRole('tab', { name: '失败' })).toHaveAttribute('aria-selected', 'true')
  await expect(page).toHaveURL(/bindingId=NOTE-/)
})

test('notes of /validcard/list : a card goes while nobody has it, and its slots are offered where it is reserved', async ({
  page,
  servers: { gateway },
}) => {
  await gateway.sql(`insert into valid_card (brand_id, hotel_id, valid_card_id, card_name, ticket_category_id, card_face,
      sale_price, total_inventory, sale_from, sale_until, rights_list, apply_hotel_ids, description, use_notice, need_reserve, status)
    select ${place}, 'NOTE-' || name, name, (select min(ticket_category_id) from ticket_category where brand_id = '1001'),
      'x.png', 100, 10, '2026-01-01', '2027-01-01', '[]', '{}', 'x', 'x', reserved, status
    from (values ('新卡', true, 'NEW'), ('在线卡', false, 'PUBLISHED'), ('下线卡', false, 'OFFLINE'))
      rows (name, reserved, status)`)
  await page.goto('/#/validcard/list')
  const fresh = await actionsOf(page, '新卡')
  expect(fresh).toContain('删除')
  expect(fresh).toContain('预约库存')
  const online = await actionsOf(page, '在线卡')
  expect(online).not.toContain('删除')
  expect(online).not.toContain('预约库存')
  expect(await actionsOf(page, '下线卡')).toContain('删除')
})

test('notes of /validcard/delay/list : drafts are edited, and a task that failed in part gives its file', async ({
  page,
  servers: { gateway, origin },
}) => {
  await gateway.sql(`insert into valid_card_delay (brand_id, hotel_id, delay_id, delay_name, ecard_user_ids, reason, fail_file, status)
    values (${place}, 'NOTE-1', '草稿延期', '{}', 'x', null, 'DRAFT'),
      (${place}, 'NOTE-2', '跑过的延期', '{}', 'x', '${origin}/pictures/products/boat.svg', 'PART_FAILED')`)
  await page.goto('/#/validcard/delay/list')
  const draft = await actionsOf(page, '草稿延期')
  expect(draft).toContain('编辑')
  expect(draft).not.toContain('下载')
  const run = await actionsOf(page, '跑过的延期')
  expect(run).not.toContain('编辑')
  expect(run).toContain('下载')
  const row = rowOf(page, '跑过的延期')
  await row.locator('.eb-data-list__more').click()
  const file = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: '下载' }).click()
  expect((await file).suggestedFilename()).toBe('boat.svg')
  const saved = await page.request.post('/ticket-api/eb/valid-card-delay/save', {
    data: { delayId: 'NOTE-2', version: 1, delayName: '改名' },
    headers: { 'x-eb-client': 'ebkit/test' },
  })
  expect(saved.status()).toBe(422)
  expect(await saved.text()).toMatch(/has run|已经执行/)
})

test('W-ACT-3 notes of /deposit/activity : the introduction stands above the list; only what never ran is deleted', async ({
  page,
  servers: { gateway },
}) => {
  await gateway.sql(`insert into deposit_activity (brand_id, hotel_id, activity_id, activity_name, banner_image, products,
      deposit_amount, expand_amount, deposit_from, deposit_until, balance_from, balance_until, inventory, rules, status)
    select ${place}, 'NOTE-' || name, name, 'x.png', '[]', 5000, 10000, '2026-11-01', '2026-11-10', '2026-11-11', '2026-11-12', 5, 'x', status
    from (values ('新活动', 'NEW'), ('进行的活动', 'RUNNING')) rows (name, status)`)
  await page.goto('/#/deposit/activity')
  const banner = page.locator('.eb-page:not([hidden]) .eb-activity-banner')
  await expect(banner).toContainText('定金膨胀')
  await expect(page.getByRole('grid')).toContainText('新活动')
  expect(await actionsOf(page, '新活动')).toContain('删除')
  expect(await actionsOf(page, '进行的活动')).not.toContain('删除')
})

test('notes of /tying-activity/addEdit/{id}/{view} : any last part shows the activity, and its button leads to the form', async ({
  page,
  servers: { gateway },
}) => {
  await gateway.sql(`insert into tying_activity (brand_id, hotel_id, tying_id, tying_name, main_products, tying_items,
      activity_from, activity_until, sale_channels)
    values (${place}, 'NOTE-TYING', '门票搭餐', '[]', '[]', '2026-11-01', '2026-12-01', '{}')`)
  for (const view of ['view', 'anything']) {
    await page.goto(`/#/tying-activity/addEdit/NOTE-TYING/${view}`)
    await expect(page.locator('.eb-page:not([hidden])').getByRole('heading', { level: 1 })).toHaveText(
      '门票搭餐',
    )
  }
  await page.locator('.eb-page:not([hidden])').getByRole('button', { name: '编辑' }).click()
  await expect(page).toHaveURL(/#\/tying-activity\/addEdit\/NOTE-TYING$/)
  await expect(page.locator('.eb-page:not([hidden])').getByRole('textbox', { name: '活动名称' })).toHaveValue(
    '门票搭餐',
  )
})

test('an order is printed alone, with its codes and refunds, from a document of its own', async ({
  page,
  context,
  servers: { gateway },
}) => {
  await gateway.sql(`insert into ticket_order (brand_id, hotel_id, platform_order_id, ticket_product_id, status, buyer_name)
    values (${place}, 'PRINT1', ${product}, 'PAID', '王小明')`)
  // The browser's dialog cannot be seen: what it would print is kept.
  await context.addInitScript(() => {
    window.print = () => {
      const top = window.top as Window & { printed?: string }
      top.printed = `${document.title}\n${document.body.innerText}`
      dispatchEvent(new Event('afterprint'))
    }
  })
  await page.goto('/#/ticket/orderList/detail?id=PRINT1')
  const drawer = page.getByRole('dialog', { name: 'PRINT1' })
  await drawer.getByRole('button', { name: '打印' }).click()
  const printed = await page.waitForFunction(() => (window as Window & { printed?: string }).printed)
  const text = String(await printed.jsonValue())
  expect(text).toContain('PRINT1')
  expect(text).toContain('林晚晴')
  expect(text).not.toContain('退款审核')
  await expect(page.locator('iframe.eb-print__frame')).toHaveCount(0)
})

test('figures above a list follow its filters', async ({ page, servers: { gateway } }) => {
  await gateway.sql("delete from ticket_order where hotel_id = '100101'")
  await gateway.sql(`insert into ticket_order (brand_id, hotel_id, platform_order_id, ticket_product_id, status, quantity, pay_amount)
    values (${place}, 'SUM1', ${product}, 'PAID', 2, 20000), (${place}, 'SUM2', ${product}, 'CLOSED', 3, 30000)`)
  await page.goto('/#/ticket/orderList/detail')
  const figures = page.locator('.eb-list-figures')
  await expect(figures).toContainText('¥500.00')
  await expectAccessible(page)
  await page.goto('/#/ticket/orderList/detail?list.search=SUM2')
  await expect(figures).toContainText('¥300.00')
})

test('the code of a short link is shown, and saved with its name', async ({ page, servers: { gateway } }) => {
  await gateway.sql(`insert into short_link (brand_id, hotel_id, short_link_id, link_name, target_url, products, code, expire_type)
    values (${place}, 'NOTE-LINK', '首页短链', 'https://example.com/', '[]', 'note1', 'FOREVER')`)
  await page.goto('/#/short-link-tools')
  const row = rowOf(page, '首页短链')
  await row.locator('.eb-data-list__more').click()
  await page.getByRole('menuitem', { name: '二维码' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('img')).toBeVisible()
  await expectAccessible(page)
  const file = page.waitForEvent('download')
  await dialog.getByRole('button', { name: '下载图片' }).click()
  expect((await file).suggestedFilename()).toBe('首页短链.png')
})
