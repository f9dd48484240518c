import { expect, test } from '../../../examples/e2e/support/test'
import { expectAccessible } from './support/accessible'
import { storeDay } from './support/asProgram'
import { insertRow } from './support/insertRow'
import { openWecomGate } from './support/openWecomGate'
import { rowWith } from './support/rows'

const orders = '/#/ticket/orderList/detail'

test.beforeEach(async ({ signIn, servers: { gateway } }) => {
  await signIn()
  for (const table of ['wecom_setting', 'sale_channel'])
    await gateway.sql(`delete from ${table} where hotel_id = '100101'`)
})

test('an open row has the rows that refer to it and what was done with it; J and K lead to the next one', async ({
  page,
  servers: { gateway },
}) => {
  // newer than what other tests have left
  for (const [id, hour] of [
    ['T1', 1],
    ['T2', 2],
  ])
    await gateway.sql(
      `insert into ticket_order (brand_id, hotel_id, platform_order_id, ticket_product_id, status, created_at)
       select '1001', '100101', '${id}', min(ticket_product_id), 'PAID', now() + interval '${hour} hours'
       from ticket_product where hotel_id = '100101'`,
    )
  await page.goto(`${orders}?id=T2`)
  const drawer = page.getByRole('dialog', { name: 'T2' })
  await expect(drawer).toContainText('1 / ')
  for (const name of ['券码', '退款单', '核销记录'])
    await expect(drawer.getByRole('region', { name, exact: true })).toContainText('暂无数据')
  await expect(drawer.getByRole('region', { name: '操作记录' })).toContainText('还没有操作记录')
  await expectAccessible(page)
  await drawer.getByRole('button', { name: '备注' }).click()
  await page.getByRole('dialog', { name: '备注' }).getByRole('textbox').fill('客人晚到')
  await page.getByRole('dialog', { name: '备注' }).getByRole('button', { name: '备注' }).click()
  const entry = drawer.getByRole('region', { name: '操作记录' }).getByRole('listitem')
  await expect(entry).toContainText('备注')
  await expect(entry).toContainText('林晚晴')
  await expect(entry).toContainText('客人晚到')
  await drawer.getByRole('button', { name: '下一条' }).focus()
  await page.keyboard.press('j')
  await expect(page.getByRole('dialog', { name: 'T1' })).toContainText('2 / ')
  await expect(page).toHaveURL(/[?&]id=T1/)
  await page.keyboard.press('k')
  await expect(drawer).toBeVisible()
})

test('an action that changes a row begins with what the row has', async ({
  page,
  signIn,
  servers: { gateway },
}) => {
  await signIn('admin')
  const exchange = { exchange_id: 'change-1', exchange_no: 'PEE-CHANGE-1', status: 'WAIT_SHIP' }
  await insertRow(gateway.sql, 'pointsExchange', {
    ...{ ...exchange, receiver_address: '文三路 1 号', created_at: storeDay(0) },
  })
  const dialog = page.getByRole('dialog', { name: /^修改地址/ })
  const address = dialog.getByRole('textbox', { name: '地址' })
  await page.goto('/#/points-exchange-history/index')
  const row = rowWith(page, 'PEE-CHANGE-1')
  await row.getByRole('button', { name: '修改地址' }).click()
  await expect(address).toHaveValue('文三路 1 号')
  await expect(address).toBeFocused()
  await address.press('End')
  await page.keyboard.type('2 单元')
  await dialog.getByRole('button', { name: '修改地址' }).click()
  await expect(dialog).toHaveCount(0)
  const stored = "select receiver_address as address from points_exchange where exchange_id = 'change-1'"
  await expect.poll(() => gateway.sql(stored)).toEqual([{ address: '文三路 1 号2 单元' }])
  await gateway.sql("delete from points_exchange where exchange_id = 'change-1'")
})

test('a further list opens over the page by ?dialog=, with filters from its link, and closes to the page as it was', async ({
  page,
}) => {
  await page.goto(`${orders}?list.search=abc`)
  await page.getByRole('button', { name: '退款审核' }).click()
  await expect(page).toHaveURL(/[?&]dialog=refund/)
  const dialog = page.getByRole('dialog', { name: '退款审核' })
  await expect(dialog.getByRole('grid')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(/detail\?list\.search=abc$/)
  await page.goto('/#/ticket/binding/list?dialog=push&status=FAILED')
  const push = page.getByRole('dialog', { name: '推单记录' })
  await expect(push.getByRole('tab', { name: '失败' })).toHaveAttribute('aria-selected', 'true')
})

test('W-GATE-1 W-GATE-2 W-AUTH-13 pages of enterprise messaging stand behind the gate, two do not', async ({
  page,
  servers: { gateway },
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  for (const name of ['HotelServiceBespeak', 'HotelServiceFeedback']) {
    await page.goto(`/#/company-wx/${name}`)
    await expect(page.getByRole('grid')).toBeVisible()
  }
  expect(asked.filter((url) => url.includes('is_hotel_auth'))).toEqual([])
  await page.goto('/#/company-wx/GroupManagement')
  await expect(page.getByRole('button', { name: '申请开通并授权' })).toBeVisible()
  await expect(page.getByRole('grid')).toHaveCount(0)
  expect(asked.filter((url) => url.includes('/customer-group/'))).toEqual([])
  await openWecomGate(gateway.sql)
  await page.reload()
  await expect(page.getByRole('grid', { name: '客户群管理' })).toBeVisible()
  await page.getByRole('tab', { name: '入群欢迎语' }).click()
  await expect(page).toHaveURL(/[?&]view=groupWelcome/)
  await expect(page.getByRole('grid', { name: '入群欢迎语' })).toBeVisible()
  await page.getByRole('button', { name: '新建' }).click()
  await expect(page.getByRole('dialog', { name: '新建入群欢迎语' })).toBeVisible()
})
