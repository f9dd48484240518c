import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { startTestGateway, type TestGateway, testPartnerKey } from '@ebkit/testing'

/** Authentication of requests. */
describe('authentication', () => {
  let gateway: TestGateway
  let cookie: string
  let token: string
  before(async () => {
    gateway = await startTestGateway()
    cookie = await gateway.signIn('manager')
    token = await tokenFor('manager', '100102')
  })
  after(() => gateway.stop())

  async function tokenFor(account: string, hotelId: string) {
    const answer = await askToken({ authorization: `Bearer ${testPartnerKey}` }, { account, hotelId })
    return ((await answer.json()) as { data: { token: string } }).data.token
  }
  const askToken = (headers: Record<string, string>, body = { account: 'manager', hotelId: '100102' }) =>
    fetch(`${gateway.url}/api/embed-token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  const whoAmI = (headers: Record<string, string>, method = 'GET') =>
    fetch(`${gateway.url}/api/session`, { method, headers })
  const outcome = async (answer: Response) => {
    const { code, message } = (await answer.json()) as { code: unknown; message: string }
    return { status: answer.status, code, message }
  }

  test('a token comes behind the word Bearer, in any case, and some room', async () => {
    for (const scheme of ['Bearer ', 'bearer ', 'BEARER   '])
      assert.equal((await whoAmI({ authorization: scheme + token })).status, 200, scheme)
    for (const authorization of [
      token,
      `Bearer${token}`,
      `xBearer ${token}`,
      `Bearer ${token} x`,
      `Basic ${token}`,
      'Bearer',
      'Bearer ',
      '',
    ])
      assert.equal((await whoAmI({ authorization })).status, 401, authorization)
  })

  test('a header takes precedence over a cookie', async () => {
    for (const authorization of ['', 'Bearer', 'Bearer nonsense', `Bearer ${testPartnerKey}`])
      assert.equal((await whoAmI({ authorization, cookie })).status, 401, authorization)
    assert.equal((await whoAmI({ authorization: `Bearer ${token}`, cookie: 'eb_session=x' })).status, 200)
  })

  test('a partner asks by key alone: neither session nor token are one', async () => {
    const key = { authorization: `Bearer ${testPartnerKey}` }
    assert.equal((await askToken(key)).status, 200)
    assert.equal((await askToken({ ...key, cookie })).status, 200)
    const ways: [headers: Record<string, string>, message: RegExp][] = [
      [{}, /^Send the key .*Authorization: Bearer/],
      [{ cookie, 'x-eb-client': 't' }, /^Send the key/],
      [{ authorization: `Bearer ${token}` }, /^There is no such key, or it was switched off or replaced/],
      [{ authorization: testPartnerKey }, /^Send the key/],
    ]
    for (const [headers, words] of ways) {
      const { status, code, message } = await outcome(await askToken(headers))
      assert.deepEqual({ status, code }, { status: 401, code: 'unauthenticated' })
      assert.match(message, words)
    }
  })

  test('of a key that was switched off or has ended no more is told than of one that never was', async (t) => {
    const refused = async (key: string) => outcome(await askToken({ authorization: `Bearer ${key}` }))
    const unknown = await refused('never')
    t.after(async () => {
      await gateway.sql('update partner_key set disabled = false, ends_at = null')
      token = await tokenFor('manager', '100102') // the old one went with its key
    })
    await gateway.sql('update partner_key set disabled = true')
    assert.deepEqual(await refused(testPartnerKey), unknown)
    await gateway.sql("update partner_key set disabled = false, ends_at = now() - interval '1 second'")
    assert.deepEqual(await refused(testPartnerKey), unknown)
  })

  test('the account of a token is found however it was typed, and only in the partner’s own brand', async () => {
    const key = { authorization: `Bearer ${testPartnerKey}` }
    assert.equal((await askToken(key, { account: ' MANAGER ', hotelId: '100102' })).status, 200)
    const refused = await outcome(await askToken(key, { account: 'neighbour', hotelId: '100201' }))
    assert.deepEqual(refused, { status: 404, code: 'not-found', message: 'No such account at this store' })
  })

  test('an empty cookie or one without a session is anonymous', async () => {
    for (const odd of ['eb_session=x', 'eb_session=', 'eb_session', 'other=x'])
      assert.deepEqual(await outcome(await whoAmI({ cookie: odd })), {
        status: 401,
        code: 'unauthenticated',
        message: 'Sign in first',
      })
  })

  test('unknown addresses answer 404, also without a session', async () => {
    for (const method of ['GET', 'POST']) {
      const answer = await fetch(`${gateway.url}/api/nothing`, { method })
      assert.equal((await outcome(answer)).status, 404, method)
    }
  })

  test('F-GW-7 asking by GET and HEAD needs no X-Eb-Client, changing does, with a reason', async () => {
    assert.equal((await whoAmI({ cookie })).status, 200)
    assert.equal((await whoAmI({ cookie }, 'HEAD')).status, 200)
    const refused = await outcome(await whoAmI({ cookie }, 'DELETE'))
    assert.deepEqual([refused.status, refused.code], [403, 'client-header-missing'])
    assert.match(refused.message, /X-Eb-Client/)
    assert.equal((await whoAmI({ cookie })).status, 200, 'the session goes on')
  })

  test('pages by token: of the gateway itself, of the brand’s list, of no other origin, which is named', async () => {
    const from = (origin: string) => whoAmI({ authorization: `Bearer ${token}`, origin })
    for (const origin of [gateway.url, 'http://localhost:4200', 'null'])
      assert.equal((await from(origin)).status, 200, origin)
    for (const origin of [gateway.url.replace('http:', 'https:'), `${gateway.url}0`, 'http://localhost']) {
      const refused = await outcome(await from(origin))
      assert.deepEqual([refused.status, refused.code], [403, 'origin-unlisted'])
      assert.ok(refused.message.includes(origin), refused.message)
    }
  })

  test('a gateway behind a proxy knows its pages by the address that is public', async () => {
    const publicOrigin = 'https://pms.example.com'
    const behind = await startTestGateway({ settings: { publicOrigin } })
    const own = await fetch(`${behind.url}/api/embed-token`, {
      method: 'POST',
      headers: { authorization: `Bearer ${testPartnerKey}`, 'content-type': 'application/json' },
      body: JSON.stringify({ account: 'manager', hotelId: '100102' }),
    })
    const authorization = `Bearer ${((await own.json()) as { data: { token: string } }).data.token}`
    const from = (origin: string) =>
      fetch(`${behind.url}/api/session`, { headers: { authorization, origin } })
    const statuses = [(await from(publicOrigin)).status, (await from(behind.url)).status]
    await behind.stop()
    assert.deepEqual(statuses, [200, 403])
  })
})
