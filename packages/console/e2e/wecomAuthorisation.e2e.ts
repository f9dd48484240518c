import type { Page } from '@playwright/test'
import { expect, test } from '../../../examples/e2e/support/test'
import { expectAccessible } from './support/accessible'
import type { Servers } from './support/servers'

const store = '100101'
const tables = ['wecom_setting', 'sale_channel'] as const

type Rows = Record<string, unknown>[]
let kept: Record<(typeof tables)[number], Rows>

async function clear({ gateway: { sql } }: Servers): Promise<void> {
  await sql(`delete from wecom_setting where hotel_id = '${store}'`)
  await sql(`delete from sale_channel where hotel_id = '${store}' and app_type = '7'`)
}

test.beforeEach(async ({ signIn, servers }) => {
  const { sql } = servers.gateway
  const rowsOf = async (table: string) =>
    (
      await sql<{ row: Rows[number] }>(
        `select to_jsonb(t) as row from ${table} t where hotel_id = '${store}'`,
      )
    ).map(({ row }) => row)
  kept = { wecom_setting: await rowsOf('wecom_setting'), sale_channel: await rowsOf('sale_channel') }
  await clear(servers)
  await signIn('admin')
})

// the pages behind the gate stand on what was there
test.afterEach(async ({ servers }) => {
  const { sql } = servers.gateway
  for (const table of tables) {
    await sql(`delete from ${table} where hotel_id = '${store}'`)
    for (const row of kept[table])
      await sql(`insert into ${table} select * from jsonb_populate_record(null::${table}, $1::jsonb)`, [
        JSON.stringify(row),
      ])
  }
})

const open = (page: Page) => page.goto('/#/wecom/corpAuth')
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
const current = (page: Page) => page.getByRole('list', { name: '步骤' }).locator('[aria-current="step"]')
const agree = (page: Page) => page.getByRole('checkbox', { name: '我已阅读并同意以上约定' })
const apply = (page: Page) => page.getByRole('button', { name: '立即申请' })
const link = (page: Page) => page.getByRole('link', { name: '打开授权页' })
const statusOf = async ({ gateway: { sql } }: Servers) =>
  (await sql<{ status: string }>(`select status from wecom_setting where hotel_id = '${store}'`))[0]?.status

async function reachSecondStep(page: Page, servers: Servers): Promise<void> {
  await servers.gateway.sql(`insert into wecom_setting (brand_id, hotel_id, corp_id, app_agent_id, app_secret, sync_scope, status)
    values ('1001', '${store}', '', '', '', '{}', 'APPLIED')`)
  await open(page)
  await expect(heading(page, '请企业管理员授权')).toBeVisible()
}

const authorised = (relation: string, merchant: string) => `insert into sale_channel
  (brand_id, hotel_id, channel_id, channel_name, app_type, app_id, relation_type, merchant_id, principal_name, authorized_at, auth_status)
  values ('1001', '${store}', 'corp-${relation}', '企业微信', '7', 'ww1234567890abcd${relation}', '${relation}', '${merchant}', '湖畔酒店集团', now(), 'AUTHORIZED')`

/** Makes the store authorised, without its page. */
async function authorise({ gateway: { sql } }: Servers, relation = '1', merchant = store): Promise<void> {
  await sql(`insert into wecom_setting (brand_id, hotel_id, corp_id, app_agent_id, app_secret, sync_scope, status)
    values ('1001', '${store}', 'ww1234567890abcd${relation}', '1000002', 's', '{}', 'AUTHORIZED')
    on conflict (hotel_id) do update set status = 'AUTHORIZED'`)
  await sql(authorised(relation, merchant))
}

