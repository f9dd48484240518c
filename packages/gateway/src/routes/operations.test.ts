import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, before, describe, test } from 'node:test'
import { startTestGateway, type TestGateway } from '@ebkit/testing'

describe('operations', () => {
  let gateway: TestGateway
  before(async () => {
    gateway = await startTestGateway({ settings: { trustProxy: '127.0.0.1' } })
  })
  after(() => gateway.stop())

  test('/healthz and /readyz', async () => {
    assert.deepEqual(await (await fetch(`${gateway.url}/healthz`)).json(), { status: 'ok' })
    assert.deepEqual(await (await fetch(`${gateway.url}/readyz`)).json(), { status: 'ready' })
  })

  test('/metrics counts by route pattern and answers this machine only', async () => {
    await fetch(`${gateway.url}/examples/plain.html`)
    const text = await (await fetch(`${gateway.url}/metrics`)).text()
    assert.match(text, /^http_requests_total\{method="GET",route="\/examples\/\*",status="200"\} 1$/m)
    assert.match(text, /^http_request_duration_seconds_bucket\{le="\+Inf"\} \d+$/m)
    assert.match(text, /^database_connections\{state="idle"\} \d+$/m)
    const elsewhere = await fetch(`${gateway.url}/metrics`, { headers: { 'x-forwarded-for': '203.0.113.7' } })
    assert.equal(elsewhere.status, 404)
  })

  test('the dashboard shows nothing that /metrics does not answer', async () => {
    const file = new URL('../../dashboards/gateway.json', import.meta.url)
    const expressions = [...readFileSync(file, 'utf8').matchAll(/"expr": "(.*)"/g)].map(
      ([, text = '']) => text,
    )
    const wanted = new Set(expressions.flatMap((text) => text.match(/\b(http|database|process)_\w+/g) ?? []))
    const text = await (await fetch(`${gateway.url}/metrics`)).text()
    assert.ok(wanted.size > 4)
    for (const name of wanted) assert.match(text, new RegExp(`^${name}[{ ]`, 'm'))
  })

  test('/metrics with a token answers requests that have it', async () => {
    const guarded = await startTestGateway({ settings: { metrics: { token: 'a-token-for-metrics' } } })
    const ask = async (authorization?: string) =>
      (await fetch(`${guarded.url}/metrics`, { headers: authorization ? { authorization } : {} })).status
    assert.equal(await ask(), 401)
    assert.equal(await ask('Bearer wrong'), 401)
    assert.equal(await ask('Bearer a-token-for-metrics'), 200)
    await guarded.stop()
  })

  test('disabled /metrics answers nobody, not even this machine, where a proxy runs', async () => {
    const closed = await startTestGateway({ settings: { metrics: 'off' } })
    const ways: Record<string, string>[] = [
      {},
      { authorization: 'Bearer undefined' },
      { authorization: 'Bearer ' },
    ]
    for (const headers of ways) assert.equal((await fetch(`${closed.url}/metrics`, { headers })).status, 404)
    await closed.stop()
  })

  test('client addresses are accepted from named proxies only', async () => {
    const attempts = async (trustProxy: false | string) => {
      const other = await startTestGateway({ settings: { trustProxy } })
      await fetch(`${other.url}/api/session`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-eb-client': 'ebkit/test',
          'x-forwarded-for': '203.0.113.7',
        },
        body: JSON.stringify({ account: 'nobody', password: 'x' }),
      })
      const [row] = await other.sql<{ address: string }>('select address from login_attempt')
      await other.stop()
      return row?.address
    }
    assert.equal(await attempts(false), '127.0.0.1')
    assert.equal(await attempts('10.0.0.1'), '127.0.0.1')
    assert.equal(await attempts('127.0.0.1'), '203.0.113.7')
  })

  test('over the rate limit: 429 in the error shape, with Retry-After', async () => {
    const limited = await startTestGateway({
      settings: { rateLimits: { request: 5, login: 2, embedToken: 5, store: 1_000, image: 1_000 } },
    })
    const statuses: number[] = []
    for (let count = 0; count < 7; count++) statuses.push((await fetch(`${limited.url}/healthz`)).status)
    assert.deepEqual(statuses, [200, 200, 200, 200, 200, 429, 429])
    const answer = await fetch(`${limited.url}/healthz`)
    assert.ok(Number(answer.headers.get('retry-after')) > 0)
    const { code, requestId } = (await answer.json()) as { code: string; requestId: string }
    assert.equal(code, 'rate-limited')
    assert.ok(requestId)
    await limited.stop()
  })

  test('the OpenAPI page describes every call with the schemas that are checked', async () => {
    const api = (await (await fetch(`${gateway.url}/docs/api/json`)).json()) as {
      paths: Record<
        string,
        Record<
          string,
          {
            operationId: string
            parameters?: { name: string; schema: { enum?: string[] } }[]
            requestBody?: { content: Record<string, { schema: { required: string[] } }> }
          }
        >
      >
    }
    const documented = Object.entries(api.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    const calls = gateway.app.routeTable
      .filter(
        ({ method, url }) =>
          !['HEAD', 'OPTIONS'].includes(method) &&
          /api\/|^\/(file-service|wxa-admin|:service|eb\/embedding)(\/|$)/.test(url) &&
          !url.startsWith('/docs'),
      )
      .map(({ method, url }) => `${method} ${url.replaceAll(/:(\w+)/g, '{$1}')}`)
    assert.deepEqual(documented.sort(), calls.sort())
    const parameters = api.paths['/{service}/eb/{resource}/list']?.get?.parameters ?? []
    const choices = (name: string) => parameters.find((each) => each.name === name)?.schema.enum ?? []
    assert.ok(choices('service').includes('merchant-api'))
    assert.ok(choices('resource').includes('ticket-product'))
    const submit = api.paths['/feedback-api/eb/feedback/eb_user_feedback']?.post
    assert.deepEqual(submit?.requestBody?.content['application/json']?.schema.required, [
      'url',
      'score',
      'description',
    ])
    assert.equal((await fetch(`${gateway.url}/docs/api/`)).status, 200)
  })

  test('an internal error answers 500 without its message, and the gateway continues', async () => {
    const cookie = await gateway.signIn('clerk')
    await gateway.sql('alter table page_feedback rename to page_feedback_gone')
    const answer = await fetch(`${gateway.url}/feedback-api/eb/feedback/get_eb_user_feedback?url=x`, {
      headers: { cookie },
    })
    const text = await answer.text()
    await gateway.sql('alter table page_feedback_gone rename to page_feedback')
    assert.equal(answer.status, 500)
    assert.equal(JSON.parse(text).code, 'internal')
    assert.doesNotMatch(text, /page_feedback|select|relation/i)
    assert.equal((await fetch(`${gateway.url}/readyz`)).status, 200)
  })

  test('unknown paths answer 404 in the error format', async () => {
    for (const [method, path] of [
      ['GET', '/no-such-call'],
      ['PUT', '/api/session'],
      ['POST', '/healthz'],
    ] as const) {
      const answer = await fetch(gateway.url + path, { method })
      assert.equal(answer.status, 404)
      assert.equal(((await answer.json()) as { code: string }).code, 'not-found')
    }
  })
})
