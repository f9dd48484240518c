import { expect } from '../../../examples/e2e/support/test'
import { expectAccessible } from './support/accessible'
import { storeTime } from './support/asProgram'
import { hotelMenu, test } from './support/consoleTest'
import { insertRow } from './support/insertRow'

test('greets, shows brand and hotel, and links to examples, documentation and calls', async ({
  page,
  signIn,
}) => {
  await signIn()
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('林晚晴')
  await expect(page.getByRole('button', { name: hotelMenu })).toContainText('云栖西湖度假酒店')
  const links = await page
    .getByRole('region', { name: '开始使用' })
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  for (const address of ['/examples/', '/docs/', '/docs/api']) expect(links).toContain(address)
  await expectAccessible(page)
})

test('figures of the home page are compared with the period before and with a year before, or with nothing', async ({
  page,
  signIn,
}) => {
  await signIn()
  await page.goto('/')
  const tile = page.locator('.eb-figure__tile').first()
  await expect(tile).toContainText(/较上期.*较去年同期/)
  await page.goto('/#/dashboard?compare=none')
  await expect(tile).not.toContainText('较')
})

test('W-SAT-12 the rating does not open by itself before the fifth visit', async ({
  page,
  signIn,
  widget,
}) => {
  await signIn()
  for (let visit = 1; visit < 5; visit++) {
    await page.goto('/')
    await expect(widget.pageTab).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('dashboardGuide'))).toBe(String(visit))
    await widget.expectClosed()
  }
  await page.goto('/')
  await widget.expectRating()
  await expect(widget.star(1)).toBeFocused()
  const ring = () => widget.star(1).evaluate((star) => getComputedStyle(star).outlineStyle)
  expect(await ring(), 'no ring before a key').toBe('none')
  await page.keyboard.press('ArrowRight')
  await expect
    .poll(() => widget.star(2).evaluate((star) => getComputedStyle(star).outlineStyle))
    .toBe('solid')
})

test.describe('the guide of the home page', () => {
  const steps = ['选门店', '处理一件待办', '看懂经营数据', '加常用功能', '读系统公告'] as const

  test('W-SAT-12 leads to five places, counts each once, and waits with the rating until all are counted', async ({
    page,
    signIn,
    widget,
  }) => {
    await signIn('admin')
    await page.goto('/')
    const guide = page.getByRole('region', { name: '认识工作台' })
    const counter = () => page.evaluate(() => localStorage.getItem('dashboardGuide'))
    await expect(guide.getByRole('status')).toHaveText('做完 0 步，还有 5 步')
    await expectAccessible(page)
    await guide.getByRole('button', { name: '看第 1 步' }).click()
    await expect(page.getByRole('button', { name: hotelMenu })).toBeFocused()
    expect(await counter(), 'the visit and the step').toBe('2')
    const step = (index: number) => guide.getByRole('button', { name: steps[index] as string })
    for (const [index, place] of [
      [1, page.getByRole('region', { name: '待办事项' })],
      [2, page.getByRole('region', { name: '经营概览' })],
    ] as const) {
      await step(index).focus()
      await page.keyboard.press('Enter')
      await expect(place).toBeFocused()
    }
    expect(await counter()).toBe('4')
    await step(1).click()
    expect(await counter(), 'a step counts once').toBe('4')
    await expect(guide.getByRole('status')).toHaveText('做完 3 步，还有 2 步')
    await expect(step(1)).toContainText('已完成')
    await widget.expectClosed()
    await page.reload()
    await expect(page.getByRole('region', { name: '待办事项' })).toBeVisible()
    await expect(guide, 'five are counted').toHaveCount(0)
    await widget.expectRating()
  })

  test('closed, it stays away until it is asked for', async ({ page, signIn, widget }) => {
    await signIn('admin')
    await page.goto('/')
    const guide = page.getByRole('region', { name: '认识工作台' })
    await guide.getByRole('button', { name: '关闭引导' }).click()
    await expect(guide).toHaveCount(0)
    await page.reload()
    await widget.expectRating()
    await widget.button('以后再说').click()
    await expect(guide).toHaveCount(0)
    await page.getByRole('region', { name: '开始使用' }).getByRole('button', { name: '认识工作台' }).click()
    await expect(guide.getByRole('status')).toHaveText('做完 0 步，还有 5 步')
  })
})

test('best sellers of the home page all have a name, and figures stand beside each other', async ({
  page,
  signIn,
  servers: {
    gateway: { sql },
  },
}) => {
  const sold = { store_id: '100101', paid_at: `${storeTime(-60)}+08`, pay_amount: 10_000, quantity: 3 }
  await sql(`delete from order_fact where order_fact_id like 'HOME-%'`)
  for (const [id, name] of [
    ['HOME-1', '西湖游船票'],
    ['HOME-2', undefined],
  ])
    await insertRow(sql, 'orderFact', { ...sold, order_fact_id: id, product_name: name })
  await signIn('admin')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/#/dashboard')
  const sellers = page.getByRole('region', { name: '热销商品' })
  await expect(sellers.getByRole('row').nth(1)).toContainText('西湖游船票')
  await expect(sellers).not.toContainText('无')
  const tops = await page
    .locator('.eb-dashboard .eb-figures__charts > *')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
  expect(new Set(tops).size, 'lines').toBeLessThan(tops.length)
})
