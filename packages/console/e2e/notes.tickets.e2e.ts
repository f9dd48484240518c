import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../../examples/e2e/support/test'
import { expectAccessible } from './support/accessible'
import { insertRow } from './support/insertRow'
import { offers, rowWith } from './support/rows'
import { createTickets } from './support/tickets'

type Sql = Parameters<typeof insertRow>[0]

test.beforeEach(async ({ signIn }) => {
  await signIn('admin')
})

/** A field of the page or drawer in front. */
const field = (page: Page, name: string) => page.locator(`[data-field="${name}"]:visible`)

/** Opens a list of choices and searches it. */
async function search(page: Page, list: Locator, text: string) {
  await list.click()
  await page.keyboard.type(text)
}

/** Saving was refused, and the form says so at the field. */
async function expectProblem(page: Page, name: string, text: string) {
  await expect(page.locator('.eb-page:not([hidden]) [part=summary][role=alert]')).toBeVisible()
  await expect(field(page, name).first()).toContainText(text)
}

const save = (page: Page) => page.getByRole('button', { name: '保存', exact: true }).click()

/** Sends a row as a form does. @returns the answer's status and problems */
async function post(page: Page, resource: string, data: object) {
  const answer = await page.request.post(`/ticket-api/eb/${resource}/save`, {
    data,
    headers: { 'x-eb-client': 'ebkit/test' },
  })
  const body = await answer.json()
  return { status: answer.status(), row: body.data, problems: (body.data?.problems ?? []) as Problem[] }
}

interface Problem {
  readonly path: string
  readonly code: string
  readonly params?: Readonly<Record<string, string>>
}

const categoryOf = async (sql: Sql) => {
  const [category] = await sql<{ id: string }>(
    "select ticket_category_id as id from ticket_category where hotel_id = '100101' limit 1",
  )
  return category?.id
}

/** A moment of the store, so many hours from now: `2026-11-20 09:05:00+08`. */
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000)
/** A day of the store, so many days from today. */
const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000 + 8 * 3_600_000).toISOString().slice(0, 10)

test('notes of /deposit/account : four totals above the table; a row that does not add up is marked', async ({
  page,
  servers: { gateway },
}) => {
  const { sql } = gateway
  for (const table of ['deposit_order', 'deposit_account', 'deposit_activity'])
    await sql(`delete from ${table} where hotel_id = '100101'`)
  await sql("delete from member where member_id like 'note-%'")
  await sql("delete from member_grade where member_grade_id = 'note-grade'")
  await insertRow(sql, 'memberGrade', {
    member_grade_id: 'note-grade',
    grade_name: '便笺卡',
    level: 90,
  })
  await insertRow(sql, 'depositActivity', { activity_id: 'note-activity', activity_name: '便笺定金' })
  for (const [index, held] of [5_000, 4_000].entries()) {
    const member_id = `note-member-${index}`
    await insertRow(sql, 'member', {
      member_id,
      member_grade_id: 'note-grade',
      register_hotel_id: '100101',
      phone: `1380000990${index}`,
    })
    await insertRow(sql, 'depositAccount', {
      ...{
        account_id: `note-${index}`,
        member_id,
        member_name: index ? '王不平' : '李持平',
        held_amount: held,
      },
      status: 'NORMAL',
    })
    for (const [order, status, amount] of [
      ['a', 'DEPOSIT_PAID', 5_000],
      ['b', 'COMPLETED', 3_000],
      ['c', 'REFUNDED', 2_000],
      ['d', 'FORFEITED', 1_000],
    ] as const)
      await insertRow(sql, 'depositOrder', {
        ...{ deposit_order_id: `note-${index}${order}`, activity_id: 'note-activity', member_id, status },
        ...{ deposit_amount: amount, deposit_time: new Date() },
      })
  }
  await page.goto('/#/deposit/account')
  const totals = page.locator('.eb-page:not([hidden]) .eb-list-figures')
  const texts = ['累计付入¥220.00', '持有中¥90.00', '已抵用¥60.00', '已退¥40.00']
  await expect(totals.locator('dl > div')).toHaveText(texts)
  const hint = '与在途、抵扣、退还、没收之和不符'
  const uneven = page.getByRole('row').filter({ hasText: hint })
  await expect(uneven).toHaveCount(1)
  await expect(uneven).toContainText('40.00')
  await expect(uneven.locator('.eb-list-mark--danger')).toHaveText(new RegExp(hint))
  await expectAccessible(page)
})

test('notes of /deposit/order : what waits for its balance with less than 24 hours left has a red deadline', async ({
  page,
  servers: { gateway },
}) => {
  const { sql } = gateway
  for (const table of ['deposit_order', 'deposit_activity'])
    await sql(`delete from ${table} where hotel_id = '100101'`)
  const activity = (id: string, rule: string, from: number, until: number) =>
    insertRow(sql, 'depositActivity', {
      ...{ activity_id: id, activity_name: `便笺${id}`, refund_rule: rule, status: 'RUNNING' },
      ...{
        deposit_from: inDays(-20),
        deposit_until: inDays(-10),
        balance_from: inDays(from),
        balance_until: inDays(until),
      },
    })
  await activity('open', 'balance', 0, 5)
  await activity('over', 'none', -9, -2)
  await activity('back', 'balance', -9, -2)
  const order = (id: string, activity_id: string, status: string, hours: number) =>
    insertRow(sql, 'depositOrder', {
      ...{ deposit_order_id: id, activity_id, status, balance_deadline: inHours(hours), quantity: 1 },
      ...{ deposit_time: new Date(), deposit_amount: 100, product_amount: 900, expand_amount: 200 },
    })
  await order('near', 'open', 'WAIT_BALANCE', 23)
  await order('far', 'open', 'WAIT_BALANCE', 26)
  await order('done', 'open', 'COMPLETED', 23)
  await order('begins', 'open', 'DEPOSIT_PAID', 100)
  await order('lapses', 'over', 'WAIT_BALANCE', -1)
  await order('returns', 'back', 'WAIT_BALANCE', -1)
  await page.goto('/#/deposit/order')
  await expect(rowWith(page, 'near')).toBeVisible()
  const red = (id: string) => rowWith(page, id).locator('.eb-list-mark--danger')
  await expect(red('near')).toContainText('不足 24 小时')
  await expect(red('far')).toHaveCount(0)
  await expect(red('done')).toHaveCount(0)
  await expectAccessible(page)
  await gateway.runDue()
  const rows = await sql<{ id: string; status: string }>(
    "select deposit_order_id as id, status from deposit_order where hotel_id = '100101'",
  )
  const states = Object.fromEntries(rows.map(({ id, status }) => [id, status]))
  expect(states).toMatchObject({
    ...{ begins: 'WAIT_BALANCE', lapses: 'FORFEITED', returns: 'REFUNDED' },
    ...{ near: 'WAIT_BALANCE', far: 'WAIT_BALANCE', done: 'COMPLETED' },
  })
})

test('notes of /groupOrder/groupOrderList/{status?} : the tab is in the address; open groups count down, red in the last two hours', async ({
  page,
  servers: { gateway },
}) => {
  const { sql } = gateway
  await sql("delete from group_order where hotel_id = '100101'")
  const group = (group_order_id: string, status: string, hours: number) =>
    insertRow(sql, 'groupOrder', { group_order_id, status, expire_time: inHours(hours) })
  await group('G-soon', 'WAIT', 1.9)
  await group('G-later', 'WAIT', 50)
  await group('G-done', 'SUCCESS', 1)
  await page.goto('/#/groupOrder/groupOrderList/WAIT')
  const tab = (name: string) => page.getByRole('tab', { name, exact: true }).and(page.locator(':visible'))
  await expect(tab('拼团中')).toHaveAttribute('aria-selected', 'true')
  await expect(rowWith(page, 'G-done')).toHaveCount(0)
  const timer = (id: string) => rowWith(page, id).getByRole('timer')
  await expect(timer('G-soon')).toHaveText(/^还剩 01:5\d:\d\d$/)
  await expect(timer('G-later')).toHaveText(/^还剩 2 天 01:5\d:\d\d$/)
  const first = await timer('G-soon').innerText()
  await expect(timer('G-soon')).not.toHaveText(first)
  await expect(rowWith(page, 'G-soon').locator('.eb-list-mark--danger')).toHaveCount(1)
  await expect(rowWith(page, 'G-later').locator('.eb-list-mark--danger')).toHaveCount(0)
  await expectAccessible(page)
  await tab('拼团成功').click()
  await expect(page).toHaveURL(/groupOrderList\/SUCCESS/)
  await expect(rowWith(page, 'G-done')).toBeVisible()
  await expect(timer('G-done')).toHaveCount(0)
  await expect(tab('拼团成功')).toBeFocused()
  await page.keyboard.press('Home')
  await expect(page).toHaveURL(/groupOrderList$/)
  await expect(rowWith(page, 'G-soon')).toBeVisible()
  await expect(tab('全部')).toHaveAttribute('aria-selected', 'true')
  await page.goBack()
  await expect(page).toHaveURL(/groupOrderList\/SUCCESS/)
  await expect(tab('拼团成功')).toHaveAttribute('aria-selected', 'true')
})

