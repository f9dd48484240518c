import { readFileSync } from 'node:fs'
import { createFileCalls } from '@ebkit/testing'
import type { Page } from '@playwright/test'
import { expect, test } from '../../../examples/e2e/support/test'
import { expectAccessible } from './support/accessible'
import { insertRow } from './support/insertRow'
import { offers, rowWith } from './support/rows'
import { field, save } from './support/ticketForms'

type Sql = Parameters<typeof insertRow>[0]

const picture = new URL('../../gateway/assets/products/pagoda.png', import.meta.url)
const holders = [
  { name: '周通票', idCard: '33010619900101123X' },
  { name: '吴通票', idCard: '330106199202023456' },
]
let product = ''

const steps = (page: Page) => page.getByRole('list', { name: '配送进度' }).getByRole('listitem')
const tabs = (page: Page) => page.getByRole('navigation', { name: '持卡人' }).locator('> *')

async function clear(sql: Sql) {
  await sql("delete from pass_delivery where order_no like 'NOTEPASS%'")
  await sql("delete from ticket_order where platform_order_id like 'NOTEPASS%'")
  await sql("delete from audit_entry where row_key like 'note-%'")
}

const deliver = (sql: Sql, key: string, more: object) =>
  insertRow(sql, 'passDelivery', {
    ...{ pass_delivery_id: key, delivery_no: key, order_no: 'NOTEPASS', ticket_product_id: product },
    ...{ delivery_type: 'MAIL', card_type: 'ADULT', holder_name: holders[0]?.name, holder_id_type: 'ID' },
    ...{
      holder_id_no: holders[0]?.idCard,
      phone: '13800001234',
      recipient: '周通票',
      address: '文三路 1 号',
    },
    ...{
      region: ['浙江省', '杭州市', '西湖区'],
      valid_from: '2026-12-01',
      valid_to: '2027-11-30',
      version: 1,
    },
    ...{ paid_at: new Date(), status: 'PENDING', ...more },
  })

test.beforeEach(async ({ signIn, servers: { gateway } }) => {
  const { sql } = gateway
  await signIn('admin')
  await clear(sql)
  const [found] = await sql<{ id: string }>(
    "select ticket_product_id as id from ticket_product where hotel_id = '100101' order by 1 limit 1",
  )
  product = found?.id ?? ''
  await sql("update ticket_product set valid_type = 'days', valid_days = 365 where ticket_product_id = $1", [
    product,
  ])
  await insertRow(sql, 'ticketOrder', { platform_order_id: 'NOTEPASS3', ticket_product_id: product })
  await insertRow(sql, 'ticketOrder', {
    ...{ platform_order_id: 'NOTEPASS', ticket_product_id: product, buyer_name: '周通票', quantity: 2 },
    ...{ buyer_phone: '13800001234', receiver_address: '文三路 1 号', use_date: '2026-12-01' },
    travellers: JSON.stringify(holders),
  })
})

