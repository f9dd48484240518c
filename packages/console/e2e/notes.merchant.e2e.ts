import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '../../../examples/e2e/support/test'
import { expectAccessible } from './support/accessible'
import { insertRow } from './support/insertRow'
import { offers, rowWith } from './support/rows'

test.beforeEach(async ({ signIn }) => {
  await signIn('admin')
})

/** Saves a row as a program does. @returns the status and the answer */
async function save(page: Page, resource: string, data: object) {
  const answer = await page.request.post(`/${resource}/save`, {
    data,
    headers: { 'x-eb-client': 'ebkit/test' },
  })
  return { status: answer.status(), body: await answer.json() }
}

/** Runs an action as a program does. */
async function act(page: Page, resource: string, action: string, key: string) {
  const answer = await page.request.post(`/${resource}/action/${action}`, {
    data: { key },
    headers: { 'x-eb-client': 'ebkit/test' },
  })
  return { status: answer.status(), body: await answer.json() }
}

/** The moment some minutes from now, as a store's clock writes it. */
const storeTime = (minutes: number) =>
  new Date(Date.now() + 8 * 3_600_000 + minutes * 60_000).toISOString().slice(0, 19).replace('T', ' ')

/** A day of stores. */
const storeDay = (days: number) => storeTime(days * 1440).slice(0, 10)

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

test('notes of /comment/config : without comments all else is grey and kept; scores of a group are in order, groups apart', async ({
  page,
  servers: { gateway },
}) => {
  await gateway.sql("delete from comment_config where hotel_id = '100101'")
  await insertRow(gateway.sql, 'commentConfig', {
    ...{ business_types: ['ROOM', 'TICKET'], sensitive_words: ['便笺脏话'], comment_days: 45 },
    label_groups: JSON.stringify([{ minScore: 1, maxScore: 3, labels: ['便笺慢'] }]),
  })
  await page.goto('/#/comment/config')
  const form = page.getByRole('form', { name: '评价设置' })
  const days = form.getByRole('textbox', { name: '可评价期限' })
  await expect(days).toHaveValue('45')
  await expect(days).toBeEnabled()
  await form.getByRole('switch', { name: '开启评价' }).click()
  await expect(days).toBeDisabled()
  await expect(days).toHaveValue('45')
  await expect(form.getByRole('checkbox', { name: '客房' })).toBeDisabled()
  await expect(form.getByRole('checkbox', { name: '客房' })).toBeChecked()
  await expect(form.getByRole('switch', { name: '允许匿名' })).toBeDisabled()
  await expect(form.getByRole('switch', { name: '开启评价' })).toBeEnabled()
  await expectAccessible(page)
  await form.getByRole('button', { name: '保存' }).click()
  await expect(form.getByRole('status')).toContainText('已保存')
  const stored = () =>
    gateway.sql<{
      enabled: boolean
      business_types: string[]
      comment_days: number
      sensitive_words: string[]
    }>(
      "select enabled, business_types, comment_days, sensitive_words from comment_config where hotel_id = '100101'",
    )
  expect(await stored()).toEqual([
    { enabled: false, business_types: ['ROOM', 'TICKET'], comment_days: 45, sensitive_words: ['便笺脏话'] },
  ])

  await form.getByRole('switch', { name: '开启评价' }).click()
  await expect(days).toBeEnabled()
  const group = form.getByRole('list', { name: '评价标签' }).getByRole('listitem').first()
  await group.getByRole('textbox', { name: '最低分' }).fill('4')
  await form.getByRole('button', { name: '保存' }).click()
  await expect(group.getByText('须大于或等于 4')).toBeVisible()
  // before that it may still be saved, with what is typed next
  await expect(form.getByText('还有 1 处要改')).toBeVisible()
  await group.getByRole('textbox', { name: '最低分' }).fill('1')
  const [{ version } = { version: 0 }] = await gateway.sql<{ version: number }>(
    "select version from comment_config where hotel_id = '100101'",
  )
  const labels = ['慢']
  const groups = (...ranges: [number, number][]) =>
    save(page, 'merchant-api/eb/comment-config', {
      version,
      labelGroups: ranges.map(([minScore, maxScore]) => ({ minScore, maxScore, labels })),
    })
  expect((await groups([1, 3], [3, 5])).body.data.problems).toEqual([
    { path: 'labelGroups', code: 'apart', params: { one: '1–3', other: '3–5' } },
  ])
  expect((await groups([3, 1])).status).toBe(422)
  const groupList = form.getByRole('list', { name: '评价标签' })
  await expect(group.getByText('须大于或等于')).toHaveCount(0)
  await groupList.locator('..').getByRole('button', { name: '添加' }).click()
  const second = groupList.getByRole('listitem').nth(1)
  await second.getByRole('textbox', { name: '最低分' }).fill('2')
  await second.getByRole('textbox', { name: '最高分' }).fill('5')
  await form.getByRole('button', { name: '保存' }).click()
  await expect(form.getByText('1–3 和 2–5 有重叠', { exact: true })).toBeVisible()
})

