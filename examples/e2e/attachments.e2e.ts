import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from './support/test'

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEUlEQVR4nGM4UWGDFTEMLQkAKv1U8clyDZAAAAAASUVORK5CYII=',
  'base64',
)
const pdf = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(40_000, 7)])

/** Goes up in parts. */
const large = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(6_000_000, 7)])

const input = (page: Page, field: string) => page.locator(`#${field} input[type=file]`).first()
const rows = (page: Page, field: string) => page.locator(`#${field} li`)

test.describe('form with attachments on jQuery', () => {
  test('posts the keys of uploaded files, and edits them again', async ({ page, servers }) => {
    await page.goto(`${servers.partner}/attachments`)
    await page.evaluate('EB.ready()')
    await input(page, 'photos').setInputFiles([{ name: '大厅.png', mimeType: 'image/png', buffer: picture }])
    await input(page, 'proof').setInputFiles([
      { name: '发票.pdf', mimeType: 'application/pdf', buffer: pdf },
      { name: '说明.exe', mimeType: '', buffer: Buffer.from('MZ') },
    ])
    await expect(rows(page, 'proof')).toHaveCount(2)
    await expect(rows(page, 'proof').filter({ hasText: '说明.exe' })).toContainText(
      '文件类型必须是 图片、PDF、DOCX、XLSX，换一个文件再上传',
    )
    await expect(page.locator('#proof li[data-status=done]')).toHaveCount(1, { timeout: 40_000 })
    await expect(page.locator('#photos li[data-status=done]')).toHaveCount(1, { timeout: 40_000 })
    await expect(page.locator('#count')).toHaveText('1 个凭证，共 0.04 MB')

    // Unfinished uploads must not be lost unnoticed.
    await page.getByRole('button', { name: '提交', exact: true }).click()
    await expect(page.locator('#proof [part=message]')).toHaveText('1 个文件没有上传，重试或移除')
    await page.getByRole('button', { name: '移除「说明.exe」' }).click()

    const posted = page.waitForRequest(
      (request) => request.method() === 'POST' && request.isNavigationRequest(),
    )
    await page.getByRole('button', { name: '提交', exact: true }).click()
    const entries = [...new URLSearchParams((await posted).postData() ?? '')]
    expect(entries.map(([name]) => name)).toEqual(['order', 'reason', 'photos', 'proof'])
    const keys = Object.fromEntries(entries)
    expect(keys.photos).toMatch(/\/common\/\w+\.png$/)
    expect(keys.proof).toMatch(/\/common\/\w+\.pdf$/)
    const address = `${servers.origin}/eb-store/${keys.proof}`
    expect((await page.request.get(address)).status()).toBe(403)
    const cookie = await servers.gateway.signIn('clerk')
    const stored = await fetch(address, { headers: { cookie } })
    expect(Buffer.from(await stored.arrayBuffer()).equals(pdf)).toBe(true)
    await expect(page.locator('.received tbody tr')).toHaveCount(4)

    await page.getByRole('link', { name: '继续编辑' }).click()
    await expect(page.locator('#proof li')).toHaveCount(1)
    await page.evaluate('EB.ready()')
    await expect(rows(page, 'proof')).toHaveCount(1)
    await page.getByRole('button', { name: '重置' }).click()
    await expect(rows(page, 'proof')).toHaveCount(1)
  })

  test('the browser does not post a form with missing required files', async ({ page, servers }) => {
    await page.goto(`${servers.partner}/attachments`)
    await page.evaluate('EB.ready()')
    await page.getByRole('button', { name: '提交', exact: true }).click()
    await expect(page.locator('#proof [part=message]')).toHaveText('此项必填')
    await expect(page).toHaveURL(/\/attachments$/)
  })

  test('F-UP-12 after a reload during an upload, the upload resumes by itself', async ({ page, servers }) => {
    await page.goto(`${servers.partner}/attachments`)
    await page.evaluate('EB.ready()')
    // Cut until the new page is there: a retry on the old one would end the upload before the reload.
    const cut = { is: true, requests: 0 }
    await page.route('**/eb-store/**', (route) => {
      if (!cut.is) return route.continue()
      cut.requests++
      return route.abort()
    })
    await input(page, 'proof').setInputFiles([{ name: '合同.pdf', mimeType: 'application/pdf', buffer: pdf }])
    await expect(rows(page, 'proof')).toHaveCount(1)
    await expect.poll(() => cut.requests).toBeGreaterThan(0)
    page.on('dialog', (dialog) => dialog.accept())
    await page.reload()
    cut.is = false
    await page.evaluate('EB.ready()')
    await expect(rows(page, 'proof')).toHaveCount(1)
    await expect(rows(page, 'proof')).toHaveAttribute('data-status', 'done', { timeout: 20_000 })
  })

  test('needs nothing beyond the page’s policy', async ({ page, servers }) => {
    const refused: string[] = []
    await page.exposeFunction('tellRefused', (what: string) => refused.push(what))
    await page.addInitScript(() => {
      addEventListener('securitypolicyviolation', ({ effectiveDirective, sourceFile, blockedURI }) =>
        (globalThis as unknown as { tellRefused: (what: string) => void }).tellRefused(
          `${effectiveDirective} ${blockedURI} ${sourceFile}`,
        ),
      )
    })
    const answer = await page.goto(`${servers.partner}/attachments`)
    expect(answer?.headers()['content-security-policy']).not.toMatch(/unsafe|blob:|\*/)
    await page.evaluate('EB.ready()')
    await input(page, 'photos').setInputFiles([{ name: '大厅.png', mimeType: 'image/png', buffer: picture }])
    await input(page, 'proof').setInputFiles([
      { name: '合同.pdf', mimeType: 'application/pdf', buffer: large },
    ])
    await expect(page.locator('li[data-status=done]')).toHaveCount(2, { timeout: 40_000 })
    await page.evaluate(() =>
      document.body.append(
        Object.assign(document.createElement('img'), { src: 'https://elsewhere.invalid/x' }),
      ),
    )
    await expect.poll(() => refused.some((what) => what.includes('elsewhere.invalid'))).toBe(true)
    // jQuery 1.12 looks whether the browser knows onfocusin (examples/partner/server.mjs).
    const others = refused.filter((what) => !what.includes('jquery') && !what.includes('elsewhere.invalid'))
    expect(others).toEqual([])
  })

  test('with data-integrity ali-oss is fetched once, and not before a file is chosen', async ({
    page,
    servers,
  }) => {
    const release: { integrity: { chunks: string } } = JSON.parse(
      await readFile(new URL('../../dist/eb/release.json', import.meta.url), 'utf8'),
    )
    await page.addInitScript((hash) => {
      const mark = () => {
        const tag = document.querySelector<HTMLScriptElement>('script[src$="/eb/eb.js"]')
        if (tag) tag.dataset.integrity = hash
      }
      new MutationObserver(mark).observe(document, { childList: true, subtree: true })
    }, release.integrity.chunks)
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/ali-oss.js')) asked.push(request.url())
    })
    await page.goto(`${servers.partner}/attachments`)
    await page.evaluate('EB.ready()')
    await page.locator('#proof [part=add]').focus()
    expect(asked).toEqual([])
    await input(page, 'proof').setInputFiles([{ name: '合同.pdf', mimeType: 'application/pdf', buffer: pdf }])
    await expect(page.locator('#proof li[data-status=done]')).toHaveCount(1, { timeout: 40_000 })
    expect(asked).toHaveLength(1)
  })
})
