import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { expect, test } from '../../../examples/e2e/support/test'
import { levelOf, readCode } from '../../widgets/src/qr/testing/readCode'
import { expectAccessible } from './support/accessible'
import { storedFiles } from './support/storedFiles'
import { createTickets } from './support/tickets'

type Row = Readonly<Record<string, unknown>>

const stage = (page: Page) => page.locator('.eb-poster-page__stage .eb-poster-canvas')
const code = (page: Page) => stage(page).locator('[part=code]')
const linkOf = async (page: Page) =>
  (await code(page).getAttribute('aria-label'))?.replace(/^.*?(?=https?:)/, '') ?? ''

async function open(page: Page, product: Row): Promise<void> {
  await page.goto(`/#/tempebticketposter?ticketProductId=${product.ticketProductId}`)
  await expect(code(page)).toBeVisible()
}

/** Where the code is on the poster: parts of its width and height. */
const placeOfCode = (page: Page) =>
  code(page).evaluate((element) => {
    const poster = element.closest('.eb-poster-canvas')?.getBoundingClientRect() ?? new DOMRect()
    const { left, top, width, height } = element.getBoundingClientRect()
    return {
      ...{ left: (left - poster.left) / poster.width, top: (top - poster.top) / poster.height },
      ...{ width: width / poster.width, height: height / poster.height },
    }
  })

/** Width, height and the text of the code of a PNG, read by another program than the page’s own. */
async function readPoster(page: Page, content: Buffer) {
  const given = { data: content.toString('base64'), place: await placeOfCode(page) }
  const image = await page.evaluate(async ({ data, place }) => {
    const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const { width, height } = bitmap
    /** The pixels of a part, in base 64; drawn larger they are easier to read: some with sharp edges, some without. */
    const pixelsOf = (part: typeof place, scale: number, isSharp = true) => {
      const exact = [part.left * width, part.top * height, part.width * width, part.height * height] as const
      const from = (isSharp ? exact.map(Math.round) : exact) as [number, number, number, number]
      const size = [Math.round(from[2] * scale), Math.round(from[3] * scale)] as const
      const context = new OffscreenCanvas(...size).getContext('2d')
      if (context) context.imageSmoothingEnabled = !isSharp
      context?.drawImage(bitmap, ...from, 0, 0, ...size)
      let text = ''
      for (const value of context?.getImageData(0, 0, ...size).data ?? []) text += String.fromCharCode(value)
      return { width: size[0], height: size[1], data: btoa(text) }
    }
    const corner = { left: 1 - 1 / width, top: 1 - 1 / height, width: 1 / width, height: 1 / height }
    return {
      width,
      height,
      codes: [4, 3, 1].flatMap((scale) => [pixelsOf(place, scale), pixelsOf(place, scale, false)]),
      corner: pixelsOf(corner, 1),
    }
  }, given)
  const bytesOf = ({ data }: { data: string }) => new Uint8ClampedArray(Buffer.from(data, 'base64'))
  const texts = image.codes.map((part) => readCode({ ...part, data: bytesOf(part) }))
  const text = texts.find((each) => each !== undefined)
  return { width: image.width, height: image.height, text, corner: [...bytesOf(image.corner)] }
}

/** Drops a picture where one is chosen: it is cropped before it is taken. */
const dropPicture = (page: Page) =>
  page.locator('.eb-poster-page__form .eb-uploader').evaluate(async (place) => {
    const canvas = new OffscreenCanvas(1200, 1200)
    canvas.getContext('2d')?.fillRect(0, 0, 1200, 600)
    const dataTransfer = new DataTransfer()
    const content = await canvas.convertToBlob({ type: 'image/png' })
    dataTransfer.items.add(new File([content], '湖.png', { type: 'image/png' }))
    for (const type of ['dragenter', 'dragover', 'drop'])
      place.dispatchEvent(
        new DragEvent(type, { bubbles: true, composed: true, cancelable: true, dataTransfer }),
      )
  })

const contentOf = async (download: Promise<Download>) => readFile(await (await download).path())

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
  await open(page, await tickets.product())
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
  await open(page, product)
  const poster = stage(page)
  await expect(poster.locator('.eb-poster-canvas__picture')).toHaveAttribute('src', /boat\.svg/)
  for (const text of [String(product.productName), '¥198.50', '起', '¥399', '随时退', '亲子', '含茶点'])
    await expect(poster).toContainText(text)
  await expect(poster.locator('s')).toHaveText('¥399')
  await expect(poster.locator('.eb-poster-canvas__store')).not.toBeEmpty()
  const titled = await tickets.product({ posterTitle: '湖上看日落' })
  await open(page, titled)
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
  await open(page, product)
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
  await open(page, product)
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

