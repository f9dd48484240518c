import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { readCode } from '../../packages/widgets/src/qr/testing/readCode'
import { expect, test } from './support/test'

/** The pixels of a saved PNG, as a browser reads them. */
async function pixelsOf(page: Page, download: Download) {
  const bytes = await readFile(await download.path())
  const { width, height, text } = await page.evaluate(async (png) => {
    const content = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([content], { type: 'image/png' }))
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
    const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D
    context.drawImage(bitmap, 0, 0)
    const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height)
    let text = ''
    for (let index = 0; index < data.length; index += 4) text += (data[index] ?? 0) > 127 ? '1' : '0'
    return { width: bitmap.width, height: bitmap.height, text }
  }, bytes.toString('base64'))
  const data = Uint8ClampedArray.from(
    [...text].flatMap((bit) => [bit === '1' ? 255 : 0, bit === '1' ? 255 : 0, bit === '1' ? 255 : 0, 255]),
  )
  return { width, height, data }
}

async function downloaded(page: Page, press: () => Promise<void>): Promise<Download> {
  const download = page.waitForEvent('download')
  await press()
  return download
}

const part = (page: Page, tag: string, name: string) => page.locator(`${tag} [part~="${name}"]`)

test.describe('activity page', () => {
  test.beforeEach(async ({ page, signIn }) => {
    await signIn()
    await page.goto('/examples/activity.html')
    await page.evaluate(() => EB.ready())
  })

  test('W-ACT-1 W-ACT-3 the introduction of the page comes from the gateway, with pictures that can be viewed large', async ({
    page,
  }) => {
    const banner = page.locator('eb-activity-banner')
    await expect(banner.locator('[part=description]')).toContainText('拼团')
    await expect(banner.locator('[part=tags] li')).toHaveText(['拉新', '老带新', '限时'])
    const pictures = banner.locator('[part=image]')
    await expect(pictures).toHaveCount(3)
    await expect
      .poll(() =>
        banner
          .locator('[part=image] img')
          .evaluateAll((all) => all.map((one) => (one as HTMLImageElement).naturalWidth > 0)),
      )
      .toEqual([true, true, true])
    await pictures.nth(1).click()
    await expect(part(page, 'eb-activity-banner', 'viewer')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(pictures.nth(1)).toBeFocused()
    await expect(part(page, 'eb-activity-banner', 'more').first()).toHaveAttribute('target', '_blank')
  })

  test('W-POST-1 W-POST-3 the poster is saved in its size, and another decoder reads its code', async ({
    page,
  }) => {
    await page.locator('#link').fill('https://example.com/t/other')
    const download = await downloaded(page, () => part(page, 'eb-poster', 'button').click())
    expect(download.suggestedFilename()).toBe('west-lake.png')
    const pixels = await pixelsOf(page, download)
    expect([pixels.width, pixels.height]).toEqual([600, 860])
    expect(readCode(pixels)).toBe('https://example.com/t/other')
    await expect(page.locator('#saved')).toContainText('west-lake.png')
  })

  test('W-RQR-3 W-RQR-5 the refund code of an order in the database is saved with 384 × 441 pixels', async ({
    page,
    servers,
  }) => {
    await servers.gateway.sql(
      `insert into ticket_order (brand_id, hotel_id, platform_order_id, ticket_product_id, status)
       select brand_id, '100101', 'E2E', ticket_product_id, 'PAID' from ticket_product where brand_id = '1001' limit 1
       on conflict do nothing`,
    )
    await page.locator('#order').fill('E2E')
    await page.locator('#refund').click()
    await expect(part(page, 'eb-refund-qr', 'code').first()).toBeVisible()
    const download = await downloaded(page, () => part(page, 'eb-refund-qr', 'download').click())
    expect(download.suggestedFilename()).toBe('退款码-E2E.png')
    const pixels = await pixelsOf(page, download)
    expect([pixels.width, pixels.height]).toEqual([384, 441])
    expect(readCode(pixels)).toBe(`${servers.origin}/refund?platformOrderId=E2E&isRefund=1`)
    await page.keyboard.press('Escape')
    await page.locator('#order').fill('nowhere')
    await page.locator('#refund').click()
    await expect(page.locator('eb-refund-qr dialog[open]')).toContainText('没有这个订单')
  })

  test('W-IFR-1 W-IFR-2 the frame shows its page; an address of another site is an error', async ({
    page,
  }) => {
    const frame = page.locator('eb-frame')
    await expect(frame.locator('.eb-frame__page--ready')).toBeVisible()
    await expect(page.frameLocator('eb-frame iframe').locator('svg')).toBeVisible()
    await frame.evaluate((element) => Object.assign(element, { src: 'https://example.com/' }))
    await expect(part(page, 'eb-frame', 'error')).toContainText('页面地址错误')
    await expect(frame.locator('iframe')).toHaveCount(0)
  })

  test('W-RQR-6 the code on the page is another one when its text changes, and too long a text says so', async ({
    page,
  }) => {
    const code = part(page, 'eb-qr-code', 'code')
    const before = await code.locator('path').last().getAttribute('d')
    await page.locator('#link').fill('https://example.com/2')
    await expect.poll(() => code.locator('path').last().getAttribute('d')).not.toBe(before)
    await page.locator('#link').fill('x'.repeat(1274))
    await expect(part(page, 'eb-qr-code', 'problem')).toHaveText('内容过长，请缩短或降低容错率')
  })
})
