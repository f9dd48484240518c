import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { startTestGateway, type TestGateway, testPartnerKey, testPassword } from '@ebkit/testing'
import { storeClient } from '../store/testing/storeClient'
import { sweep } from './sessions'

const headers = { 'content-type': 'application/json', 'x-eb-client': 'ebkit/test' }

/** Requests of one browser to one gateway. */
function browserOf(gateway: TestGateway) {
  const signIn = (account: string, password = testPassword, remember = false, more = {}) =>
    fetch(`${gateway.url}/api/session`, {
      method: 'POST',
      headers: { ...headers, ...more },
      body: JSON.stringify({ account, password, remember }),
    })
  const ask = (cookie: string, path: string, method = 'GET', body?: object) =>
    fetch(gateway.url + path, {
      method,
      headers: { 'x-eb-client': 'ebkit/test', cookie, ...(body && headers) },
      ...(body && { body: JSON.stringify(body) }),
    })
  const cookieOf = (answer: Response) =>
    answer.headers
      .getSetCookie()
      .map((line) => line.split(';', 1)[0])
      .join('; ')
  const whoAmI = async (cookie: string) => (await ask(cookie, '/api/session')).status
  const changePassword = (cookie: string, current: string, next: string) =>
    ask(cookie, '/api/session/password', 'POST', { current, next })
  return { signIn, ask, cookieOf, whoAmI, changePassword }
}

const newPassword = 'a-longer-password'

describe('the life of a session', () => {
  let gateway: TestGateway
  let browser: ReturnType<typeof browserOf>
  before(async () => {
    gateway = await startTestGateway()
    browser = browserOf(gateway)
  })
  after(() => gateway.stop())
  let hash: string
  beforeEach(async () => {
    await gateway.sql('truncate login_attempt, session, embed_token')
    const [row] = await gateway.sql<{ password_hash: string }>(
      "select password_hash from user_account where account = 'viewer'",
    )
    hash ??= row?.password_hash ?? ''
    await gateway.sql("update user_account set password_hash = $1 where account = 'clerk'", [hash])
  })

  const signIn = async (account: string, password?: string, remember?: boolean) =>
    browser.cookieOf(await browser.signIn(account, password, remember))

  test('ends 12 hours after sign-in, or 30 days if remembered, regardless of use', async () => {
    for (const [remember, hours] of [
      [false, 12],
      [true, 30 * 24],
    ] as const) {
      await gateway.sql('truncate session')
      const cookie = await signIn('clerk', testPassword, remember)
      const begun = (ago: string) =>
        gateway.sql(
          `update session set created_at = now() - interval '${ago}', last_seen_at = now() - interval '2 minutes', expires_at = now() + interval '1 hour'`,
        )
      await begun(`${hours - 1} hours`)
      assert.equal(await browser.whoAmI(cookie), 200)
      const [row] = await gateway.sql(
        "select expires_at - created_at <= make_interval(hours => $1) as held, last_seen_at > now() - interval '1 minute' as used from session",
        [hours],
      )
      assert.deepEqual(row, { held: true, used: true }, 'using it does not prolong it beyond its end')
      await begun(`${hours} hours 1 second`)
      assert.equal(await browser.whoAmI(cookie), 401)
      await sweep(gateway.database.signIn)
      assert.deepEqual(await gateway.sql('select from session'), [])
    }
  })

  test('a remembered one ends after 7 days without a request; its cookie lives 30 days', async () => {
    const answer = await browser.signIn('clerk', testPassword, true)
    assert.match(answer.headers.getSetCookie()[0] ?? '', /; Max-Age=2592000;/)
    const [row] = await gateway.sql(
      "select expires_at < now() + interval '7 days 1 minute' as idle from session",
    )
    assert.equal(row?.idle, true)
  })

  test('keys of the store expire with the session: signed out, expired, disabled', async () => {
    for (const end of [
      (cookie: string) => browser.ask(cookie, '/api/session', 'DELETE'),
      () => gateway.sql("update session set expires_at = now() - interval '1 second'"),
      () => gateway.sql("update session set created_at = now() - interval '13 hours'"),
    ]) {
      const cookie = await signIn('clerk')
      const { data } = (await (await browser.ask(cookie, '/api/oss-api/token/zktimg')).json()) as {
        data: Parameters<typeof storeClient>[0] & { path: string }
      }
      const client = storeClient(data)
      await client.put(`${data.path}mine`, Buffer.from('x'))
      await end(cookie)
      for (const call of [
        () => client.put(`${data.path}late`, Buffer.from('x')),
        () => client.get(`${data.path}mine`),
        () => client.delete(`${data.path}mine`),
        () => client.list({ prefix: data.path, 'max-keys': 5 }, {}),
      ])
        await assert.rejects(call as () => Promise<unknown>, { code: 'SecurityTokenExpired', status: 403 })
      const again = await signIn('clerk')
      assert.equal((await browser.ask(again, '/api/oss-api/token/zktimg')).status, 200)
    }
  })

  test('keys that a partner’s page requested expire with its token', async () => {
    const issued = await fetch(`${gateway.url}/api/embed-token`, {
      method: 'POST',
      headers: { authorization: `Bearer ${testPartnerKey}`, 'content-type': 'application/json' },
      body: JSON.stringify({ account: 'manager', hotelId: '100101' }),
    })
    const { data: embed } = (await issued.json()) as { data: { token: string } }
    const lent = await fetch(`${gateway.url}/api/oss-api/token/zktimg`, {
      headers: { authorization: `Bearer ${embed.token}` },
    })
    const { data } = (await lent.json()) as { data: Parameters<typeof storeClient>[0] & { path: string } }
    const client = storeClient(data)
    await client.put(`${data.path}theirs`, Buffer.from('x'))
    await gateway.sql("update embed_token set expires_at = now() - interval '1 second'")
    await assert.rejects(client.get(`${data.path}theirs`), { code: 'SecurityTokenExpired' })
  })

  test('changing the password ends other sessions; this one continues with a new cookie', async () => {
    const [here, there] = [await signIn('clerk', testPassword, true), await signIn('clerk')]
    const answer = await browser.changePassword(here, testPassword, newPassword)
    assert.equal(answer.status, 200)
    assert.match(answer.headers.getSetCookie()[0] ?? '', /; Max-Age=2592000;/, 'it is remembered as before')
    assert.deepEqual(
      [
        await browser.whoAmI(here),
        await browser.whoAmI(there),
        await browser.whoAmI(browser.cookieOf(answer)),
      ],
      [401, 401, 200],
    )
    assert.equal((await browser.signIn('clerk')).status, 401)
    assert.equal((await browser.signIn('clerk', newPassword)).status, 200)
  })

  test('changing the password needs the current one, has the limits of sign-ins, and refuses a short one', async () => {
    const cookie = await signIn('clerk')
    assert.equal((await browser.changePassword(cookie, testPassword, 'short')).status, 400)
    const wrong = await browser.changePassword(cookie, 'wrong', newPassword)
    assert.equal(wrong.status, 401)
    const { code, data } = (await wrong.json()) as { code: string; data: { attemptsLeft: number } }
    assert.deepEqual([code, data.attemptsLeft], ['bad-credentials', 4])
    for (let left = 3; left >= 0; left--) await browser.changePassword(cookie, 'wrong', newPassword)
    assert.equal((await browser.changePassword(cookie, testPassword, newPassword)).status, 429)
    await gateway.sql('truncate login_attempt')
    await gateway.sql(
      "update user_account set password_hash = (select password_hash from user_account where account = 'manager') where account = 'clerk'",
    )
    assert.equal(await browser.whoAmI(cookie), 200)
    assert.equal((await browser.changePassword('', testPassword, newPassword)).status, 401)
  })

  test('signing out everywhere ends all sessions and tokens of the account, and no others', async () => {
    const [here, there, other] = [await signIn('clerk'), await signIn('clerk'), await signIn('viewer')]
    assert.equal((await browser.ask(here, '/api/session/all', 'DELETE')).status, 200)
    assert.deepEqual(
      [await browser.whoAmI(here), await browser.whoAmI(there), await browser.whoAmI(other)],
      [401, 401, 200],
    )
  })

  test('a partner’s page may do neither', async () => {
    const issued = await fetch(`${gateway.url}/api/embed-token`, {
      method: 'POST',
      headers: { authorization: `Bearer ${testPartnerKey}`, 'content-type': 'application/json' },
      body: JSON.stringify({ account: 'clerk', hotelId: '100101' }),
    })
    const { data } = (await issued.json()) as { data: { token: string } }
    const byToken = (path: string, method: string, body?: object) =>
      fetch(gateway.url + path, {
        method,
        headers: { 'x-eb-client': 't', authorization: `Bearer ${data.token}`, ...(body && headers) },
        ...(body && { body: JSON.stringify(body) }),
      })
    const passwords = { current: testPassword, next: newPassword }
    assert.equal((await byToken('/api/session/password', 'POST', passwords)).status, 403)
    assert.equal((await byToken('/api/session/all', 'DELETE')).status, 403)
  })
})

