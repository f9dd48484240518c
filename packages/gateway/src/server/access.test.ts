import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { startTestGateway, type TestGateway } from '@ebkit/testing'
import type { RouteEntry } from './routeTable'

/** Every route without authentication. A new one must be added here deliberately. */
const open = [
  '/',
  '/api/demo-accounts',
  '/api/demo-progress',
  '/api/session',
  // the code of its link is the proof
  '/api/session/reset',
  '/docs',
  '/docs/*',
  // says whether somebody is signed in, not who
  '/docs/reader',
  '/eb-store',
  '/eb/*',
  '/eb/demo/wecom/contact',
  '/eb/embedding',
  '/eb/employee-code/:file',
  '/eb/head',
  '/examples',
  '/examples/*',
  '/guest',
  '/healthz',
  '/login',
  '/metrics',
  '/pictures/products/*',
  '/readyz',
  '/refund',
  '/s/:hotelId/:code',
]

/** Routes with a method that may write, and no demand for X-Eb-Client, besides exports. A new one must be added here deliberately. */
const withoutHeader = [
  // objects have signatures of their own
  'DELETE /eb-store',
  // these only read: their questions are too long for an address
  'POST /:service/eb/:resource/list',
  'POST /:service/eb/:resource/preview',
  'POST /:service/eb/:resource/reveal',
  'POST /api/oss-api/eb/oss/signed_addresses',
  'POST /api/ticket-api/ticketProduct/jsonGetListTicketProduct',
  'POST /eb-store',
  'POST /file-service/get_token',
  'POST /merchant-api/eb/selection-rule/count',
  'POST /merchant-api/eb/selection-rule/expand',
  'POST /restaurant-api/eb/restaurant-product/by-keys',
  'POST /ticket-api/eb/ticket-product/by-keys',
  'POST /ticket-api/verification-desk/check',
  'POST /ticket-api/verification-desk/look-up',
  'PUT /eb-store',
]

const isOurs = ({ method, url }: RouteEntry) => method !== 'OPTIONS' && !url.startsWith('/docs/api')
const pathOf = ({ url }: RouteEntry) => url.replaceAll(/:(\w+)|\*/g, 'x')

/** Addresses of the routes without authentication. */
const openRoutes = ({ app }: TestGateway) => [
  ...new Set(
    app.routeTable.filter((route) => isOurs(route) && route.access === 'public').map(({ url }) => url),
  ),
]