test('notes of /ecard/user-manage/index : new holders and imports open over the list, the gateway gives the number; one press shows what ends within 15 days', async ({
  page,
  servers: { gateway },
}) => {
  const { sql } = gateway
  for (const table of ['ecard_user', 'valid_card'])
    await sql(`delete from ${table} where hotel_id = '100101'`)
  await insertRow(sql, 'validCard', {
    ...{ valid_card_id: 'note-card', card_name: '便笺年卡', rights_list: '[]', status: 'PUBLISHED' },
    ticket_category_id: await categoryOf(sql),
  })
  for (const [name, days] of [
    ['第十五天', 15],
    ['第十六天', 16],
    ['昨天', -1],
  ] as const)
    await insertRow(sql, 'ecardUser', {
      ...{ ecard_user_id: name, card_no: name, valid_card_id: 'note-card', ecard_type: 'valid_card' },
      ...{ end_date: inDays(days), status: 'ACTIVE' },
    })
  await page.goto('/#/ecard/user-manage/index')
  await expect(rowWith(page, '第十六天')).toBeVisible()
  const quick = page.getByRole('group', { name: '快捷筛选' }).getByRole('button', { name: '15 天内到期' })
  await quick.click()
  await expect(quick).toHaveAttribute('aria-pressed', 'true')
  await expect(rowWith(page, '第十六天')).toHaveCount(0)
  await expect(rowWith(page, '昨天')).toHaveCount(0)
  await expect(rowWith(page, '第十五天')).toBeVisible()
  await expectAccessible(page)
  await quick.click()
  await expect(rowWith(page, '第十六天')).toBeVisible()
  await page.getByRole('button', { name: '导入', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: '新建', exact: true }).click()
  const form = page.getByRole('dialog')
  await expect(form.getByRole('textbox', { name: '卡号' })).toHaveCount(0)
  await form.getByRole('combobox', { name: '有效期卡' }).click()
  await page.getByRole('option', { name: '便笺年卡' }).click()
  await form.getByRole('textbox', { name: '持卡人' }).fill('周新卡')
  await form.getByRole('textbox', { name: '手机号' }).fill('13800001111')
  await form.getByRole('button', { name: '保存' }).click()
  await expect.poll(() => sql("select card_no from ecard_user where holder_name = '周新卡'")).toHaveLength(1)
  const [made] = await sql<{ card_no: string; source: string }>(
    "select card_no, source from ecard_user where holder_name = '周新卡'",
  )
  expect(made?.card_no).toMatch(/^\d{16}$/)
  expect(made?.source).toBe('offline')
})

