import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startTestGateway, type TestGateway } from '@ebkit/testing'
import { test as base, expect, type Page } from '@playwright/test'
import { elementsPage } from '../../../../scripts/examples/elements.mjs'

/** The script tag, or a bundle of the packed packages that Vite built on React 19 (scripts/examples/elements.mjs). */
export const sources = {
  'script tag': '<script src="/eb/eb.js" crossorigin defer></script>',
  packages: '<script type="module" src="/packed/page.js"></script>',
}
export type Source = keyof typeof sources

interface Tools {
  /** Signs a user in and opens a page at the gateway's origin, with this markup inside a form. */
  openPage(source: Source, markup: string): Promise<Page>
}

const pageOf = (source: Source, markup: string) => `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<title>ebkit</title>
<link rel="icon" href="data:,">
<style>
html { background: #fff; color: #111; font-family: sans-serif }
html[data-theme=dark] { background: #14171c; color: #eee; color-scheme: dark }
.row { margin: 12px 0 }
</style>
${sources[source]}
</head>
<body><form>${markup}</form></body>
</html>`

async function serve(page: Page, source: Source, markup: string): Promise<void> {
  const html = { contentType: 'text/html; charset=utf-8', body: pageOf(source, markup) }
  await page.route('**/compared', (route) => route.fulfill(html))
  await page.route('**/packed/**', async (route) => {
    const { pathname } = new URL(route.request().url())
    const body = await readFile(join(elementsPage, pathname.slice('/packed/'.length)))
    const contentType = pathname.endsWith('.js') ? 'text/javascript' : undefined
    await route.fulfill({ body, contentType })
  })
}

export { expect }

/** Pages with the same elements, from the script tag and from the npm packages. */
export const test = base.extend<Tools, { gateway: TestGateway & { session: string } }>({
  gateway: [
    async ({ browserName: _ }, use) => {
      const gateway = await startTestGateway()
      await use({ ...gateway, session: await gateway.signIn('manager') })
      await gateway.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  contextOptions: { reducedMotion: 'reduce' },
  viewport: { width: 1000, height: 800 },
  permissions: ['clipboard-read', 'clipboard-write'],
  baseURL: async ({ gateway }, use) => use(gateway.url),
  openPage: async ({ context, gateway }, use) => {
    const cookies = gateway.session.split('; ').map((cookie) => {
      const at = cookie.indexOf('=')
      return { name: cookie.slice(0, at), value: cookie.slice(at + 1), url: gateway.url }
    })
    await context.addCookies(cookies)
    const errors: string[] = []
    await use(async (source, markup) => {
      const page = await context.newPage()
      page.on('pageerror', (error) => errors.push(`${source}: ${error}`))
      await serve(page, source, markup)
      await page.goto('/compared')
      return page
    })
    expect(errors).toEqual([])
  },
})
