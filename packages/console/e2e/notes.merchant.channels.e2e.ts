import { expect, test } from '../../../examples/e2e/support/test'
import { expectAccessible } from './support/accessible'
import { act, storeTime } from './support/asProgram'
import { insertRow } from './support/insertRow'
import { offers, rowWith } from './support/rows'

test.beforeEach(async ({ signIn }) => {
  await signIn('admin')
})

test('notes of /delivery-platform : low balances and errors are said, what is bound stays, own riders need no platform', async ({
  page,
  servers: { gateway },
}) => {
  await gateway.sql("delete from delivery_platform where hotel_id = '100101'")
  const common = { pickup_geo: JSON.stringify({ longitude: 120.1, latitude: 30.2 }), balance_alert: 10000 }
  for (const [delivery_platform_id, platform_name, platform_code, status, balance, last_error] of [
    ['d-error', '便笺异常', 'DADA', 'ERROR', 326000, '密钥已失效'],
    ['d-low', '便笺低余额', 'SF', 'ENABLED', 8600, null],
    ['d-new', '便笺未绑定', 'UU', 'UNBOUND', null, null],
    ['d-self', '便笺自配送', 'SELF', 'UNBOUND', null, null],
    ['d-run', '便笺自跑', 'SELF', 'ENABLED', null, null],
  ] as const)
    await insertRow(gateway.sql, 'deliveryPlatform', {
      ...{ ...common, delivery_platform_id, platform_name, platform_code, status, balance, last_error },
      shop_no: delivery_platform_id,
    })
  await page.goto('/#/delivery-platform')
  await expect(rowWith(page, '便笺异常').getByText('密钥已失效')).toBeVisible()
  const low = rowWith(page, '便笺低余额').getByText('余额不足，请充值')
  await expect(low).toBeVisible()
  const danger = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.color = 'var(--eb-danger-fg)'
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  })
  expect(await low.evaluate((node) => getComputedStyle(node).color)).toBe(danger)
  await expect(page.getByText('余额不足，请充值')).toHaveCount(1)

  const fresh = await offers(page, '便笺未绑定')
  expect(fresh).toEqual(expect.arrayContaining(['绑定门店', '删除']))
  expect(fresh).not.toContain('启用')
  const own = await offers(page, '便笺自配送')
  expect(own).toEqual(expect.arrayContaining(['启用', '删除']))
  expect(own).not.toContain('绑定门店')
  expect(await offers(page, '便笺自跑')).not.toContain('发测试单')
  expect(await offers(page, '便笺低余额')).toContain('发测试单')
  expect(await offers(page, '便笺低余额')).not.toContain('删除')
  await expectAccessible(page)

  const path = 'merchant-api/eb/delivery-platform'
  expect((await act(page, path, 'bind', 'd-self')).status).toBe(422)
  expect((await act(page, path, 'testOrder', 'd-run')).status).toBe(422)
  expect((await act(page, path, 'enable', 'd-new')).status).toBe(422)
  expect((await act(page, path, 'enable', 'd-self')).status).toBe(200)

  await page.getByRole('button', { name: '新建' }).click()
  const drawer = page.getByRole('dialog')
  for (const section of ['平台与门店', '取货信息', '配送范围与费用', '派单规则'])
    await expect(drawer.getByRole('heading', { name: section })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.goto('/#/delivery-platform?id=d-low&mode=edit')
  for (const section of ['平台与门店', '派单规则'])
    await expect(page.getByRole('dialog').getByRole('heading', { name: section })).toBeVisible()
  await page.goto('/#/delivery-platform?id=d-run')
  await expect(page.getByRole('dialog').getByText('便笺自跑').first()).toBeVisible()
  await expect(page.getByRole('dialog').getByText('账户余额')).toHaveCount(0)
})

