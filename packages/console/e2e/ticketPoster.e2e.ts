import { expect, test } from '../../../examples/e2e/support/test'
import { expectAccessible } from './support/accessible'
import { code, dropPicture, linkOf, openPoster, stage } from './support/posterPage'
import { createTickets } from './support/tickets'

test.beforeEach(async ({ signIn }) => {
  await signIn()
})

test('/tempebticketposter 1: a product of the address is loaded; without one the picker asks for a single product', async ({
  page,
  servers,
}) => {
  const tickets = createTickets(page, servers.gateway.sql)
  const product = await tickets.product({ sort: 9_999 })
  await page.goto('/#/tempebticketposter')
  await page.getByRole('button', { name: '选择商品' }).click()
  const picker = page.getByRole('dialog')
  await expect(picker).toContainText(String(product.productName))
  const rows = picker.getByRole('row')
  await rows
    .filter({ hasText: String(product.productName) })
    .getByRole('button', { name: /选择/ })
    .first()
    .click()
  await picker.getByRole('button', { name: /^确定/ }).click()
  await expect(page).toHaveURL(new RegExp(`ticketProductId=${product.ticketProductId}`))
  await expect(stage(page)).toContainText(String(product.productName))
  await page.goto('/#/tempebticketposter?ticketProductId=none')
  await expect(page.getByRole('alert').filter({ hasText: '没有这件商品' })).toBeVisible()
})

test('/tempebticketposter 2: four templates with their sizes, the first one chosen', async ({
  page,
  servers,
}) => {
  const tickets = createTickets(page, servers.gateway.sql)
  await openPoster(page, await tickets.product())
  const templates = page.getByRole('group', { name: '模板' }).getByRole('radio')
  await expect(templates).toHaveCount(4)
  await expect(templates.first()).toBeChecked()
  const size = () => stage(page).evaluate(({ style }) => `${style.width} ${style.height}`)
  for (const [name, expected] of [
    ['竖版 750×1334', '750px 1334px'],
    ['方形 1080×1080', '1080px 1080px'],
    ['朋友圈 1080×1440', '1080px 1440px'],
    ['台卡 900×1200', '900px 1200px'],
  ] as const) {
    await page
      .locator('.eb-poster-page__template')
      .filter({ hasText: name.split(' ')[0] ?? '' })
      .click()
    await expect(
      page.locator('.eb-poster-page__template').filter({ hasText: name.split(' ')[1] ?? '' }),
    ).toBeVisible()
    expect(await size()).toBe(expected)
  }
  await templates.first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(templates.nth(1)).toBeFocused()
  await expectAccessible(page)
})

test('/tempebticketposter 3: the poster shows picture, title, lowest price, struck price, three labels, store and code', async ({
  page,
  servers,
}) => {
  const tickets = createTickets(page, servers.gateway.sql)
  const spec = (specName: string, salePrice: number) => ({ specName, salePrice, inventory: 9 })
  const product = await tickets.product({
    ...{ productSpecType: 1, specs: [spec('两大一小', 29_900), spec('两大', 19_850)], linePrice: 39_900 },
    ...{ salePrice: null, totalInventory: null, productLabelList: ['随时退', '亲子', '含茶点'] },
  })
  await openPoster(page, product)
  const poster = stage(page)
  await expect(poster.locator('.eb-poster-canvas__picture')).toHaveAttribute('src', /boat\.svg/)
  for (const text of [String(product.productName), '¥198.50', '起', '¥399', '随时退', '亲子', '含茶点'])
    await expect(poster).toContainText(text)
  await expect(poster.locator('s')).toHaveText('¥399')
  await expect(poster.locator('.eb-poster-canvas__store')).not.toBeEmpty()
  const titled = await tickets.product({ posterTitle: '湖上看日落' })
  await openPoster(page, titled)
  await expect(poster.locator('.eb-poster-canvas__title')).toHaveText('湖上看日落')
})

