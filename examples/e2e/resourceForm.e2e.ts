import { createFileCalls } from '@ebkit/testing'
import type { Locator } from '@playwright/test'
import { BackOffice, backOfficePages } from './support/backOffice'
import { soakScreen } from './support/soakScreen'
import { expect, test } from './support/test'
import { untilAtRest } from './support/untilAtRest'

/** The saved row of a new product, from the database. */
interface StoredProduct {
  id: string
  product_name: string
  sale_price: string
  total_inventory: number
  labels: string[]
  sale_from: string
  cover_image: string
}

const stored = (
  office: { gateway: { sql: <Row>(text: string, values: unknown[]) => Promise<Row[]> } },
  name: string,
) =>
  office.gateway.sql<StoredProduct>(
    `select ticket_product_id as id, product_name, sale_price, total_inventory, product_label_list as labels,
      sale_from::text, cover_image from ticket_product where product_name = $1`,
    [name],
  )

/** The smallest valid picture. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** Fills in a new product with the keyboard alone, in Tab order. */
async function fillByKeyboard(office: BackOffice, name: string): Promise<void> {
  const { page } = office
  const { keyboard } = page
  const inField = (field: string) =>
    page.evaluate((wanted) => {
      let focused = document.activeElement
      while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
      return !!focused?.closest(`[data-field="${wanted}"]`)
    }, field)
  /** Presses Tab until focus is in a field. */
  const tabTo = async (field: string) => {
    for (let presses = 0; presses < 40; presses++) {
      if (await inField(field)) return
      await keyboard.press('Tab')
    }
    expect(false, `Tab leads to ${field}`).toBe(true)
  }
  const focusBy = async (key: string, target: Locator) => {
    for (let presses = 0; presses < 40; presses++) {
      const isThere = await target
        .first()
        .evaluate((element) => (element.getRootNode() as ShadowRoot).activeElement === element)
      if (isThere) return
      await keyboard.press(key)
    }
    expect(false, `${key} leads to ${target}`).toBe(true)
  }
  await tabTo('productType')
  await keyboard.press('ArrowRight')
  await keyboard.press('ArrowLeft')
  await tabTo('ticketCategoryId')
  await keyboard.press('ArrowDown')
  await expect(office.field('ticketCategoryId').getByRole('option').first()).toBeVisible()
  await keyboard.press('Enter')
  await expect(office.field('ticketCategoryId').locator('[role=listbox]')).toHaveCount(0)
  await tabTo('productName')
  await keyboard.type(name)
  await tabTo('productLabelList')
  await keyboard.type('随时退')
  await keyboard.press('Enter')
  await tabTo('coverImage')
  await keyboard.press('Enter')
  const library = office.form.locator('dialog[open]')
  await expect(library.locator('[data-key]').filter({ hasText: 'cover.png' })).toBeVisible()
  await focusBy('Tab', library.locator('[data-key][tabindex="0"]'))
  await keyboard.type('cover')
  await expect(library.locator('[data-key]:focus')).toContainText('cover.png')
  await keyboard.press('Space')
  await focusBy('Tab', library.locator('[part=confirm]'))
  await keyboard.press('Enter')
  await expect(library).toHaveCount(0)
  await expect(office.field('coverImage')).toContainText('.png')
  await tabTo('salePrice')
  await keyboard.type('138.5')
  await tabTo('totalInventory')
  await keyboard.type('321')
  await tabTo('saleTime')
  await keyboard.type('2026-12-01')
  await keyboard.press('Tab')
  await keyboard.type('2027-01-31')
  await tabTo('validRange')
  await keyboard.type('2026-12-01')
  await keyboard.press('Tab')
  await keyboard.type('2027-02-28')
  for (const [field, words] of [
    ['description', '西湖'],
    ['useNotice', '带身份证'],
  ] as const) {
    await tabTo(field)
    await focusBy('Tab', office.field(field).getByRole('textbox'))
    await keyboard.type(words)
  }
}

const [plain] = backOfficePages

test('W-FORM-3 W-FORM-8 a new product of more than 30 fields is filled in with the keyboard alone, saved, and read back from the database', async ({
  page,
  servers,
  signIn,
}) => {
  test.slow()
  await signIn()
  const calls = createFileCalls(servers.gateway, await servers.gateway.signIn('manager'))
  await calls.upload((await calls.tree()).ossDisplayId, 'cover.png', picture)
  const office = new BackOffice(page)
  await page.goto(plain.product(''))
  await office.expectForm()
  expect(await office.form.locator('[data-field]').count()).toBeGreaterThan(30)
  await fillByKeyboard(office, '键盘新建的船票')
  await page.keyboard.press('Control+Enter')
  await expect(office.form.locator('[part=foot]')).toContainText('已保存')
  const [row, ...others] = await stored(servers, '键盘新建的船票')
  expect(others).toEqual([])
  expect(row).toMatchObject({
    sale_price: '13850',
    total_inventory: 321,
    labels: ['随时退'],
    sale_from: '2026-12-01',
    cover_image: expect.stringContaining('/eb-store/1001/100101/'),
  })
  // Its address is now that of the record; a reload shows the same.
  await expect(page).toHaveURL(new RegExp(`id=${row?.id}`))
  await page.reload()
  await office.expectForm()
  await expect(office.input('productName')).toHaveValue('键盘新建的船票')
  await expect(office.input('salePrice')).toHaveValue('138.50')
})

