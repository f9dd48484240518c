import { expect, test } from '../../../examples/e2e/support/test'
import { expectAccessible } from './support/accessible'
import { insertRow } from './support/insertRow'
import { rowWith } from './support/rows'

test('notes of /groupStoresCash : accounts of all stores of the brand, their totals over the filter, and the flow of one', async ({
  page,
  signIn,
  servers: { gateway },
}) => {
  for (const table of ['cash_flow', 'withdrawal']) await gateway.sql(`delete from ${table}`)
  await gateway.sql('delete from cash_account')
  const account = (cash_account_id: string, hotel_id: string, yuan: number, more: object = {}) =>
    insertRow(gateway.sql, 'cashAccount', {
      ...{
        cash_account_id,
        hotel_id,
        account_name: `${hotel_id} 账户`,
        account_type: 'SETTLE',
        status: 'NORMAL',
      },
      ...{ balance: yuan * 100, store_id: hotel_id, ...more },
    })
  await account('note-1', '100101', 300)
  await account('note-2', '100102', 500)
  await account('note-3', '100103', 77, { account_type: 'SERVICE' })
  const [foreign] = await gateway.sql<{ id: string }>(
    "select hotel_id as id from hotel where brand_id = '1002' limit 1",
  )
  await account('note-4', foreign?.id ?? '', 9000, { brand_id: '1002' })
  await insertRow(gateway.sql, 'withdrawal', {
    ...{
      withdrawal_id: 'note-w',
      hotel_id: '100102',
      cash_account_id: 'note-2',
      amount: 3000,
      status: 'APPLIED',
    },
  })
  const flow = (cash_flow_id: string, hotel_id: string, cash_account_id: string, summary: string) =>
    insertRow(gateway.sql, 'cashFlow', {
      ...{ cash_flow_id, hotel_id, cash_account_id, flow_no: cash_flow_id, summary, amount: 100 },
      ...{ account_type: 'SETTLE', flow_type: 'SETTLE' },
    })
  await flow('flow-1', '100101', 'note-1', '便笺一店入账')
  await flow('flow-2', '100102', 'note-2', '便笺二店入账')

  await signIn('admin')
  await page.goto('/#/groupStoresCash')
  for (const key of ['note-1', 'note-2', 'note-3'])
    await expect(page.locator(`[data-key="${key}"]`)).toBeVisible()
  await expect(rowWith(page, '9,000.00')).toHaveCount(0)
  const figure = (name: string) =>
    page
      .locator('.eb-list-figures dl > div')
      .filter({ has: page.getByText(name, { exact: true }) })
      .locator('dd')
  await expect(figure('余额')).toHaveText('¥877.00')
  await expect(figure('冻结')).toHaveText('¥30.00')
  await expect(figure('可用')).toHaveText('¥847.00')
  await expect(figure('未结算')).toHaveText(/^¥[\d,]+\.\d\d$/)
  await page.getByRole('tab', { name: '服务费账户' }).click()
  await expect(figure('余额')).toHaveText('¥77.00')
  await expect(rowWith(page, '500.00')).toHaveCount(0)
  await page.getByRole('tab', { name: '全部' }).click()
  await expect(figure('余额')).toHaveText('¥877.00')
  await expectAccessible(page)

  await page.locator(`[data-key="note-2"]`).getByRole('button', { name: '查看' }).click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByText('便笺二店入账')).toBeVisible()
  await expect(drawer.getByText('便笺一店入账')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(drawer).toHaveCount(0)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: /导出/ }).click()
  await page.getByRole('menuitem', { name: /CSV/ }).first().click()
  expect((await download).suggestedFilename()).toContain('csv')

  // a store's account is frozen from here, though the tab is about another store
  await page.locator(`[data-key="note-2"]`).getByRole('button', { name: '冻结' }).click()
  const question = page.getByRole('dialog', { name: '冻结' })
  await question.getByRole('textbox', { name: '原因' }).fill('核对流水')
  await question.getByRole('button', { name: '冻结', exact: true }).click()
  await expect
    .poll(() => gateway.sql("select status from cash_account where cash_account_id = 'note-2'"))
    .toEqual([{ status: 'FROZEN' }])
})
