import type { Page } from '@playwright/test'
import { expect, test } from '../../../examples/e2e/support/test'
import { expectAccessible } from './support/accessible'
import { clearCards } from './support/clearCards'
import { insertRow } from './support/insertRow'
import { categoryOf, inDays } from './support/ticketForms'

const phone = '13987654321'
const idCard = '33010619900101123X'

/** Answers of the gateway that had a text in them. */
function watchFor(page: Page, text: string): string[] {
  const seen: string[] = []
  page.on('response', async (answer) => {
    if (!answer.url().includes('/eb/ecard-user/')) return
    const body = await answer.text().catch(() => '')
    if (body.includes(text)) seen.push(new URL(answer.url()).pathname)
  })
  return seen
}

test.describe('holders of cards', () => {
  test.beforeEach(async ({ servers: { gateway } }) => {
    const { sql } = gateway
    await clearCards(sql)
    await sql("delete from audit_entry where row_key = 'note-holder'")
    await insertRow(sql, 'validCard', {
      ...{ valid_card_id: 'note-eye', card_name: '便笺年卡', rights_list: '[]', status: 'PUBLISHED' },
      ticket_category_id: await categoryOf(sql),
    })
    await insertRow(sql, 'ecardUser', {
      ...{
        ecard_user_id: 'note-holder',
        card_no: '8800990011223344',
        valid_card_id: 'note-eye',
        status: 'ACTIVE',
      },
      ...{
        ecard_type: 'valid_card',
        holder_name: '林完整',
        holder_phone: phone,
        id_card: idCard,
        source: 'offline',
      },
    })
  })

  test('notes of /ecard/user-manage/detail : ID number and phone are shown whole only after the eye is pressed, and the history says so', async ({
    page,
    signIn,
    servers: { gateway },
  }) => {
    await signIn('admin')
    const whole = watchFor(page, idCard)
    await page.goto('/#/ecard/user-manage/detail?ecardUserId=note-holder')
    const fact = (name: string) =>
      page.locator('.eb-page:not([hidden]) .eb-row-facts dl > div').filter({ hasText: name })
    await expect(fact('手机号')).toContainText('139****4321')
    await expect(fact('证件号')).toContainText('330***********123X')
    const trail = page.getByRole('region', { name: '操作记录' })
    await expect(trail).toContainText('还没有操作记录')
    expect(whole).toEqual([])
    await fact('证件号')
      .getByRole('button', { name: /显示完整内容：证件号/ })
      .click()
    await expect(fact('证件号')).toContainText(idCard)
    await expect(fact('手机号')).toContainText('139****4321')
    await expect(trail.getByRole('listitem')).toHaveText([/查看完整证件号/])
    expect(whole).toEqual(['/ticket-api/eb/ecard-user/reveal'])
    await fact('手机号')
      .getByRole('button', { name: /显示完整内容：手机号/ })
      .click()
    await expect(fact('手机号')).toContainText(phone)
    await expect(trail.getByRole('listitem')).toHaveText([/查看完整手机号/, /查看完整证件号/])
    await expectAccessible(page)
    await fact('证件号').getByRole('button', { name: '隐藏：证件号' }).click()
    await expect(fact('证件号')).toContainText('330***********123X')
    const entries = await gateway.sql<{ input: unknown; user_id: string; before: unknown }>(
      "select input, user_id, before from audit_entry where row_key = 'note-holder' order by entry_id",
    )
    expect(entries.map(({ input, before }) => [input, before])).toEqual([
      [{ field: 'idCard' }, null],
      [{ field: 'holderPhone' }, null],
    ])
    expect(entries[0]?.user_id).toBeTruthy()
  })

  test('a form keeps the values behind masks, and shows them beside the input', async ({
    page,
    signIn,
    servers: { gateway },
  }) => {
    await signIn('admin')
    await page.goto('/#/ecard/user-manage/index?id=note-holder&mode=edit')
    const form = page.getByRole('dialog')
    await expect(form.getByRole('textbox', { name: '证件号' })).toHaveValue('330***********123X')
    await form.getByRole('button', { name: /显示完整内容：证件号/ }).click()
    await expect(form.getByText(idCard)).toBeVisible()
    await form.getByRole('textbox', { name: '备注' }).fill('改了备注')
    await form.getByRole('button', { name: '保存' }).click()
    const stored = () =>
      gateway.sql("select remark, holder_phone, id_card from ecard_user where ecard_user_id = 'note-holder'")
    await expect.poll(stored).toEqual([{ remark: '改了备注', holder_phone: phone, id_card: idCard }])
  })

  test('who may not see what is masked finds no eye, and the gateway refuses', async ({
    page,
    signIn,
    servers: { gateway },
  }) => {
    const { sql } = gateway
    const [role] = await sql<{ permissions: string[] }>(
      "select permissions from role where role_id = '1001-r10'",
    )
    await sql("update role set permissions = permissions || '{*:reveal}' where role_id = '1001-r10'")
    await sql("update employee set role_ids = '{1001-r10}' where employee_id = '100101-e001'")
    await signIn('clerk')
    await page.goto('/#/ecard/user-manage/detail?ecardUserId=note-holder')
    await expect(page.getByText('330***********123X')).toBeVisible()
    await expect(page.getByRole('button', { name: /显示完整/ })).toHaveCount(0)
    const answer = await page.request.post('/ticket-api/eb/ecard-user/reveal', {
      data: { key: 'note-holder', field: 'idCard' },
      headers: { 'x-eb-client': 'ebkit/test' },
    })
    expect(answer.status()).toBe(403)
    await sql("update role set permissions = $1 where role_id = '1001-r10'", [role?.permissions])
    await sql("update employee set role_ids = '{1001-r4}' where employee_id = '100101-e001'")
  })
})

