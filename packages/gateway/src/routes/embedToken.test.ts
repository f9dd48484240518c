import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { startTestGateway, type TestGateway, testPartnerKey } from '@ebkit/testing'

const partnerOrigin = 'http://localhost:4200'

describe('embed tokens', () => {
  let gateway: TestGateway
  before(async () => {
    gateway = await startTestGateway()
  })
  after(() => gateway.stop())

  const ask = (body: unknown, key = testPartnerKey) =>
    fetch(`${gateway.url}/api/embed-token`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })

  async function tokenFor(account: string, hotelId: string) {
    const answer = await ask({ account, hotelId })
    assert.equal(answer.status, 200)
    return ((await answer.json()) as { data: { token: string; expiresAt: string } }).data
  }

  const call = (token: string, headers: Record<string, string> = {}) =>
    fetch(`${gateway.url}/api/session`, { headers: { authorization: `Bearer ${token}`, ...headers } })

  const outcome = async (answer: Response) => ({
    status: answer.status,
    code: ((await answer.json()) as { code: unknown }).code,
  })

  test('a partner’s server gets one for a user at a store, valid for 15 minutes', async () => {
    const before = Date.now()
    const { token, expiresAt } = await tokenFor('manager', '100102')
    const minutes = (Date.parse(expiresAt) - before) / 60_000
    assert.ok(minutes > 14.5 && minutes < 15.5)
    const answer = (await (await call(token, { origin: partnerOrigin })).json()) as {
      data: { account: string; hotelId: string }
    }
    assert.deepEqual(
      { account: answer.data.account, hotelId: answer.data.hotelId },
      { account: 'manager', hotelId: '100102' },
    )
  })

  test('the database keeps no token and no key, only hashes', async () => {
    const { token } = await tokenFor('clerk', '100101')
    const rows = JSON.stringify([
      await gateway.sql('select * from embed_token'),
      await gateway.sql('select * from partner_key'),
    ])
    assert.equal(rows.includes(token), false)
    assert.equal(rows.includes(testPartnerKey), false)
  })

  test('not for a wrong key, another brand’s user, or a store the user does not see', async () => {
    assert.deepEqual(await outcome(await ask({ account: 'clerk', hotelId: '100101' }, 'wrong')), {
      status: 401,
      code: 'unauthenticated',
    })
    for (const body of [
      { account: 'neighbour', hotelId: '100201' },
      { account: 'clerk', hotelId: '100102' },
      { account: 'nobody', hotelId: '100101' },
    ])
      assert.deepEqual(await outcome(await ask(body)), { status: 404, code: 'not-found' })
  })

  test('a user’s session is no partner key, a partner key no session', async () => {
    const cookie = await gateway.signIn('admin')
    const answer = await fetch(`${gateway.url}/api/embed-token`, {
      method: 'POST',
      headers: { cookie, 'x-eb-client': 't', 'content-type': 'application/json' },
      body: JSON.stringify({ account: 'admin', hotelId: '100101' }),
    })
    assert.equal(answer.status, 401)
    assert.equal((await call(testPartnerKey)).status, 401)
  })

  test('a page of another origin gets its answer, without credentials', async () => {
    const { token } = await tokenFor('clerk', '100101')
    const answer = await call(token, { origin: partnerOrigin })
    assert.equal(answer.headers.get('access-control-allow-origin'), partnerOrigin)
    assert.equal(answer.headers.get('access-control-allow-credentials'), null)
    assert.match(answer.headers.get('vary') ?? '', /origin/i)
  })

  test('the preflight of an origin on a list is let through, with our headers', async () => {
    for (const origin of [partnerOrigin, 'null']) {
      const answer = await fetch(`${gateway.url}/feedback-api/eb/feedback/eb_user_feedback`, {
        method: 'OPTIONS',
        headers: {
          origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'authorization,x-eb-client,x-eb-hotel',
        },
      })
      assert.equal(answer.status, 204)
      assert.equal(answer.headers.get('access-control-allow-origin'), origin)
      assert.match(
        answer.headers.get('access-control-allow-headers') ?? '',
        /Authorization, Content-Type, X-Eb-Client, X-Eb-Hotel/,
      )
    }
  })

  test('a token is refused from an origin that is not on its brand’s list, even if it is on another’s', async () => {
    await gateway.sql(
      "insert into brand_origin (brand_id, origin) values ('1002', 'https://other-partner.example')",
    )
    const { token } = await tokenFor('clerk', '100101')
    for (const origin of ['https://evil.example', 'https://other-partner.example', 'http://localhost:42000'])
      assert.deepEqual(await outcome(await call(token, { origin })), {
        status: 403,
        code: 'origin-unlisted',
      })
  })

  test('a token expires, and is revoked with its key or its user', async () => {
    const works = async (token: string) => (await call(token)).status === 200
    const fresh = async () => (await tokenFor('viewer', '100101')).token
    for (const [off, on] of [
      ['update partner_key set disabled = true', 'update partner_key set disabled = false'],
      [
        "update employee set status = 'LOCKED' where employee_no = 'U004'",
        "update employee set status = 'ON_JOB' where employee_no = 'U004'",
      ],
    ] as const) {
      const token = await fresh()
      assert.equal(await works(token), true)
      await gateway.sql(off)
      assert.equal(await works(token), false)
      await gateway.sql(on)
      assert.equal(await works(token), false, on)
    }
    const token = await fresh()
    assert.equal(await works(token), true)
    await gateway.sql("update embed_token set expires_at = now() - interval '1 second'")
    assert.equal(await works(token), false)
  })

  test('F-GW-1 a token reaches no store that its user does not see', async () => {
    const { token } = await tokenFor('clerk', '100101')
    assert.equal((await call(token, { 'x-eb-hotel': '100102' })).status, 404)
  })

  test('calls by token need no X-Eb-Client: a page of another site cannot send the token', async () => {
    const { token } = await tokenFor('clerk', '100101')
    const answer = await fetch(`${gateway.url}/feedback-api/eb/feedback/eb_user_feedback`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        origin: partnerOrigin,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ url: 'by-token', score: 5, description: '' }),
    })
    assert.equal(answer.status, 200)
  })

  describe('reaches', () => {
    const printerOf = async (hotelId: string) =>
      (
        await gateway.sql<{ printer_id: string }>(
          'select printer_id from printer where hotel_id = $1 order by 1 limit 1',
          [hotelId],
        )
      )[0]?.printer_id ?? ''
    const ask = (token: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
      fetch(`${gateway.url}/${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        body: body === undefined ? undefined : JSON.stringify(body),
      })
    const give = (scopes: readonly string[]) => gateway.sql('update partner_key set scopes = $1', [scopes])

    test('F-GW-1 its store alone: the user’s other stores are as if they did not exist', async () => {
      await give(['*'])
      const { token } = await tokenFor('manager', '100102')
      const [own, other] = [await printerOf('100102'), await printerOf('100101')]
      const list = async (query: string, headers = {}) =>
        ask(token, `merchant-api/eb/printer/list?${query}`, undefined, headers)
      assert.equal((await list('')).status, 200)
      assert.equal((await list('hotelId=100102')).status, 200)
      for (const query of ['hotelId=100101', 'hotelId=100102,100103', 'hotelIds=100103'])
        assert.equal((await list(query)).status, 404, query)
      assert.equal((await list('', { 'x-eb-hotel': '100101' })).status, 404)
      const statuses = async (key: string, more = {}) => [
        (await ask(token, `merchant-api/eb/printer/detail?printerId=${key}`)).status,
        (
          await ask(token, 'merchant-api/eb/printer/save', {
            printerId: key,
            version: 1,
            location: '乙',
            ...more,
          })
        ).status,
      ]
      assert.deepEqual(await statuses(own), [200, 200])
      assert.deepEqual(await statuses(other), [404, 404])
      assert.deepEqual(await statuses(other, { hotelId: '100101' }), [404, 404])
      await ask(token, 'merchant-api/eb/printer/delete', { keys: [other] })
      assert.equal((await gateway.sql('select 1 from printer where printer_id = $1', [other])).length, 1)
      for (const path of [
        'file-service/tree?hotelId=100101&brandId=1001',
        'api/oss-api/token/zktimg?hotelId=100101',
        'api/oss-api/eb/oss/tree?hotelId=100103',
      ])
        assert.equal((await ask(token, path)).status, 404, path)
    })

    test('the identity by token has its scope: one store, and the permissions that key and user share', async () => {
      await give(['printer:*', 'file:view'])
      const { token } = await tokenFor('manager', '100102')
      const { data } = (await (await call(token)).json()) as {
        data: { hotels: { hotelId: string }[]; permissions: string[] }
      }
      assert.deepEqual(
        data.hotels.map(({ hotelId }) => hotelId),
        ['100102'],
      )
      assert.deepEqual(data.permissions.sort(), ['file:view', 'printer:*'])
    })

    test('no more than its key’s scopes, from one request to the next', async () => {
      await give(['printer:view'])
      const { token } = await tokenFor('manager', '100102')
      const statuses = async () => [
        (await ask(token, 'merchant-api/eb/printer/list')).status,
        (await ask(token, 'merchant-api/eb/printer/delete', { keys: ['none'] })).status,
        (await ask(token, 'file-service/tree?hotelId=100102&brandId=1001')).status,
      ]
      assert.deepEqual(await statuses(), [200, 403, 403])
      await give(['printer:*', '*:view'])
      assert.deepEqual(await statuses(), [200, 200, 200])
      await give([])
      assert.deepEqual(await statuses(), [403, 403, 403])
    })

    test('never more than its user has, whatever its key’s scopes are', async () => {
      await give(['*'])
      const { token } = await tokenFor('viewer', '100101')
      const own = await printerOf('100101')
      assert.equal((await ask(token, 'merchant-api/eb/printer/list')).status, 200)
      for (const [path, body] of [
        ['merchant-api/eb/printer/save', { printerId: own, version: 1, location: '乙' }],
        ['merchant-api/eb/printer/delete', { keys: [own] }],
        ['file-service/delete?hotelId=100101&brandId=1001', { ossDisplayIds: ['x'], forceDelete: true }],
      ] as const)
        assert.equal((await ask(token, path, body)).status, 403, path)
    })

    test('a key needs scopes to be registered', async () => {
      await assert.rejects(
        gateway.sql("insert into partner_key (key_hash, brand_id, partner_name) values ('x', '1001', 'x')"),
        /scopes/,
      )
    })
  })
})
