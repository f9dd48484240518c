import { expect, test } from '../../../examples/e2e/support/test'
import { expectAccessible } from './support/accessible'
import { insertRow } from './support/insertRow'
import { rowWith } from './support/rows'
import { inDays, inHours } from './support/ticketForms'

test.beforeEach(async ({ signIn }) => {
  await signIn('admin')
})

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
