import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../../examples/e2e/support/test'
import { expectAccessible } from './support/accessible'
import { insertRow } from './support/insertRow'
import { listen, tones } from './support/listen'
import { rowWith } from './support/rows'

type Sql = Parameters<typeof insertRow>[0]

/** Takes away what a test writes. */
async function clear(sql: Sql) {
  for (const [table, key] of [
    ['restaurant_order', 'restaurant_order_id'],
    ['restaurant', 'restaurant_id'],
    ['employee', 'employee_id'],
  ])
    await sql(`delete from ${table} where ${key} like 'note-%'`)
}

/** An order of today that is wanted in some minutes. */
const order = (sql: Sql, key: string, minutes: number, more: Readonly<Record<string, unknown>> = {}) =>
  insertRow(sql, 'restaurantOrder', {
    ...{ restaurant_order_id: `note-${key}`, order_no: `ROP-NOTE-${key}`, pick_no: `N-${key}` },
    ...{
      order_type: 'DELIVERY',
      pay_amount: 5000,
      placed_at: new Date().toISOString(),
      status: 'PREPARING',
    },
    ...{ expected_time: new Date(Date.now() + minutes * 60_000).toISOString(), ...more },
  })

/** A restaurant with two couriers. */
async function couriers(sql: Sql) {
  for (const [key, name, phone] of [
    ['note-ann', '安一送', '13900001001'],
    ['note-bob', '白二送', '13900001002'],
  ])
    await insertRow(sql, 'employee', {
      ...{ employee_id: key, employee_no: key, employee_name: name, phone, status: 'ON_JOB' },
    })
  await insertRow(sql, 'restaurant', {
    ...{ restaurant_id: 'note-place', name: '派送餐厅', courier_ids: ['note-ann', 'note-bob'] },
    status: 'OPEN',
  })
}

const keysOf = (cards: Locator) =>
  cards.evaluateAll((all) => all.map((card) => card.getAttribute('data-card')))

const dispatched = async (page: Page, run: () => Promise<unknown>) => {
  const sent = page.waitForRequest(/restaurant-order\/action\/dispatch/)
  await run()
  return (await sent).postDataJSON()
}

test('notes of /order-distribution : today’s orders, read every 10 s, fold what is over, show the overdue ones first, and ring', async ({
  page,
  signIn,
  servers: { gateway },
}) => {
  test.setTimeout(120_000)
  const { sql } = gateway
  await clear(sql)
  await order(sql, 'soon', 30)
  await order(sql, 'late', -30)
  await order(sql, 'next', 60)
  await order(sql, 'done', 60, { status: 'DONE' })
  await order(sql, 'gone', 60, { status: 'CANCELLED' })
  await order(sql, 'old', 60, { placed_at: new Date(Date.now() - 3 * 86_400_000).toISOString() })
  await listen(page)
  await signIn('admin')
  await page.goto('/#/order-distribution')
  const cards = page.locator('[data-column="PREPARING"] [data-card^="note-"]')
  await expect(cards).toHaveCount(3)
  expect(await keysOf(cards)).toEqual(['note-late', 'note-soon', 'note-next'])
  await expect(cards.first()).toHaveClass(/eb-card--alarm/)
  await expect(cards.nth(1)).not.toHaveClass(/eb-card--alarm/)
  for (const name of ['已完成', '已取消/退款'])
    await expect(page.getByRole('button', { name, exact: true })).toHaveAttribute('aria-expanded', 'false')
  await expect(page.locator('[data-card="note-done"], [data-card="note-gone"]')).toHaveCount(0)
  await page.getByRole('button', { name: '已完成', exact: true }).click()
  await expect(page.locator('[data-card="note-done"]')).toBeVisible()
  await expectAccessible(page)

  await expect(page.getByText('每 10 秒更新')).toBeVisible()
  const ring = page.getByRole('switch', { name: '新订单提示音' })
  await expect(ring).toBeChecked()
  const before = await tones(page)
  await order(sql, 'new', 40, { status: 'PENDING' })
  await expect(page.locator('[data-card="note-new"]')).toBeVisible({ timeout: 15_000 })
  await expect.poll(() => tones(page), { timeout: 15_000 }).toBeGreaterThan(before)
  await ring.click()
  await expect(ring).not.toBeChecked()
  const heard = await tones(page)
  await order(sql, 'more', 40, { status: 'PENDING' })
  await expect(page.locator('[data-card="note-more"]')).toBeVisible({ timeout: 15_000 })
  expect(await tones(page)).toBe(heard)

  // a table of the same rows, which open there too
  await page.getByRole('button', { name: '列表', exact: true }).click()
  await expect(rowWith(page, 'N-late')).toBeVisible()
  await expect(rowWith(page, 'N-old')).toHaveCount(0)
  await page.goto('/#/order-distribution?view=list&id=note-late')
  await expect(page.getByRole('dialog', { name: 'ROP-NOTE-late' })).toContainText('配送')
  await clear(sql)
})