test('/wecom/corpAuth 1: it stands before no gate, and the button of the promotion page leads to it', async ({
  page,
  servers,
}) => {
  await page.goto('/#/company-wx/CustomerManage')
  await expect(page.getByRole('region', { name: '用企业微信经营客户' })).toBeVisible()
  await page.getByRole('button', { name: '申请开通并授权' }).click()
  await expect(page).toHaveURL(/#\/wecom\/corpAuth$/)
  await expect(heading(page, '请企业管理员授权')).toBeVisible()
  expect(await statusOf(servers)).toBe('APPLIED')
  // the page that led here is open behind it, and asks again
  await authorise(servers)
  await page.getByRole('button', { name: '进入客户管理' }).click()
  await expect(page.getByRole('tab', { name: '跟进中' })).toBeVisible()
  await expect(page.getByRole('region', { name: '用企业微信经营客户' })).toHaveCount(0)
})

test('/wecom/corpAuth 2: while it asks there is a spinner; a failure is said with a retry, without the promotion page', async ({
  page,
  servers: { proxy },
}) => {
  const check = 'wechat-api/eb/work/is_hotel_auth'
  const held = proxy.inject({ match: check, fault: 'hold' })
  await open(page)
  await expect.poll(() => held.hits).toBe(1)
  await expect(page.getByText('正在确认授权状态…')).toBeAttached()
  held.release()
  await expect(heading(page, '申请开通企业微信')).toBeVisible()
  held.remove()
  const body = { code: 500, message: '企业微信暂时不可用', data: null }
  const failed = proxy.inject({ match: check, fault: 'json', body, times: 1 })
  await page.reload()
  const failure = page.getByRole('alert').filter({ hasText: '无法确认授权状态' })
  await expect(failure).toContainText('企业微信暂时不可用')
  expect(failed.hits).toBe(1)
  await expect(page.getByText('用企业微信经营客户')).toHaveCount(0)
  await page.getByRole('button', { name: '重试' }).click()
  await expect(heading(page, '申请开通企业微信')).toBeVisible()
})

test('/wecom/corpAuth 3: three steps are shown, each with its state', async ({ page, servers }) => {
  const steps = page.getByRole('list', { name: '步骤' }).getByRole('listitem')
  await open(page)
  await expect(current(page)).toHaveText(/申请开通/)
  await expect(steps).toHaveText([/申请开通/, /企业管理员授权/, /完善设置/])
  await expect(steps.filter({ hasText: '已完成' })).toHaveCount(0)
  await agree(page).click()
  await apply(page).click()
  await expect(current(page)).toHaveText(/企业管理员授权/)
  await expect(steps.filter({ hasText: '已完成' })).toHaveText([/申请开通/])
  await authorise(servers)
  await expect(current(page)).toHaveText(/完善设置/)
  await expect(steps.filter({ hasText: '已完成' })).toHaveText([/申请开通/, /企业管理员授权/])
})

test('/wecom/corpAuth 4: what is needed is listed; the application waits for the agreement and for its answer', async ({
  page,
  servers,
}) => {
  await open(page)
  for (const need of ['已通过认证的企业微信企业', '能扫码确认的企业微信管理员', '企业已启用“客户联系”'])
    await expect(page.getByText(need)).toBeVisible()
  await expectAccessible(page)
  await expect(apply(page)).toHaveAttribute('aria-disabled', 'true')
  await apply(page).click({ force: true })
  expect(await statusOf(servers)).toBeUndefined()
  const held = servers.proxy.inject({ match: 'wechat-api/eb/work_auth/add_hotel_auth', fault: 'hold' })
  await agree(page).focus()
  await page.keyboard.press('Space')
  await expect(apply(page)).toHaveAttribute('aria-disabled', 'false')
  await apply(page).focus()
  await page.keyboard.press('Enter')
  await expect(apply(page)).toHaveAttribute('aria-busy', 'true')
  await page.keyboard.press('Enter')
  await expect.poll(() => held.hits).toBe(1)
  held.release()
  await expect(current(page)).toContainText('企业管理员授权')
  await expect(page.getByRole('list', { name: '步骤' }).getByRole('listitem').first()).toContainText('已完成')
  expect([held.hits, await statusOf(servers)]).toEqual([1, 'APPLIED'])
})

test('/wecom/corpAuth 5: an answer that is no says so, a failure says why, and nothing changes', async ({
  page,
  servers,
}) => {
  await open(page)
  await agree(page).click()
  for (const [words, body] of [
    ['申请失败，请稍后重试', { code: 0, message: '', data: false }],
    ['企业已绑定其他平台', { code: 409, message: '企业已绑定其他平台', data: null }],
  ] as const) {
    const fault = servers.proxy.inject({
      match: 'wechat-api/eb/work_auth/add_hotel_auth',
      fault: 'json',
      body,
      times: 1,
    })
    await apply(page).click()
    await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible()
    await expect(current(page)).toContainText('申请开通')
    await expect(agree(page)).toBeChecked()
    expect(fault.hits).toBe(1)
  }
  expect(await statusOf(servers)).toBeUndefined()
  await apply(page).click()
  await expect(current(page)).toContainText('企业管理员授权')
})

test('/wecom/corpAuth 6: code and link for the administrator, what is asked for, and it goes on once the corporation is known', async ({
  page,
  context,
  servers,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await reachSecondStep(page, servers)
  const address = `${servers.origin}/eb/demo/wecom/authorisation?hotelId=${store}`
  await expect(page.getByRole('img', { name: '授权二维码' })).toBeVisible()
  await expect(link(page)).toHaveAttribute('href', address)
  for (const scope of ['通讯录', '客户联系', '客户群', '消息'])
    await expect(page.getByRole('term').filter({ hasText: scope })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: '复制链接' }).click()
  const copied = page.getByRole('dialog').or(page.getByRole('alertdialog')).filter({ hasText: '复制成功' })
  await expect(copied).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
  await expect(copied).toBeHidden()
  const other = context.waitForEvent('page')
  await link(page).click()
  const platform = await other
  await platform.getByRole('button', { name: /同意授权/ }).click()
  await expect(platform.getByRole('heading', { name: '授权成功' })).toBeVisible()
  await platform.close()
  await expect(heading(page, '企业微信已授权')).toBeVisible()
  await expect(page.getByText('演示企业')).toBeVisible()
})

test('/wecom/corpAuth 6: authorised without a corporation it goes on waiting', async ({ page, servers }) => {
  await reachSecondStep(page, servers)
  await authorise(servers, '3', '100102')
  const asked = () => page.waitForResponse(/get_merchant_all_sale_channel_info\?.*appTypes=7/)
  await asked()
  await asked()
  await expect(current(page)).toContainText('企业管理员授权')
  await servers.gateway.sql(authorised('2', store))
  await expect(heading(page, '企业微信已授权')).toBeVisible()
})

test('/wecom/corpAuth 7: it asks nothing while it is hidden or left, and after ten minutes the code has expired', async ({
  page,
  servers,
}) => {
  await page.clock.install()
  await reachSecondStep(page, servers)
  let asked = 0
  page.on('request', (request) => {
    if (request.url().includes('is_hotel_auth')) asked += 1
  })
  const hide = (isHidden: boolean) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden })
      document.dispatchEvent(new Event('visibilitychange'))
    }, isHidden)
  await page.clock.runFor(3_100)
  await expect.poll(() => asked).toBeGreaterThan(0)
  await hide(true)
  await page.waitForLoadState('networkidle')
  const before = asked
  await page.clock.runFor(30_000)
  expect(asked).toBe(before)
  await hide(false)
  await page.clock.runFor(100)
  await expect.poll(() => asked).toBeGreaterThan(before)
  await page.clock.fastForward(10 * 60_000 + 1_000)
  const expired = page.getByRole('alert').filter({ hasText: '二维码已过期' })
  await expect(expired).toBeVisible()
  await expect(page.getByRole('img', { name: '授权二维码' })).toHaveCount(0)
  const atEnd = asked
  await page.clock.runFor(30_000)
  expect(asked).toBe(atEnd)
  await page.getByRole('button', { name: '刷新', exact: true }).click()
  await expect(page.getByRole('img', { name: '授权二维码' })).toBeVisible()
  await expect.poll(() => asked).toBeGreaterThan(atEnd)
  // left: another page is shown, and this one waits behind it
  await page.evaluate(() => {
    location.hash = '#/shopinfo'
  })
  await expect(heading(page, '企业微信授权')).toBeHidden()
  await page.waitForLoadState('networkidle')
  const left = asked
  await page.clock.runFor(30_000)
  expect(asked).toBe(left)
})