test('notes of /validcard/performance-data : 30 days against those before, the uses behind a row, a strip of the same card’s reservations', async ({
  page,
  signIn,
  servers: {
    gateway: { sql },
  },
}) => {
  await signIn('admin')
  await clearCards(sql)
  const category = await categoryOf(sql)
  for (const id of ['note-one', 'note-two'])
    await insertRow(sql, 'validCard', {
      ...{ valid_card_id: id, card_name: id === 'note-one' ? '湖畔年卡' : '亲子季卡', status: 'PUBLISHED' },
      ...{ rights_list: '[]', ticket_category_id: category },
    })
  await insertRow(sql, 'ecardUser', {
    ...{ ecard_user_id: 'note-holder', valid_card_id: 'note-one', card_no: '1', status: 'ACTIVE' },
  })
  const used = (id: string, card: string, days: number, persons: number, status = 'VALID') =>
    insertRow(sql, 'ecardUseRecord', {
      ...{ use_id: id, valid_card_id: card, ecard_user_id: 'note-holder', right_name: '入园', status },
      ...{ persons, times: 1, settle_amount: 1000, use_time: `${inDays(days)} 10:00:00+08` },
      ...{ use_hotel_id: '100101', verify_type: 'scan' },
    })
  await used('u1', 'note-one', -1, 2)
  await used('u2', 'note-one', -29, 1)
  await used('u3', 'note-two', -3, 4)
  await used('u4', 'note-two', -3, 1, 'REVOKED')
  await used('u5', 'note-one', -31, 3)
  const reserved = (id: string, card: string, days: number, status: string) =>
    insertRow(sql, 'validCardReservation', {
      ...{ reservation_id: id, reservation_no: id, valid_card_id: card, reserve_date: inDays(days), status },
      ...{ ecard_user_id: 'note-holder', slot_name: '上午场', right_name: '入园', persons: 1 },
    })
  await reserved('r1', 'note-one', -1, 'ARRIVED')
  await reserved('r2', 'note-one', -2, 'NO_SHOW')
  await reserved('r3', 'note-one', 0, 'BOOKED')
  await reserved('r4', 'note-one', -2, 'CANCELLED')
  await reserved('r5', 'note-two', -2, 'NO_SHOW')
  await reserved('r6', 'note-one', -40, 'NO_SHOW')

  await page.goto('/#/validcard/performance-data')
  const tile = (name: string) =>
    page
      .locator('.eb-page:not([hidden]) .eb-figure__tile')
      .filter({ has: page.locator('.eb-figure__name', { hasText: new RegExp(`^${name}$`) }) })
  // the last 30 days, against the 30 before
  await expect(tile('核销次数')).toContainText('3')
  await expect(tile('入园人次')).toContainText('7')
  await expect(tile('核销次数')).toContainText(/上期|环比|较/)
  // below the totals: reservations of the same days
  const strip = page.getByRole('region', { name: '预约', exact: true })
  const [below, above] = [await strip.boundingBox(), await tile('核销次数').boundingBox()]
  expect(below?.y ?? 0).toBeGreaterThan(above?.y ?? 0)
  const stripped = (name: string) =>
    strip
      .locator('.eb-figure__tile')
      .filter({ has: page.locator('.eb-figure__name', { hasText: new RegExp(`^${name}$`) }) })
  for (const [name, value] of [
    ['预约', '4'],
    ['到场', '1'],
    ['爽约', '2'],
    ['爽约率', '50'],
  ] as const)
    await expect(stripped(name)).toContainText(value)
  await expect(page.getByRole('tab', { name: '预约' })).toHaveCount(0)
  await expectAccessible(page)
  // of the same card
  await page.goto('/#/validcard/performance-data?validCardId=note-one')
  await expect(tile('核销次数')).toContainText('2')
  for (const [name, value] of [
    ['预约', '3'],
    ['爽约', '1'],
    ['爽约率', '33'],
  ] as const)
    await expect(stripped(name)).toContainText(value)
  // a row of the table opens the uses behind it
  const table = page.getByRole('region', { name: /明细$/ })
  await table.getByRole('button', { name: /^看 入园 的明细$/ }).click()
  const uses = page.getByRole('dialog').getByRole('grid')
  await expect(uses.getByRole('row')).toHaveCount(3)
  await clearCards(sql)
})