test.describe('valid-period cards', () => {
  const picture = '/pictures/products/boat.svg'
  const rights = (timesLimit: number) => [
    { rightName: '入园', ticketProductId: product, timesLimit, dailyLimit: 1, companions: 0, costTimes: 1 },
  ]
  let product = ''
  const preview = (page: Page) => page.locator('.eb-card-preview')

  test.beforeEach(async ({ servers: { gateway } }) => {
    const { sql } = gateway
    for (const table of [
      'valid_card_reservation',
      'reservation_inventory',
      'valid_card_delay',
      'ecard_user',
      'valid_card',
    ])
      await sql(`delete from ${table} where hotel_id = '100101'`)
    const [found] = await sql<{ id: string }>(
      "select ticket_product_id as id from ticket_product where hotel_id = '100101' order by 1 limit 1",
    )
    product = found?.id ?? ''
    await insertRow(sql, 'validCard', {
      ...{ valid_card_id: 'note-card', card_name: '便笺年卡', card_face: picture, status: 'OFFLINE' },
      ...{ ticket_category_id: await categoryOf(sql), apply_hotel_ids: ['100101'], sale_price: 100 },
      ...{
        valid_type: 'days',
        valid_days: 365,
        card_mode: 'period',
        activate_type: 'buy',
        refund_type: 'unused',
      },
      ...{ sale_from: '2026-01-01', sale_until: '2099-12-31', total_inventory: 9, description: '<p>x</p>' },
      ...{ rights_list: JSON.stringify(rights(5)), use_notice: '<p>x</p>', version: 1 },
    })
  })

  async function expectFollowing(page: Page) {
    await page.getByRole('textbox', { name: '卡名称' }).fill('便笺季卡')
    await expect(preview(page)).toContainText('便笺季卡')
    await page.getByRole('textbox', { name: '有效天数' }).fill('90')
    await expect(preview(page)).toContainText('购买后 90 天有效')
    await expect(
      page.getByRole('textbox', { name: '总次数' }).and(page.locator('[data-field=totalTimes] *')),
    ).toHaveCount(0)
    await field(page, 'cardMode').getByText('次卡', { exact: true }).click()
    await expect(field(page, 'totalTimes')).toBeVisible()
    await save(page)
    await expectProblem(page, 'totalTimes', '填写总次数')
    await field(page, 'totalTimes').getByRole('textbox').fill('10')
    await expect(preview(page)).toContainText('共 10 次')
    await field(page, 'cardMode').getByText('期限卡（年卡/季卡）').click()
    await expect(field(page, 'totalTimes')).toHaveCount(0)
    await expectAccessible(page)
  }

  test('notes of /validcard/add : a preview of the face follows what is typed; a count card asks for its uses', async ({
    page,
  }) => {
    await page.goto('/#/validcard/add')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('新建有效期卡')
    await expect(preview(page)).toContainText('有效期未填')
    await expectFollowing(page)
  })

  test('notes of /validcard/copy : the same screen with another card’s values, by validCardId', async ({
    page,
  }) => {
    await page.goto('/#/validcard/copy?validCardId=note-card')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('复制有效期卡')
    await expect(page.getByRole('textbox', { name: '卡名称' })).toHaveValue('便笺年卡')
    await expect(preview(page)).toContainText('购买后 365 天有效')
    await expect(preview(page).locator('img')).toHaveAttribute('src', new RegExp(picture))
    await expectFollowing(page)
  })

  test('notes of /validcard/edit : the same screen; rights that were sold gain uses and do not lose them', async ({
    page,
    servers: { gateway },
  }) => {
    const { sql } = gateway
    await page.goto('/#/validcard/edit?validCardId=note-card')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('编辑有效期卡')
    await expectFollowing(page)
    const change = async (rightsList: object[]) => {
      const [row] = await sql<{ version: number }>(
        "select version from valid_card where valid_card_id = 'note-card'",
      )
      return post(page, 'valid-card', { validCardId: 'note-card', version: row?.version, rightsList })
    }
    expect((await change(rights(4))).status).toBe(200)
    await insertRow(sql, 'ecardUser', {
      ...{ ecard_user_id: 'note-holder', valid_card_id: 'note-card', card_no: '1', status: 'ACTIVE' },
    })
    expect((await change(rights(6))).status).toBe(200)
    const fewer = await change(rights(5))
    expect([fewer.status, fewer.problems[0]?.path]).toEqual([422, 'rightsList.0.timesLimit'])
    const gone = await change([{ ...rights(9)[0], ticketProductId: 'other' }])
    expect(gone.status).toBe(422)
    expect((await change(rights(0))).status, '0 is without a limit').toBe(200)
    expect((await change(rights(999))).status).toBe(422)
    await page.reload()
    await page.getByRole('button', { name: '放弃草稿' }).click()
    const uses = field(page, 'rightsList').getByRole('textbox', { name: /总次数/ })
    await uses.fill('3')
    await save(page)
    await expectProblem(page, 'rightsList', '已售出，只能增加，不能少于 不限次数')
  })

  test('notes of /validcard/delay/edit : a preview names the cards that move; none is refused; it can be run at once', async ({
    page,
    servers: { gateway },
  }) => {
    const { sql } = gateway
    await sql("delete from valid_card_delay where hotel_id = '100101'")
    for (let index = 0; index < 12; index++)
      await insertRow(sql, 'ecardUser', {
        ...{
          ecard_user_id: `note-${index}`,
          card_no: `NOTE${String(index).padStart(2, '0')}`,
          status: 'ACTIVE',
        },
        ...{ valid_card_id: 'note-card', holder_name: '陈持卡', end_date: inDays(30), buy_time: new Date() },
      })
    await page.goto('/#/validcard/delay/edit?ecardUserId=note-3')
    await expect(field(page, 'targetType').getByRole('radio', { name: '指定持卡人' })).toBeChecked()
    await expect(field(page, 'ecardUserIds')).toContainText('NOTE03')
    await page.getByRole('textbox', { name: '顺延天数' }).fill('7')
    const look = page.getByRole('button', { name: '预览', exact: true })
    await look.click()
    const table = page.getByRole('table').filter({ hasText: '新到期日期' })
    await expect(table.getByRole('row')).toHaveCount(2)
    await expect(table.getByRole('row').nth(1)).toHaveText(
      new RegExp(`NOTE03陈\\*+${inDays(30)}${inDays(37)}`),
    )
    await field(page, 'targetType').getByText('整张卡种').click()
    await expect(page.getByText('条件已改，请重新预览。')).toBeVisible()
    await field(page, 'validCardId').getByRole('combobox').click()
    await page.getByRole('option', { name: '便笺年卡' }).click()
    await look.click()
    await expect(table).toContainText('共影响 12 张卡，以下是前 10 张')
    await expect(table.getByRole('row')).toHaveCount(11)
    await expectAccessible(page)
    await page.getByRole('textbox', { name: '任务名称' }).fill('便笺延期')
    await page.getByRole('textbox', { name: '延期原因' }).fill('检修')
    await sql("update ecard_user set status = 'EXPIRED' where hotel_id = '100101'")
    await save(page)
    await expectProblem(page, 'validCardId', '没有受影响的卡')
    await sql("update ecard_user set status = 'ACTIVE' where hotel_id = '100101'")
    await page.getByRole('button', { name: '保存并执行' }).click()
    await expect(page).toHaveURL(/validcard\/delay\/list/)
    const [task] = await sql<{ status: string; count: number }>(
      "select status, target_count as count from valid_card_delay where delay_name = '便笺延期'",
    )
    expect(task).toEqual({ status: 'RUNNING', count: 12 })
  })

  test('notes of /validcard/reservation-manage : today first; a new one finds the holder and only slots with places; the list of the day by slot is printed', async ({
    page,
    servers: { gateway },
  }) => {
    const { sql } = gateway
    await sql("delete from reservation_inventory where hotel_id = '100101'")
    await sql(
      "update valid_card set need_reserve = true, reserve_ahead_days = 7 where valid_card_id = 'note-card'",
    )
    await insertRow(sql, 'ecardUser', {
      ...{
        ecard_user_id: 'note-holder',
        valid_card_id: 'note-card',
        card_no: '8800112233445566',
        status: 'ACTIVE',
      },
      ...{ holder_name: '孙预约', holder_phone: '13912345678', end_date: inDays(90) },
    })
    const slot = (slot_name: string, total_inventory: number, status = 'OPEN') =>
      insertRow(sql, 'reservationInventory', {
        ...{
          inventory_id: slot_name,
          valid_card_id: 'note-card',
          inventory_date: inDays(0),
          slot_name,
          status,
        },
        ...{ slot_from: '09:00', slot_until: '12:00', total_inventory, per_holder_limit: 9 },
      })
    await slot('上午场', 20)
    await slot('下午场', 2)
    await slot('夜场', 20, 'CLOSED')
    const reserve = (
      reservation_id: string,
      status: string,
      days: number,
      slot_name: string,
      persons: number,
    ) =>
      insertRow(sql, 'validCardReservation', {
        ...{
          reservation_id,
          reservation_no: reservation_id,
          ecard_user_id: 'note-holder',
          valid_card_id: 'note-card',
        },
        ...{
          reserve_date: inDays(days),
          slot_name,
          persons,
          status,
          holder_name: '孙预约',
          right_name: '入园',
        },
      })
    await reserve('R-full', 'BOOKED', 0, '下午场', 2)
    await reserve('R-here', 'ARRIVED', 0, '上午场', 3)
    await reserve('R-gone', 'NO_SHOW', 0, '上午场', 1)
    await reserve('R-off', 'CANCELLED', 0, '上午场', 4)
    await reserve('R-tomorrow', 'BOOKED', 1, '上午场', 5)
    // the paper stays to be read
    await page.addInitScript(() => {
      window.print = () => {}
    })
    await page.goto('/#/validcard/reservation-manage')
    await expect(rowWith(page, 'R-here')).toBeVisible()
    await expect(rowWith(page, 'R-tomorrow')).toHaveCount(0)
    const totals = page.locator('.eb-page:not([hidden]) .eb-list-figures dl > div')
    await expect(totals).toHaveText(['预约3', '到场1', '爽约1', '人数6 人'])
    await page.getByRole('button', { name: '打印', exact: true }).click()
    const paper = page.frameLocator('.eb-print__frame')
    await expect(paper.getByRole('heading', { name: /上午场/ })).toBeVisible()
    await expect(paper.getByRole('heading', { name: /下午场/ })).toBeVisible()
    await expect(paper.getByRole('row').filter({ hasText: 'R-full' })).toBeVisible()
    await expect(paper.getByText('R-tomorrow')).toHaveCount(0)
    await page.getByRole('button', { name: '新建', exact: true }).click()
    const form = page.getByRole('dialog')
    const holder = form.getByRole('combobox', { name: '持卡人' })
    for (const [index, text] of ['8800112233445566', '13912345678'].entries()) {
      if (index) await holder.press('Escape')
      await search(page, holder, text)
      await expect(page.getByRole('option')).toHaveCount(1)
      await expect(page.getByRole('option')).toContainText('8800112233445566')
    }
    await page.getByRole('option').click()
    await form.getByRole('combobox', { name: '预约权益' }).click()
    await page.getByRole('option', { name: '入园' }).click()
    await form
      .getByRole('textbox', { name: '预约日期' })
      .or(form.getByRole('combobox', { name: '预约日期' }))
      .fill(inDays(0))
    await page.keyboard.press('Enter')
    await form.getByRole('combobox', { name: '时段' }).click()
    await expect(page.getByRole('option')).toHaveText([/上午场 09:00–12:00 · 剩 17 位/])
    await page.getByRole('option').click()
    await expectAccessible(page)
    await form.getByRole('button', { name: '保存' }).click()
    await expect
      .poll(() =>
        sql(
          "select from valid_card_reservation where slot_name = '上午场' and status = 'BOOKED' and reserve_date = $1",
          [inDays(0)],
        ),
      )
      .toHaveLength(1)
  })
})

test('notes of /validcard/reservation-inventory : a press changes the capacity where it stands; not below what is booked', async ({
  page,
  servers: { gateway },
}) => {
  const { sql } = gateway
  for (const table of [
    'valid_card_reservation',
    'reservation_inventory',
    'valid_card_delay',
    'ecard_user',
    'valid_card',
  ])
    await sql(`delete from ${table} where hotel_id = '100101'`)
  await insertRow(sql, 'validCard', {
    ...{ valid_card_id: 'note-card', card_name: '便笺年卡', rights_list: '[]', status: 'PUBLISHED' },
    ticket_category_id: await categoryOf(sql),
  })
  await insertRow(sql, 'ecardUser', {
    ecard_user_id: 'note-holder',
    valid_card_id: 'note-card',
    card_no: '1',
    status: 'ACTIVE',
  })
  const day = inDays(0)
  await insertRow(sql, 'reservationInventory', {
    ...{
      inventory_id: 'note-slot',
      valid_card_id: 'note-card',
      inventory_date: day,
      slot_name: '上午场',
      status: 'OPEN',
    },
    ...{ slot_from: '09:00', slot_until: '12:00', total_inventory: 20, per_holder_limit: 9, version: 1 },
  })
  await insertRow(sql, 'validCardReservation', {
    ...{
      reservation_id: 'note',
      reservation_no: 'note',
      ecard_user_id: 'note-holder',
      valid_card_id: 'note-card',
    },
    ...{ reserve_date: day, slot_name: '上午场', persons: 3, status: 'BOOKED', right_name: '入园' },
  })
  await page.goto(`/#/validcard/reservation-inventory?month=${day.slice(0, 7)}`)
  const chip = page.locator('[data-row=note-slot]:visible')
  await expect(chip).toContainText('3 / 20')
  await chip.click()
  const capacity = page.getByRole('textbox', { name: '可约数量' })
  await expect(capacity).toBeFocused()
  await expect(capacity).toHaveValue('20')
  await expectAccessible(page)
  await capacity.fill('2')
  await capacity.press('Enter')
  await expect(page.getByText('已约 3 位，不能更少')).toBeVisible()
  await capacity.fill('8')
  await capacity.press('Enter')
  await expect(chip).toContainText('3 / 8')
  await expect(chip).toBeFocused()
  expect(
    await sql("select total_inventory from reservation_inventory where inventory_id = 'note-slot'"),
  ).toEqual([{ total_inventory: 8 }])
  await chip.click()
  await capacity.fill('9')
  await capacity.press('Escape')
  await expect(chip).toContainText('3 / 8')
  await chip.click()
  await page.getByRole('button', { name: '详情' }).click()
  await expect(page.getByRole('dialog', { name: '上午场' })).toBeVisible()
})