for (const { name, slug, product } of backOfficePages)
  test(`F-FO-1 ${name}: Save pressed twice while the gateway is slow makes one record`, async ({
    page,
    servers,
    signIn,
  }) => {
    await signIn()
    const office = new BackOffice(page)
    await page.goto(product(''))
    await office.expectForm()
    const productName = `只有一个 ${slug}`
    const [category] = await servers.gateway.sql<{ id: string }>(
      "select ticket_category_id as id from ticket_category where hotel_id = '100101' limit 1",
    )
    await page.evaluate(
      ([title, id]) => {
        const form = document.querySelector('eb-data-form') as unknown as {
          setValue(name: string, value: unknown): void
        }
        const values = {
          ...{ productName: title, ticketCategoryId: id, coverImage: '/covers/boat.jpg', salePrice: 100 },
          ...{ totalInventory: 1, saleTime: { start: '2026-12-01', end: '2027-01-31' } },
          ...{ validRange: { start: '2026-12-01', end: '2027-01-31' }, description: 'x', useNotice: 'y' },
        }
        for (const [field, value] of Object.entries(values)) form.setValue(field, value)
      },
      [productName, category?.id] as const,
    )
    const slow = servers.proxy.inject({
      match: 'ticket-api/eb/ticket-product/save',
      fault: 'delay',
      milliseconds: 1500,
      times: 1,
    })
    await office.save.dblclick()
    await office.save.click({ force: true })
    await expect(office.form.locator('[part=foot]')).toContainText('已保存')
    expect(slow.hits).toBe(1)
    expect(await stored(servers, productName)).toHaveLength(1)
  })

test("F-FO-4 two users: both versions side by side, chosen by keyboard, and the other user's further changes are merged", async ({
  page,
  servers,
  signIn,
}) => {
  await signIn()
  const office = new BackOffice(page)
  await page.goto(plain.printers)
  await office.expectRows()
  const { list } = await office.call('/ticket-api/eb/ticket-product/list?pageSize=1&filter=status%3Doffline')
  const [{ ticketProductId: id }] = list as [{ ticketProductId: string }]
  await page.goto(plain.product(id))
  await office.expectForm()
  await office.input('posterTitle').fill('我的标题')
  const { version } = await office.product(id)
  const theirs = { ticketProductId: id, version, posterTitle: '对方的标题', totalInventory: 77 }
  await office.call('/ticket-api/eb/ticket-product/save', theirs)
  await office.save.click()
  const clash = office.form.locator('dialog[open]')
  await expect(clash).toContainText('我的标题')
  await expect(clash).toContainText('对方的标题')
  await clash.getByRole('radio').first().focus()
  await page.keyboard.press('ArrowRight')
  await clash.getByRole('button', { name: '按选择保存' }).focus()
  await page.keyboard.press('Enter')
  await expect(office.form.locator('[part=foot]')).toContainText('已保存')
  expect(await office.product(id)).toMatchObject({ posterTitle: '对方的标题', totalInventory: 77 })
  await expect(office.input('posterTitle')).toHaveValue('对方的标题')
  expect(servers.proxy.requests.length).toBeGreaterThan(0)
})

test('F-FO-3 the session ends during input: nothing is lost, and after signing in again the draft is restored and saved', async ({
  page,
  context,
  servers,
  signIn,
}) => {
  await signIn()
  const office = new BackOffice(page)
  await page.goto(plain.printers)
  await office.expectRows()
  const id = await office.addPrinter('会话过期')
  await office.find('会话过期')
  await office.row('会话过期').getByRole('button', { name: '编辑', exact: true }).click()
  await office.expectForm()
  await expect(office.input('location')).toHaveValue('大堂')
  await office.input('location').fill('写到一半')
  await expect(office.form.locator('[part=foot]')).toContainText('草稿已存到本机')
  await context.clearCookies()
  await office.save.click()
  await expect(office.form.locator('[part=notice]').first()).toContainText('登录已过期')
  await expect(office.input('location')).toHaveValue('写到一半')
  expect(
    (
      await servers.gateway.sql<{ location: string }>('select location from printer where printer_id = $1', [
        id,
      ])
    )[0]?.location,
  ).toBe('大堂')
  await signIn()
  // As after signing in elsewhere: the page is opened again at the same address.
  await page.reload()
  await office.expectForm()
  await expect(office.input('location')).toHaveValue('写到一半')
  await expect(office.form.locator('[part=notice]').first()).toContainText('已恢复')
  await office.save.click()
  await expect(office.list).toBeVisible()
  expect(await office.printer(id)).toMatchObject({ location: '写到一半' })
})

test('screenshots of the form: light and dark, 1440 and 390 px, empty and refused', async ({
  page,
  signIn,
}) => {
  test.slow()
  await signIn()
  const office = new BackOffice(page)
  for (const colorScheme of ['light', 'dark'] as const)
    for (const [width, height] of [
      [1440, 900],
      [390, 844],
    ] as const) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height })
      await page.goto(plain.product(''))
      await office.expectForm()
      await office.save.click()
      await expect(office.summary).toBeVisible()
      await untilAtRest(page)
      await soakScreen(page, `resource-form-${colorScheme}-${width}`)
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow, 'horizontal scroll').toBeLessThanOrEqual(0)
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      await expect(office.form.locator('[aria-current=step]')).toContainText('图文与须知')
      await soakScreen(page, `resource-form-${colorScheme}-${width}-down`)
    }
})