test('notes of /shop-authorize : what ends soon comes first and is warned of; a shared store sees whose channel it is', async ({
  page,
  servers: { gateway },
}) => {
  await gateway.sql("delete from sale_channel where hotel_id in ('100101', '100102')")
  const channel = (channel_id: string, channel_name: string, auth_status: string, more: object = {}) =>
    insertRow(gateway.sql, 'saleChannel', {
      ...{ channel_id, channel_name, auth_status, app_id: `wx-${channel_id}`, app_type: '2' },
      ...{ relation_type: '2', merchant_id: '100101', expire_at: `${storeTime(300 * 1440)}+08`, ...more },
    })
  await channel('c-own', '便笺自有', 'AUTHORIZED', { app_type: '1' })
  await channel('c-soon', '便笺快到期', 'EXPIRING', {
    app_type: '8',
    expire_at: `${storeTime(9 * 1440 + 30)}+08`,
  })
  await channel('c-shared', '便笺共享', 'AUTHORIZED', { merchant_id: '100102', relation_type: '3' })
  const [owner] = await gateway.sql<{ name: string }>(
    "select hotel_name as name from hotel where hotel_id = '100102'",
  )
  await page.goto('/#/shop-authorize')
  const rows = page.getByRole('row').filter({ hasText: '便笺' })
  await expect(rows).toHaveCount(3)
  await expect(rows.nth(0)).toContainText('便笺快到期')
  const warning = page.getByRole('note').filter({ hasText: '即将到期' })
  await expect(warning).toContainText('1 个渠道的授权即将到期：便笺快到期（剩 9 天）')
  const [bar, grid] = [await warning.boundingBox(), await page.getByRole('grid').boundingBox()]
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(grid?.y ?? 0)

  const reason = `渠道属于「${owner?.name}」，请由该门店操作`
  const open = async (name: string) => {
    await rowWith(page, name).getByRole('button', { name: /更多/ }).click()
    await expect(page.getByRole('menuitem').first()).toBeVisible()
  }
  const renew = rowWith(page, '便笺共享').getByRole('button', { name: '续期' })
  await expect(renew).toHaveAttribute('aria-disabled', 'true')
  await renew.hover()
  await expect(page.getByRole('tooltip').filter({ hasText: reason })).toBeVisible()
  await page.keyboard.press('Escape')
  await open('便笺共享')
  const cancel = page.getByRole('menuitem', { name: /取消授权/ })
  await expect(cancel).toHaveAttribute('aria-disabled', 'true')
  await expect(cancel).toContainText(reason)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(rowWith(page, '便笺自有').getByRole('button', { name: '续期' })).not.toHaveAttribute(
    'aria-disabled',
  )
  for (const action of ['renew', 'cancelAuth']) {
    const refused = await act(page, 'merchant-api/eb/sale-channel', action, 'c-shared')
    expect([refused.status, refused.body.data.text.zh]).toEqual([422, reason])
  }
  const known = async (appType: string) => {
    const answer = await page.request.get(
      `/merchant-api/eb/hotel/get_merchant_all_sale_channel_info?hotelId=100101&brandId=1001&appTypes=${appType}`,
    )
    return ((await answer.json()).data as { appId: string }[]).map(({ appId }) => appId)
  }
  expect([await known('1'), await known('2')]).toEqual([['wx-c-own'], ['wx-c-shared']])
  await warning.getByRole('button', { name: '只看即将到期' }).click()
  await expect(rows).toHaveCount(1)
})

test('notes of /hotel-config : screens read the settings as a map, bools as 1 and 0; another interface asks to load the console again', async ({
  page,
  servers: { gateway },
}) => {
  await gateway.sql("delete from hotel_config where hotel_id = '100101'")
  await insertRow(gateway.sql, 'hotelConfig', {
    ...{ enable_ui_upgrade_all: true, auto_confirm_order: false, service_phone: '0571-88001234' },
  })
  await page.goto('/#/hotel-config')
  const form = page.getByRole('form', { name: '商户设置' })
  const upgrade = form.getByRole('switch', { name: '启用新版界面' })
  const question = page.getByRole('dialog', { name: '界面版本已变更' })
  const settings = async () =>
    (await (await page.request.get('/merchant-api/config/getHotelConfigAll?hotelId=100101')).json()).data
  const status = form.getByRole('status').last()
  await form.getByRole('switch', { name: '订单自动确认' }).click()
  await form.getByRole('button', { name: '保存' }).click()
  await expect(status).toContainText('已保存')
  await expect(question).toHaveCount(0)
  expect(await settings()).toMatchObject({ ENABLE_UI_UPGRADE_ALL: '1', autoConfirmOrder: '1' })
  await upgrade.click()
  await form.getByRole('button', { name: '保存' }).click()
  await expect(question).toBeVisible()
  expect(await settings()).toMatchObject({ ENABLE_UI_UPGRADE_ALL: '0' })
  await expectAccessible(page)
  await question.getByRole('button', { name: '稍后' }).click()
  await expect(question).toBeHidden()
  await upgrade.click()
  await form.getByRole('button', { name: '保存' }).click()
  await page.evaluate(() => Object.assign(globalThis, { isOld: true }))
  await question.getByRole('button', { name: '重新加载' }).click()
  await expect.poll(() => page.evaluate(() => 'isOld' in globalThis).catch(() => true)).toBe(false)
  await expect(upgrade).toBeChecked()
})
