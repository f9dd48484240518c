import assert from 'node:assert/strict'
import { afterEach, describe, mock, test } from 'node:test'
import { serveTests } from '@ebkit/testing'
import type { Configuration } from '../page/Configuration'
import { createPage } from '../page/createPage'
import { findGatewayProblem } from './findGatewayProblem'

describe('why the calls of a page fail', () => {
  const servers = serveTests('manager')
  const places = ['location', 'navigator'] as const
  const own = Object.fromEntries(
    places.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)]),
  )
  const replace = (name: (typeof places)[number], value: unknown) =>
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
  afterEach(() => {
    mock.restoreAll()
    for (const name of places) {
      const descriptor = own[name]
      if (descriptor) Object.defineProperty(globalThis, name, descriptor)
      else Reflect.deleteProperty(globalThis, name)
    }
  })

  /** Sends the request of a page of this origin. Node sends no Origin header, so the test does. */
  async function ask(origin: string, configuration: Configuration) {
    replace('location', new URL(origin))
    const reports: string[] = []
    mock.method(console, 'warn', (text: string) => reports.push(text))
    const { fetch } = globalThis
    mock.method(globalThis, 'fetch', (address: string, init: RequestInit) =>
      fetch(address, { ...init, headers: { origin } }),
    )
    const page = createPage()
    page.configure(configuration)
    return { code: await findGatewayProblem(page), reports }
  }

  test('reports nothing on the gateway’s own origin', async () => {
    const { origin } = new URL(servers.proxy.url)
    assert.deepEqual(await ask(origin, { gateway: servers.proxy.url }), { code: undefined, reports: [] })
    const [request] = servers.proxy.requests
    assert.equal(request?.path, '/eb/embedding')
  })

  test('names an unlisted origin and the gateway’s; warns once, in the page’s language', async () => {
    const { code, reports } = await ask('https://shop.example', { gateway: servers.proxy.url, lang: 'en' })
    assert.equal(code, 'origin-unlisted')
    assert.equal(reports.length, 1)
    assert.match(String(reports[0]), /https:\/\/shop\.example/)
    assert.ok(
      String(reports[0]).includes(`The gateway ${servers.proxy.url.replace(/\/$/, '')} does not allow`),
    )
  })

  test('a listed origin needs a token or a token source', async () => {
    const origin = 'https://listed.example'
    const insert = 'insert into brand_origin (brand_id, origin) values ($1, $2)'
    await servers.gateway.sql(insert, ['1001', origin])
    const gateway = servers.proxy.url
    assert.equal((await ask(origin, { gateway })).code, 'token-missing')
    mock.restoreAll()
    assert.equal((await ask(origin, { gateway, tokenUrl: '/token' })).code, undefined)
    mock.restoreAll()
    assert.equal(
      (await ask(origin, { gateway, token: async () => ({ token: 'code', expiresAt: '' }) })).code,
      undefined,
    )
  })

  test('reports an address without a gateway; a restarting gateway is not reported', async () => {
    const { origin } = new URL(servers.proxy.url)
    const html = servers.proxy.inject({ match: 'eb/embedding', fault: 'html', times: 1 })
    assert.equal((await ask(origin, { gateway: servers.proxy.url })).code, 'gateway-wrong')
    assert.equal(html.hits, 1)
    mock.restoreAll()
    const busy = servers.proxy.inject({ match: 'eb/embedding', fault: 'status', status: 503, times: 1 })
    assert.equal((await ask(origin, { gateway: servers.proxy.url })).code, undefined)
    assert.equal(busy.hits, 1)
  })

  test('offline, nothing is requested', async () => {
    replace('navigator', { onLine: false })
    assert.equal((await ask('https://shop.example', { gateway: servers.proxy.url })).code, 'offline')
    assert.equal(servers.proxy.requests.length, 0)
  })
})
