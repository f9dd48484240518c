import { expect, test } from '../../../examples/e2e/support/test'
import { expectAccessible } from './support/accessible'
import { insertRow } from './support/insertRow'
import { listen, tones } from './support/listen'

test('orders are distributed: the overdue ones are first and red, new ones ring unless that is off, and one shows all about it', async ({
  page,
  signIn,
  servers: { gateway },
}) => {
  test.setTimeout(120_000)
  const { sql } = gateway
  await sql("delete from restaurant_order where restaurant_order_id like 'note-%'")
  const order = (key: string, minutes: number, more: Readonly<Record<string, unknown>> = {}) =>
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
  await order('soon', 30)
  await order('late', -30)
  await order('next', 60, { address: '文三路 1 号', refund_reason: '少送' })
  await listen(page)
  await signIn('admin')
  await page.goto('/#/order-distribution')
  const cards = page.locator('[data-column="PREPARING"] [data-card^="note-"]')
  await expect(cards).toHaveCount(3)
  expect(await cards.evaluateAll((all) => all.map((card) => card.getAttribute('data-card')))).toEqual([
    'note-late',
    'note-soon',
    'note-next',
  ])
  await expect(cards.first()).toHaveClass(/eb-card--alarm/)
  await expectAccessible(page)

  const ring = page.getByRole('switch', { name: '新订单提示音' })
  await expect(ring).toBeChecked()
  const before = await tones(page)
  await order('new', 40, { status: 'PENDING' })
  await expect(page.locator('[data-card="note-new"]')).toBeVisible({ timeout: 15_000 })
  await expect.poll(() => tones(page), { timeout: 15_000 }).toBeGreaterThan(before)
  await ring.click()
  await expect(ring).not.toBeChecked()

  await page.goto('/#/order-distribution?id=note-next')
  const drawer = page.getByRole('dialog', { name: 'ROP-NOTE-next' })
  for (const heading of ['菜品', '金额', '客人', '配送', '退款'])
    await expect(drawer.getByRole('heading', { name: heading })).toBeVisible()
  await expect(drawer).toContainText('文三路 1 号')
  await expect(drawer).toContainText('少送')
  await sql("delete from restaurant_order where restaurant_order_id like 'note-%'")
})
