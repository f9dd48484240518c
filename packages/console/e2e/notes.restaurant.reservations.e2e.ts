import type { Page } from '@playwright/test'
import { expect, test } from '../../../examples/e2e/support/test'
import { expectAccessible } from './support/accessible'
import { act, save, storeDay } from './support/asProgram'
import { gradeOnce } from './support/gradeOnce'
import { insertRow } from './support/insertRow'
import { listen, tones } from './support/listen'
import { rowWith } from './support/rows'

type Sql = <Found>(text: string, values?: unknown[]) => Promise<Found[]>

const phone = '13911112222'

/** A restaurant for lunch with three tables: for two, for four, and one that is disabled. */
async function openPlace(sql: Sql) {
  await clear(sql)
  await insertRow(sql, 'restaurant', {
    ...{ restaurant_id: 'note-r', name: '便笺酒楼', phone: '057188880000', dining_modes: '{DINE_IN}' },
    ...{ cover: '/pictures/products/none.svg', status: 'OPEN', reserve_enabled: true, hold_minutes: 30 },
    slot_capacity: 0,
    business_hours: JSON.stringify([
      { mealPeriod: 'LUNCH', hours: { start: '11:00', end: '14:00' } },
      { mealPeriod: 'DINNER', hours: { start: '17:00', end: '21:00' } },
    ]),
  })
  for (const [key, max_seats, status] of [
    ['N02', 2, 'ENABLED'],
    ['N04', 4, 'ENABLED'],
    ['N08', 8, 'DISABLED'],
  ] as const)
    await insertRow(sql, 'diningTable', {
      ...{ dining_table_id: `note-${key}`, restaurant_id: 'note-r', table_name: key },
      ...{ seats: 2, max_seats, status, sort_no: 0 },
    })
}

async function clear(sql: Sql) {
  await sql("delete from table_reservation where restaurant_id = 'note-r'")
  await sql("delete from dining_table where restaurant_id = 'note-r'")
  await sql("delete from restaurant where restaurant_id = 'note-r'")
  await sql("delete from member where member_id = 'note-m'")
}

const reserve = (sql: Sql, key: string, more: Readonly<Record<string, unknown>>) =>
  insertRow(sql, 'tableReservation', {
    ...{ reservation_id: `note-${key}`, reservation_no: `R-${key}`, restaurant_id: 'note-r' },
    ...{ dining_date: storeDay(0), meal_period: 'LUNCH', arrive_time: '12:00', party_size: 2 },
    ...{ guest_name: `便笺${key}`, phone, deposit_status: 'NONE', ...more },
  })

