import { expect, test } from '../../../examples/e2e/support/test'
import { levelOf } from '../../widgets/src/qr/testing/readCode'
import { expectAccessible } from './support/accessible'
import { code, contentOf, downloadPoster, linkOf, openPoster, readPoster, stage } from './support/posterPage'
import { storedFiles } from './support/storedFiles'
import { createTickets } from './support/tickets'

test.beforeEach(async ({ signIn }) => {
  await signIn()
})

test('/tempebticketposter 6: the code has correction H, at least 120 px, and the store’s logo if wanted, readable', async ({
  page,
  servers,
}) => {
  const tickets = createTickets(page, servers.gateway.sql)
  await servers.gateway.sql("update hotel set logo = '/pictures/products/boat.svg' where hotel_id = '100101'")
  await openPoster(page, await tickets.product())
  const side = async () => Number(await code(page).getAttribute('width'))
  for (const template of await page.locator('.eb-poster-page__template').all()) {
    await template.click()
    expect(await side()).toBeGreaterThanOrEqual(120)
  }
  await page.getByRole('switch', { name: '码中放门店标志' }).check()
  await expect(stage(page).locator('.eb-poster-canvas__modules img')).toBeVisible()
  const link = await linkOf(page)
  expect((await readPoster(page, await contentOf(downloadPoster(page)))).text).toBe(link)
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
  await openPoster(page, product)
  for (const [name, width, height] of [
    ['竖版', 750, 1334],
    ['台卡', 900, 1200],
  ] as const) {
    await page.locator('.eb-poster-page__template').filter({ hasText: name }).click()
    const download = downloadPoster(page)
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
  await openPoster(page, product)
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
  await openPoster(page, await tickets.product())
  const link = await linkOf(page)
  await page.getByRole('button', { name: '复制链接' }).click()
  const result = page.getByRole('alertdialog')
  await expect(result).toContainText(link)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
  await page.clock.runFor(3_300)
  await expect(result).toBeHidden()
})