test('notes of /batch-refund/list : nobody approves what they made; a running batch has a bar that moves by itself', async ({
  page,
  servers: { gateway },
}) => {
  const { sql } = gateway
  for (const table of ['ticket_refund', 'batch_refund'])
    await sql(`delete from ${table} where hotel_id = '100101'`)
  const batch = (batch_refund_id: string, status: string, created_by: string) =>
    insertRow(sql, 'batchRefund', {
      ...{
        batch_refund_id,
        batch_name: batch_refund_id,
        status,
        created_by,
        order_count: 4,
        scope_type: 'product',
      },
    })
  await batch('便笺同事的', 'WAIT_AUDIT', 'somebody')
  await batch('便笺进行中', 'RUNNING', 'somebody')
  const refund = (refund_id: string) =>
    insertRow(sql, 'ticketRefund', {
      refund_id,
      batch_refund_id: '便笺进行中',
      status: 'SUCCESS',
      platform_order_id: order,
    })
  const tickets = createTickets(page, sql)
  const order = await tickets.order(await tickets.product())
  await refund('R1')
  const [bought] = await sql<{ ticketProductId: string; productType: string }>(
    `select p.ticket_product_id as "ticketProductId", p.product_type as "productType" from ticket_product p
      join ticket_order o using (ticket_product_id) where o.platform_order_id = $1`,
    [order],
  )
  const own = await post(page, 'batch-refund', {
    ...{ batchName: '便笺自己的', scopeType: 'product', products: [bought], reason: '台风' },
  })
  expect(own.status).toBe(200)
  await page.goto('/#/batch-refund/list')
  const bar = rowWith(page, '便笺进行中').getByRole('progressbar')
  await expect(bar).toHaveAttribute('aria-valuenow', '25')
  await expect(rowWith(page, '便笺自己的').getByRole('progressbar')).toHaveCount(0)
  await expectAccessible(page)
  await refund('R2')
  await expect(bar).toHaveAttribute('aria-valuenow', '50')
  await sql("update batch_refund set status = 'DONE' where batch_refund_id = '便笺进行中'")
  await expect(bar).toHaveCount(0)
  expect(await offers(page, '便笺同事的')).toContain('审核通过')
  expect(await offers(page, '便笺自己的')).not.toContain('审核通过')
  const approved = await page.request.post('/ticket-api/eb/batch-refund/action/approve', {
    data: { key: own.row.batchRefundId },
    headers: { 'x-eb-client': 'ebkit/test' },
  })
  expect(approved.status()).toBe(422)
})

