import { expect, test } from '../../../examples/e2e/support/test'
import { expectAccessible } from './support/accessible'
import { field, save } from './support/ticketForms'

test.beforeEach(async ({ signIn }) => {
  await signIn('admin')
})

test('notes of /shopinfo : the own store, how complete it is with ways to what is empty; licences wait while the old ones stay', async ({
  page,
  servers: { gateway },
}) => {
  const { sql } = gateway
  await sql(`update hotel set audit_status = 'OPEN', company_name = '便笺旧公司', license_no = '91330100MA2B123X14',
    license_image = '/pictures/products/card.png', logo = '/pictures/products/card.png',
    cover_images = '{/pictures/products/room.png}', slogan = null, video = null, traffic_guide = '地铁一号线',
    facilities = '{WIFI}', introduction = '<p>湖边</p>', suspend_reason = null where hotel_id = '100101'`)
  const stored = async () =>
    (
      await sql<{ state: string; company: string; number: string; slogan: string }>(
        `select audit_status as state, company_name as company, license_no as number, slogan
          from hotel where hotel_id = '100101'`,
      )
    )[0]
  await page.goto('/#/shopinfo')
  const own = await sql<{ name: string }>("select hotel_name as name from hotel where hotel_id = '100101'")
  await expect(page.getByRole('textbox', { name: '门店名称' })).toHaveValue(own[0]?.name ?? '')
  const part = page.getByRole('region', { name: '信息完整度' })
  const bar = part.getByRole('progressbar')
  await expect(bar).toHaveAttribute('aria-valuenow', '83')
  await expect(part).toContainText('已填 10/12 项')
  await expect(part.getByRole('button')).toHaveText(['宣传视频', '一句话介绍'])
  await expect(field(page, 'video').getByRole('button')).toBeVisible()
  await part.getByRole('button', { name: '宣传视频' }).click()
  await expect(field(page, 'video').locator(':focus')).toHaveCount(1)
  await part.getByRole('button', { name: '一句话介绍' }).click()
  const slogan = page.getByRole('textbox', { name: '一句话介绍' })
  await expect(slogan).toBeFocused()
  await page.keyboard.type('推窗见湖')
  await expect(bar).toHaveAttribute('aria-valuenow', '91')
  await expectAccessible(page)

  // what the row's state allows stands in the head, and waits for what is typed
  const head = page.locator('.eb-page:not([hidden]) .eb-page__head')
  await expect(head).toContainText('营业中')
  const suspend = head.getByRole('button', { name: '暂停营业' })
  await expect(suspend).toHaveAttribute('aria-disabled', 'true')
  await expect(suspend).toHaveAccessibleDescription('请先保存或放弃修改')

  await page.getByRole('textbox', { name: '主体名称' }).fill('便笺新公司')
  await save(page)
  await expect.poll(async () => (await stored())?.state).toBe('REVIEWING')
  await expect(page.getByRole('status').filter({ hasText: '已保存' }).first()).toBeVisible()
  expect(await stored()).toMatchObject({ company: '便笺旧公司', slogan: '推窗见湖' })
  await expect(page.getByRole('region', { name: '审核中的资质' })).toContainText('便笺新公司')
  await expect(page.getByRole('region', { name: '审核中的资质' })).toContainText('通过前原资质继续有效')
  await expect(page.getByRole('note').filter({ hasText: '资质正在审核' })).toBeVisible()
  await expect(field(page, 'companyName')).toContainText('便笺旧公司')
  await expect(page.getByRole('textbox', { name: '主体名称' })).toHaveCount(0)
  await expectAccessible(page)
  await gateway.deliver()
  expect(await stored()).toMatchObject({ state: 'OPEN', company: '便笺新公司' })

  await page.reload()
  await page.getByRole('textbox', { name: '统一社会信用代码' }).fill('91330100MA2B123X13')
  await save(page)
  await expect.poll(async () => (await stored())?.state).toBe('REVIEWING')
  await gateway.deliver()
  expect(await stored()).toMatchObject({ state: 'REJECTED', number: '91330100MA2B123X14' })
  await page.reload()
  await head.getByRole('button', { name: '提交审核' }).click()
  await expect(head).toContainText('审核中')
  await gateway.deliver()
  expect((await stored())?.state).toBe('OPEN')
})

test('notes of /shopinfo : who may not change the store reads what it lacks, without ways to it, and has nothing to close', async ({
  page,
  signIn,
  servers: { gateway },
}) => {
  await gateway.sql(`update hotel set slogan = null where hotel_id = '100101'`)
  await signIn('viewer')
  await page.goto('/#/shopinfo')
  const part = page.getByRole('region', { name: '信息完整度' })
  await expect(part).toContainText('一句话介绍')
  await expect(part.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('note').filter({ hasText: '你没有修改的权限' })).toBeVisible()
  const sheet = page.locator('.eb-page:not([hidden]) .eb-data-form')
  await expect(sheet).toContainText('门店名称')
  await expect(sheet.getByRole('button', { name: '关闭', exact: true })).toHaveCount(0)
  await expect(sheet.getByRole('button', { name: '保存', exact: true })).toHaveCount(0)
})
