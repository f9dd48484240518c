import { askStore } from '@ebkit/testing'
import { expect, test } from '../../../examples/e2e/support/test'
import { expectAccessible } from './support/accessible'
import { insertRow } from './support/insertRow'
import { offers, rowWith } from './support/rows'

test.beforeEach(async ({ signIn }) => {
  await signIn('admin')
})

const productOf = async (sql: <Found>(text: string) => Promise<Found[]>) => {
  const [product] = await sql<{ id: string }>(
    "select ticket_product_id as id from ticket_product where hotel_id = '100101' order by 1 limit 1",
  )
  return product?.id ?? ''
}

test.describe('bindings to other ticket systems', () => {
  test.beforeEach(async ({ servers: { gateway } }) => {
    for (const table of ['ticket_push_log', 'ticket_binding'])
      await gateway.sql(`delete from ${table} where hotel_id = '100101'`)
    const ticket_product_id = await productOf(gateway.sql)
    const binding = { ticket_product_id }
    await insertRow(gateway.sql, 'ticketBinding', {
      ...binding,
      ...{ binding_id: 'draft', binding_name: '草稿绑定', supplier_product_code: 'A1', status: 'DRAFT' },
    })
    await insertRow(gateway.sql, 'ticketBinding', {
      ...binding,
      ...{ binding_id: 'bound', binding_name: '在用绑定', supplier_product_code: 'A2', status: 'BOUND' },
    })
    for (const push_log_id of ['p1', 'p2', 'p3'])
      await insertRow(gateway.sql, 'ticketPushLog', {
        push_log_id,
        binding_id: 'bound',
        status: 'FAILED',
        request_time: new Date(),
      })
  })

  test('notes of /ticket/binding/list : failed pushes are red and lead to their log; only drafts are deleted', async ({
    page,
  }) => {
    await page.goto('/#/ticket/binding/list')
    const failed = rowWith(page, '在用绑定').getByRole('button', { name: '3', exact: true })
    await expect(failed).toBeVisible()
    await expect(rowWith(page, '草稿绑定').getByRole('button', { name: '0', exact: true })).toHaveCount(0)
    expect(await offers(page, '草稿绑定')).toContain('删除')
    expect(await offers(page, '在用绑定')).not.toContain('删除')
    await failed.click()
    const log = page.getByRole('dialog', { name: '推单记录' })
    await expect(log.getByRole('tab', { name: '失败' })).toHaveAttribute('aria-selected', 'true')
    await expect(page).toHaveURL(/bindingId=bound/)
    await expectAccessible(page)
  })

  test('notes of /ticket/binding/edit/{id} : what is bound keeps product, spec, system and code until it is unbound', async ({
    page,
    servers,
  }) => {
    await page.goto('/#/ticket/binding/edit/bound')
    await expect(page.getByRole('note')).toContainText('先解绑')
    await expect(page.getByRole('textbox', { name: '绑定名称' })).toBeEditable()
    await expect(page.getByRole('textbox', { name: '对方商品编码' })).toHaveCount(0)
    await expect(page.getByText('A2', { exact: true })).toBeVisible()
    const [product] = await servers.gateway.sql<{ name: string }>(
      "select product_name as name from ticket_binding join ticket_product using (ticket_product_id) where binding_id = 'bound'",
    )
    await expect(page.getByRole('main').getByText(product?.name ?? '', { exact: true })).toBeVisible()
    await expectAccessible(page)
    await page.goto('/#/ticket/binding/edit/draft')
    await expect(page.getByRole('textbox', { name: '对方商品编码' })).toBeEditable()
    await expect(page.getByRole('note')).toHaveCount(0)
  })
})

test('notes of /validcard/list : a card goes while it is new, or offline and not sold; slots are there where it is reserved', async ({
  page,
  servers: { gateway },
}) => {
  await gateway.sql("delete from ecard_user where ecard_user_id = 'note-holder'")
  await gateway.sql("delete from valid_card where hotel_id = '100101' and card_name like '便笺%'")
  const [category] = await gateway.sql<{ id: string }>(
    "select ticket_category_id as id from ticket_category where hotel_id = '100101' limit 1",
  )
  const states = { 新: 'NEW', 下线: 'OFFLINE', 在售: 'PUBLISHED', 售出: 'OFFLINE' }
  for (const [index, [name, status]] of Object.entries(states).entries())
    await insertRow(gateway.sql, 'validCard', {
      ...{
        valid_card_id: `note-${index}`,
        card_name: `便笺${name}`,
        status,
        ticket_category_id: category?.id,
      },
      ...{ need_reserve: name === '新', rights_list: '[]' },
    })
  await insertRow(gateway.sql, 'ecardUser', {
    ...{ ecard_user_id: 'note-holder', valid_card_id: 'note-3', card_no: 'NOTE3', status: 'ACTIVE' },
  })
  await page.goto('/#/validcard/list?list.search=便笺')
  const offered: Record<string, readonly string[]> = {}
  for (const name of Object.keys(states)) offered[name] = await offers(page, `便笺${name}`)
  const having = (label: string) => Object.keys(states).filter((name) => offered[name]?.includes(label))
  expect(having('删除')).toEqual(['新', '下线'])
  expect(having('预约库存')).toEqual(['新'])
  expect(having('履约数据')).toEqual(Object.keys(states))
})

