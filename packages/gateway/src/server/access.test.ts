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

describe('access to routes', () => {
  let gateway: TestGateway
  let cookie: string
  before(async () => {
    gateway = await startTestGateway()
    cookie = await gateway.signIn('admin')
  })
  after(() => gateway.stop())

  const isOurs = ({ method, url }: RouteEntry) => method !== 'OPTIONS' && !url.startsWith('/docs/api')
  const call = ({ method, url }: RouteEntry, headers: Record<string, string>) =>
    fetch(gateway.url + url.replaceAll(/:(\w+)|\*/g, 'x'), { method, headers })
  const codeOf = async (answer: Response) => ((await answer.json()) as { code: unknown }).code

  test('routes are closed unless they were opened on purpose', () => {
    const found = gateway.app.routeTable.filter((route) => isOurs(route) && route.access === 'public')
    assert.deepEqual([...new Set(found.map((route) => route.url))].sort(), open)
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