test('notes of /pass/delivery-edit : parameters, steps, what a state lets change, the photo, a tab for each holder, the number behind an eye, the last day', async ({
  page,
  servers: { gateway },
}) => {
  test.setTimeout(120_000)
  const { sql } = gateway
  // orderNo: a new one is filled in from the order; another holder is another tab
  await page.goto('/#/pass/delivery-edit?orderNo=NOTEPASS')
  const input = (name: string) => field(page, name).getByRole('textbox')
  await expect(input('holderName')).toHaveValue('周通票')
  await expect(input('holderIdNo')).toHaveValue('33010619900101123X')
  await expect(input('phone')).toHaveValue('13800001234')
  await expect(tabs(page)).toHaveText([/1\. 周通票/, /2\. 吴通票/])
  await tabs(page).nth(1).click()
  await expect(input('holderName')).toHaveValue('吴通票')
  await expect(input('holderIdNo')).toHaveValue('330106199202023456')
  await tabs(page).nth(0).click()
  await expect(input('holderName')).toHaveValue('周通票')
  // validTo follows validFrom plus the term of the product
  const day = (name: string) =>
    field(page, name).getByRole('textbox').or(field(page, name).getByRole('combobox'))
  await expect(day('validFrom')).toHaveValue('2026-12-01')
  await expect(day('validTo')).toHaveValue('2027-11-30')
  await day('validFrom').fill('2027-01-01')
  await page.keyboard.press('Enter')
  await expect(day('validTo')).toHaveValue('2027-12-31')
  // a passport has a country
  await expect(field(page, 'holderCountry')).toHaveCount(0)
  await field(page, 'holderIdType').getByText('护照').click()
  await expect(field(page, 'holderCountry').getByRole('combobox')).toBeVisible()
  await field(page, 'holderIdType').getByText('身份证').click()
  // the photo is cropped
  const files = createFileCalls(gateway, await gateway.signIn('admin'))
  const { ossDisplayId } = await files.tree()
  await files.upload(ossDisplayId, '免冠照.png', readFileSync(picture))
  await field(page, 'holderPhoto').locator('[part=add]').click()
  const front = page.locator('dialog[open]')
  await front.locator('[data-key]', { hasText: '免冠照' }).dblclick()
  await expect(front.locator('[part=preview]').last().locator('canvas')).toBeAttached({ timeout: 30_000 })
  await front.locator('[part=confirm]').last().click()
  const photo = field(page, 'holderPhoto').locator('[data-status=done] img')
  await expect(photo).toBeVisible({ timeout: 30_000 })
  await expect
    .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight))
    .toBeCloseTo(0.75, 1)
  await expectAccessible(page)

  // id: a row that is stored, and its number behind an eye
  await deliver(sql, 'note-1', {})
  await deliver(sql, 'note-2', {
    holder_name: holders[1]?.name,
    holder_id_no: holders[1]?.idCard,
    status: 'MAKING',
  })
  await page.goto('/#/pass/delivery-edit?id=note-1')
  await page.reload()
  await expect(steps(page)).toHaveText([/待处理/, /制卡中/, /待发货/, /已发货/, /已签收/])
  await expect(steps(page).nth(0)).toHaveAttribute('aria-current', 'step')
  await expect(tabs(page)).toHaveText([/1\. 周/, /2\. 吴/])
  await expect(input('holderIdNo')).toHaveValue('330***********123X')
  await expect(page.getByText('33010619900101123X')).toHaveCount(0)
  await field(page, 'validTo').scrollIntoViewIfNeeded()
  await expect(day('validTo')).toHaveValue('2027-11-30')
  await page.getByRole('button', { name: /显示完整内容：证件号码/ }).click()
  await expect(page.getByText('33010619900101123X')).toBeVisible()
  await expect(page.getByRole('region', { name: '操作记录' })).toContainText('查看完整证件号码')
  await expectAccessible(page)

  // MAKING: delivery and remark
  await tabs(page).nth(1).click()
  await expect(page).toHaveURL(/id=note-2/)
  await expect(steps(page).nth(1)).toHaveAttribute('aria-current', 'step')
  await expect(page.getByText('制卡后只能改领取信息和备注。')).toBeVisible()
  await expect(input('holderName')).toHaveCount(0)
  await expect(field(page, 'validFrom').getByRole('combobox')).toHaveCount(0)
  await input('address').fill('文三路 2 号')
  await input('remark').fill('换了地址')
  await save(page)
  await expect
    .poll(() =>
      sql("select address, remark, holder_id_no from pass_delivery where pass_delivery_id = 'note-2'"),
    )
    .toEqual([{ address: '文三路 2 号', remark: '换了地址', holder_id_no: holders[1]?.idCard }])

  // SHIPPED: the remark only; the gateway refuses the rest
  await deliver(sql, 'note-3', { status: 'SHIPPED', order_no: 'NOTEPASS3' })
  await page.goto('/#/pass/delivery-edit?id=note-3')
  await expect(page.getByText('发货、领取或取消后只能改备注。')).toBeVisible()
  await expect(page.locator('.eb-page:not([hidden]) .eb-data-form').getByRole('textbox')).toHaveCount(1)
  await expect(input('remark')).toBeVisible()
  const refused = await page.request.post('/ticket-api/eb/pass-delivery/save', {
    data: { passDeliveryId: 'note-3', version: 1, address: '别处' },
    headers: { 'x-eb-client': 'ebkit/test' },
  })
  expect([refused.status(), (await refused.json()).code]).toEqual([422, 'shipped'])

  // readonly: nothing
  await page.goto('/#/pass/delivery-edit?id=note-1&readonly=1')
  await expect(steps(page)).toHaveCount(5)
  await expect(page.locator('.eb-page:not([hidden]) .eb-data-form').getByRole('textbox')).toHaveCount(0)
  await expect(page.getByRole('button', { name: '保存', exact: true })).toHaveCount(0)
  await expectAccessible(page)
  await clear(sql)
})