describe('access to routes', () => {
  let gateway: TestGateway
  let cookie: string
  before(async () => {
    gateway = await startTestGateway()
    cookie = await gateway.signIn('admin')
  })
  after(() => gateway.stop())

  const call = (route: RouteEntry, headers: Record<string, string>) =>
    fetch(gateway.url + pathOf(route), { method: route.method, headers })
  const codeOf = async (answer: Response) => ((await answer.json()) as { code: unknown }).code

  test('routes are closed unless they were opened on purpose', () => {
    assert.deepEqual(openRoutes(gateway).sort(), open)
  })

  test('what only reads needs no header of ours', async () => {
    const reading = gateway.app.routeTable.filter(
      (route) => isOurs(route) && route.access === 'public' && ['GET', 'HEAD'].includes(route.method),
    )
    assert.ok(reading.length > 10)
    for (const route of reading)
      assert.ok(!(await (await call(route, {})).text()).includes('client-header-missing'), route.url)
  })

  test('every closed route answers 401 to a stranger', async () => {
    const closed = gateway.app.routeTable.filter((route) => isOurs(route) && route.access !== 'public')
    assert.ok(closed.length >= 5)
    for (const route of closed) {
      const answer = await call(route, { 'x-eb-client': 'ebkit/test' })
      assert.equal(answer.status, 401, `${route.method} ${route.url}`)
    }
  })

  test('every protected route refuses an unknown bearer, even with a valid cookie', async () => {
    for (const route of gateway.app.routeTable.filter((each) => isOurs(each) && each.access !== 'public')) {
      const answer = await call(route, {
        'x-eb-client': 'ebkit/test',
        cookie,
        authorization: 'Bearer nonsense',
      })
      assert.equal(answer.status, 401, `${route.method} ${route.url}`)
    }
  })

  test('F-GW-7 every call that changes something is refused without X-Eb-Client, GET or not', async () => {
    const changing = gateway.app.routeTable.filter(
      (route) => isOurs(route) && route.changesState && route.access !== 'partner',
    )
    assert.ok(changing.length >= 3)
    for (const route of changing) {
      const answer = await call(route, { cookie })
      assert.equal(answer.status, 403, `${route.method} ${route.url}`)
      assert.equal(await codeOf(answer), 'client-header-missing')
    }
  })

  test('F-GW-7 what a form of another site can send changes nothing', async () => {
    const answer = await fetch(`${gateway.url}/feedback-api/eb/feedback/eb_user_feedback`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'text/plain', origin: 'https://evil.example' },
      body: JSON.stringify({ url: 'csrf', score: 1, description: '' }),
    })
    assert.equal(answer.status, 403)
    assert.equal((await gateway.sql("select 1 from page_feedback where url = 'csrf'")).length, 0)
  })

  test('F-GW-7 what is posted without X-Eb-Client is named: it changes nothing, or has a signature of its own', () => {
    const reading = new Set(['GET', 'HEAD', 'OPTIONS'])
    const found = gateway.app.routeTable.filter(
      (route) => isOurs(route) && !route.changesState && !reading.has(route.method),
    )
    const isFile = ({ url }: RouteEntry) => /\/export$/.test(url)
    const named = found.filter((route) => !isFile(route)).map(({ method, url }) => `${method} ${url}`)
    assert.deepEqual([...new Set(named)].sort(), withoutHeader)
  })

  test('F-GW-7 a form of the demo is taken from a page of the gateway only, also from one of another port', async () => {
    const forms = [
      '/eb/demo/mini-program/authorization',
      '/eb/demo/mini-program/registration',
      '/eb/demo/wecom/authorisation?hotelId=100101',
    ]
    const own = new URL(gateway.url).origin
    const send = (path: string, headers: Record<string, string>) =>
      fetch(gateway.url + path, {
        method: 'POST',
        headers: { cookie, ...headers },
        body: new URLSearchParams(),
      })
    const from = { origin: 'http://127.0.0.1:1' }
    const refused: Record<string, string>[] = [
      {},
      from,
      { origin: 'null' },
      { ...from, 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'cross-site' },
      { origin: own, 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'none' },
    ]
    const taken: Record<string, string>[] = [
      { origin: own },
      { 'sec-fetch-site': 'same-origin' },
      { 'x-eb-client': 'ebkit/test' },
    ]
    const changed = () =>
      gateway.sql("select updated_at from applet where brand_id = '1001' and platform_type = 'wechat'")
    for (const path of forms) {
      const before = await changed()
      for (const headers of refused) {
        const answer = await send(path, headers)
        assert.equal(answer.status, 403, `${path} ${JSON.stringify(headers)}`)
        assert.equal(await codeOf(answer), 'client-header-missing')
      }
      assert.deepEqual(await changed(), before)
      for (const headers of taken)
        assert.equal((await send(path, headers)).status, 200, `${path} ${JSON.stringify(headers)}`)
    }
  })

  test('F-GW-7 the preflight of an unknown origin gets no consent', async () => {
    const answer = await fetch(`${gateway.url}/feedback-api/eb/feedback/eb_user_feedback`, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://evil.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'x-eb-client,content-type',
      },
    })
    assert.equal(answer.headers.get('access-control-allow-origin'), null)
    assert.equal(answer.headers.get('access-control-allow-headers'), null)
  })

  test('reading needs no X-Eb-Client', async () => {
    assert.equal((await fetch(`${gateway.url}/api/session`, { headers: { cookie } })).status, 200)
  })
})

describe('access to routes where AMap is configured', () => {
  test('the map’s service is open besides, for whoever has the key that browsers have', async () => {
    const amap = { key: 'browserkey', secret: 'topsecret123', service: 'http://127.0.0.1:1' }
    const gateway = await startTestGateway({ settings: { map: { amap } } })
    try {
      assert.deepEqual(openRoutes(gateway).sort(), ['/_AMapService/*', ...open].sort())
      const service = (key: string) => fetch(`${gateway.url}/_AMapService/v3/geocode/geo?key=${key}`)
      assert.equal((await service('another')).status, 403)
      const answer = await service(amap.key)
      assert.equal(answer.status, 502, 'it is passed on, and nobody is there')
      assert.ok(!(await answer.text()).includes(amap.secret))
    } finally {
      await gateway.stop()
    }
  })
})