test('notes of /merchant/topConfiguration : a rank is taken once per place and time; what is active changes little', async ({
  page,
  servers: { gateway },
}) => {
  await gateway.sql("delete from merchant_top where title like '便笺%'")
  const top = (merchant_top_id: string, title: string, status: string, from: number, until: number) =>
    insertRow(gateway.sql, 'merchantTop', {
      ...{ merchant_top_id, title, status, position: 'HOME', rank: 17, merchant_hotel_id: '100101' },
      ...{ hotel_id: undefined, valid_from: storeDay(from), valid_until: storeDay(until) },
    })
  await top('t-active', '便笺在用', 'ACTIVE', -5, 5)
  await top('t-later', '便笺以后', 'WAITING', 20, 30)
  await page.goto('/#/merchant/topConfiguration?id=t-later&mode=edit')
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByRole('textbox', { name: '置顶名称' })).toHaveValue('便笺以后')
  const path = 'merchant-api/eb/merchant-top'
  const move = (start: number, end: number) =>
    save(page, path, {
      merchantTopId: 't-later',
      version: 1,
      validTime: { start: storeDay(start), end: storeDay(end) },
    })
  const refused = await move(4, 30)
  expect([refused.status, refused.body.data.problems]).toMatchObject([
    422,
    [{ path: 'rank', code: 'rankTaken' }],
  ])
  await gateway.sql("update merchant_top set valid_from = $1 where merchant_top_id = 't-active'", [
    storeDay(-5),
  ])
  await gateway.sql("update merchant_top set rank = 18 where merchant_top_id = 't-later'")
  await gateway.sql("update merchant_top set valid_from = $1 where merchant_top_id = 't-later'", [
    storeDay(2),
  ])
  await page.reload()
  await drawer.getByRole('textbox', { name: '置顶名次' }).fill('17')
  await drawer.getByRole('button', { name: '保存' }).click()
  await expect(drawer.getByText('「便笺在用」在这段时间已占用这个名次').first()).toBeVisible()
  await gateway.sql("update merchant_top set status = 'ENDED' where merchant_top_id = 't-active'")
  expect((await save(page, path, { merchantTopId: 't-later', version: 1, rank: 17 })).status).toBe(200)

  await gateway.sql("update merchant_top set status = 'ACTIVE', rank = 16 where merchant_top_id = 't-active'")
  await page.goto('/#/merchant/topConfiguration?id=t-active&mode=edit')
  await expect(drawer.getByRole('note')).toContainText('只能改结束日期、角标、推荐图和备注')
  await expect(drawer.getByRole('textbox', { name: '置顶名称' })).toHaveCount(0)
  await expect(drawer.getByRole('textbox', { name: '备注' })).toBeEditable()
  await expectAccessible(page)
  const active = (more: object) => save(page, path, { merchantTopId: 't-active', version: 1, ...more })
  for (const more of [{ title: '改名' }, { rank: 3 }, { fee: 100 }, { position: 'NEARBY' }])
    expect((await active(more)).status).toBe(422)
  const restarted = await active({ validTime: { start: storeDay(-1), end: storeDay(5) } })
  expect(restarted.body.data.problems[0]).toMatchObject({ path: 'validTime', code: 'begun' })
  const longer = await active({
    validTime: { start: storeDay(-5), end: storeDay(9) },
    badge: 'HOT',
    remark: '便笺',
  })
  expect([longer.status, longer.body.data.validTime.end]).toEqual([200, storeDay(9)])
})

