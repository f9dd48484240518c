import { readFileSync } from 'node:fs'
import { expect, test } from '../../../examples/e2e/support/test'
import { expectAccessible } from './support/accessible'
import { insertRow } from './support/insertRow'

/** Orders of two products on the last days and on the days before, 300 and 200 yuan a day. */
const orders = `
  insert into ticket_order (brand_id, hotel_id, platform_order_id, ticket_product_id, product_name, product_type,
    sale_channel, quantity, pay_amount, used_count, refund_quantity, refund_amount, pay_time, status)
  select '1001', '100101', 'REPORT' || day || p.place, p.ticket_product_id, p.product_name, case p.place when 1 then 'ticket' else 'room' end,
    case p.place when 1 then 'wechat' else 'h5' end, 2, case when day < 10 then 30000 else 20000 end / 2, 1, 0, 0,
    date_trunc('day', now() at time zone 'Asia/Shanghai') at time zone 'Asia/Shanghai' - make_interval(days => day), 'PAID'
  from generate_series(1, 19) day, (select row_number() over (order by ticket_product_id)::int as place,
    ticket_product_id, product_name from ticket_product where hotel_id = '100101' order by ticket_product_id limit 2) p`

/** Orders that other tests paid meanwhile are not of the last days. */
const earlier = `update ticket_order set pay_time = pay_time - interval '90 days'
  where hotel_id = '100101' and pay_time > now() - interval '30 days'`

test.beforeEach(async ({ servers, signIn }) => {
  await servers.gateway.sql(earlier)
  await servers.gateway.sql(orders)
  await signIn()
})
test.afterEach(async ({ servers }) => {
  await servers.gateway.sql("delete from ticket_order where platform_order_id like 'REPORT%'")
  await servers.gateway.sql("delete from member where member_id like 'REPORT%'")
  await servers.gateway.sql("delete from member_grade where member_grade_id = 'REPORT-G'")
})

/** A day of the store, so many days ago. */
const daysAgo = (count: number) =>
  new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Shanghai' }).format(Date.now() - count * 86_400_000)

const tenDays = () => `/#/ticket-report?from=${daysAgo(9)}&until=${daysAgo(0)}`

test('W-ROUTE-2 /ticket-report: two periods are compared, and the table leads to the rows and is exported', async ({
  page,
}) => {
  await page.goto(tenDays())
  const report = page.locator('.eb-figures')
  const paid = report.locator('.eb-figure__tile').filter({ hasText: '支付金额' }).first()
  await expect(paid).toContainText('¥2,700.00')
  // 9 days of 300 yuan, after 10 of 200
  await expect(paid).toContainText('35.0%')
  await expect(report.getByRole('img', { name: '支付金额趋势' }).locator('canvas').first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: '对比上一期' }).click()
  await page.getByRole('menuitemcheckbox', { name: '不对比' }).click()
  await expect(page).toHaveURL(/compare=none/)
  await expect(paid).not.toContainText('较')
  const details = report.getByRole('region', { name: '商品明细' }).getByRole('table')
  await expect(details.getByRole('row')).toHaveCount(4)
  await expect(details.getByRole('row').last()).toContainText('2,700.00')
  const product = details.getByRole('button', { name: /^看 .* 的明细$/ }).first()
  await product.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/rows=ticketProductId/)
  const rows = page.getByRole('dialog', { name: /明细：票券报表/ })
  await expect(rows.getByRole('grid').getByRole('row')).toHaveCount(10)
  await page.goBack()
  await expect(rows).toHaveCount(0)
  const download = page.waitForEvent('download')
  await report.getByRole('region', { name: '商品明细' }).getByRole('button', { name: '导出' }).click()
  await page.getByRole('menuitem', { name: 'CSV' }).click()
  const file = readFileSync(await (await download).path(), 'utf8')
  expect(file.trim().split('\r\n').at(-1)).toMatch(/^合计,18,36,2700\.00,/)
})