test.describe('activities of products', () => {
  const name = (word: string) => `便笺${word}${Date.now() % 1_000_000}`

  test.beforeEach(async ({ servers: { gateway } }) => {
    for (const table of [
      'ticket_promotion',
      'ticket_up_sell',
      'tying_activity',
      'deposit_order',
      'deposit_activity',
    ])
      await gateway.sql(`delete from ${table} where hotel_id = '100101'`)
  })

  const chosen = ({ ticketProductId, productType }: Readonly<Record<string, unknown>>) => [
    { ticketProductId, productType },
  ]

  const promotion = (products: unknown[], more: object = {}) => ({
    ...{
      promotion_id: 'note',
      promotion_name: '便笺促销',
      promotion_type: 'limitTime',
      promotion_label: '特惠',
    },
    ...{
      products: JSON.stringify(products),
      discount_type: 'rate',
      discount_rate: 8,
      quota: 100,
      member_limit: 2,
    },
    ...{ activity_from: inDays(-1), activity_until: inDays(9), audience: 'all', sale_channels: ['h5'] },
    ...{ status: 'RUNNING', version: 1 },
    ...more,
  })

  test('notes of /ticket/promotion-activity/edit/{id} : what runs changes little, what has ended nothing', async ({
    page,
    servers: { gateway },
  }) => {
    const { sql } = gateway
    const product = await createTickets(page, sql).product({ productName: name('游船') })
    await insertRow(sql, 'ticketPromotion', promotion(chosen(product)))
    await page.goto('/#/ticket/promotion-activity/edit/note')
    await expect(page.getByRole('note')).toContainText('活动进行中不可修改')
    for (const open of ['活动库存', '每人限购', '角标文案'])
      await expect(page.getByRole('textbox', { name: open })).toBeEditable()
    for (const locked of ['promotionName', 'discountRate', 'preheatHours'])
      await expect(field(page, locked).getByRole('textbox')).toHaveCount(0)
    for (const locked of ['promotionType', 'audience', 'discountType'])
      await expect(field(page, locked).getByRole('radio')).toHaveCount(0)
    await expectAccessible(page)
    await page.getByRole('textbox', { name: '活动库存' }).fill('99')
    await save(page)
    await expectProblem(page, 'quota', '不能小于 100')
    await page.getByRole('textbox', { name: '活动库存' }).fill('150')
    await page.getByRole('textbox', { name: '每人限购' }).fill('3')
    await page.getByRole('textbox', { name: '角标文案' }).fill('限时')
    await save(page)
    await expect(page).toHaveURL(/promotion-activity\/list/)
    const [row] = await sql<{ version: number }>("select * from ticket_promotion where promotion_id = 'note'")
    expect(row).toMatchObject({ quota: 150, member_limit: 3, promotion_label: '限时' })
    const change = (more: object) =>
      post(page, 'ticket-promotion', { promotionId: 'note', version: row?.version, ...more })
    const starts = await change({ activityTime: { start: inDays(0), end: inDays(9) } })
    expect([starts.status, starts.problems[0]?.path]).toEqual([422, 'activityTime'])
    const fewer = await change({ quota: 149 })
    expect([fewer.status, fewer.problems[0]?.path]).toEqual([422, 'quota'])
    expect((await change({ promotionName: '改名' })).status).toBe(422)
    expect((await change({ activityTime: { start: inDays(-1), end: inDays(20) } })).status).toBe(200)
    await sql("update ticket_promotion set status = 'ENDED' where promotion_id = 'note'")
    await page.goto('/#/ticket/promotion-activity/list')
    await page.goto('/#/ticket/promotion-activity/edit/note')
    await expect(page.getByRole('note')).toContainText('活动已结束')
    await expect(page.getByRole('main').locator('.eb-page:not([hidden]) [data-field] input')).toHaveCount(0)
  })

  test('notes of /ticket/promotion-activity/add : prices before and after stand below the products; a flash sale asks for its hours', async ({
    page,
    servers: { gateway },
  }) => {
    const { sql } = gateway
    const tickets = createTickets(page, sql)
    const cheap = await tickets.product({ productName: name('低价'), salePrice: 1_000, settlePrice: 700 })
    await insertRow(sql, 'ticketPromotion', promotion(chosen(cheap)))
    await page.goto('/#/ticket/promotion-activity/add?copyId=note')
    await expect(page.getByRole('textbox', { name: '角标文案' })).toHaveValue('特惠')
    const prices = page.getByRole('table', { name: '优惠后的价格' })
    const price = prices.getByRole('row').filter({ hasText: String(cheap.productName) })
    await expect(price).toContainText('¥10.00¥8.00')
    await expect(price).not.toContainText('结算价')
    const rate = page.getByRole('textbox', { name: '折扣' })
    await rate.fill('6')
    await expect(price).toContainText('¥6.00低于结算价 ¥7.00')
    await expectAccessible(page)
    await field(page, 'discountType').getByText('直降').click()
    await page.getByRole('textbox', { name: '直降金额' }).fill('10')
    await expect(price).toContainText('低于 ¥0.01，不能保存')
    await page.getByRole('textbox', { name: '活动名称' }).fill('便笺另一个')
    await save(page)
    await expectProblem(page, 'products', '优惠后价格低于 ¥0.01')
    await page.getByRole('textbox', { name: '直降金额' }).fill('2')
    await field(page, 'promotionType').getByText('秒杀').click()
    await save(page)
    await expectProblem(page, 'dailyTime', '填写每日时段')
    const several = await tickets.product({
      ...{ productName: name('两种价'), productSpecType: 1 },
      specs: [{ specName: '成人', salePrice: 1_000, inventory: 9 }],
    })
    const offered = async (isFlashSale: boolean) => {
      await field(page, 'products')
        .getByRole('button', { name: /选择|修改/ })
        .first()
        .click()
      const picker = page.getByRole('dialog')
      await picker
        .getByRole('searchbox')
        .or(picker.getByRole('textbox'))
        .first()
        .fill(String(several.productName))
      await page.keyboard.press('Enter')
      const row = picker.getByRole('row').filter({ hasText: String(several.productName) })
      await expect(row).toContainText(isFlashSale ? '多规格产品不支持' : '选择')
      await picker.getByRole('button', { name: '取消', exact: true }).click()
    }
    await offered(true)
    await field(page, 'promotionType').getByText('限时折扣').click()
    await offered(false)
  })

  test('notes of /ticketUpSell/edit : edits, copies or adds by the query; a phone shows the offers; none is dearer than its product', async ({
    page,
    servers: { gateway },
  }) => {
    const { sql } = gateway
    const product = await createTickets(page, sql).product({
      productName: name('快速通道'),
      salePrice: 3_000,
    })
    await insertRow(sql, 'ticketUpSell', {
      ...{
        up_sell_id: 'note',
        up_sell_name: '便笺升级',
        headline: '升级更省心',
        countdown_minutes: 90,
        status: 'NEW',
      },
      ...{ trigger_type: 'amount', trigger_amount: 100, show_position: 'paid', version: 1 },
      ...{ activity_from: inDays(0), activity_until: inDays(9) },
      offers: JSON.stringify([{ product: chosen(product), upSellPrice: 2_500, title: '快速通道票' }]),
    })
    const phone = page.locator('.eb-page:not([hidden]) .eb-offer-preview')
    const heading = page.getByRole('textbox', { name: '方案名称' })
    await page.goto('/#/ticketUpSell/edit')
    await expect(heading).toHaveValue('')
    await expect(phone).toContainText('添加升级商品后在这里显示')
    await page.goto('/#/ticketUpSell/edit?copyId=note')
    await expect(heading).toHaveValue('便笺升级')
    await expect(phone).toContainText('升级更省心')
    await page.goto('/#/ticketUpSell/edit?upSellId=note')
    await expect(heading).toHaveValue('便笺升级')
    for (const shown of ['升级更省心', '优惠还剩 01:30:00', '快速通道票', '¥25.00'])
      await expect(phone).toContainText(shown)
    await page.getByRole('textbox', { name: '引导文案' }).fill('只差一步')
    await expect(phone).toContainText('只差一步')
    const price = field(page, 'offers').getByRole('textbox', { name: /升级价/ })
    await price.fill('31')
    await expect(phone).toContainText('¥31.00')
    await expectAccessible(page)
    await save(page)
    await expectProblem(page, 'offers', '不能高于商品售价 ¥30.00')
    await price.fill('30')
    await save(page)
    await expect(page).toHaveURL(/ticketUpSell\/list/)
    const [row] = await sql<{ offers: { upSellPrice: number }[] }>(
      "select offers from ticket_up_sell where up_sell_id = 'note'",
    )
    expect(row?.offers[0]?.upSellPrice).toBe(3_000)
  })

  test('notes of /tying-activity/addEdit/{id} : 0 and add begin a new one; nothing is tied to itself or preselected for money; a bundle against single prices', async ({
    page,
    servers: { gateway },
  }) => {
    const { sql } = gateway
    const tickets = createTickets(page, sql)
    const main = await tickets.product({ productName: name('门票'), salePrice: 10_000 })
    const tied = await tickets.product({ productName: name('观光车'), salePrice: 2_000 })
    const items = (
      product: Readonly<Record<string, unknown>>,
      tyingPrice: number,
      checkedByDefault = false,
    ) => [{ product: chosen(product), tyingPrice, maxQuantity: 1, checkedByDefault }]
    await insertRow(sql, 'tyingActivity', {
      ...{ tying_id: 'note', tying_name: '便笺搭售', tying_mode: 'bundle', status: 'NEW', version: 1 },
      ...{ main_products: JSON.stringify(chosen(main)), tying_items: JSON.stringify(items(tied, 1_500)) },
      ...{
        activity_from: inDays(0),
        activity_until: inDays(9),
        sale_channels: ['h5'],
        show_position: ['detail'],
      },
    })
    for (const key of ['0', 'add']) {
      await page.goto(`/#/tying-activity/addEdit/${key}`)
      await expect(page.getByRole('textbox', { name: '活动名称' })).toHaveValue('')
      await expect(page.getByRole('button', { name: '保存', exact: true })).toBeVisible()
    }
    await page.goto('/#/tying-activity/addEdit/note')
    await expect(page.getByRole('textbox', { name: '活动名称' })).toHaveValue('便笺搭售')
    const total = page.locator('.eb-page:not([hidden]) .eb-addition__line')
    await expect(total).toContainText('套装价 ¥115.00，单买价 ¥120.00，省 ¥5.00')
    const price = field(page, 'tyingItems').getByRole('textbox', { name: /搭售价/ })
    await price.fill('30')
    await expect(total).toContainText('套装价 ¥130.00，单买价 ¥120.00，比单买贵 ¥10.00')
    await expectAccessible(page)
    await price.fill('')
    await save(page)
    await expectProblem(page, 'tyingItems', '填写搭售价')
    await price.fill('12')
    await field(page, 'tyingItems')
      .getByRole('switch', { name: /默认勾选/ })
      .click()
    await save(page)
    await expectProblem(page, 'tyingItems', '付费商品不能默认勾选')
    const change = (tyingItems: object[]) =>
      post(page, 'tying-activity', { tyingId: 'note', version: 1, tyingItems })
    const itself = await change(items(main, 0))
    expect([itself.status, itself.problems[0]?.path]).toEqual([422, 'tyingItems.0.product'])
    const two = [{ ...items(tied, 0)[0], product: [...chosen(tied), ...chosen(main)] }]
    expect((await change(two)).status).toBe(422)
    expect((await change(items(tied, 0, true))).status).toBe(200)
  })

  test('notes of /deposit/edit/{activityId?} : the picker refuses what is elsewhere; a line says what a deposit is worth; what runs changes little', async ({
    page,
    servers: { gateway },
  }) => {
    const { sql } = gateway
    const tickets = createTickets(page, sql)
    const [free, split, elsewhere] = [
      await tickets.product({ productName: name('湖景房') }),
      await tickets.product({ productName: name('分账') }),
      await tickets.product({ productName: name('拼团中') }),
    ]
    const mark = (set: string, key: unknown) =>
      sql(`update ticket_product set ${set} where ticket_product_id = $1`, [key])
    await mark(
      `if_set_separate = true, separate_list = '[{"receiverName":"甲","receiverAccount":"A1","ratio":10}]'`,
      split.ticketProductId,
    )
    await mark("activity_types = '{23}'", elsewhere.ticketProductId)
    await page.goto('/#/deposit/edit')
    const line = page.locator('.eb-page:not([hidden]) .eb-addition__line')
    await expect(line).toHaveCount(0)
    await page.getByRole('textbox', { name: '定金', exact: true }).fill('50')
    await page.getByRole('textbox', { name: '定金抵扣金额' }).fill('150')
    await expect(line).toHaveText('付 ¥50.00 抵 ¥150.00，膨胀 3 倍')
    await page.getByRole('textbox', { name: '定金抵扣金额' }).fill('80')
    await expect(line).toHaveText('付 ¥50.00 抵 ¥80.00，膨胀 1.6 倍')
    await field(page, 'products').getByRole('button').first().click()
    const picker = page.getByRole('dialog')
    const offered = async (product: Readonly<Record<string, unknown>>, label: string) => {
      await picker
        .getByRole('searchbox')
        .or(picker.getByRole('textbox'))
        .first()
        .fill(String(product.productName))
      await page.keyboard.press('Enter')
      const row = picker.getByRole('row').filter({ hasText: String(product.productName) })
      await expect(row).toContainText(label)
    }
    await offered(split, '已配置分账')
    await offered(elsewhere, '已参加其他活动')
    await offered(free, '选择')
    await picker.getByRole('button', { name: '取消', exact: true }).click()
    await insertRow(sql, 'depositActivity', {
      ...{
        activity_id: 'note',
        activity_name: '便笺定金',
        banner_image: '/pictures/products/boat.svg',
        status: 'RUNNING',
      },
      ...{
        products: JSON.stringify(chosen(free)),
        deposit_amount: 5_000,
        expand_amount: 8_000,
        inventory: 100,
      },
      ...{
        deposit_from: inDays(-5),
        deposit_until: inDays(1),
        balance_from: inDays(2),
        balance_until: inDays(5),
      },
      ...{ refund_rule: 'balance', rules: '<p>规则</p>', version: 1 },
    })
    await page.goto('/#/deposit/edit/note')
    await expect(page.getByRole('note')).toContainText('活动进行中')
    await expect(field(page, 'activityName').getByRole('textbox')).toHaveCount(0)
    await expect(field(page, 'depositAmount').getByRole('textbox')).toHaveCount(0)
    await expect(page.getByRole('textbox', { name: '活动库存' })).toBeEditable()
    await expect(page.getByRole('textbox', { name: '分享标题' })).toBeEditable()
    await page.getByRole('textbox', { name: '活动库存' }).fill('90')
    await save(page)
    await expectProblem(page, 'inventory', '须在 100 至 99999 之间')
    await expectAccessible(page)
    const change = (more: object) =>
      post(page, 'deposit-activity', { activityId: 'note', version: 1, ...more })
    expect((await change({ depositAmount: 4_000 })).status).toBe(422)
    const start = await change({ balanceTime: { start: inDays(3), end: inDays(5) } })
    expect([start.status, start.problems[0]?.path]).toEqual([422, 'balanceTime'])
    const more = {
      inventory: 120,
      rules: '<p>新规则</p>',
      shareTitle: '快来',
      balanceTime: { start: inDays(2), end: inDays(8) },
    }
    expect((await change(more)).status).toBe(200)
  })
})

