import type { Page } from '@playwright/test'
import { expect, test } from '../../../examples/e2e/support/test'
import { expectAccessible } from './support/accessible'
import { clearCards } from './support/clearCards'
import { insertRow } from './support/insertRow'
import { rowWith } from './support/rows'
import { categoryOf, expectProblem, field, inDays, post, save, search } from './support/ticketForms'

test.beforeEach(async ({ signIn }) => {
  await signIn('admin')
})

test('notes of /ecard/user-manage/index : new holders and imports open over the list, the gateway gives the number; one press shows what ends within 15 days', async ({
  page,
  servers: { gateway },
}) => {
  const { sql } = gateway
  await clearCards(sql)
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
    await clearCards(sql)
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
  await clearCards(sql)
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