test('/ticket-report: charts show their table by keyboard, a picture is saved, filters stand in the address', async ({
  page,
}) => {
  await page.goto(tenDays())
  const card = page.getByRole('region', { name: '支付金额，按渠道' })
  const download = page.waitForEvent('download')
  await card.getByRole('button', { name: '存为图片' }).click()
  expect((await download).suggestedFilename()).toBe('支付金额，按渠道.png')
  await card.getByRole('button', { name: '表', exact: true }).focus()
  await page.keyboard.press('Space')
  await expect(card.getByRole('row').filter({ hasText: '微信小程序' })).toContainText('1,350.00')
  await page.getByRole('button', { name: '筛选' }).click()
  const filters = page.getByRole('dialog', { name: '筛选' })
  await filters.getByRole('checkbox', { name: '房券' }).check()
  await filters.getByRole('button', { name: '应用' }).click()
  await expect(page).toHaveURL(/productType=room/)
  await expect(page.locator('.eb-figure__tile').filter({ hasText: '支付金额' }).first()).toContainText(
    '¥1,350.00',
  )
  await page.getByRole('button', { name: '去掉筛选 商品类型' }).click()
  await expect(page).not.toHaveURL(/productType/)
  await page.getByRole('toolbar', { name: '时间单位' }).getByRole('button', { name: '周' }).click()
  await expect(page).toHaveURL(/span=week/)
})

test('/ticket-report at 390 px has no wider page than the window, in English and dark; what fails says so', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.addInitScript(() => localStorage.setItem('ebkit.console.language', 'en'))
  await page.goto(tenDays())
  await expect(page.getByRole('region', { name: 'Paid over time' }).locator('canvas').first()).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await expectAccessible(page)
  await page.goto('/#/ticket-report?from=2020-01-01&until=2026-01-01')
  await expect(page.getByRole('alert').filter({ hasText: 'The figures could not be loaded' })).toBeVisible()
  await page.goto('/#/ticket-report?from=2001-01-01&until=2001-01-02')
  await expect(page.getByText('Nothing in this period').first()).toBeVisible()
})

test('/dashboard has its figures with their period, and leads to the reports', async ({ page }) => {
  await page.goto('/#/dashboard')
  await expect(page.getByRole('region', { name: '经营概览' })).toContainText('净销售额')
  await expect(
    page.getByRole('region', { name: '门店排行' }).getByRole('link', { name: '更多' }),
  ).toHaveAttribute('href', '#/brand-data')
  await page.getByRole('button', { name: '对比上一期' }).click()
  await page.keyboard.press('Escape')
  await expectAccessible(page)
})

test('/member-home: a figure and a group lead to exactly their rows, which stand in the address; a panel is saved as a file', async ({
  page,
  servers: { gateway },
}) => {
  const grade = { member_grade_id: 'REPORT-G', grade_name: '报表金卡', level: 8802 }
  await insertRow(gateway.sql, 'memberGrade', grade)
  for (const number of [1, 2, 3])
    await insertRow(gateway.sql, 'member', {
      ...{
        member_id: `REPORT${number}`,
        member_no: `REPORT${number}`,
        member_grade_id: 'REPORT-G',
        phone: `1380000990${number}`,
        status: 'ACTIVE',
      },
      ...{ register_hotel_id: '100101', source: number > 1 ? 'WECOM' : 'POS', register_time: '2026-01-01' },
    })
  await page.goto('/#/member-home')
  const members = page.getByRole('region', { name: '会员概况' })
  const all = members.getByRole('button', { name: /看 会员总数 的明细$/ })
  const counted = (await all.textContent()) ?? ''
  await all.click()
  await expect(page).toHaveURL(/figure=total/)
  const rows = page.getByRole('dialog', { name: '明细：会员总数' })
  await expect(rows).toContainText(new RegExp(`共 ${counted} 条`))
  await expectAccessible(page)
  await page.goBack()
  await expect(rows).toHaveCount(0)
  const sources = page.getByRole('region', { name: '会员来源' })
  await sources.getByRole('button', { name: '表', exact: true }).click()
  const group = sources.getByRole('row').nth(1)
  const inGroup = (await group.getByRole('cell').first().textContent()) ?? ''
  await group.getByRole('button', { name: /^看 .* 的明细$/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: '明细：会员来源' })).toContainText(`共 ${inGroup} 条`)
  await page.keyboard.press('Escape')
  await expect(page).not.toHaveURL(/rows=|panel=/)
  const download = page.waitForEvent('download')
  await sources.getByRole('button', { name: '导出会员来源' }).click()
  await page.getByRole('menuitem', { name: 'XLSX' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/会员来源.*\.xlsx$/)
  expect(
    readFileSync(await file.path())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK')
  await sources.getByRole('button', { name: '导出会员来源' }).click()
  await page.getByRole('menuitem', { name: '明细…' }).click()
  await expect(page.getByRole('dialog', { name: '明细：会员来源' }).getByRole('grid')).toBeVisible()
})

test('/showgmv: figures of today say that they are compared with yesterday', async ({ page }) => {
  await page.goto('/#/showgmv?compare=year')
  const today = page.getByRole('region', { name: '今日成交' })
  await expect(today).toContainText('较昨日同一时间')
  await expect(today).not.toContainText('去年')
})