test('notes of /ticket/genericVoucher : codes are exchanged and extended in the drawer; what was sold keeps its rule and its products', async ({
  page,
  servers: { gateway },
}) => {
  const { sql } = gateway
  const tickets = createTickets(page, sql)
  for (const table of ['generic_voucher_code', 'generic_voucher'])
    await sql(`delete from ${table} where hotel_id = '100101'`)
  const [one, two] = [
    await tickets.product({ salePrice: 5_000 }),
    await tickets.product({ salePrice: 5_000 }),
  ]
  const chosen = (...products: (typeof one)[]) =>
    products.map(({ ticketProductId, productType }) => ({ ticketProductId, productType }))
  const voucher = (voucher_id: string, voucher_name: string) =>
    insertRow(sql, 'genericVoucher', {
      ...{
        voucher_id,
        voucher_name,
        cover_image: '/pictures/products/boat.svg',
        exchange_rule: 'choose',
        status: 'OFFLINE',
      },
      ...{
        choose_count: 1,
        products: JSON.stringify(chosen(one)),
        apply_hotel_ids: ['100101'],
        valid_days: 30,
      },
      ...{ sale_from: inDays(-1), sale_until: inDays(99), total_inventory: 9, face_value: 5_000, version: 1 },
      use_notice: '<p>须知</p>',
    })
  await voucher('fresh', '便笺未售券')
  await voucher('sold', '便笺已售券')
  await insertRow(sql, 'genericVoucherCode', {
    ...{
      voucher_code_id: 'note-code',
      voucher_id: 'sold',
      code: '888800001111',
      status: 'UNUSED',
    },
    ...{ expire_date: inDays(9), holder_name: '吴兑换', holder_phone: '13800002222' },
  })
  await page.goto('/#/ticket/genericVoucher')
  await page.getByRole('button', { name: '新建', exact: true }).click()
  const form = page.getByRole('dialog')
  const wide = page.locator('.eb-drawer--wide').getByRole('dialog')
  await expect(wide).toBeVisible()
  await expect(form.locator('[data-field=useNotice]')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.goto('/#/ticket/genericVoucher?id=fresh&mode=edit')
  await expect(form.locator('[data-field=exchangeRule]').getByRole('radio').first()).toBeEnabled()
  await expect(wide).toBeVisible()
  await page.goto('/#/ticket/genericVoucher?id=sold&mode=edit')
  await expect(form.getByRole('note')).toContainText('兑换规则不能改')
  await expect(form.locator('[data-field=exchangeRule]').getByRole('radio')).toHaveCount(0)
  await expectAccessible(page)
  const change = (version: number, more: object) =>
    post(page, 'generic-voucher', { voucherId: 'sold', version, ...more })
  const removed = await change(1, { products: chosen(two) })
  expect([removed.status, removed.problems[0]?.path]).toEqual([422, 'products'])
  expect((await change(1, { exchangeRule: 'amount' })).status).toBe(422)
  expect((await change(1, { products: chosen(one, two) })).status).toBe(200)
  await page.goto('/#/ticket/genericVoucher?id=sold')
  const codes = page.getByRole('dialog').getByRole('region', { name: '券码' })
  const code = codes.getByRole('row').filter({ hasText: '888800001111' })
  await expect(code).toBeVisible()
  await code.getByRole('button', { name: '延期' }).click()
  const extend = page.getByRole('dialog', { name: '延期' })
  await extend.getByRole('combobox').or(extend.getByRole('textbox')).first().fill(inDays(20))
  await page.keyboard.press('Enter')
  await extend.getByRole('button', { name: '延期' }).click()
  await expect(code).toContainText(inDays(20))
  const exchanged = await page.request.post('/ticket-api/eb/generic-voucher-code/action/exchange', {
    data: { key: 'note-code', input: { product: chosen(two), quantity: 1 } },
    headers: { 'x-eb-client': 'ebkit/test' },
  })
  expect(exchanged.status(), await exchanged.text()).toBe(200)
  const [made] = await sql<{ order: string }>(
    "select exchange_items->0->>'newOrderId' as order from generic_voucher_code where voucher_code_id = 'note-code'",
  )
  const ordinary = await tickets.codes(String(made?.order))
  expect(ordinary.map(({ status }) => status)).toEqual(['UNUSED'])
})

test('notes of /ticket/list/{type} : types are tabs with addresses; 起, gifts, deleting, and the drawer of categories', async ({
  page,
  servers: { gateway },
}) => {
  const { sql } = gateway
  const tickets = createTickets(page, sql)
  const mark = Date.now() % 1_000_000
  const several = await tickets.product({
    ...{ productName: `多规格${mark}`, productSpecType: 1 },
    specs: [
      { specName: '成人', salePrice: 9_800, inventory: 9 },
      { specName: '儿童', salePrice: 4_900, inventory: 9 },
    ],
  })
  const gift = await tickets.product({ productName: `赠品${mark}`, productType: 'gift', salePrice: 0 })
  const bought = await tickets.product({ productName: `已购${mark}` })
  await tickets.order(bought)
  const idle = await tickets.product({ productName: `闲置${mark}` })
  for (const { ticketProductId } of [bought, idle])
    await sql("update ticket_product set status = 'offline' where ticket_product_id = $1", [ticketProductId])
  await page.goto(`/#/ticket/list/all?list.search=${mark}`)
  await expect(rowWith(page, String(several.productName))).toContainText('49.00 起')
  const present = rowWith(page, String(gift.productName))
  await expect(present).toContainText('¥0')
  await expect(present.getByRole('gridcell', { name: '-', exact: true })).toHaveCount(2)
  const tabs = page.getByRole('tablist')
  const types = page.getByRole('tablist', { name: '商品类型' })
  await expect(tabs).toHaveCount(2)
  await expect(types.getByRole('tab', { name: '全部' })).toHaveAttribute('aria-selected', 'true')
  const [upper, lower] = [await types.boundingBox(), await tabs.last().boundingBox()]
  expect(upper?.y).toBeLessThan(lower?.y ?? 0)
  await expectAccessible(page)
  await types.getByRole('tab', { name: '赠品' }).click()
  await expect(page).toHaveURL(/ticket\/list\/gift/)
  await expect(types.getByRole('tab', { name: '赠品' })).toBeFocused()
  await expect(rowWith(page, String(gift.productName))).toBeVisible()
  await expect(rowWith(page, String(several.productName))).toHaveCount(0)
  const remove = async (key: unknown) => {
    const answer = await page.request.post('/ticket-api/eb/ticket-product/delete', {
      data: { keys: [key], lang: 'zh' },
      headers: { 'x-eb-client': 'ebkit/test' },
    })
    return (await answer.json()).data.deleted.length
  }
  expect(await remove(several.ticketProductId), 'it is on sale').toBe(0)
  expect(await remove(bought.ticketProductId), 'it has an order').toBe(0)
  expect(await remove(idle.ticketProductId)).toBe(1)
  await page.getByRole('button', { name: '分类管理' }).click()
  const drawer = page.getByRole('dialog', { name: '分类管理' })
  await expect(drawer.getByRole('grid')).toBeVisible()
  await expect(page).toHaveURL(/dialog=category/)
  const [used] = await sql<{ id: string }>(
    'select ticket_category_id as id from ticket_product where ticket_product_id = $1',
    [several.ticketProductId],
  )
  const kept = await page.request.post('/ticket-api/eb/ticket-category/delete', {
    data: { keys: [used?.id], lang: 'zh' },
    headers: { 'x-eb-client': 'ebkit/test' },
  })
  expect((await kept.json()).data).toMatchObject({ deleted: [], failed: [{ code: 'referenced' }] })
})

test('notes of /ticket/binding/create : the other system’s product is looked up; one binding a product and spec; saved and bound at once', async ({
  page,
  servers: { gateway },
}) => {
  const { sql } = gateway
  await sql("delete from ticket_binding where hotel_id = '100101'")
  const product = await createTickets(page, sql).product({ productName: `便笺对接${Date.now() % 1_000_000}` })
  await page.goto('/#/ticket/binding/create')
  await page.getByRole('textbox', { name: '绑定名称' }).fill('便笺绑定')
  await search(page, field(page, 'ticketProductId').getByRole('combobox'), String(product.productName))
  await page.getByRole('option', { name: String(product.productName) }).click()
  const lookUp = page.getByRole('button', { name: '查询对方商品' })
  await lookUp.click()
  await expect(page.getByText('先选择对接系统，再填写对方商品编码')).toBeVisible()
  await field(page, 'supplierSystem').getByText('智游宝').click()
  await page.getByRole('textbox', { name: '对方商品编码' }).fill('XYZ13')
  await lookUp.click()
  await expect(page.getByText('对方系统未找到该商品')).toBeVisible()
  await page.getByRole('textbox', { name: '对方商品编码' }).fill('AB2')
  await lookUp.click()
  await expect(field(page, 'supplierProductName')).toContainText('zyb AB2')
  await expect(field(page, 'supplierPrice')).toContainText('18.10')
  await expectAccessible(page)
  await page.getByRole('button', { name: '保存并绑定' }).click()
  await expect(page).toHaveURL(/ticket\/binding\/list/)
  const [bound] = await sql<{ status: string }>(
    "select status from ticket_binding where binding_name = '便笺绑定'",
  )
  expect(bound?.status).toBe('BOUND')
  const again = await post(page, 'ticket-binding', {
    ...{ bindingName: '又一个', ticketProductId: product.ticketProductId, supplierSystem: 'zyb' },
    ...{ supplierProductCode: 'AB2', codeSource: 'supplier' },
  })
  expect([again.status, again.problems.map(({ code }) => code)]).toEqual([
    422,
    expect.arrayContaining(['unique']),
  ])
})

test.describe('extending codes', () => {
  test.beforeEach(async ({ servers: { gateway } }) => {
    await gateway.sql("delete from ticket_delay where hotel_id = '100101'")
  })

  test('notes of /ticket/delay/single-add : an order is found by number, code or phone; its codes with end and extensions; it asks whether to run', async ({
    page,
    servers: { gateway },
  }) => {
    const { sql } = gateway
    const tickets = createTickets(page, sql)
    const product = await tickets.product({ productName: `便笺单券${Date.now() % 1_000_000}` })
    const phone = `139${String(Date.now() % 100_000_000).padStart(8, '0')}`
    const order = await tickets.order(product, 2, { buyerPhone: phone })
    const [first, second] = await tickets.codes(order)
    await sql("update ticket_code set status = 'EXPIRED', delay_times = 2, valid_end = $1 where code = $2", [
      inDays(-3),
      second?.code,
    ])
    await page.goto('/#/ticket/delay/single-add')
    const orders = field(page, 'platformOrderId').getByRole('combobox')
    for (const text of [order, first?.code ?? '', phone]) {
      await page.keyboard.press('Escape')
      await search(page, orders, text)
      await expect(page.getByRole('option')).toHaveCount(1)
      await expect(page.getByRole('option')).toContainText(order)
    }
    await page.getByRole('option').click()
    await expect(page.getByRole('textbox', { name: '任务名称' })).toHaveValue(`${product.productName} 延期`)
    const codes = field(page, 'ticketCodeIds').getByRole('combobox')
    await codes.click()
    await expect(page.getByRole('option')).toHaveText([new RegExp(`${first?.code} · 至 .* · 已延期 0 次`)])
    await page.keyboard.press('Escape')
    await field(page, 'includeExpired').getByRole('switch').click()
    await codes.click()
    await expect(page.getByRole('option')).toHaveCount(2)
    await expect(page.getByRole('option', { name: second?.code })).toContainText(
      `至 ${inDays(-3)} 已过期 · 已延期 2 次`,
    )
    await page.getByRole('option', { name: first?.code }).click()
    await page.keyboard.press('Escape')
    await expectAccessible(page)
    await page.getByRole('textbox', { name: '顺延天数' }).fill('7')
    await page.getByRole('textbox', { name: '延期原因' }).fill('航班取消')
    await save(page)
    const question = page.getByRole('dialog', { name: '立即执行？' })
    await expect(question).toBeVisible()
    const task = async () =>
      (await sql<{ status: string; mode: string }>('select status, delay_mode as mode from ticket_delay'))[0]
    expect(await task()).toEqual({ status: 'DRAFT', mode: 'SINGLE' })
    await question.getByRole('button', { name: '执行延期', exact: true }).click()
    await expect(page).toHaveURL(/delay\/single-list/)
    expect(await task()).toEqual({ status: 'RUNNING', mode: 'SINGLE' })
  })

  test('notes of /ticket/delay/batch-add : a scope is needed; a preview counts by product; many are confirmed by their number, too many refused', async ({
    page,
    servers: { gateway },
  }) => {
    const { sql } = gateway
    const tickets = createTickets(page, sql)
    const product = await tickets.product({ productName: `便笺批量${Date.now() % 1_000_000}` })
    const order = await tickets.order(product)
    const copies = (count: number) =>
      sql(
        `insert into ticket_code (brand_id, hotel_id, ticket_code_id, code, platform_order_id, ticket_product_id, status, valid_start, valid_end)
         select brand_id, hotel_id, $2 || n, lpad(($3::bigint + n)::text, 12, '0'), platform_order_id, ticket_product_id, 'UNUSED', valid_start, valid_end
         from ticket_code, generate_series(1, $4::int) n where platform_order_id = $1 and ticket_code_id not like 'note-%'`,
        [
          order,
          `note-${count}-${Date.now()}-`,
          String(100_000_000_000 + (Date.now() % 1_000_000_000) * 10 + count),
          count,
        ],
      )
    await sql('update ticket_code set valid_end = $1 where platform_order_id = $2', [inDays(10), order])
    await copies(500)
    await page.goto('/#/ticket/delay/batch-add')
    await page.getByRole('textbox', { name: '任务名称' }).fill('便笺批量延期')
    await page.getByRole('textbox', { name: '顺延天数' }).fill('5')
    await page.getByRole('textbox', { name: '延期原因' }).fill('台风')
    const look = page.getByRole('button', { name: '预览影响' })
    await look.click()
    await expect(page.getByText('选择商品、下单时间或原截止日期中的至少一项')).toBeVisible()
    await save(page)
    await expectProblem(page, 'products', '选择商品、下单时间或原截止日期中的至少一项')
    await field(page, 'products').getByRole('button').first().click()
    const picker = page.getByRole('dialog')
    await picker
      .getByRole('searchbox')
      .or(picker.getByRole('textbox'))
      .first()
      .fill(String(product.productName))
    await page.keyboard.press('Enter')
    await picker
      .getByRole('row')
      .filter({ hasText: String(product.productName) })
      .getByRole('button')
      .first()
      .click()
    await picker.getByRole('button', { name: /^确定|^完成/ }).click()
    await look.click()
    const table = page.getByRole('table', { name: new RegExp(`共影响 501 张券，最晚延至 ${inDays(15)}`) })
    await expect(table.getByRole('row').nth(1)).toHaveText(`${product.productName}501`)
    await expectAccessible(page)
    await save(page)
    const question = page.getByRole('dialog', { name: '确认延期 501 张券' })
    await question.getByRole('textbox').fill('500')
    await question.getByRole('button', { name: '确认保存' }).click()
    await expect(question).toContainText('与影响张数不一致')
    expect(await sql('select from ticket_delay')).toHaveLength(0)
    await question.getByRole('button', { name: '取消' }).click()
    await expect(question).toHaveCount(0)
    await copies(4_500)
    await save(page)
    await expectProblem(page, 'products', '共 5001 张，一次最多延期 5000 张')
    await sql("delete from ticket_code where ticket_code_id like 'note-4500-%'")
    await save(page)
    await question.getByRole('textbox').fill('501')
    await question.getByRole('button', { name: '确认保存' }).click()
    await expect(page).toHaveURL(/delay\/batch-list/)
    expect(await sql('select delay_mode, target_count from ticket_delay')).toEqual([
      { delay_mode: 'BATCH', target_count: 501 },
    ])
    await sql("delete from ticket_code where ticket_code_id like 'note-%'")
  })
})

test.describe('the form of products', () => {
  const cover = '/pictures/products/boat.svg'
  const sections = ['基本信息', '价格与库存', '售卖设置', '使用规则', '交付与退款', '分账', '图文与须知']

  /** The same screen: steps to its sections, and the first mistake of all of them. */
  async function expectScreen(page: Page, first = 'productName') {
    const steps = page.getByRole('navigation', { name: '表单分段' }).filter({ visible: true })
    await expect(steps.getByRole('button')).toHaveText(sections.map((name) => new RegExp(`^${name}`)))
    await steps.getByRole('button', { name: '图文与须知' }).click()
    await expect(field(page, 'description')).toBeInViewport()
    const name = page.getByRole('textbox', { name: '商品名称' })
    await name.fill('')
    await save(page)
    await expectProblem(page, 'productName', '填写商品名称')
    await expect(field(page, first).locator(':focus')).toHaveCount(1)
  }

  test('notes of /ticket/normalnew/add : steps by section; a gift costs nothing; specs have the prices; the query presets the type', async ({
    page,
  }) => {
    await page.goto('/#/ticket/normalnew/add?type=meal')
    const types = field(page, 'productType')
    await expect(types.getByRole('radio', { name: '餐券' })).toBeChecked()
    await expectScreen(page, 'ticketCategoryId')
    await page.getByRole('textbox', { name: '售价', exact: true }).fill('98')
    await types.getByText('赠品').click()
    await expect(field(page, 'salePrice').getByRole('textbox')).toHaveCount(0)
    await expect(field(page, 'salePrice')).toContainText('0.00')
    for (const name of ['linePrice', 'refundFeeRate'])
      await expect(field(page, name).getByRole('textbox')).toHaveCount(0)
    await expect(field(page, 'refundType').getByRole('radio')).toHaveCount(0)
    await expect(field(page, 'ifSetSeparate').getByRole('switch')).toHaveCount(0)
    await expectAccessible(page)
    await types.getByText('门票').click()
    await expect(page.getByRole('textbox', { name: '售价', exact: true })).toBeEditable()
    await field(page, 'productSpecType').getByText('多规格').click()
    await expect(field(page, 'salePrice')).toHaveCount(0)
    await expect(field(page, 'totalInventory')).toHaveCount(0)
    await expect(field(page, 'specs')).toBeVisible()
  })

  test('notes of /ticket/normalnew/edit/{ticketProductId} : orders lock the types; prices at once, other changes to review while it is sold', async ({
    page,
    servers: { gateway },
  }) => {
    const { sql } = gateway
    const tickets = createTickets(page, sql)
    const product = await tickets.product({
      ...{ productName: `便笺商品${Date.now() % 1_000_000}`, productSpecType: 1 },
      specs: [
        { specName: '成人', salePrice: 9_800, inventory: 9 },
        { specName: '儿童', salePrice: 4_900, inventory: 5 },
      ],
    })
    const key = product.ticketProductId
    const stored = async () =>
      (
        await sql<Readonly<Record<string, unknown>>>(
          'select sale_price::int, total_inventory, audit_status, status, version, refund_type from ticket_product where ticket_product_id = $1',
          [key],
        )
      )[0]
    expect(await stored()).toMatchObject({ sale_price: 4_900, total_inventory: 14 })
    await page.goto(`/#/ticket/normalnew/edit/${key}`)
    await expect(field(page, 'productType').getByRole('radio').first()).toBeVisible()
    await expectScreen(page)
    const change = async (more: object) =>
      post(page, 'ticket-product', { ticketProductId: key, version: (await stored())?.version, ...more })
    const audited = (await stored())?.audit_status
    const specs = [{ specName: '成人', salePrice: 9_000, inventory: 20 }]
    expect((await change({ specs })).status).toBe(200)
    expect(await stored()).toMatchObject({
      sale_price: 9_000,
      total_inventory: 20,
      audit_status: audited,
      status: 'published',
    })
    expect((await change({ posterTitle: '新海报' })).status).toBe(200)
    expect(await stored()).toMatchObject({ audit_status: 2, status: 'published' })
    const gift = await tickets.product({
      productName: `便笺赠品${Date.now() % 1_000_000}`,
      productType: 'gift',
      salePrice: 500,
    })
    const [free] = await sql<{ price: number; refund: string }>(
      'select sale_price::int as price, refund_type as refund from ticket_product where ticket_product_id = $1',
      [gift.ticketProductId],
    )
    expect(free).toEqual({ price: 0, refund: 'none' })
    await tickets.order(product, 1, { specName: '成人' })
    expect((await stored())?.total_inventory).toBe(19)
    expect((await change({ productType: 'room' })).status).toBe(422)
    expect((await change({ productSpecType: 0, salePrice: 1, totalInventory: 1 })).status).toBe(422)
    await page.reload()
    await expect(page.getByRole('note')).toContainText('已有订单')
    for (const locked of ['productType', 'productSpecType'])
      await expect(field(page, locked).getByRole('radio')).toHaveCount(0)
    await expectAccessible(page)
  })

  test('notes of /ticket/normalnew/copy/{copyTicketProductId} : the same screen with another product’s values, without its days, its numbers and its state', async ({
    page,
    servers: { gateway },
  }) => {
    const { sql } = gateway
    const tickets = createTickets(page, sql)
    const productName = `便笺原件${Date.now() % 1_000_000}`
    const product = await tickets.product({ productName, coverImage: cover })
    await tickets.order(product, 2)
    await page.goto(`/#/ticket/normalnew/copy/${product.ticketProductId}`)
    await expect(page.getByRole('textbox', { name: '商品名称' })).toHaveValue(`${productName}副本`)
    await save(page)
    await expectProblem(page, 'saleTime', '填写售卖时间')
    await field(page, 'saleTime').getByRole('textbox').first().fill(inDays(0))
    await page.keyboard.press('Tab')
    await field(page, 'saleTime').getByRole('textbox').last().fill(inDays(9))
    await page.keyboard.press('Enter')
    await save(page)
    await expect(page).toHaveURL(/ticket\/list\/all/)
    const [copy] = await sql<Readonly<Record<string, unknown>>>(
      'select ticket_product_id as id, sold_count::int as sold, status, sale_price::int as price from ticket_product where product_name = $1',
      [`${productName}副本`],
    )
    expect(copy).toMatchObject({ sold: 0, status: 'new', price: 9_800 })
    expect(copy?.id).not.toBe(product.ticketProductId)
    await page.goto(`/#/ticket/normalnew/copy/${product.ticketProductId}`)
    await expectScreen(page)
  })
})