test('/wecom/corpAuth 9: an authorised store sees its corporation at once, and authorises again without losing anything', async ({
  page,
  context,
  servers,
}) => {
  await authorise(servers)
  await open(page)
  await expect(heading(page, '企业微信已授权')).toBeVisible()
  await expect(current(page)).toContainText('完善设置')
  const again = page.locator('.eb-authorisation__buttons').getByRole('button', { name: '重新授权' })
  await again.click()
  const question = page.getByRole('dialog', { name: '重新授权？' })
  await question.getByRole('button', { name: '取消' }).click()
  await expect(heading(page, '企业微信已授权')).toBeVisible()
  await again.click()
  await question.getByRole('button', { name: '重新授权' }).click()
  await expect(current(page)).toContainText('企业管理员授权')
  await page.getByRole('button', { name: '不重新授权，返回' }).click()
  await expect(heading(page, '企业微信已授权')).toBeVisible()
  await again.click()
  await question.getByRole('button', { name: '重新授权' }).click()
  // the corporation that is known already does not end it
  await page.waitForResponse(/get_merchant_all_sale_channel_info/)
  await expect(current(page)).toContainText('企业管理员授权')
  const platform = await context.newPage()
  await platform.goto((await link(page).getAttribute('href')) ?? '')
  await platform.getByRole('button', { name: /同意授权/ }).click()
  await expect(platform.getByRole('heading', { name: '授权成功' })).toBeVisible()
  await platform.close()
  await expect(heading(page, '企业微信已授权')).toBeVisible()
  const [setting] = await servers.gateway.sql(
    `select corp_id, app_agent_id, app_secret, status from wecom_setting where hotel_id = '${store}'`,
  )
  expect(setting).toMatchObject({
    corp_id: 'ww1234567890abcd1',
    app_agent_id: '1000002',
    status: 'AUTHORIZED',
  })
})