test('/tempebticketposter 4: texts, price, labels, colour and picture change at once, and not the product', async ({
  page,
  servers,
}) => {
  const { sql } = servers.gateway
  const tickets = createTickets(page, sql)
  const product = await tickets.product({ productLabelList: ['随时退'] })
  const stored = () =>
    sql('select * from ticket_product where ticket_product_id = $1', [product.ticketProductId])
  const before = await stored()
  await openPoster(page, product)
  const poster = stage(page)
  await page.getByRole('textbox', { name: '标题', exact: true }).fill('今晚去游船')
  await expect(poster).toContainText('今晚去游船')
  await page.getByRole('textbox', { name: '副标题' }).fill('含茶点，随时可退')
  await expect(poster).toContainText('含茶点，随时可退')
  await page.getByRole('switch', { name: '显示价格' }).uncheck()
  await expect(poster).not.toContainText('¥')
  await page.getByRole('switch', { name: '显示标签' }).uncheck()
  await expect(poster.locator('li')).toHaveCount(0)
  await page.getByRole('radio', { name: '#c2272d' }).check()
  expect(await poster.evaluate(({ style }) => style.getPropertyValue('--_main'))).toBe('#c2272d')
  await page.getByRole('textbox', { name: '标题', exact: true }).fill('字'.repeat(31))
  await expect(page.getByText('最多 30 个字，请删掉 1 个')).toBeVisible()
  await page.getByRole('textbox', { name: '副标题' }).fill('字'.repeat(42))
  await expect(page.getByText('最多 40 个字，请删掉 2 个')).toBeVisible()
  await expectAccessible(page)
  await dropPicture(page)
  const cropping = page.getByRole('dialog')
  await expect(cropping.locator('[part=box]')).toBeVisible()
  const ratio = await cropping.locator('[part=box]').evaluate((box) => box.clientWidth / box.clientHeight)
  expect(Math.abs(ratio - 750 / 840)).toBeLessThan(0.05)
  await cropping.locator('[part=confirm]').click()
  await expect(cropping).toHaveCount(0)
  await expect(poster.locator('.eb-poster-canvas__picture')).not.toHaveAttribute('src', /boat\.svg/)
  expect(await stored()).toEqual(before)
})

test('/tempebticketposter 5: the code carries product, channel and employee, and is drawn anew with each', async ({
  page,
  servers,
}) => {
  const tickets = createTickets(page, servers.gateway.sql)
  const product = await tickets.product({ saleChannels: ['h5', 'wechat'] })
  await openPoster(page, product)
  const first = new URL(await linkOf(page))
  expect(first.searchParams.get('ticketProductId')).toBe(product.ticketProductId)
  expect(first.searchParams.get('channel')).toBe('h5')
  expect(first.searchParams.has('employeeId')).toBe(false)
  const drawn = () => code(page).locator('path').last().getAttribute('d')
  const before = await drawn()
  await page.getByRole('combobox', { name: '渠道' }).click()
  await expect(page.getByRole('option')).toHaveCount(2)
  await page.getByRole('option', { name: '微信小程序' }).click()
  await expect.poll(drawn).not.toBe(before)
  expect(new URL(await linkOf(page)).searchParams.get('channel')).toBe('wechat')
  const [employee] = await servers.gateway.sql(
    "select employee_id, employee_name from employee where employee_name = '林晚晴'",
  )
  await page.getByRole('combobox', { name: '不指定员工' }).click()
  await page.keyboard.type('林晚晴')
  await page.getByRole('option', { name: '林晚晴' }).first().click()
  await expect
    .poll(async () => new URL(await linkOf(page)).searchParams.get('employeeId'))
    .toBe(employee?.employee_id)
})

test('/tempebticketposter 10: a product that is not on sale warns and can still be saved', async ({
  page,
  servers,
}) => {
  const tickets = createTickets(page, servers.gateway.sql)
  const product = await tickets.product()
  await openPoster(page, product)
  const warning = page.getByText('商品未上架，客人扫码后不可购买')
  await expect(warning).toHaveCount(0)
  await tickets.post('ticket-api/eb/ticket-product/action/offline', { key: product.ticketProductId })
  await page.reload()
  await expect(warning).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: '下载海报' }).click()
  expect((await download).suggestedFilename()).toBe(`${product.productName}.png`)
})

test('/tempebticketposter 11: template, texts and colour come back for each product, until they are reset', async ({
  page,
  servers,
}) => {
  const tickets = createTickets(page, servers.gateway.sql)
  const [one, two] = [await tickets.product(), await tickets.product()]
  await openPoster(page, one)
  await page.locator('.eb-poster-page__template').filter({ hasText: '方形' }).click()
  await page.getByRole('textbox', { name: '副标题' }).fill('只在周末')
  await page.getByRole('radio', { name: '#0a7f5a' }).check()
  await page.reload()
  await expect(stage(page)).toContainText('只在周末')
  await expect(page.getByRole('group', { name: '模板' }).getByRole('radio').nth(1)).toBeChecked()
  await expect(page.getByRole('radio', { name: '#0a7f5a' })).toBeChecked()
  await openPoster(page, two)
  await expect(stage(page)).not.toContainText('只在周末')
  await openPoster(page, one)
  await page.getByRole('button', { name: '恢复默认' }).click()
  await expect(stage(page)).not.toContainText('只在周末')
  await expect(page.getByRole('group', { name: '模板' }).getByRole('radio').first()).toBeChecked()
  await page.reload()
  await expect(page.getByRole('textbox', { name: '副标题' })).toHaveValue('')
})