test('notes of /validcard/delay/list : only what waits is edited, also by the gateway; download gives the failures', async ({
  page,
  servers: { gateway },
}) => {
  await gateway.sql("delete from valid_card_delay where hotel_id = '100101'")
  const fail_file = '1001/100101/common/便笺失败.csv'
  const put = await askStore(await gateway.lendStoreKeys(), 'PUT', fail_file, '卡号,原因', 'text/csv')
  expect(put.status).toBe(200)
  for (const [delay_id, delay_name, status] of [
    ['wait', '便笺等待', 'DRAFT'],
    ['part', '便笺部分', 'PART_FAILED'],
  ])
    await insertRow(gateway.sql, 'validCardDelay', {
      ...{ delay_id, delay_name, status },
      fail_file: status === 'DRAFT' ? null : `/eb-store/${fail_file}`,
    })
  await page.goto('/#/validcard/delay/list')
  expect(await offers(page, '便笺等待')).toContain('编辑')
  expect(await offers(page, '便笺部分')).not.toContain('编辑')
  await rowWith(page, '便笺部分').getByRole('button', { name: /更多/ }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: '下载' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('便笺失败.csv')
  const saved = await page.request.post('/ticket-api/eb/valid-card-delay/save', {
    data: { delayId: 'part', version: 1, delayName: '改名' },
    headers: { 'x-eb-client': 'ebkit/test' },
  })
  expect(saved.status()).toBe(422)
  await page.goto('/#/validcard/delay/edit?delayId=part')
  await expect(page.getByRole('note')).toContainText('不能再改')
  await expect(page.getByRole('textbox', { name: '任务名称' })).toHaveCount(0)
  await expect(page.locator('[part=cancel]')).toHaveText('关闭')
  await expect(page.getByRole('button', { name: '保存' })).toHaveCount(0)
  await expectAccessible(page)
})

test('notes of /deposit/activity : the introduction stands above the list; only what has not begun goes', async ({
  page,
  servers: { gateway },
}) => {
  await gateway.sql("delete from deposit_activity where hotel_id = '100101'")
  for (const [activity_id, activity_name, status] of [
    ['fresh', '便笺未开始', 'NEW'],
    ['ended', '便笺已结束', 'ENDED'],
  ])
    await insertRow(gateway.sql, 'depositActivity', { activity_id, activity_name, status })
  await page.goto('/#/deposit/activity')
  const banner = page.locator('.eb-page:not([hidden]) .eb-activity-banner')
  await expect(banner).toBeVisible()
  const [above, list] = [await banner.boundingBox(), await page.getByRole('grid').boundingBox()]
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(list?.y ?? 0)
  expect(await offers(page, '便笺未开始')).toContain('删除')
  expect(await offers(page, '便笺已结束')).not.toContain('删除')
})

test('W-IFR-1 W-IFR-2 W-IFR-3 notes of /ihg : the group’s page in a frame, its name as the title, or where its address is set', async ({
  page,
  servers,
}) => {
  const { sql } = servers.gateway
  const set = (address: string | null, name: string | null = '云栖度假集团') =>
    sql(
      "update hotel_config set hotel_group_page_url = $1, hotel_group_name = $2 where hotel_id = '100101'",
      [address, name],
    )
  if ((await sql("select from hotel_config where hotel_id = '100101'")).length === 0)
    await insertRow(sql, 'hotelConfig', {})
  await set(null)
  await page.goto('/#/ihg')
  await expect(page.getByText('页面地址错误')).toBeVisible()
  await expect(page.getByRole('link', { name: '去商户设置填写地址' })).toHaveAttribute(
    'href',
    '#/hotel-config',
  )

  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/examples/sandbox-frame.html*', async (route) => {
    await held
    await route.continue()
  })
  await set(`${servers.origin}/examples/sandbox-frame.html`)
  await page.reload({ waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('云栖度假集团')
  const spinner = page.locator('[part=spinner]')
  await expect(spinner).toBeVisible()
  release()
  await expect(spinner).toHaveCount(0)
  const address = /sandbox-frame\.html\?hotelId=100101&brandId=1001$/
  await expect(page.locator('iframe')).toHaveAttribute('src', address)
  const opened = page.getByRole('link', { name: '在新窗口打开' })
  await expect(opened).toHaveAttribute('href', address)
  await expect(opened).toHaveAttribute('target', '_blank')
  const again = page.waitForRequest(address)
  await page.getByRole('button', { name: '重新加载' }).click()
  await again
  await expectAccessible(page)
  await set(null, null)
})

test('notes of /tying-activity/addEdit/{id}/{view} : any last part shows the same page; its button leads to the form', async ({
  page,
  servers: { gateway },
}) => {
  await gateway.sql("delete from tying_activity where tying_id = 'note'")
  await insertRow(gateway.sql, 'tyingActivity', { tying_id: 'note', tying_name: '便笺搭售', status: 'NEW' })
  const main = page.getByRole('main')
  for (const last of ['view', 'anything']) {
    await page.goto(`/#/tying-activity/addEdit/note/${last}`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('便笺搭售')
    for (const section of ['活动信息', '商品', '效果'])
      await expect(main.getByRole('heading', { name: section, exact: true })).toBeVisible()
  }
  await page
    .getByRole('button', { name: '编辑' })
    .or(page.getByRole('link', { name: '编辑' }))
    .click()
  await expect(page).toHaveURL(/#\/tying-activity\/addEdit\/note$/)
  await expect(page.getByRole('textbox', { name: '活动名称' })).toHaveValue('便笺搭售')
})
