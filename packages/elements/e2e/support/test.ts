import {
  type FaultProxy,
  startFaultProxy,
  startTestGateway,
  type TestGateway,
  testPassword,
} from '@ebkit/testing'
import { test as base, expect } from '@playwright/test'
import { type ElementSourceName, elementSources } from './elementSource'
import { hotels, seedHotels } from './hotels'
import { type Language, languages, tagOf } from './languages'
import { recordTexts } from './recordTexts'

interface Servers {
  gateway: TestGateway
  /** A proxy in front of the gateway, at the address that pages use. */
  proxy: FaultProxy
  /** Origin of the gateway, without a slash at the end. */
  origin: string
  /** Values of Cookie headers, by language. */
  sessions: Record<Language, string>
}

interface Tools {
  /** Uncaught errors and console errors of the page. Each test ends by checking that there are none. */
  pageErrors: string[]
  /** Signs in an operator of the language's hotel, and opens a page with this markup inside a form. */
  openPage(language: Language, markup: string): Promise<void>
  /** Signs in an operator of the language's hotel. */
  signIn(language: Language): Promise<void>
}

export { expect }

const address = '/elements-under-test'

const pageOf = (language: Language, head: string, markup: string) => `<!doctype html>
<html lang="${tagOf[language]}">
<head>
<meta charset="utf-8">
<title>ebkit</title>
<link rel="icon" href="data:,">
<style>
html { background: #fff; color: #111 }
html[data-theme=dark] { background: #14171c; color: #eee; color-scheme: dark }
body { min-height: 1200px }
</style>
${head}
</head>
<body><form id="form"><div id="place">${markup}</div></form></body>
</html>`

/** The browser also reports a request that a test made fail. */
const isAboutRequest = (text: string) => /^Failed to load resource: |net::ERR_/.test(text)

/** The built files, a gateway on its own database with two hotels, and a signed-in operator. */
export const test = base.extend<Tools, { servers: Servers; elementSource: ElementSourceName }>({
  elementSource: ['script tag', { option: true, scope: 'worker' }],
  servers: [
    async ({ browserName: _ }, use) => {
      const demoAccounts = [
        { account: 'neighbour', userName: 'Nora Gu', position: 'Owner', password: testPassword },
      ]
      const gateway = await startTestGateway({ settings: { demoAccounts } })
      await seedHotels(gateway)
      const proxy = await startFaultProxy(gateway.url)
      const [zh = '', en = ''] = await Promise.all(
        languages.map((language) => gateway.signIn(hotels[language].account)),
      )
      await use({ gateway, proxy, origin: proxy.url.replace(/\/$/, ''), sessions: { zh, en } })
      await proxy.stop()
      await gateway.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  contextOptions: { reducedMotion: 'reduce' },
  permissions: ['clipboard-read', 'clipboard-write'],
  baseURL: async ({ servers }, use) => use(servers.origin),
  pageErrors: [
    async ({ page, servers }, use) => {
      const errors: string[] = []
      servers.proxy.reset()
      page.on('pageerror', (error) => errors.push(String(error)))
      page.on('console', (message) => {
        const isOurs = message.type() === 'error' && !isAboutRequest(message.text())
        if (isOurs) errors.push(`console: ${message.text()}`)
      })
      await recordTexts(page)
      await use(errors)
      expect(errors, 'errors of the page and its console').toEqual([])
    },
    { auto: true },
  ],
  signIn: async ({ context, servers }, use) => {
    await use(async (language) => {
      const cookies = servers.sessions[language].split('; ').map((cookie) => {
        const at = cookie.indexOf('=')
        return { name: cookie.slice(0, at), value: cookie.slice(at + 1), url: servers.origin }
      })
      await context.addCookies(cookies)
    })
  },
  openPage: async ({ page, context, servers: { origin }, signIn, elementSource }, use) => {
    const source = elementSources[elementSource]
    await use(async (language, markup) => {
      await signIn(language)
      await source.serve?.(context, origin)
      const body = pageOf(language, source.head, markup)
      await context.route(`**${address}`, (route) => route.fulfill({ contentType: 'text/html', body }))
      await page.goto(address)
    })
  },
})
