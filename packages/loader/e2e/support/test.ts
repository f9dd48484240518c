import { type FaultProxy, startFaultProxy, startTestGateway, type TestGateway } from '@ebkit/testing'
import { test as base, expect, type Page } from '@playwright/test'
import { type HostSite, startHostSite } from './hostSite'

interface Servers {
  gateway: TestGateway
  /** The fault proxy in front of the gateway; pages load the script tag through it. */
  proxy: FaultProxy
  site: HostSite
}

interface Tools {
  /** Errors and unhandled rejections that reached the host page, in any frame. Must be empty after each test. */
  hostErrors: string[]
  /** Opens a fixture page of the host site. */
  open(
    file: string,
    options?: { attributes?: string; folder?: string; hostName?: string; query?: string },
  ): Promise<void>
  /** Requested paths below /eb/, without the version. */
  requested(): string[]
}

export { expect }

/**
 * End-to-end tests of the script tag: the real build, the real gateway, a site of another origin, and faults in
 * between.
 */
export const test = base.extend<Tools, { servers: Servers }>({
  servers: [
    async ({ browserName: _ }, use) => {
      const gateway = await startTestGateway()
      const proxy = await startFaultProxy(gateway.url)
      const site = await startHostSite(() => proxy.url.slice(0, -1))
      await use({ gateway, proxy, site })
      await site.stop()
      await proxy.stop()
      await gateway.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  hostErrors: [
    async ({ page, servers }, use) => {
      const errors: string[] = []
      servers.proxy.reset()
      await watchHost(page, errors)
      await use(errors)
      expect(errors, 'errors that reached the host page').toEqual([])
    },
    { auto: true },
  ],
  open: async ({ page, servers }, use) => {
    await use(async (file, { attributes = '', folder = '', hostName, query = '' } = {}) => {
      const parameters = new URLSearchParams({ attributes, folder })
      await page.goto(`${servers.site.origin(hostName)}/${file}?${parameters}${query}`)
    })
  },
  requested: async ({ servers }, use) => {
    await use(() =>
      servers.proxy.requests
        .filter(({ path }) => path.startsWith('/eb/'))
        .map(({ path }) => path.replace(/^\/eb\/([\d%][^/]*-[^/]*\/)?/, '')),
    )
  },
})

/** Listens for the events of window.onerror and unhandledrejection in every frame, before any script of the page. */
async function watchHost(page: Page, errors: string[]): Promise<void> {
  page.on('pageerror', (error) => errors.push(String(error)))
  await page.exposeBinding('reportHostError', (_source, text: string) => errors.push(text))
  await page.addInitScript(() => {
    const report = (globalThis as unknown as { reportHostError(text: string): void }).reportHostError
    addEventListener('error', (event) => report(`error: ${event.message}`))
    addEventListener('unhandledrejection', (event) => report(`unhandled rejection: ${event.reason}`))
  })
}
