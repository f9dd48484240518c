import type { Page } from '@playwright/test'
import { expect, test } from '../../../examples/e2e/support/test'
import { expectAccessible } from './support/accessible'
import { choosePicture, uploadPicture } from './support/choosePicture'
import { insertRow } from './support/insertRow'
import { Operator } from './support/Operator'
import { field } from './support/ticketForms'
import { createTickets } from './support/tickets'

test.beforeEach(async ({ signIn }) => {
  await signIn('admin')
})

const head = (page: Page) => page.locator('.eb-page:not([hidden]) .eb-page__head')
const button = (page: Page, name: string) => head(page).getByRole('button', { name, exact: true })
const input = (page: Page, name: string) => field(page, name).getByRole('textbox')

test('a settlement account is filled in, handed in, and changed once it is valid, after a question', async ({
  page,
  servers: { gateway },
}) => {
  // three pictures of the library
  test.setTimeout(60_000)
  await gateway.sql('delete from settlement_account')
  await uploadPicture(gateway)
  await page.goto('/#/SmallLifeSettlementAccount')
  const submit = button(page, '提交审核')
  await expect(submit).toHaveAttribute('aria-disabled', 'true')
  await expect(submit).toHaveAccessibleDescription('请先填写并保存')
  await expectAccessible(page)

  const by = new Operator(page, 'mouse')
  for (const name of ['licenseImage', 'idCardImages', 'bankPermit'])
    await choosePicture({ page, by }, field(page, name))
  for (const [name, text] of [
    ['companyName', '便笺文旅有限公司'],
    ['creditCode', '91330106MA1FH00001'],
    ['legalName', '徐杰'],
    ['legalIdCard', '110105197906240575'],
    ['bankAccountName', '便笺文旅有限公司'],
    ['bankName', '杭州银行'],
    ['bankAccountNo', '622202000111'],
    ['contactName', '徐杰'],
    ['contactPhone', '13800001111'],
  ] as const)
    await input(page, name).fill(text)
  await expect(submit).toHaveAccessibleDescription('请先保存或放弃修改')
  await page.getByRole('button', { name: '保存' }).click()
  await expect(submit).toHaveAttribute('aria-disabled', 'false')
  await submit.click()
  await expect(head(page)).toContainText('审核中')
  await expect(field(page, 'status')).toContainText('审核中')
  await expect(submit).toHaveCount(0)
  await expect(page.getByRole('note')).toContainText('审核中和已生效的账户不能修改')
  await expect(input(page, 'companyName')).toHaveCount(0)
  await expect(page.getByRole('button', { name: '保存' })).toHaveCount(0)
  await expectAccessible(page)
  const state = async () =>
    (await gateway.sql<{ status: string }>('select status from settlement_account')).map(
      ({ status }) => status,
    )
  expect(await state()).toEqual(['AUDITING'])

  await gateway.sql("update settlement_account set status = 'VALID'")
  await page.reload()
  await button(page, '变更账户').click()
  const question = page.getByRole('dialog', { name: '变更账户' })
  await expect(question).toContainText('变更期间暂停提现')
  await question.getByRole('button', { name: '取消' }).click()
  expect(await state()).toEqual(['VALID'])
  await button(page, '变更账户').click()
  await question.getByRole('button', { name: '变更账户' }).click()
  await expect(field(page, 'status')).toContainText('未提交')
  await expect(submit).toBeVisible()
  expect(await state()).toEqual(['DRAFT'])
  await expect(input(page, 'companyName')).toHaveValue('便笺文旅有限公司')
})

test('settings of Fliggy are enabled again, and have the products of the store in that channel below', async ({
  page,
  servers: { gateway },
}) => {
  await gateway.sql('delete from fliggy_config; delete from channel_product')
  await insertRow(gateway.sql, 'fliggyConfig', { seller_nick: '便笺旗舰店', status: 'DISABLED' })
  const { ticketProductId } = await createTickets(page, gateway.sql).product()
  const product = { ticket_product_id: ticketProductId }
  for (const [id, channel, title] of [
    ['note-f', 'fliggy', '便笺飞猪票'],
    ['note-d', 'douyin', '便笺抖音票'],
  ] as const)
    await insertRow(gateway.sql, 'channelProduct', { ...product, channel_product_id: id, channel, title })
  await page.goto('/#/fliggy-distribution-config/index')
  await button(page, '启用分销').click()
  await expect(head(page)).toContainText('已启用')
  const products = page.getByRole('region', { name: '飞猪商品' })
  await expect(products.getByText('便笺飞猪票')).toBeVisible()
  await expect(products.getByText('便笺抖音票')).toHaveCount(0)
})

test('notes of /prepaycard/edit/{type} : the address says which section is in front, unsaved changes are asked about, and once they are saved they are left', async ({
  page,
  servers: { gateway },
}) => {
  await gateway.sql('delete from prepay_card_setting')
  await insertRow(gateway.sql, 'prepayCardSetting', { setting_id: 'note', agreement: '<p>购卡协议</p>' })
  const tab = (name: string) => page.getByRole('tab', { name, exact: true })
  const pageTab = (name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true })
  await page.goto('/#/prepaycard/edit/refund')
  await expect(tab('退款设置')).toHaveAttribute('aria-selected', 'true')
  await expect(pageTab('储值卡设置 · 退款设置')).toBeVisible()
  await expectAccessible(page)
  await page.goto('/#/prepaycard/edit/whatever')
  await expect(tab('基础设置')).toHaveAttribute('aria-selected', 'true')
  await input(page, 'displayName').fill('便笺卡')
  await tab('退款设置').click()
  await expect(page).toHaveURL(/\/edit\/whatever\?section=refund$/)
  await field(page, 'refundDays').getByRole('spinbutton').or(input(page, 'refundDays')).fill('9')
  await page.goBack()
  await expect(input(page, 'displayName')).toHaveValue('便笺卡')
  await page.getByRole('button', { name: '取消' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '继续编辑' }).click()
  await page.getByRole('button', { name: /^关闭 储值卡设置 · 基础设置/ }).click()
  const question = page.getByRole('alertdialog', { name: '有修改还没保存' })
  await question.getByRole('button', { name: '取消' }).click()
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect(page).toHaveURL(/#\/prepaycard\/index$/)
  await expect(pageTab('储值卡设置 · 基础设置')).toHaveCount(0)
  const stored = await gateway.sql(
    'select display_name as name, refund_days as days from prepay_card_setting',
  )
  expect(stored).toEqual([{ name: '便笺卡', days: 9 }])
  await page.goto('/#/prepaycard/edit/refund')
  await head(page).getByRole('button', { name: '返回' }).click()
  await expect(page).toHaveURL(/#\/prepaycard\/index$/)
})