test('notes of /reservation-booking : today, how full each meal is, guests by phone, free tables, late guests, the day sheet, a ring', async ({
  page,
  signIn,
  servers: { gateway },
}) => {
  test.setTimeout(120_000)
  const { sql } = gateway
  await openPlace(sql)
  await reserve(sql, 'today', { status: 'CONFIRMED', dining_table_id: 'note-N02', arrive_time: '23:59' })
  await reserve(sql, 'wait', { status: 'PENDING', party_size: 3, meal_period: 'DINNER' })
  await reserve(sql, 'gone', { status: 'CANCELLED' })
  await reserve(sql, 'later', { status: 'CONFIRMED', dining_date: storeDay(1) })
  await reserve(sql, 'came', { status: 'DONE', dining_date: storeDay(-9) })
  await reserve(sql, 'missed', { status: 'NO_SHOW', dining_date: storeDay(-8) })
  await gradeOnce(sql, {
    ...{ member_grade_id: 'note-g', grade_name: '便笺金卡', level: 8801, hotel_id: undefined },
  })
  await insertRow(sql, 'member', {
    ...{ member_id: 'note-m', hotel_id: undefined, member_no: 'NOTE-M', phone, member_grade_id: 'note-g' },
    register_hotel_id: '100101',
  })
  await listen(page)
  await signIn('admin')
  // it may ask at any time how the page is
  const rating = page.getByRole('dialog', { name: /好用吗/ })
  await page.addLocatorHandler(rating, () => page.keyboard.press('Escape'))

  await test.step('opens on today, with the meals of the day', async () => {
    await page.goto('/#/reservation-booking?restaurantId=note-r')
    await expect(rowWith(page, '便笺today')).toBeVisible()
    await expect(rowWith(page, '便笺wait')).toBeVisible()
    await expect(rowWith(page, '便笺later')).toHaveCount(0)
    const meals = page.getByRole('region', { name: `${storeDay(0)} 各餐段订座` })
    await expect(meals).toContainText('午市1/2 桌2/4 人')
    await expect(meals).toContainText('晚市1/2 桌3/4 人')
    await expectAccessible(page)
  })

  await test.step('the phone shows grade, visits and no-shows, of a row and of what is typed', async () => {
    const known = '会员等级：便笺金卡 · 到店 1 次 · 爽约 1 次'
    await rowWith(page, '便笺wait').getByRole('button', { name: '查看' }).click()
    const drawer = page.getByRole('dialog', { name: 'R-wait' })
    await expect(drawer.getByRole('status', { name: '会员与到店记录' })).toHaveText(known)
    await drawer.getByRole('button', { name: '编辑' }).click()
    const form = page.getByRole('dialog', { name: '编辑订座' })
    const said = form.getByRole('status', { name: '会员与到店记录' })
    await expect(said).toHaveText(known)
    await form.getByRole('textbox', { name: '手机号' }).fill('13900000009')
    await expect(said).toHaveText('不是会员 · 到店 0 次 · 爽约 0 次')
    await form.getByRole('textbox', { name: '手机号' }).fill(phone)
    await expect(said).toHaveText(known)
    await expectAccessible(page)
  })

  await test.step('only free tables with enough seats can be chosen, in the form and in questions', async () => {
    const form = page.getByRole('dialog', { name: '编辑订座' })
    const tables = async (place: ReturnType<Page['getByRole']>) => {
      await place.getByRole('combobox', { name: '桌台' }).click()
      await expect(page.getByRole('option').first()).toBeVisible()
      const names = await page.getByRole('option').allInnerTexts()
      await page.keyboard.press('Escape')
      return names
    }
    expect(await tables(form)).toEqual(['N04 · 2–4 座'])
    await form.getByRole('textbox', { name: '人数' }).fill('2')
    await expect.poll(() => tables(form)).toEqual(['N02 · 2 座', 'N04 · 2–4 座'])
    await form.getByRole('radio', { name: '午市' }).click()
    await expect.poll(() => tables(form)).toEqual(['N04 · 2–4 座'])
    const other = {
      ...{ restaurantId: 'note-r', diningDate: storeDay(0), mealPeriod: 'LUNCH', arriveTime: '12:30' },
      ...{ partySize: 2, guestName: '便笺again', phone, diningTableId: 'note-N02' },
    }
    const refused = await save(page, 'restaurant-api/eb/table-reservation', other)
    expect(refused.body.data.problems).toMatchObject([{ path: 'diningTableId' }])
    await page.reload()
    await page.goto('/#/reservation-booking?restaurantId=note-r')
    await rowWith(page, '便笺wait').getByRole('button', { name: /更多/ }).click()
    await page.getByRole('menuitem', { name: '确认' }).click()
    const question = page.getByRole('dialog', { name: '确认' })
    expect(await tables(question)).toEqual(['N04 · 2–4 座'])
    await question.getByRole('button', { name: '取消' }).click()
  })

  await test.step('who is late stands out: amber after the time of arrival, red once the table is not held', async () => {
    const late = async (holdMinutes: number, hint: string, tone: string) => {
      await sql("update table_reservation set arrive_time = '00:00' where reservation_id = 'note-today'")
      await sql('update restaurant set hold_minutes = $1 where restaurant_id = $2', [holdMinutes, 'note-r'])
      await page.reload()
      const value = rowWith(page, '便笺today').locator(`.eb-list-mark--${tone}`)
      await expect(value).toContainText(hint)
    }
    await expect(rowWith(page, '便笺today').locator('.eb-list-mark--warning')).toHaveCount(0)
    await late(2000, '已过到店时间', 'warning')
    await late(0, '已过保留时间', 'danger')
  })

  await test.step('a new reservation rings and appears without reload', async () => {
    await page.goto('/#/reservation-booking?restaurantId=note-r')
    await page.reload()
    await expect(rowWith(page, '便笺wait')).toBeVisible()
    await expect(page.getByRole('switch', { name: '新订座提示音' })).toBeChecked()
    const before = await tones(page)
    await reserve(sql, 'fresh', { status: 'PENDING', meal_period: 'DINNER' })
    await expect(rowWith(page, '便笺fresh')).toBeVisible({ timeout: 15_000 })
    await expect.poll(() => tones(page), { timeout: 15_000 }).toBeGreaterThan(before)
    await expect(page.getByRole('region', { name: /各餐段订座/ })).toContainText('晚市2/2 桌')
  })

  await test.step('print gives the sheet of the day, by meal', async () => {
    await page.getByRole('button', { name: '打印' }).first().click()
    const sheet = page.frameLocator('iframe')
    await expect(sheet.getByText('便笺fresh')).toBeAttached()
    const headings = sheet.getByRole('heading')
    await expect(headings.filter({ hasText: '晚市' })).toHaveCount(1)
    await expect(sheet.getByText('便笺later')).toHaveCount(0)
  })
  expect((await act(page, 'restaurant-api/eb/table-reservation', 'confirm', 'note-fresh')).status).toBe(200)
  await clear(sql)
})
