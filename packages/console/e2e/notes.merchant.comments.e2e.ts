import { expect, test } from '../../../examples/e2e/support/test'
import { expectAccessible } from './support/accessible'
import { save, storeDay } from './support/asProgram'
import { insertRow } from './support/insertRow'
import { rowWith } from './support/rows'

test.beforeEach(async ({ signIn }) => {
  await signIn('admin')
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

test('notes of /comment/list : photos open in a gallery; three lines with marked words; quick replies; figures filter', async ({
  page,
  servers: { gateway },
}) => {
  await gateway.sql("delete from comment where hotel_id = '100101'")
  await gateway.sql("delete from comment_config where hotel_id = '100101'")
  await insertRow(gateway.sql, 'commentConfig', {
    ...{ business_types: ['ROOM'], sensitive_words: ['便笺脏话'], reply_deadline_hours: 24 },
    reply_templates: JSON.stringify([
      { title: '感谢', content: '感谢您的评价，期待再次光临。' },
      { title: '致歉', content: '非常抱歉，我们已经整改。' },
    ]),
  })
  const picture = '/eb-store/1001/100101/common/lake.jpg'
  const comment = (comment_id: string, more: object) =>
    insertRow(gateway.sql, 'comment', {
      ...{ comment_id, business_type: 'ROOM', order_no: comment_id, product_name: '湖景房', member_id: null },
      ...{ member_phone: null, restaurant_id: null, ticket_product_id: null, labels: [], images: [] },
      ...{ status: 'PUBLISHED', created_at: storeDay(0), ...more },
    })
  const long = '房间很大，湖景很美，'.repeat(20)
  await comment('note-1', {
    score: 5,
    content: `${long}服务员说便笺脏话`,
    images: [picture, picture, picture, picture],
  })
  await comment('note-2', { score: 4, content: '早餐一般，便笺脏话太多', status: 'PENDING' })
  await comment('note-3', { score: 2, content: '等了很久', created_at: storeDay(-3) })
  await comment('note-4', { score: 1, content: '刚刚离店', status: 'PENDING' })

  await page.goto('/#/comment/list')
  const figure = (name: string) => page.getByRole('button', { name: new RegExp(`^${name} `) })
  await expect(figure('平均评分')).toHaveText('3')
  await expect(figure('4–5 星占比')).toHaveText('50%')
  await expect(figure('待审核')).toHaveText('2')
  await expect(figure('回复超时')).toHaveText('1')
  const text = page.getByRole('gridcell').filter({ hasText: '房间很大' }).locator('.eb-list-lines')
  const lines = await text.evaluate(
    (element) => element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight),
  )
  expect(Math.round(lines)).toBe(3)
  await expect(rowWith(page, '早餐一般').locator('mark')).toHaveText('便笺脏话')
  await expect(rowWith(page, '等了很久').locator('mark')).toHaveCount(0)

  const shown = page.getByRole('row').filter({ hasText: '湖景房' })
  await expect(shown).toHaveCount(4)
  await figure('4–5 星占比').click()
  await expect(shown).toHaveCount(2)
  await expect(figure('4–5 星占比')).toHaveAttribute('aria-pressed', 'true')
  await expect(figure('待审核')).toHaveText('2')
  await figure('待审核').click()
  await expect(shown.filter({ hasText: '刚刚离店' })).toBeVisible()
  await expect(shown).toHaveCount(2)
  await figure('回复超时').click()
  await expect(shown).toHaveCount(1)
  await expect(shown).toContainText('等了很久')
  await expect(page.getByRole('button', { name: /^回复超时.*是/ })).toBeVisible()
  await figure('平均评分').click()
  await expect(shown).toHaveCount(4)
  await expectAccessible(page)

  await page.getByRole('button', { name: '图片，共 4 张' }).click()
  const viewer = page.getByText('第 1 张，共 4 张')
  await expect(viewer).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(viewer).toHaveCount(0)

  await rowWith(page, '等了很久').getByRole('button', { name: '回复', exact: true }).click()
  const reply = page.getByRole('dialog', { name: '回复' })
  await expect(reply.getByRole('textbox', { name: '回复内容' })).toBeFocused()
  const replies = reply.getByRole('list', { name: '快捷回复' })
  await expect(replies.getByRole('listitem')).toHaveText([/感谢您的评价/, /非常抱歉/])
  await replies.getByRole('button', { name: '致歉' }).click()
  await expect(reply.getByRole('textbox', { name: '回复内容' })).toHaveValue('非常抱歉，我们已经整改。')
  await expectAccessible(page)
  await reply.getByRole('button', { name: '回复', exact: true }).click()
  await expect
    .poll(() => gateway.sql("select reply_content as reply from comment where comment_id = 'note-3'"))
    .toEqual([{ reply: '非常抱歉，我们已经整改。' }])
  await expect(figure('回复超时')).toHaveText('0')

  // a comment that was opened is answered with the same help
  await page.goto('/#/comment/list?id=note-1')
  const opened = page.getByRole('dialog').filter({ hasText: '房间很大' })
  await opened.getByRole('button', { name: '回复', exact: true }).click()
  await reply.getByRole('list', { name: '快捷回复' }).getByRole('button', { name: '致歉' }).click()
  await expect(reply.getByRole('textbox', { name: '回复内容' })).toHaveValue('非常抱歉，我们已经整改。')
  await gateway.sql("delete from comment where hotel_id = '100101'")
})
