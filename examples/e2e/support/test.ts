import {
  type FaultProxy,
  offeredAccounts,
  startFaultProxy,
  startTestGateway,
  type TestGateway,
  testPartnerKey,
  testPassword,
} from '@ebkit/testing'
import { type BrowserContext, test as base, expect } from '@playwright/test'
import { startPartnerServer } from '../../partner/server.mjs'
import { SatisfactionWidget } from './satisfaction'
import { type ElementError, watchHost } from './watchHost'

interface Servers {
  gateway: TestGateway
  /** The fault proxy in front of the gateway, under the addresses that pages use. */
  proxy: FaultProxy
  /** The gateway as a browser sees it: the proxy's origin, without a slash at the end. */
  origin: string
  /** Origin of the partner's server. */
  partner: string
}

/** A rating in the database. */
export interface StoredRating {
  url: string
  score: number
  description: string
  user_id: string
  hotel_id: string
}

interface Tools {
  /** Errors and unhandled rejections that reached the host page, in any frame. Must be empty after each test. */
  hostErrors: string[]
  /** Details of `eb-error` events, in any frame. */
  elementErrors: ElementError[]
  /** Signs an account in for pages of the gateway's origin. */
  signIn(account?: string): Promise<void>
  /** Every rating in the database. */
  ratings(): Promise<StoredRating[]>
  widget: SatisfactionWidget
}

export { expect }

/**
 * End-to-end tests of the example pages: the build, the gateway on its database, the partner's server, and faults in
 * between.
 */
export const test = base.extend<Tools, { servers: Servers }>({
  servers: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the destructuring
    async ({}, use) => {
      const gateway = await startTestGateway({ settings: { demoAccounts: offeredAccounts(testPassword) } })
      const proxy = await startFaultProxy(gateway.url)
      const origin = proxy.url.replace(/\/$/, '')
      const partner = await startPartnerServer({
        gateway: origin,
        partnerKey: async () => testPartnerKey,
        account: 'clerk',
        hotelId: '100101',
      })
      await gateway.sql('insert into brand_origin (brand_id, origin) values ($1, $2)', ['1001', partner.url])
      await use({ gateway, proxy, origin, partner: partner.url })
      await partner.stop()
      await proxy.stop()
      await gateway.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ servers }, use) => use(servers.origin),
  elementErrors: async ({ page: _ }, use) => use([]),
  hostErrors: [
    async ({ page, servers, elementErrors }, use) => {
      const errors: string[] = []
      servers.proxy.reset()
      await servers.gateway.sql('delete from page_feedback')
      await watchHost(page, errors, elementErrors)
      await use(errors)
      expect(errors, 'errors that reached the host page').toEqual([])
    },
    { auto: true },
  ],
  signIn: async ({ context, servers }, use) => {
    await use(async (account = 'manager') => {
      await addCookies(context, await servers.gateway.signIn(account), servers.origin)
    })
  },
  ratings: async ({ servers }, use) => {
    const select = 'select url, score, description, user_id, hotel_id from page_feedback order by url'
    await use(() => servers.gateway.sql<StoredRating>(select))
  },
  widget: async ({ page }, use) => use(new SatisfactionWidget(page)),
})

async function addCookies(context: BrowserContext, header: string, url: string): Promise<void> {
  const cookies = header.split('; ').map((cookie) => {
    const at = cookie.indexOf('=')
    return { name: cookie.slice(0, at), value: cookie.slice(at + 1), url }
  })
  await context.addCookies(cookies)
}