test('/wecom/corpAuth 7: where the service manager sends the link, it stops after ten minutes as well, with a button', async ({
  page,
  servers,
}) => {
  await page.clock.install()
  const body = { code: 0, message: '', data: { authorisation: null, contact: null } }
  servers.proxy.inject({ match: 'wechat-api/eb/work_auth/authorisation', fault: 'json', body })
  await reachSecondStep(page, servers)
  const hint = page.getByText('授权链接由服务经理发给企业管理员。')
  await expect(hint).toBeVisible()
  await expect(page.getByText('没有登记服务经理的联系方式')).toBeVisible()
  await page.clock.fastForward(10 * 60_000 + 1_000)
  await expect(page.getByRole('alert').filter({ hasText: '已停止查询授权结果' })).toBeVisible()
  await page.getByRole('button', { name: '刷新', exact: true }).click()
  await expect(hint).toBeVisible()
})

test('/wecom/corpAuth 8: the corporation with its masked id and whose it is, and the two ways on', async ({
  page,
  servers,
}) => {
  await authorise(servers)
  await open(page)
  await expect(page.getByRole('definition')).toHaveText(['湖畔酒店集团', 'ww1**********bcd1', '本店所有'])
  await expectAccessible(page)
  await page.getByRole('button', { name: '进入客户管理' }).click()
  await expect(page).toHaveURL(/#\/company-wx\/CustomerManage$/)
  await open(page)
  await page.getByRole('button', { name: '完善设置' }).click()
  await expect(page).toHaveURL(/#\/company-wx\/WxSet$/)
  await servers.gateway.sql("update sale_channel set merchant_id = '100102' where app_type = '7'")
  await open(page)
  await page.reload()
  await expect(page.getByRole('definition').last()).toHaveText('由其他商户共享')
})

test('/wecom/corpAuth 10: the code of the service manager stands at the side in every step, also of the promotion page', async ({
  page,
  servers,
}) => {
  const contact = page
    .getByRole('complementary', { name: '服务经理' })
    .getByRole('img', { name: '服务经理的二维码' })
  await open(page)
  await expect(heading(page, '申请开通企业微信')).toBeVisible()
  await expect(contact).toBeVisible()
  await agree(page).click()
  await apply(page).click()
  await expect(heading(page, '请企业管理员授权')).toBeVisible()
  await expect(contact).toBeVisible()
  await authorise(servers)
  await expect(heading(page, '企业微信已授权')).toBeVisible()
  await expect(contact).toBeVisible()
  await clear(servers)
  await page.goto('/#/company-wx/CustomerManage')
  await page.reload()
  await expect(page.getByRole('figure').getByRole('img', { name: '服务经理的二维码' })).toBeVisible()
})

test('/wecom/corpAuth in English, for somebody who may only look: the refusal is said where it was asked for', async ({
  page,
  signIn,
  servers,
}) => {
  await signIn('viewer')
  await page.addInitScript(() => localStorage.setItem('ebkit.console.language', 'en'))
  await open(page)
  await expect(page.getByRole('heading', { name: 'Apply for enterprise WeChat' })).toBeVisible()
  await page.getByRole('checkbox').click()
  await page.getByRole('button', { name: 'Apply now' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'The application failed' })).toBeVisible()
  expect(await statusOf(servers)).toBeUndefined()
})