describe('cookies with TLS', () => {
  test('have `__Host-` names', async () => {
    const gateway = await startTestGateway({ settings: { secure: true } })
    try {
      const { signIn, whoAmI, cookieOf, ask } = browserOf(gateway)
      const answer = await signIn('clerk')
      const lines = answer.headers.getSetCookie()
      assert.deepEqual(
        lines.map((line) => line.split('=', 1)[0]),
        ['__Host-eb_session', '__Host-eb_device'],
      )
      for (const line of lines) {
        assert.match(line, /; Path=\/(;|$)/)
        assert.match(line, /; Secure(;|$)/)
        assert.doesNotMatch(line, /Domain/)
      }
      const cookie = cookieOf(answer)
      assert.equal(await whoAmI(cookie), 200)
      assert.equal(
        await whoAmI(cookie.replaceAll('__Host-', '')),
        401,
        'one that anybody may set is not read',
      )
      const out = await ask(cookie, '/api/session', 'DELETE')
      assert.match(out.headers.getSetCookie()[0] ?? '', /^__Host-eb_session=;/)
    } finally {
      await gateway.stop()
    }
  })
})

describe('the cost of a password', () => {
  test('as in production: hashes of lower cost are replaced at the next sign-in', async () => {
    const cost = 2 ** 17
    const gateway = await startTestGateway({ settings: { passwordCost: cost } })
    try {
      const { signIn } = browserOf(gateway)
      const costNow = async () => {
        const [row] = await gateway.sql<{ password_hash: string }>(
          "select password_hash from user_account where account = 'clerk'",
        )
        return Number(row?.password_hash.split('$')[1])
      }
      assert.ok((await costNow()) < cost, 'the fault: it is cheap')
      assert.equal((await signIn('clerk', 'wrong')).status, 401)
      assert.ok((await costNow()) < cost, 'a wrong password changes nothing')
      assert.equal((await signIn('clerk')).status, 200)
      assert.equal(await costNow(), cost)
      assert.equal((await signIn('clerk')).status, 200)
    } finally {
      await gateway.stop()
    }
  })
})