test('/tempebticketposter 6: the code has correction H, at least 120 px, and the store’s logo if wanted, readable', async ({
  page,
  servers,
}) => {
  const tickets = createTickets(page, servers.gateway.sql)
  await servers.gateway.sql("update hotel set logo = '/pictures/products/boat.svg' where hotel_id = '100101'")
  await open(page, await tickets.product())
  const side = async () => Number(await code(page).getAttribute('width'))
  for (const template of await page.locator('.eb-poster-page__template').all()) {
    await template.click()
    expect(await side()).toBeGreaterThanOrEqual(120)
  }
  await page.getByRole('switch', { name: '码中放门店标志' }).check()
  await expect(stage(page).locator('.eb-poster-canvas__modules img')).toBeVisible()
  const link = await linkOf(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: '下载海报' }).click()
  expect((await readPoster(page, await contentOf(download))).text).toBe(link)
  const modules = await code(page).locator('path').last().getAttribute('d')
  const drawn = { querySelector: () => ({ getAttribute: () => modules }) } as unknown as Element
  expect(levelOf(drawn)).toBe('H')
})

test('/tempebticketposter 7: saved as {productName}.png in the size of the template, on white', async ({
  page,
  servers,
}) => {
  const tickets = createTickets(page, servers.gateway.sql)
  const product = await tickets.product()
  await open(page, product)
  for (const [name, width, height] of [
    ['竖版', 750, 1334],
    ['台卡', 900, 1200],
  ] as const) {
    await page.locator('.eb-poster-page__template').filter({ hasText: name }).click()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: '下载海报' }).click()
    expect((await download).suggestedFilename()).toBe(`${product.productName}.png`)
    const poster = await readPoster(page, await contentOf(download))
    expect(poster).toEqual({ width, height, text: await linkOf(page), corner: [255, 255, 255, 255] })
  }
})

test('/tempebticketposter 8: many employees get a poster each in one ZIP, with progress, and it can be cancelled', async ({
  page,
  servers,
}) => {
  const tickets = createTickets(page, servers.gateway.sql)
  const product = await tickets.product()
  await open(page, product)
  await page.getByRole('button', { name: '批量生成' }).click()
  const box = page.getByRole('dialog', { name: '批量生成' })
  const people = box.getByRole('checkbox')
  await expect(people.first()).toBeVisible()
  await expectAccessible(page)
  let saved = 0
  page.on('download', () => saved++)
  // enough of them that it is still at work when it is cancelled
  const many = Array.from({ length: 12 }, (_, index) => index)
  for (const index of many) await people.nth(index).check()
  await box.getByRole('button', { name: '生成 12 张' }).click()
  await expect(box.getByRole('progressbar')).toBeVisible()
  await box.getByRole('button', { name: '取消' }).click()
  await expect(people.first()).toBeVisible()
  expect(saved).toBe(0)

  for (const index of many.slice(2)) await people.nth(index).uncheck()
  const names = (await box.locator('li').allTextContents()).slice(0, 2)
  const download = page.waitForEvent('download')
  await box.getByRole('button', { name: '生成 2 张' }).click()
  expect((await download).suggestedFilename()).toBe(`${product.productName}.zip`)
  const files = storedFiles(await contentOf(download))
  expect([...files.keys()].sort()).toEqual(names.map((name) => `${product.productName}-${name}.png`).sort())
  const texts = await Promise.all(
    [...files.values()].map(async (file) => (await readPoster(page, file)).text ?? ''),
  )
  expect(new Set(texts.map((text) => new URL(text).searchParams.get('employeeId'))).size).toBe(2)
  await expect(box.getByText('ZIP 已下载')).toBeVisible()
  await expect(box.getByRole('button', { name: '再生成一次' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(box).toHaveCount(0)
  expect(saved).toBe(1)
})

test('/tempebticketposter 9: the link of the code is copied, and the result shows for three seconds', async ({
  page,
  context,
  servers,
}) => {
  const tickets = createTickets(page, servers.gateway.sql)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.install()
  await open(page, await tickets.product())
  const link = await linkOf(page)
  await page.getByRole('button', { name: '复制链接' }).click()
  const result = page.getByRole('alertdialog')
  await expect(result).toContainText(link)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
  await page.clock.runFor(3_300)
  await expect(result).toBeHidden()
})

test('/tempebticketposter 10: a product that is not on sale warns and can still be saved', async ({
  page,
  servers,
}) => {
  const tickets = createTickets(page, servers.gateway.sql)
  const product = await tickets.product()
  await open(page, product)
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
  await open(page, one)
  await page.locator('.eb-poster-page__template').filter({ hasText: '方形' }).click()
  await page.getByRole('textbox', { name: '副标题' }).fill('只在周末')
  await page.getByRole('radio', { name: '#0a7f5a' }).check()
  await page.reload()
  await expect(stage(page)).toContainText('只在周末')
  await expect(page.getByRole('group', { name: '模板' }).getByRole('radio').nth(1)).toBeChecked()
  await expect(page.getByRole('radio', { name: '#0a7f5a' })).toBeChecked()
  await open(page, two)
  await expect(stage(page)).not.toContainText('只在周末')
  await open(page, one)
  await page.getByRole('button', { name: '恢复默认' }).click()
  await expect(stage(page)).not.toContainText('只在周末')
  await expect(page.getByRole('group', { name: '模板' }).getByRole('radio').first()).toBeChecked()
  await page.reload()
  await expect(page.getByRole('textbox', { name: '副标题' })).toHaveValue('')
})
