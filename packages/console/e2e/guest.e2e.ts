import type { Page } from '@playwright/test'
import { expect, test } from '../../../examples/e2e/support/test'
import { expectAccessible } from './support/accessible'
import { createTickets } from './support/tickets'

const step = (page: Page, name: string) => page.getByRole('region', { name })
const pay = (page: Page) => step(page, '选票、付款').getByRole('button', { name: '付款（演示）' })

async function fillIn(page: Page, name: string, phone: string) {
  const order = step(page, '选票、付款')
  await order.getByRole('textbox', { name: '姓名' }).fill(name)
  await order.getByRole('textbox', { name: '手机号' }).fill(phone)
}

test.describe('the page that plays a guest', () => {
  let productId = ''
  let productName = ''
  test.beforeEach(async ({ page, signIn, servers: { gateway } }) => {
    await signIn()
    const tickets = createTickets(page, gateway.sql)
    const product = await tickets.product({ sort: 999, refundFeeRate: 10 })
    productId = String(product.ticketProductId)
    productName = String(product.productName)
  })
  test.afterEach(async ({ servers: { gateway } }) => {
    await gateway.sql("update ticket_product set status = 'offline' where ticket_product_id = $1", [
      productId,
    ])
  })

  test('a guest is refused without a name and phone, then pays once though the first answer is lost; the codes are stored, and shown again after loading anew', async ({
    page,
    servers: { gateway, proxy },
  }) => {
    await page.goto('/guest')
    await expect(page.getByRole('note')).toContainText('这是演示')
    await expect(step(page, '出示券码')).toContainText('付款后，券码出现在这里')
    const order = step(page, '选票、付款')
    await order.getByRole('combobox', { name: '商品' }).click()
    await page.getByRole('option', { name: productName }).click()
    await expect(order.getByRole('heading', { name: productName })).toBeVisible()
    await pay(page).click()
    await expect(order).toContainText('填写姓名')
    await expect(order).toContainText('填写 11 位手机号')
    await fillIn(page, '王小明', '138 0571 6021')
    await expect(order).not.toContainText('填写')
    await order.getByRole('spinbutton', { name: '数量' }).fill('2')
    await order.getByRole('spinbutton', { name: '数量' }).blur()
    await expect(order).toContainText('¥196.00')
    // the gateway takes the order; its answer does not arrive
    const lost = proxy.inject({ match: '/demo-api/guest/order', fault: 'lose' })
    await pay(page).click()
    await expect(order.getByRole('alert')).toContainText('没有付成')
    expect(lost.hits).toBeGreaterThan(0)
    lost.remove()
    await pay(page).click()
    const shown = step(page, '出示券码')
    await expect(shown).toContainText('第 1 / 2 张')
    const orders = await gateway.sql<{ platform_order_id: string; status: string; buyer_phone: string }>(
      'select * from ticket_order where ticket_product_id = $1',
      [productId],
    )
    expect(orders.map(({ status, buyer_phone }) => [status, buyer_phone])).toEqual([['PAID', '13805716021']])
    const key = orders[0]?.platform_order_id ?? ''
    const codes = await gateway.sql<{ code: string }>(
      'select code from ticket_code where platform_order_id = $1',
      [key],
    )
    const number = (await shown.locator('.eb-guest__number').innerText()).replaceAll(' ', '')
    expect(codes.map(({ code }) => code)).toContain(number)
    await expect(shown.getByRole('img', { name: `券码 ${number}` })).toBeVisible()
    await page.reload()
    await expect(step(page, '出示券码')).toContainText(key)
    await page.getByRole('button', { name: '从头再来' }).click()
    await expect(step(page, '出示券码')).not.toContainText(key)
    expect(page.url()).not.toContain('order=')
  })

  test('what the desk verifies is seen without loading anew; a refund asks for what is left, and its decision is seen', async ({
    page,
    servers: { gateway },
  }) => {
    const tickets = createTickets(page, gateway.sql)
    const product = { ticketProductId: productId }
    const order = await tickets.order(product, 2)
    await page.goto(`/guest?order=${order}`)
    const refund = step(page, '申请退款')
    await expect(refund.getByRole('listitem').filter({ hasText: '提交后锁住' })).toHaveCount(1)
    const [code] = await tickets.codes(order)
    await tickets.post('ticket-api/eb/ticket-code/action/verify', {
      key: code?.ticket_code_id,
      input: { verifyType: 'input' },
    })
    await expect(step(page, '出示券码').or(refund)).toContainText(['已核销', '已核销'])
    await refund.getByText('天气原因').click()
    await refund.getByRole('textbox').last().fill('下雨')
    await expect(refund).toContainText('¥88.20')
    await refund.getByRole('button', { name: '提交申请（演示）' }).click()
    await expect(refund.getByRole('region', { name: '退款进度' })).toContainText('待审核')
    await expect(refund).toContainText('这个订单没有可以退的券')
    const [asked] = await gateway.sql<{ refund_id: string; reason: string; apply_amount: number }>(
      'select refund_id, reason, apply_amount from ticket_refund where platform_order_id = $1',
      [order],
    )
    expect([asked?.reason, Number(asked?.apply_amount)]).toEqual(['天气原因：下雨', 9_800])
    await tickets.post('ticket-api/eb/ticket-refund/action/reject', {
      key: asked?.refund_id,
      input: { rejectReason: '已出票' },
    })
    await expect(refund.getByRole('region', { name: '退款进度' })).toContainText('已拒绝')
    await expect(refund.getByRole('region', { name: '退款进度' })).toContainText('已出票')
  })

  test('a session that ends keeps what was typed: after logging in again it is paid', async ({
    page,
    servers: { gateway },
  }) => {
    await page.goto('/guest')
    const order = step(page, '选票、付款')
    await order.getByRole('combobox', { name: '商品' }).click()
    await page.getByRole('option', { name: productName }).click()
    await fillIn(page, '王小明', '13805716021')
    await gateway.sql('delete from session')
    await pay(page).click()
    const login = page.getByRole('dialog', { name: '登录' })
    await expect(login.getByRole('textbox', { name: '账号' })).not.toHaveValue('')
    await login.getByLabel('密码', { exact: true }).fill('demo1234')
    await login.getByRole('button', { name: '登录', exact: true }).click()
    await expect(login).toBeHidden()
    await expect(order.getByRole('textbox', { name: '姓名' })).toHaveValue('王小明')
    await pay(page).click()
    await expect(step(page, '出示券码')).toContainText('状态未使用')
  })

  test('the menu of the person leads to it', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: /的菜单$/ }).click()
    const opened = page.context().waitForEvent('page')
    await page.getByRole('menuitem', { name: '扮客人（演示）' }).click()
    await expect((await opened).getByRole('note')).toContainText('这是演示')
    await expect(page.getByRole('main')).toBeVisible()
  })

  test('is accessible in light and dark, in English, and no wider than a phone; without a session it asks for the login and comes back', async ({
    page,
    servers: { gateway },
  }) => {
    const order = await createTickets(page, gateway.sql).order({ ticketProductId: productId }, 2)
    await page.goto(`/guest?order=${order}`)
    await expect(step(page, '出示券码')).toContainText(order)
    await expectAccessible(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.setViewportSize({ width: 390, height: 844 })
    await page.evaluate(() => localStorage.setItem('ebkit.console.language', 'en'))
    await page.reload()
    await expect(step(page, 'Show the code')).toContainText(order)
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    expect(await page.locator('body').innerText()).not.toMatch(/付款|退款|券码/)
    await page.context().clearCookies()
    await page.reload()
    await page.waitForURL(/\/login\?next=/)
    expect(new URL(page.url()).searchParams.get('next')).toBe(`/guest?order=${order}`)
  })
})