test('notes of /order-distribution : ready cards are dropped on couriers, and those of near addresses go together', async ({
  page,
  signIn,
  servers: { gateway },
}) => {
  const { sql } = gateway
  await clear(sql)
  await couriers(sql)
  const ready = (key: string, address: string, more = {}) =>
    order(sql, key, 30, { status: 'READY', address, restaurant_id: 'note-place', ...more })
  await ready('one', '文三路 1 号')
  await ready('two', '文三路 99 号')
  await ready('far', '学院路 8 号')
  await ready('last', '天目山路 8 号')
  await ready('here', '', { order_type: 'DINE_IN' })
  await ready('away', '北山街 5 号', { status: 'DELIVERING', courier_id: 'note-bob', courier_type: 'STAFF' })
  await signIn('admin')
  await page.goto('/#/order-distribution')
  const strip = page.getByRole('complementary', { name: '配送员' })
  const courier = (key: string) => strip.locator(`[data-courier="${key}"]`)
  const card = (key: string) => page.locator(`[data-column="READY"] [data-card="note-${key}"]`)
  await expect(courier('note-ann')).toHaveText(/安一送.*空闲/)
  await expect(courier('note-bob')).toHaveText(/白二送.*配送中 1 单/)
  await expectAccessible(page)

  const dropped = await dispatched(page, () => card('far').dragTo(courier('note-ann')))
  expect(dropped).toMatchObject({
    ...{ keys: ['note-far'], input: { courierType: 'STAFF', courierId: 'note-ann' } },
  })
  await expect(courier('note-ann')).toContainText('配送中 1 单')
  await expect(page.locator('[data-column="DELIVERING"] [data-card="note-far"]')).toBeVisible()

  // the same by keys: Space takes a card up, and a courier takes it
  await card('last').focus()
  await page.keyboard.press('Space')
  await strip.getByRole('button', { name: '派 1 单给 安一送' }).focus()
  const carried = await dispatched(page, () => page.keyboard.press('Enter'))
  expect(carried).toMatchObject({ keys: ['note-last'], input: { courierId: 'note-ann' } })
  await expect(courier('note-ann')).toContainText('配送中 2 单')

  // what a guest eats here is not brought
  await card('here').focus()
  await page.keyboard.press('Space')
  await expect(strip.getByRole('button')).toHaveCount(0)
  await page.keyboard.press('Escape')

  const near = strip.getByRole('group', { name: '文三路（2 单）' })
  await near.getByRole('checkbox', { name: '文三路（2 单）' }).check()
  await expect(near.getByRole('checkbox', { name: /N-two · 文三路 99 号/ })).toBeChecked()
  await strip.getByRole('button', { name: '派送选中的 2 单…' }).click()
  await expect(page.getByRole('dialog', { name: '派单' })).toContainText(
    /一共 2 条：ROP-NOTE-\w+、ROP-NOTE-\w+。/,
  )
  await page.keyboard.press('Escape')
  const together = await dispatched(page, () =>
    strip.getByRole('button', { name: '派 2 单给 白二送' }).click(),
  )
  expect([...together.keys].sort()).toEqual(['note-one', 'note-two'])
  await expect(courier('note-bob')).toContainText('配送中 3 单')
  await expect(near).toHaveCount(0)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(courier('note-bob')).toBeVisible()
  await expectAccessible(page)
  await clear(sql)
})

test('notes of /order-distribution : view shows all about an order with its trail, and the refund code of a paid counter order', async ({
  page,
  signIn,
  servers: { gateway },
}) => {
  const { sql } = gateway
  await clear(sql)
  await couriers(sql)
  await order(sql, 'view', 60, {
    ...{ address: '文三路 1 号', refund_reason: '少送', guest_name: '王小明', remark: '不要葱' },
    ...{ status: 'DELIVERING', courier_type: 'STAFF', courier_id: 'note-ann' },
    items: JSON.stringify([{ name: '东坡肉', quantity: 2, price: 2500 }]),
  })
  await order(sql, 'counter', 60, { order_type: 'DINE_IN', pay_mode: 'WECHAT' })
  await order(sql, 'after', 60, { order_type: 'DINE_IN', pay_mode: 'AFTER' })
  await signIn('admin')
  await page.goto('/#/order-distribution?id=note-view')
  const sheet = (key: string) => page.getByRole('dialog', { name: `ROP-NOTE-${key}` })
  const drawer = sheet('view')
  for (const heading of ['菜品', '金额', '客人', '配送', '退款'])
    await expect(drawer.getByRole('heading', { name: heading })).toBeVisible()
  for (const text of ['东坡肉', '50.00', '文三路 1 号', '安一送', '少送'])
    await expect(drawer).toContainText(text)

  await drawer.getByRole('button', { name: '改派' }).click()
  const question = page.getByRole('dialog', { name: '改派' })
  await question.getByRole('combobox', { name: '配送员' }).click()
  await page.getByRole('option', { name: '白二送' }).click()
  await question.getByRole('textbox', { name: '原因' }).fill('换人')
  await question.getByRole('button', { name: '改派' }).click()
  await expect(question).toHaveCount(0)
  const trail = drawer.getByRole('region', { name: '操作记录' })
  await expect(trail).toContainText('改派')
  await expect(trail).toContainText(/安一送.*白二送/)
  await expectAccessible(page)
  const code = (key: string) => sheet(key).getByRole('button', { name: '消费者退款码' })
  await expect(code('view')).toHaveCount(0)

  await page.goto('/#/order-distribution?id=note-after')
  await expect(sheet('after').getByRole('heading', { name: '金额' })).toBeVisible()
  await expect(code('after')).toHaveCount(0)
  await page.goto('/#/order-distribution?id=note-counter')
  const asked = page.waitForRequest(/qr\/param\/query\/url/)
  await code('counter').click()
  expect((await asked).postDataJSON()).toMatchObject({
    platformOrderId: 'ROP-NOTE-counter',
    isRefund: true,
  })
  const shown = page.getByRole('dialog', { name: /退款/ }).last()
  await expect(shown.getByRole('img').or(shown.locator('canvas')).first()).toBeVisible()
  await expect(shown.locator('[part=download]')).toBeVisible()
  await expectAccessible(page)
  await clear(sql)
})