test.describe('notices of the system', () => {
  test.beforeEach(async ({ servers: { gateway } }) => {
    for (const table of ['notice_receipt', 'row_sighting', 'system_notice'])
      await gateway.sql(`delete from ${table}`)
    const notice = (notice_id: string, title: string, minutes: number, more: object = {}) =>
      insertRow(gateway.sql, 'systemNotice', {
        ...{ notice_id, title, hotel_id: undefined, brand_id: undefined, audience: 'ALL' },
        ...{ published_at: `${storeTime(minutes)}+08`, created_at: `${storeTime(minutes)}+08` },
        ...{ content: '<p>便笺正文</p>', view_count: 40, ...more },
      })
    await notice('n-old', '便笺旧公告', -3000)
    await notice('n-top', '便笺置顶公告', -2000, { is_top: true, notice_type: 'POLICY' })
    await notice('n-new', '便笺新公告', -1000, { related_route: '/printer-manage/list', need_confirm: true })
    await notice('n-next', '便笺未发布', 600)
    await notice('n-hotel', '便笺酒店公告', -4000, { audience: 'HOTEL' })
    await notice('n-retail', '便笺景区公告', -4000, { audience: 'SCENIC' })
    await gateway.sql("update hotel set business_types = '{HOTEL,RETAIL}' where hotel_id = '100101'")
  })

  test('notes of /notice/system/list : the unread are bold with a dot, the pinned first; all that are shown are marked', async ({
    page,
    servers: { gateway },
  }) => {
    await page.goto('/#/notice/system/list')
    const rows = page.getByRole('row').filter({ hasText: '便笺' })
    await expect(rows).toHaveCount(4)
    await expect(rows.nth(0)).toContainText('便笺置顶公告')
    await expect(rows.nth(1)).toContainText('便笺新公告')
    await expect(page.getByText('便笺未发布')).toHaveCount(0)
    await expect(page.getByText('便笺景区公告')).toHaveCount(0)
    await expect(rows.nth(0).getByText('置顶', { exact: true })).toHaveCount(1)
    await expect(rows.nth(1).getByText('置顶', { exact: true })).toHaveCount(0)
    await expect(page.getByRole('grid').getByText('未读', { exact: true })).toHaveCount(4)
    const weight = (text: string) =>
      page
        .getByRole('grid')
        .getByText(text)
        .evaluate((node) => Number(getComputedStyle(node).fontWeight))
    expect(await weight('便笺新公告')).toBeGreaterThanOrEqual(600)
    await expectAccessible(page)
    const hidden = await page.request.get('/merchant-api/eb/system-notice/detail?noticeId=n-next')
    expect(hidden.status()).toBe(404)

    await page.getByRole('tab', { name: '政策规则' }).click()
    await expect(rows).toHaveCount(1)
    await page.getByRole('button', { name: '全部标为已读' }).click()
    await expect(page.getByText('1 条公告已标为已读')).toBeVisible()
    await page.getByRole('tab', { name: '全部' }).click()
    await expect(rows).toHaveCount(4)
    await expect(page.getByRole('grid').getByText('未读', { exact: true })).toHaveCount(3)
    await expect.poll(() => weight('便笺置顶公告')).toBeLessThan(600)
    const read = await gateway.sql<{ notice_id: string }>('select notice_id from notice_receipt')
    expect(read).toEqual([{ notice_id: 'n-top' }])
  })

  test('notes of /notice/system/detail/{id} : opening reads and counts; neighbours, the page it is about, and what is to confirm', async ({
    page,
    signIn,
    servers: { gateway },
  }) => {
    await page.goto('/#/notice/system/detail/n-new')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('便笺新公告')
    const stored = () =>
      gateway.sql<{ views: number; receipts: number }>(`select view_count as views, (select count(*)::int
        from notice_receipt r where r.notice_id = n.notice_id and read_at is not null) as receipts
        from system_notice n where notice_id = 'n-new'`)
    await expect.poll(stored).toEqual([{ views: 41, receipts: 1 }])
    await expect(page.getByRole('main').getByText('41', { exact: true })).toBeVisible()
    const nearby = page.getByRole('navigation', { name: '前后公告' })
    await expect(nearby.getByRole('link')).toHaveText(['便笺置顶公告'])
    await expect(nearby).toContainText('没有更新的公告')
    await page.getByRole('button', { name: '确认已知悉' }).click()
    await expect(page.getByRole('button', { name: '确认已知悉' })).toHaveCount(0)
    await expectAccessible(page)
    const again = await act(page, 'merchant-api/eb/system-notice', 'confirmReceipt', 'n-new')
    expect(again.status).toBe(422)
    await page.getByRole('button', { name: '前往相关页面' }).click()
    await expect(page).toHaveURL(/#\/printer-manage\/list/)

    await page.goto('/#/notice/system/detail/n-top')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('便笺置顶公告')
    await expect(page.getByRole('button', { name: '确认已知悉' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: '前往相关页面' })).toHaveCount(0)
    await nearby.getByRole('link', { name: '便笺旧公告' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('便笺旧公告')
    await expect(nearby.getByRole('link', { name: '便笺置顶公告' })).toBeVisible()

    await gateway.sql(
      "update system_notice set related_route = '/dataMap/userCube' where notice_id = 'n-old'",
    )
    await signIn('clerk')
    await page.goto('/')
    await page.reload()
    const [answer] = await Promise.all([
      page.waitForResponse((each) =>
        each.url().includes('check_user_path_permission?path=%2FdataMap%2FuserCube'),
      ),
      page.goto('/#/notice/system/detail/n-old'),
    ])
    expect((await answer.json()).data.allowed).toBe(false)
    await expect(nearby.getByRole('link', { name: '便笺置顶公告' })).toBeVisible()
    await expect(page.getByRole('button', { name: '前往相关页面' })).toHaveCount(0)
  })
})

test.describe('questions to the support', () => {
  test.beforeEach(async ({ servers: { gateway } }) => {
    for (const table of ['row_sighting', 'question_feedback']) await gateway.sql(`delete from ${table}`)
    const reply = (side: string, author: string, content: string, minutes: number) => ({
      ...{ side, author, content, images: [], sentAt: storeTime(minutes) },
    })
    const question = (
      feedback_id: string,
      title: string,
      status: string,
      minutes: number,
      more: object = {},
    ) =>
      insertRow(gateway.sql, 'questionFeedback', {
        ...{ feedback_id, title, status, feedback_no: `FK${feedback_id}`, contact_phone: '13800001234' },
        ...{ created_at: `${storeTime(minutes)}+08`, updated_at: `${storeTime(minutes)}+08`, ...more },
      })
    await question('f-old', '便笺旧回复', 'REPLIED', -6000, {
      accepted_at: `${storeTime(-5990)}+08`,
      replies: JSON.stringify([
        reply('MERCHANT', '沈知远', '核销时报错', -5995),
        reply('SUPPORT', '客服小夏', '<p>已经修复</p>', -5980),
      ]),
    })
    await question('f-new', '便笺新回复', 'REPLIED', -60, {
      replies: JSON.stringify([reply('SUPPORT', '客服小夏', '请刷新', -60)]),
    })
    await question('f-wait', '便笺待受理', 'SUBMITTED', -30)
  })

  test('notes of /question-feed-back/question-feed-back : answers not seen have a dot; old ones ask for a rating', async ({
    page,
    servers: { gateway },
  }) => {
    await page.goto('/#/question-feed-back/question-feed-back')
    const dot = (title: string) => rowWith(page, title).getByText('未读', { exact: true })
    await expect(dot('便笺旧回复')).toHaveCount(1)
    await expect(dot('便笺新回复')).toHaveCount(1)
    await expect(rowWith(page, '便笺待受理')).toBeVisible()
    await expect(dot('便笺待受理')).toHaveCount(0)
    const reminder = page.getByRole('note').filter({ hasText: '1 条回复已超过 3 天没有评价' })
    await expect(reminder).toBeVisible()
    await expectAccessible(page)
    await reminder.getByRole('button', { name: '查看' }).click()
    await expect(rowWith(page, '便笺待受理')).toHaveCount(0)
    await expect(rowWith(page, '便笺旧回复')).toBeVisible()

    await page.goto('/#/question-feed-back/question-feed-back-detail?id=f-old')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('便笺旧回复')
    await expect.poll(() => gateway.sql('select row_key from row_sighting')).toEqual([{ row_key: 'f-old' }])
    await page.goto('/#/question-feed-back/question-feed-back')
    await page.reload()
    await expect(dot('便笺新回复')).toHaveCount(1)
    await expect(dot('便笺旧回复')).toHaveCount(0)
    await gateway.sql("update question_feedback set status = 'CLOSED' where feedback_id = 'f-old'")
    await page.reload()
    await expect(rowWith(page, '便笺新回复')).toBeVisible()
    await expect(page.getByRole('note').filter({ hasText: '没有评价' })).toHaveCount(0)
  })

  test('notes of /question-feed-back/question-feed-back-detail : a conversation with own texts at the right, and four steps', async ({
    page,
  }) => {
    await page.goto('/#/question-feed-back/question-feed-back-detail?id=f-old')
    const steps = page.getByRole('list', { name: '进度' }).getByRole('listitem')
    await expect(steps).toHaveCount(4)
    await expect(steps.nth(0)).toContainText(`已提交${storeTime(-6000).slice(0, 16)}`)
    await expect(steps.nth(1)).toContainText(`已受理${storeTime(-5990).slice(0, 16)}`)
    await expect(steps.nth(2)).toContainText(`已回复${storeTime(-5980).slice(0, 16)}`)
    await expect(steps.nth(3)).toContainText('已关闭待进行')
    const conversation = page.getByRole('region', { name: '沟通记录' })
    const own = await conversation.getByText('核销时报错').boundingBox()
    const other = await conversation.getByText('已经修复').boundingBox()
    const box = await conversation.boundingBox()
    const [middle, right] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.x ?? 0) + (box?.width ?? 0)]
    expect(own?.x).toBeGreaterThan(middle)
    expect(right - (own?.x ?? 0) - (own?.width ?? 0)).toBeLessThan(24)
    expect((other?.x ?? 0) - (box?.x ?? 0)).toBeLessThan(24)
    expect(own?.y).toBeLessThan(other?.y ?? 0)
    await expect(page.getByRole('table', { name: '沟通记录' })).toHaveCount(0)
    await expectAccessible(page)
    await page.goto('/#/question-feed-back/question-feed-back-detail?id=f-wait')
    await expect(page.getByText('还没有回复。')).toBeVisible()
  })
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

test('notes of /onlineService : a phone shows the icon and the greeting of the moment; a phone is needed; the link can be tried', async ({
  page,
  servers: { gateway },
}) => {
  await gateway.sql("delete from online_service_config where hotel_id = '100101'")
  await insertRow(gateway.sql, 'onlineServiceConfig', {
    ...{ welcome_text: '便笺欢迎光临', offline_reply: '便笺明早回复', service_type: 'WECOM' },
    ...{ service_hours_from: '00:00', service_hours_until: '23:59', service_days: '{0,1,2,3,4,5,6}' },
    ...{ wecom_service_url: 'https://work.example.com/kf/1', wecom_corp_id: 'ww1', entries: '{HOME}' },
    ...{ float_position: 'RB', service_phones: '[]' },
  })
  await page.goto('/#/onlineService')
  const preview = page.getByRole('region', { name: '手机预览' })
  await expect(preview.getByText('便笺欢迎光临')).toBeVisible()
  const icon = preview.getByRole('img', { name: '客服入口' })
  const right = await icon.boundingBox()
  const link = preview.getByRole('link', { name: '测试客服链接' })
  await expect(link).toHaveAttribute('href', 'https://work.example.com/kf/1')
  await expect(link).toHaveAttribute('target', '_blank')
  const form = page.getByRole('form', { name: '在线客服' })
  await form.getByRole('textbox', { name: '欢迎语' }).fill('便笺你好')
  await expect(preview.getByText('便笺你好')).toBeVisible()
  for (const day of ['周日', '周一', '周二', '周三', '周四', '周五', '周六'])
    await form
      .getByRole('checkbox', { name: day })
      .or(form.getByRole('button', { name: day }))
      .first()
      .click()
  await expect(preview.getByText('便笺明早回复')).toBeVisible()
  await expect(preview.getByText('便笺你好')).toHaveCount(0)
  await expect(preview.getByRole('status')).toContainText('不是服务时间')
  await form.getByRole('radio', { name: '左下' }).click()
  await expect.poll(async () => (await icon.boundingBox())?.x).toBeLessThan(right?.x ?? 0)
  await expectAccessible(page)

  await form.getByRole('radio', { name: '电话客服' }).click()
  const test = preview.getByRole('button', { name: '测试客服链接' })
  await expect(test).toHaveAttribute('aria-disabled', 'true')
  await form.getByRole('button', { name: '保存' }).click()
  await expect(form.getByText('填写客服电话')).toBeVisible()
  const [{ version } = { version: 0 }] = await gateway.sql<{ version: number }>(
    "select version from online_service_config where hotel_id = '100101'",
  )
  const phone = (servicePhones: object[]) =>
    save(page, 'merchant-api/eb/online-service-config', { version, serviceType: 'PHONE', servicePhones })
  expect((await phone([])).body.data.problems).toEqual([{ path: 'servicePhones', code: 'required' }])
  expect((await phone([{ department: '前台', phone: '0571-88001234' }])).status).toBe(200)
})

test('notes of /printer-manage/vpos-setting : a receipt follows every change at the width of the paper and is printed; a terminal is there once', async ({
  page,
  servers: { gateway },
}) => {
  await gateway.sql("delete from vpos_print_setting where hotel_id = '100101'")
  await insertRow(gateway.sql, 'vposPrintSetting', {
    ...{ header_text: '便笺票头', show_fields: '{ORDER,MEMBER}', print_scenes: '{PAY}', qr_type: 'INVOICE' },
    ...{ terminal_printers: '[]', member_mask: true },
  })
  await page.goto('/#/printer-manage/vpos-setting')
  const preview = page.getByRole('region', { name: '小票预览' })
  await expect(preview.getByText('便笺票头')).toBeVisible()
  await expect(preview.getByText('138****1234')).toBeVisible()
  await expect(preview.getByRole('img', { name: '票尾二维码' })).toBeVisible()
  const form = page.getByRole('form', { name: 'VPOS打印设置' })
  const [left, right] = [await form.boundingBox(), await preview.boundingBox()]
  expect(right?.x).toBeGreaterThan((left?.x ?? 0) + 200)
  await form.getByRole('textbox', { name: '票头文字' }).fill('便笺新票头')
  await expect(preview.getByText('便笺新票头')).toBeVisible()
  await form.getByRole('switch', { name: '会员信息脱敏' }).click()
  await expect(preview.getByText('13800001234')).toBeVisible()
  await form.getByRole('combobox', { name: '打印内容' }).click()
  await page.getByRole('option', { name: '签名栏' }).click()
  await expect(preview.getByText('顾客签名：')).toBeVisible()
  await page.getByRole('option', { name: '订单号' }).click()
  await expect(preview.getByText('TK2026112000017')).toHaveCount(0)
  await page.keyboard.press('Escape')

  const printers = await gateway.sql<{ printer_id: string; printer_name: string; paper_width: string }>(
    "select printer_id, printer_name, paper_width from printer where hotel_id = '100101' and status = 'ENABLED'",
  )
  const [narrow, wide] = ['58', '80'].map((paper) =>
    printers.find(({ paper_width }) => paper_width === paper),
  )
  const width = async (printer: typeof narrow) => {
    await preview.getByRole('combobox', { name: '打印机' }).click()
    await page.getByRole('option', { name: printer?.printer_name, exact: true }).click()
    await expect(preview.locator(`[data-paper="${printer?.paper_width}"]`)).toBeVisible()
    return (await preview.locator('[data-paper]').boundingBox())?.width ?? 0
  }
  const [of80, of58] = [await width(wide), await width(narrow)]
  expect(of58 / of80).toBeLessThan(0.85)
  await gateway.sql("delete from outbox_message where kind = 'print'")
  await preview.getByRole('button', { name: '打印预览' }).click()
  await expect(page.getByText(`已发送到「${narrow?.printer_name}」`)).toBeVisible()
  const jobs = await gateway.sql<{ row_key: string; content: { document: string; lines: string } }>(
    "select row_key, content from outbox_message where kind = 'print'",
  )
  expect(jobs).toHaveLength(1)
  expect(jobs[0]).toMatchObject({ row_key: narrow?.printer_id, content: { document: 'receipt' } })
  expect(jobs[0]?.content.lines).toContain('便笺新票头')
  await expectAccessible(page)

  const [{ version } = { version: 0 }] = await gateway.sql<{ version: number }>(
    "select version from vpos_print_setting where hotel_id = '100101'",
  )
  const terminal = (terminalSn: string) => ({
    terminalSn,
    terminalName: '前台',
    printerId: narrow?.printer_id,
  })
  const path = 'merchant-api/eb/vpos-print-setting'
  const twice = await save(page, path, { version, terminalPrinters: [terminal('SN1'), terminal('sn1')] })
  expect(twice.body.data.problems).toEqual([
    { path: 'terminalPrinters', code: 'distinct', params: { value: 'sn1' } },
  ])
  const saved = await save(page, path, { version, terminalPrinters: [terminal('SN1'), terminal('SN2')] })
  expect(saved.status).toBe(200)
  await page.reload()
  const serials = form.getByRole('textbox', { name: '终端序列号' })
  await expect(serials).toHaveCount(2)
  await serials.nth(1).fill('SN1')
  await form.getByRole('button', { name: '保存' }).click()
  await expect(form.getByText('「SN1」重复')).toBeVisible()
})

test('notes of /printer-manage/list : states are read anew where one stands; what is off comes first; who uses a printer keeps it', async ({
  page,
  servers: { gateway },
}) => {
  await gateway.sql("delete from restaurant_print_rule where rule_name like '便笺%'")
  await gateway.sql("delete from printer where printer_name like '便笺%' or printer_name like 'A便笺%'")
  const printer = (printer_id: string, printer_name: string, more: object) =>
    insertRow(gateway.sql, 'printer', {
      ...{
        printer_id,
        printer_name,
        sn: printer_id,
        reported_state: 'ONLINE',
        last_online_at: 'infinity',
        ...more,
      },
    })
  await printer('p-on', 'A便笺在线', {})
  await printer('p-off', '便笺离线', { last_online_at: `${storeTime(-42)}+08` })
  await printer('p-paper', '便笺缺纸', { reported_state: 'NOPAPER' })
  for (let index = 0; index < 30; index++)
    await printer(`p-${index}`, `便笺${String(index).padStart(2, '0')}`, {})
  await page.clock.install()
  await page.goto('/#/printer-manage/list?list.search=便笺&list.size=50')
  const rows = page.getByRole('row').filter({ hasText: '便笺' })
  await expect(rows.nth(0)).toContainText('便笺离线')
  await expect(rows.nth(1)).toContainText('便笺缺纸')
  await expect(rows.nth(2)).toContainText('A便笺在线')
  await expect(rows.nth(0)).toContainText(/已 4[23] 分钟/)
  await expectAccessible(page)

  /** Where what scrolls around the rows stands. @param place where it is put; undefined: it is left */
  const top = (place?: number) =>
    rows.nth(3).evaluate((row, at) => {
      let box: Element | null = row.parentElement
      while (box && box.scrollHeight <= box.clientHeight + 50) box = box.parentElement
      if (box && at !== undefined) box.scrollTop = at
      return box?.scrollTop ?? 0
    }, place)
  await top(300)
  const before = await top()
  expect(before).toBeGreaterThan(100)
  await gateway.sql(
    "update printer set last_online_at = now() - interval '5 minutes' where printer_id = 'p-9'",
  )
  const again = page.waitForResponse((answer) => answer.url().includes('/eb/printer/list'))
  await page.clock.runFor(30_000)
  await again
  await expect(rowWith(page, '便笺09')).toContainText('离线')
  expect(await top()).toBe(before)

  const [{ restaurant_id } = { restaurant_id: '' }] = await gateway.sql<{ restaurant_id: string }>(
    "select restaurant_id from restaurant where hotel_id = '100101' limit 1",
  )
  await insertRow(gateway.sql, 'restaurantPrintRule', {
    ...{
      print_rule_id: 'note',
      rule_name: '便笺热菜方案',
      restaurant_id,
      printer_id: 'p-on',
      order_types: '{DINEIN}',
    },
    dish_classes: '{}',
  })
  await gateway.sql("delete from vpos_print_setting where hotel_id = '100101'")
  await insertRow(gateway.sql, 'vposPrintSetting', {
    terminal_printers: JSON.stringify([{ terminalSn: 'S1', terminalName: '便笺前台', printerId: 'p-on' }]),
    ...{ show_fields: '{ORDER}', print_scenes: '{PAY}' },
  })
  await page.goto('/#/printer-manage/list?id=p-on')
  await page.getByRole('dialog').getByRole('button', { name: '删除' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click()
  await expect(
    page.getByText('正被 打印方案（便笺热菜方案）和VPOS 终端（便笺前台） 使用，不能删除'),
  ).toBeVisible()
  expect(await gateway.sql("select from printer where printer_id = 'p-on'")).toHaveLength(1)
  await gateway.sql("delete from vpos_print_setting where hotel_id = '100101'")
  await gateway.sql("delete from restaurant_print_rule where print_rule_id = 'note'")
})

test('notes of /linkinfo : the code is saved with the name of the page; what is not opened is grey; parameters change the link at once', async ({
  page,
  servers: { gateway },
}) => {
  await gateway.sql("delete from link_entry where link_code like 'note%'")
  const entry = (link_code: string, link_name: string, more: object = {}) =>
    insertRow(gateway.sql, 'linkEntry', {
      ...{
        link_entry_id: link_code,
        link_code,
        link_name,
        module: 'SHOP',
        hotel_id: undefined,
        brand_id: undefined,
      },
      ...{ path_template: `/shop/${link_code}`, params: '[]', ...more },
    })
  await entry('note-a', '便笺商品页', {
    screenshot: '/eb-store/1001/100101/common/none.png',
    params: JSON.stringify([{ key: 'channel', meaning: '渠道', example: 'lobby' }]),
  })
  await entry('note-b', '便笺门票页', { module: 'TICKET' })
  await gateway.sql("update hotel set business_types = '{HOTEL,RETAIL}' where hotel_id = '100101'")
  await page.goto('/#/linkinfo?list.search=便笺')
  await expect(rowWith(page, '便笺门票页').getByText('模块未开通')).toBeVisible()
  await expect(rowWith(page, '便笺商品页').getByText('模块未开通')).toHaveCount(0)
  const colour = (row: string, text: string) =>
    rowWith(page, row)
      .getByText(text, { exact: false })
      .last()
      .evaluate((node) => getComputedStyle(node).color)
  expect(await colour('便笺门票页', '/shop/note-b')).not.toBe(await colour('便笺商品页', '/shop/note-a'))
  await expectAccessible(page)

  await rowWith(page, '便笺商品页').getByRole('button', { name: '二维码' }).click()
  const shown = page.getByRole('dialog', { name: /便笺商品页/ })
  await expect(shown.getByRole('img', { name: /便笺商品页/ })).toBeVisible()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    shown.getByRole('button', { name: /保存|下载/ }).click(),
  ])
  expect(file.suggestedFilename()).toBe('便笺商品页.png')
  const picture = await readFile(await file.path())
  // below the square code stands its name
  const [width, height] = [picture.readUInt32BE(16), picture.readUInt32BE(20)]
  expect(height).toBeGreaterThan(width + 10)
  await page.keyboard.press('Escape')

  await page.goto('/#/linkinfo?list.search=便笺&id=note-a')
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByText('页面示意')).toBeVisible()
  const link = drawer.getByRole('status', { name: '链接' })
  await expect(link).toContainText('/shop/note-a')
  const code = drawer.getByRole('img', { name: /二维码/ })
  const drawn = () => code.innerHTML()
  const before = await drawn()
  await drawer.getByRole('textbox', { name: /渠道/ }).fill('大堂')
  await expect(link).toContainText('channel=%E5%A4%A7%E5%A0%82')
  expect(await drawn()).not.toBe(before)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
})

test.describe('templates of postage', () => {
  const zhejiang = ['浙江省']
  const hangzhou = ['浙江省', '杭州市']
  test.beforeEach(async ({ servers: { gateway } }) => {
    await gateway.sql(
      "update ticket_product set postage_template_id = null where postage_template_id like 'note-%'",
    )
    await gateway.sql("delete from postage_template where postage_template_id like 'note-%'")
    const rule = (regions: string[][], firstFee: number) => ({
      regions,
      first: 1,
      firstFee,
      next: 1,
      nextFee: 200,
    })
    for (const [postage_template_id, template_name, charge_type, is_default] of [
      ['note-a', '便笺按件模板', 'PIECE', false],
      ['note-b', '便笺按重模板', 'WEIGHT', false],
    ] as const)
      await insertRow(gateway.sql, 'postageTemplate', {
        ...{ postage_template_id, template_name, charge_type, is_default },
        ...{ ship_from: '{浙江省,杭州市}', carriers: '{SF}', ship_within: '48H', default_first: 1 },
        ...{ default_first_fee: 1000, default_next: 1, default_next_fee: 300, excluded_hint: '暂不配送' },
        region_rules: JSON.stringify([rule([zhejiang], 600), rule([['江苏省']], 800)]),
        free_rules: JSON.stringify([{ regions: [['上海市']], condition: 'AMOUNT', amount: 9900 }]),
        excluded_regions: JSON.stringify([['河北省']]),
      })
  })

  const regionsOf = (page: Page, index: number) =>
    page
      .getByRole('list', { name: '指定区域运费' })
      .getByRole('listitem')
      .nth(index)
      .getByRole('combobox', { name: '区域' })

  /** Whether a region can be chosen in the open list. */
  const isFree = async (page: Page, name: string) => {
    const option = page
      .getByRole('option', { name, exact: true })
      .or(page.getByRole('treeitem', { name, exact: true }))
    await expect(option.first()).toBeVisible()
    return (await option.first().getAttribute('aria-disabled')) !== 'true'
  }

  async function expectRegionsApart(page: Page) {
    await regionsOf(page, 1).click()
    expect(await isFree(page, '浙江省')).toBe(false)
    expect(await isFree(page, '河北省')).toBe(false)
    expect(await isFree(page, '江苏省')).toBe(true)
    expect(await isFree(page, '安徽省')).toBe(true)
    await page.keyboard.press('Escape')
    await page.getByRole('combobox', { name: '不配送区域' }).click()
    expect(await isFree(page, '浙江省')).toBe(false)
    expect(await isFree(page, '河北省')).toBe(true)
    await page.keyboard.press('Escape')
  }

  const form = (page: Page) => page.getByRole('form')

  test('notes of /postage-config/edit/{detailId} : regions are apart; a template in use is saved after a question; placed orders keep their fee', async ({
    page,
    servers: { gateway },
  }) => {
    await page.goto('/#/postage-config/edit/note-a')
    await expect(form(page).getByRole('textbox', { name: '模板名称' })).toHaveValue('便笺按件模板')
    await expectRegionsApart(page)
    await expectAccessible(page)
    const twice = await save(page, 'merchant-api/eb/postage-template', {
      ...{ postageTemplateId: 'note-a', version: 1 },
      excludedRegions: [hangzhou],
    })
    expect(twice.body.data.problems).toMatchObject([{ path: 'regionRules', code: 'regionsApart' }])

    await form(page).getByRole('textbox', { name: '备注' }).fill('没有商品')
    await form(page).getByRole('button', { name: '保存' }).click()
    await expect(page).toHaveURL(/postage-config\/list/)

    const [product] = await gateway.sql<{ id: string }>(
      "select ticket_product_id as id from ticket_product where hotel_id = '100101' order by 1 limit 1",
    )
    await gateway.sql(
      "update ticket_product set ship_type = 'mail', postage_template_id = 'note-a' where ticket_product_id = $1",
      [product?.id],
    )
    await gateway.sql("delete from ticket_order where platform_order_id = 'note-order'")
    await insertRow(gateway.sql, 'ticketOrder', {
      ...{ platform_order_id: 'note-order', ticket_product_id: product?.id, postage: 600 },
    })
    await page.goto('/#/postage-config/edit/note-a')
    await form(page).getByRole('textbox', { name: '默认首费' }).fill('66')
    await form(page).getByRole('button', { name: '保存' }).click()
    const question = page.getByRole('dialog', { name: '编辑运费模板' })
    await expect(question).toContainText('有 1 个商品正在使用这个模板')
    await expect(question).toContainText('已下订单的运费不变')
    await question.getByRole('button', { name: '取消' }).click()
    await expect(question).toBeHidden()
    const fee = () =>
      gateway.sql(
        "select default_first_fee as fee from postage_template where postage_template_id = 'note-a'",
      )
    expect(await fee()).toEqual([{ fee: '1000' }])
    await form(page).getByRole('button', { name: '保存' }).click()
    await question.getByRole('button', { name: '保存' }).click()
    await expect(page).toHaveURL(/postage-config\/list/)
    expect(await fee()).toEqual([{ fee: '6600' }])
    const order = await gateway.sql(
      "select postage as fee from ticket_order where platform_order_id = 'note-order'",
    )
    expect(order).toEqual([{ fee: '600' }])
    await gateway.sql("delete from ticket_order where platform_order_id = 'note-order'")
  })

  test('notes of /postage-config/copy/{copyId} : the same screen; the copy is named so, is no default and used by nothing', async ({
    page,
    servers: { gateway },
  }) => {
    await gateway.sql("update postage_template set is_default = false where hotel_id = '100101'")
    await gateway.sql("update postage_template set is_default = true where postage_template_id = 'note-a'")
    await gateway.sql("delete from postage_template where template_name = '便笺按件模板副本'")
    await page.goto('/#/postage-config/copy/note-a')
    await expect(form(page).getByRole('textbox', { name: '模板名称' })).toHaveValue('便笺按件模板副本')
    await expectRegionsApart(page)
    await form(page).getByRole('button', { name: '保存' }).click()
    await expect(page).toHaveURL(/postage-config\/list/)
    await expect(rowWith(page, '便笺按件模板副本')).toBeVisible()
    const [copy] = await gateway.sql<{ is_default: boolean; region_rules: unknown[] }>(
      "select is_default, region_rules from postage_template where template_name = '便笺按件模板副本'",
    )
    expect([copy?.is_default, copy?.region_rules.length]).toEqual([false, 2])
    expect(await offers(page, '便笺按件模板副本')).toContain('删除')
    await gateway.sql("delete from postage_template where template_name = '便笺按件模板副本'")
  })

  test('notes of /postage-config/add : the same screen; regions are apart; units follow what is counted', async ({
    page,
  }) => {
    await page.goto('/#/postage-config/add')
    const headings = ['基本信息', '计费规则', '包邮与不配送']
    for (const heading of headings)
      await expect(form(page).getByRole('heading', { name: heading })).toBeVisible()
    const line = (name: string) => form(page).locator(`[data-name="${name}"], [data-field="${name}"]`).first()
    const unitOf = (label: string) =>
      form(page)
        .getByRole('textbox', { name: label })
        .evaluate((input) => input.parentElement?.textContent ?? '')
    expect(line).toBeDefined()
    expect(await unitOf('默认首件(重/体积)')).toBe('件')
    await form(page).getByRole('radio', { name: '按重量' }).click()
    await expect.poll(() => unitOf('默认首件(重/体积)')).toBe('kg')
    expect(await unitOf('默认续件(重/体积)')).toBe('kg')
    await form(page).getByRole('radio', { name: '按体积' }).click()
    await expect.poll(() => unitOf('默认续件(重/体积)')).toBe('m³')
    for (const index of [0, 1]) {
      await form(page).getByRole('button', { name: '添加' }).first().click()
      await expect(regionsOf(page, index)).toBeVisible()
    }
    expect(
      await form(page)
        .getByRole('textbox', { name: '首件', exact: true })
        .first()
        .evaluate((input) => input.parentElement?.textContent),
    ).toBe('m³')
    await regionsOf(page, 0).click()
    await page.getByRole('treeitem', { name: '浙江省', exact: true }).locator('.eb-cascader__mark').click()
    await page.keyboard.press('Escape')
    await regionsOf(page, 1).click()
    expect(await isFree(page, '浙江省')).toBe(false)
    expect(await isFree(page, '江苏省')).toBe(true)
    await page.keyboard.press('Escape')
    await expectAccessible(page)
  })

  test('notes of /postage-config/list : a row unfolds to its rules; the default and what is used stay; a calculator says the fee and why', async ({
    page,
    servers: { gateway },
  }) => {
    const [product] = await gateway.sql<{ id: string }>(
      "select ticket_product_id as id from ticket_product where hotel_id = '100101' order by 1 limit 1",
    )
    await gateway.sql(
      "update ticket_product set ship_type = 'mail', postage_template_id = 'note-b' where ticket_product_id = $1",
      [product?.id],
    )
    await page.goto('/#/postage-config/list?list.search=便笺')
    await rowWith(page, '便笺按件模板').getByRole('button', { name: /展开/ }).click()
    const rules = page.getByRole('table', { name: '指定区域运费' })
    await expect(rules).toContainText('浙江省')
    await expect(rules).toContainText('8.00')
    expect(await offers(page, '便笺按件模板')).toContain('删除')
    const remove = (key: string) =>
      page.request.post('/merchant-api/eb/postage-template/delete', {
        data: { keys: [key] },
        headers: { 'x-eb-client': 'ebkit/test' },
      })
    expect((await (await remove('note-b')).json()).data.failed[0]).toMatchObject({
      code: 'referenced',
      message: '正被 1 个票务商品 使用，不能删除',
    })
    await gateway.sql("update postage_template set is_default = false where hotel_id = '100101'")
    await gateway.sql("update postage_template set is_default = true where postage_template_id = 'note-a'")
    expect((await (await remove('note-a')).json()).data.failed[0].code).toBe('isDefault')
    await page.reload()
    await expect(rowWith(page, '便笺按件模板')).toBeVisible()
    expect(await offers(page, '便笺按件模板')).not.toContain('删除')
    await gateway.sql("update postage_template set is_default = false where postage_template_id = 'note-a'")

    await page.getByRole('button', { name: '运费试算' }).click()
    const dialog = page.getByRole('dialog', { name: '运费试算' })
    await expect(dialog).toContainText('选择模板和地区后显示运费')
    await dialog
      .getByRole('combobox', { name: '运费模板' })
      .or(dialog.getByRole('radiogroup', { name: '运费模板' }))
      .first()
      .click()
    await page.getByRole('option', { name: '便笺按件模板', exact: true }).click()
    const choose = async (...names: string[]) => {
      await dialog.getByRole('combobox', { name: '收货地区' }).click()
      for (const name of names)
        await page
          .getByRole('option', { name, exact: true })
          .or(page.getByRole('treeitem', { name, exact: true }))
          .first()
          .click()
    }
    const outcome = dialog.getByRole('status', { name: '运费' })
    // the second press chooses: only then it is known that nothing is below it
    await choose('浙江省', '杭州市', '西湖区', '西湖区')
    await expect(dialog.getByRole('combobox', { name: '收货地区' })).toContainText('西湖区')
    await dialog.getByRole('textbox', { name: '数量' }).fill('3')
    await expect(outcome).toContainText('¥10.00')
    await expect(outcome).toContainText('区域运费第 1 条：浙江省')
    await expectAccessible(page)
  })
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

test('notes of /printer-manage/restaurant-setting : rules stand by restaurant; classes that no kitchen prints are named; a rule has classes of its restaurant', async ({
  page,
  servers: { gateway },
}) => {
  const { sql } = gateway
  await sql("delete from restaurant_print_rule where hotel_id = '100101'")
  await sql("update restaurant_product set status = 'OFFLINE' where hotel_id = '100101'")
  await sql("delete from dish_class where dish_class_id like 'note-%'")
  const restaurants = await sql<{ id: string; name: string }>(
    "select restaurant_id as id, name from restaurant where hotel_id = '100101' order by 1 limit 2",
  )
  const [first, second] = restaurants as [(typeof restaurants)[0], (typeof restaurants)[0]]
  for (const [dish_class_id, class_name, restaurant_id] of [
    ['note-hot', '便笺热菜', first.id],
    ['note-cold', '便笺凉菜', first.id],
    ['note-tea', '便笺茶点', second.id],
  ])
    await insertRow(sql, 'dishClass', { dish_class_id, class_name, restaurant_id })
  await sql("delete from restaurant_product where restaurant_product_id like 'note-%'")
  for (const dish_class_id of ['note-hot', 'note-cold'])
    await insertRow(sql, 'restaurantProduct', {
      ...{ restaurant_product_id: dish_class_id, name: dish_class_id, dish_class_id },
      ...{ restaurant_id: first.id, status: 'PUBLISHED' },
    })
  const [printer] = await sql<{ id: string }>(
    "select printer_id as id from printer where hotel_id = '100101' and status = 'ENABLED' limit 1",
  )
  const rule = (print_rule_id: string, rule_name: string, restaurant_id: string, more: object) =>
    insertRow(sql, 'restaurantPrintRule', {
      ...{ print_rule_id, rule_name, restaurant_id, printer_id: printer?.id, order_types: '{DINEIN}' },
      ...{ doc_type: 'GUEST', dish_classes: '{}', ...more },
    })
  await rule('note-1', '便笺客单', first.id, { sort: 1 })
  await rule('note-2', '便笺他店', second.id, { sort: 2 })
  await rule('note-3', '便笺热灶', first.id, { sort: 3, doc_type: 'KITCHEN', dish_classes: '{note-hot}' })
  await page.goto('/#/printer-manage/restaurant-setting')
  const rows = page.getByRole('row').filter({ hasText: '便笺' })
  await expect(rows).toHaveCount(3)
  const order = await rows.allInnerTexts()
  const names = order.map((text) => (text.includes(first.name) ? first.name : second.name))
  expect(names).toEqual([first.name, first.name, second.name])
  await expect(rows.nth(0).locator('b').filter({ hasText: first.name })).toHaveCount(1)
  await expect(rows.nth(1).locator('b').filter({ hasText: first.name })).toHaveCount(0)
  const warning = page.getByRole('note').filter({ hasText: '没有启用的后厨打印方案' })
  await expect(warning).toHaveCount(1)
  await expect(warning).toContainText(`${first.name}：便笺凉菜`)
  await expect(warning).not.toContainText('便笺热菜')
  await expectAccessible(page)

  await page.goto('/#/printer-manage/restaurant-setting?id=note-3&mode=edit')
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('combobox', { name: '菜品分类' }).click()
  await expect(page.getByRole('option', { name: '便笺凉菜' })).toBeVisible()
  await expect(page.getByRole('option', { name: '便笺茶点' })).toHaveCount(0)
  await page.getByRole('option', { name: '便笺凉菜' }).click()
  await page.keyboard.press('Escape')
  await drawer.getByRole('button', { name: '保存' }).click()
  await expect(warning).toHaveCount(0)
  const foreign = await save(page, 'merchant-api/eb/restaurant-print-rule', {
    ...{ printRuleId: 'note-3', version: 2, dishClasses: ['note-tea'] },
  })
  expect(foreign.body.data.problems).toMatchObject([{ path: 'dishClasses', code: 'otherRestaurant' }])
  await sql("delete from restaurant_print_rule where hotel_id = '100101'")
})

test('a pasted address becomes a short link at once; once visited a link leads where it led', async ({
  page,
  servers: { gateway },
}) => {
  await gateway.sql("delete from short_link where hotel_id = '100101'")
  await page.goto('/#/short-link-tools')
  const quick = page.getByRole('region', { name: '快速生成短链' })
  const field = quick.getByRole('textbox', { name: '快速生成短链' })
  await field.fill('ftp://example.com')
  await field.press('Enter')
  await expect(quick.getByText('请填写以 http:// 或 https:// 开头的网址')).toBeVisible()
  await field.fill('https://shop.example.com/spring?from=lobby')
  await field.press('Enter')
  const link = quick.getByRole('status', { name: '链接' })
  await expect(link).toHaveText(/\/s\/100101\/[\w-]{4,10}$/)
  await expect(quick.getByRole('img', { name: /二维码/ })).toBeVisible()
  await expect(rowWith(page, 'shop.example.com')).toBeVisible()
  await expectAccessible(page)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await quick.getByRole('button', { name: '复制链接' }).click()
  await expect(page.getByText('复制成功')).toBeVisible()

  const [stored] = await gateway.sql<{ id: string; code: string; version: number }>(
    "select short_link_id as id, code, version from short_link where hotel_id = '100101'",
  )
  const change = (more: object) =>
    save(page, 'merchant-api/eb/short-link', {
      ...{ shortLinkId: stored?.id, version: stored?.version, ...more },
    })
  const visited = await page.request.get(`/s/100101/${stored?.code}`, { maxRedirects: 0 })
  expect(visited.headers().location).toBe('https://shop.example.com/spring?from=lobby')
  expect((await change({ targetUrl: 'https://other.example.com' })).status).toBe(422)
  await page.goto(`/#/short-link-tools?id=${stored?.id}&mode=edit`)
  await expect(page.getByRole('note').filter({ hasText: '只能改名称、备注和有效期' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: '链接名称' })).toBeEditable()
  await expect(page.getByRole('textbox', { name: '网页地址' })).toHaveCount(0)
  expect((await change({ linkName: '春季', remark: '大堂' })).status).toBe(200)
})

test('a category of merchants has 20 below it at most, and stays while it has stores', async ({
  page,
  servers: { gateway },
}) => {
  await gateway.sql("delete from merchant_category where category_name like '便笺%'")
  const category = (merchant_category_id: string, category_name: string, more: object = {}) =>
    insertRow(gateway.sql, 'merchantCategory', {
      ...{ merchant_category_id, category_name, hotel_id: undefined, hotels: '{}', ...more },
    })
  await category('note-root', '便笺根')
  for (let index = 0; index < 20; index++)
    await category(`note-${index}`, `便笺${index}`, { parent_id: 'note-root' })
  await category('note-stores', '便笺有店', { hotels: '{100101}' })
  const path = 'merchant-api/eb/merchant-category'
  const moved = await save(page, path, {
    ...{ merchantCategoryId: 'note-stores', version: 1, parentId: 'note-root', icon: '/eb-store/x.png' },
  })
  expect([moved.status, moved.body.data.problems]).toMatchObject([
    422,
    [{ path: 'parentId', code: 'tooMany' }],
  ])
  const removed = await page.request.post(`/${path}/delete`, {
    data: { keys: ['note-stores', 'note-root'] },
    headers: { 'x-eb-client': 'ebkit/test' },
  })
  const { failed } = (await removed.json()).data as { failed: { key: string; code: string }[] }
  expect(failed.map(({ key, code }) => [key, code]).toSorted()).toEqual([
    ['note-root', 'referenced'],
    ['note-stores', 'stores'],
  ])
  await gateway.sql("delete from merchant_category where category_name like '便笺%'")
})