test('notes of /pass/delivery-list : counts, what is overdue, a file that binds and ships, labels and a packing list, tracks, what a state allows', async ({
  page,
  servers: {
    gateway: { sql },
  },
}) => {
  test.setTimeout(120_000)
  await sql("delete from pass_delivery where hotel_id = '100101'")
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000)
  const tracks = JSON.stringify([{ time: '2026-11-25 10:00:00', place: '杭州', text: '已揽收' }])
  await deliver(sql, 'PSLATE', { paid_at: hoursAgo(60) })
  await deliver(sql, 'PSMAKE1', { status: 'MAKING', paid_at: hoursAgo(49.5) })
  await deliver(sql, 'PSMAKE2', { status: 'MAKING' })
  await deliver(sql, 'PSREADY', { status: 'READY', card_no: 'CARD00000009', phone: '13812345678' })
  await deliver(sql, 'PSSENT', { status: 'SHIPPED', carrier: 'SF', tracking_no: 'SF99887766', tracks })
  // the paper stays to be read
  await page.addInitScript(() => {
    window.print = () => {}
  })
  await page.goto('/#/pass/delivery-list')
  const tabOf = (name: string) => page.getByRole('tab', { name })
  await expect(tabOf('待处理')).toContainText('1')
  await expect(tabOf('制卡中')).toContainText('2')
  await expect(page.getByText('2 单等待超过 48 小时')).toBeVisible()
  await expect(rowWith(page, 'PSLATE').locator('.eb-list-mark--danger')).toContainText('60')
  await expect(rowWith(page, 'PSMAKE2').locator('.eb-list-mark--danger')).toHaveCount(0)
  await expectAccessible(page)

  // only what the state allows
  expect(await offers(page, 'PSLATE')).toEqual(
    expect.arrayContaining(['审核通过', '资料退回修改', '取消配送']),
  )
  expect(await offers(page, 'PSLATE')).not.toEqual(expect.arrayContaining(['发货']))
  expect(await offers(page, 'PSSENT')).toEqual(expect.arrayContaining(['确认签收', '登记退回']))
  expect(await offers(page, 'PSSENT')).not.toEqual(expect.arrayContaining(['取消配送']))

  // the tracks
  await rowWith(page, 'PSSENT').getByRole('button', { name: 'SF99887766' }).click()
  await expect(page.getByRole('dialog').getByRole('table', { name: '物流轨迹' })).toContainText('已揽收')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  // labels of READY rows, and what is packed
  for (const name of ['PSREADY', 'PSLATE']) await rowWith(page, name).getByRole('checkbox').check()
  await page.locator('.eb-data-list').getByRole('button', { name: '打印' }).click()
  const paper = page.frameLocator('.eb-print__frame')
  const label = paper.locator('.eb-print__label')
  await expect(label).toHaveCount(1)
  await expect(label).toContainText('周通票')
  await expect(label).toContainText('13812345678')
  await expect(label).toContainText('文三路 1 号')
  const box = await label.evaluate((element) => {
    const { width, height, page: named } = getComputedStyle(element) as CSSStyleDeclaration & { page: string }
    return [Math.round((parseFloat(width) / 96) * 25.4), Math.round((parseFloat(height) / 96) * 25.4), named]
  })
  expect(box).toEqual([76, 130, 'eb-label'])
  await expect(paper.getByRole('heading', { name: '装箱清单' })).toBeVisible()
  await expect(paper.getByRole('row')).toHaveCount(2)
  await expect(paper.getByRole('row').nth(1)).toContainText('CARD00000009')

  // the file: two lines run, the others are answered with their reasons
  const send = async (lines: readonly string[]) => {
    await page.goto('/#/pass/delivery-list?import=open')
    await page
      .getByRole('dialog')
      .locator('input[type=file]')
      .setInputFiles({ name: '发货.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) })
  }
  const head = 'deliveryNo,cardNo,carrier,trackingNo'
  await send([head, ...Array.from({ length: 1001 }, (_, index) => `X${index},,,`)])
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('1,000')
  await page.keyboard.press('Escape')
  await send([
    head,
    'PSMAKE1,CARD00000001,SF,SF00000001',
    'PSMAKE2,CARD00000009,顺丰速运,SF00000002',
    'PSREADY,,EMS,EM00000003',
    'PSLATE,CARD00000004,SF,SF00000004',
    'PSNONE,CARD00000005,SF,SF00000005',
  ])
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /检查 5 行/ }).click()
  await expect(dialog.getByRole('row').filter({ hasText: '没有「PSNONE」' })).toBeVisible()
  await expect(dialog.getByRole('row').filter({ hasText: '「待处理」状态不能绑定实体卡' })).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: '导入 3 行' }).click()
  await expect(dialog.getByRole('heading', { name: '导入了 2 行' })).toBeVisible()
  await dialog.getByRole('button', { name: '改剩下的' }).click()
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: '下载错误行' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.xlsx$/)
  await expect(dialog).toContainText('卡号')
  expect(
    await sql(`select delivery_no, status, card_no, carrier, tracking_no from pass_delivery
      where delivery_no in ('PSMAKE1', 'PSMAKE2', 'PSREADY', 'PSLATE') order by delivery_no`),
  ).toEqual([
    { delivery_no: 'PSLATE', status: 'PENDING', card_no: null, carrier: null, tracking_no: null },
    {
      ...{ delivery_no: 'PSMAKE1', status: 'SHIPPED', card_no: 'CARD00000001' },
      ...{ carrier: 'SF', tracking_no: 'SF00000001' },
    },
    { delivery_no: 'PSMAKE2', status: 'MAKING', card_no: null, carrier: null, tracking_no: null },
    {
      ...{ delivery_no: 'PSREADY', status: 'SHIPPED', card_no: 'CARD00000009' },
      ...{ carrier: 'EMS', tracking_no: 'EM00000003' },
    },
  ])
  await clear(sql)
})
