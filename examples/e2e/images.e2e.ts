import { createFileCalls } from '@ebkit/testing'
import type { Page } from '@playwright/test'
import { expect, test } from './support/test'

/** A picture of so many px, drawn by a browser. */
const draw = async (page: Page, width: number, height: number) => {
  const text = await page.evaluate(
    ([width = 0, height = 0]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width, height })
      const context = canvas.getContext('2d')
      context?.fillRect(0, 0, width / 2, height)
      return canvas.toDataURL('image/jpeg').split(',')[1] ?? ''
    },
    [width, height],
  )
  return Buffer.from(text, 'base64')
}

/** Aspect ratio of the picture at an address. */
const ratioOf = (page: Page, address: string) =>
  page.evaluate(async (url) => {
    const { width, height } = await createImageBitmap(await (await fetch(url)).blob())
    return width / height
  }, address)

const dialog = (page: Page) => page.locator('dialog[open]')
const file = (page: Page, name: string) => dialog(page).locator('[data-key]', { hasText: name })
const inDialog = (page: Page, part: string) => dialog(page).locator(`[part=${part}]`).last()

test.describe('form with images on jQuery', () => {
  test.beforeAll(async ({ servers, browser }) => {
    const page = await browser.newPage()
    const { gateway } = servers
    const calls = createFileCalls(gateway, await gateway.signIn('clerk'))
    const { ossDisplayId } = await calls.tree()
    await calls.upload(ossDisplayId, '湖景.jpg', await draw(page, 800, 600))
    await calls.upload(ossDisplayId, '浴室.jpg', await draw(page, 600, 600))
    await calls.upload(ossDisplayId, '价目.pdf', '%PDF-1.4')
    await page.close()
  })

  test('picks, crops and posts images, and edits them again', async ({ page, servers }) => {
    await page.goto(`${servers.partner}/images`)
    await page.evaluate('EB.ready()')
    await page.locator('#pictures [part=add]').click()
    await file(page, '湖景.jpg').click()
    await expect(file(page, '价目.pdf')).toHaveCount(0)
    await file(page, '浴室.jpg').click()
    await inDialog(page, 'confirm').click()
    await expect(page.locator('#pictures [data-status=done]')).toHaveCount(2)
    await expect(page.locator('#count')).toHaveText('已选 2 张')
    await expect(dialog(page)).toHaveCount(0)

    await page.locator('#cover [part=add]').click()
    await file(page, '湖景.jpg').dblclick()
    await expect(inDialog(page, 'preview').locator('canvas')).toBeAttached({ timeout: 40_000 })
    await inDialog(page, 'confirm').click()
    await expect(page.locator('#cover [data-status=done]')).toHaveCount(1, { timeout: 40_000 })
    await expect(dialog(page)).toHaveCount(0)
    // The cropper's library registers none of its own names in the page.
    const names = 'canvas crosshair grid handle image selection shade viewer'.split(' ')
    const taken = await page.evaluate(
      (tags) => tags.filter((tag) => customElements.get(tag)),
      names.map((name) => `cropper-${name}`).concat('eb-gesture-area'),
    )
    expect(taken).toEqual(['eb-gesture-area'])

    const posted = page.waitForRequest(
      (request) => request.method() === 'POST' && request.isNavigationRequest(),
    )
    await page.getByRole('button', { name: '保存', exact: true }).click()
    const entries = [...new URLSearchParams((await posted).postData() ?? '')]
    expect(entries.map(([name]) => name)).toEqual(['name', 'cover', 'pictures', 'pictures'])
    expect(await ratioOf(page, entries[1]?.[1] ?? '')).toBeCloseTo(16 / 9, 1)
    for (const [, address] of entries.slice(2)) expect((await page.request.get(address)).status()).toBe(200)

    await page.getByRole('link', { name: '继续编辑' }).click()
    await expect(page.locator('#cover')).toBeAttached()
    await page.evaluate('EB.ready()')
    await expect(page.locator('#cover [data-status=done]')).toHaveCount(1)
    await expect(page.locator('#pictures [data-status=done]')).toHaveCount(2)
    await page.getByRole('button', { name: '移除', exact: false }).last().click()
    await expect(page.locator('#count')).toHaveText('已选 1 张')
  })

  test('the browser does not post the form without a cover', async ({ page, servers }) => {
    await page.goto(`${servers.partner}/images`)
    await page.evaluate('EB.ready()')
    await page.getByRole('button', { name: '保存', exact: true }).click()
    await expect(page.locator('#cover [part=message]')).toHaveText('此项必填')
    await expect(page).toHaveURL(/\/images$/)
  })

  test('with the keyboard alone: library, choice, order', async ({ page, servers }) => {
    await page.goto(`${servers.partner}/images`)
    await page.evaluate('EB.ready()')
    await page.locator('#pictures [part=add]').focus()
    await page.keyboard.press('Enter')
    await expect(file(page, '湖景.jpg')).toBeVisible()
    await file(page, '湖景.jpg').focus()
    await page.keyboard.press('Space')
    await expect(file(page, '湖景.jpg')).toHaveAttribute('aria-selected', 'true')
    await inDialog(page, 'confirm').focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('#pictures [data-status=done]')).toHaveCount(1)
    await expect(page.locator('#pictures [part=add]')).toBeFocused()
  })
})
