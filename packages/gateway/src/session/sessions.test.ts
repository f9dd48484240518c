import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { startTestGateway, type TestGateway, testPartnerKey, testPassword } from '@ebkit/testing'
import { sweep } from './sessions'
import { logIn, pairOf } from './testing/loginClient'

const clerk = { account: 'clerk', password: testPassword }
const hour = 3600
const day = 24 * hour

describe('sessions and their cookies', () => {
  let gateway: TestGateway
  before(async () => {
    gateway = await startTestGateway({ settings: { secure: true } })
  })
  after(() => gateway.stop())
  beforeEach(() => gateway.sql('truncate login_attempt, known_device, session, embed_token'))

  const ask = (method: string, headers: Record<string, string> = {}) =>
    fetch(`${gateway.url}/api/session`, { method, headers: { 'x-eb-client': 't', ...headers } })
  /** Seconds until the only session expires. */
  async function secondsLeft(): Promise<number> {
    const [row] = await gateway.sql<{ left: string }>(
      'select extract(epoch from expires_at - now()) as left from session',
    )
    return Number(row?.left)
  }
  const assertAbout = (seconds: number, expected: number) =>
    assert.ok(Math.abs(seconds - expected) < 60, `${seconds} of ${expected}`)

  test('a session lives for half a day, and its cookie as long as the browser', async () => {
    const { cookies } = await logIn(gateway, clerk)
    assertAbout(await secondsLeft(), 12 * hour)
    assert.doesNotMatch(cookies.get('__Host-eb_session') ?? '', /Max-Age|Expires/)
    assert.deepEqual(await gateway.sql('select remember from session'), [{ remember: false }])
  })

  test('a remembered one lives for a week, and its cookie for the 30 days to which use may extend it', async () => {
    const { cookies } = await logIn(gateway, { ...clerk, remember: true })
    assertAbout(await secondsLeft(), 7 * day)
    assert.match(cookies.get('__Host-eb_session') ?? '', /; Max-Age=2592000(;|$)/)
    assert.deepEqual(await gateway.sql('select remember from session'), [{ remember: true }])
  })

  test('with TLS both cookies are Secure; scripts cannot read either', async () => {
    const { cookies } = await logIn(gateway, clerk)
    assert.deepEqual([...cookies.keys()].sort(), ['__Host-eb_device', '__Host-eb_session'])
    for (const line of cookies.values()) {
      assert.match(line, /; Secure(;|$)/)
      assert.match(line, /; HttpOnly(;|$)/)
      assert.match(line, /; SameSite=Lax(;|$)/)
    }
    assert.match(cookies.get('__Host-eb_session') ?? '', /; Path=\/(;|$)/)
    assert.match(cookies.get('__Host-eb_device') ?? '', /; Path=\/(;|$)/)
    assert.match(cookies.get('__Host-eb_device') ?? '', /; Max-Age=15552000(;|$)/)
  })

  for (const [remember, seconds] of [
    [false, 12 * hour],
    [true, 7 * day],
  ] as const)
    test(`use prolongs ${remember ? 'a remembered session to a week' : 'a session to half a day'}, once a minute`, async () => {
      const cookie = pairOf((await logIn(gateway, { ...clerk, remember })).cookies.get('__Host-eb_session'))
      const age = (seen: string) =>
        gateway.sql(
          `update session set last_seen_at = now() - interval '${seen}', expires_at = now() + interval '1 hour'`,
        )
      await age('50 seconds')
      assert.equal((await ask('GET', { cookie })).status, 200)
      assertAbout(await secondsLeft(), hour)
      await age('61 seconds')
      assert.equal((await ask('GET', { cookie })).status, 200)
      assertAbout(await secondsLeft(), seconds)
      const [row] = await gateway.sql(
        "select last_seen_at > now() - interval '10 seconds' as seen from session",
      )
      assert.deepEqual(row, { seen: true })
    })

  test('using one session does not extend others', async () => {
    const cookie = pairOf((await logIn(gateway, clerk)).cookies.get('__Host-eb_session'))
    await logIn(gateway, { account: 'viewer', password: testPassword })
    await gateway.sql(
      "update session set last_seen_at = now() - interval '2 minutes', expires_at = now() + interval '1 hour'",
    )
    await ask('GET', { cookie })
    const rows = await gateway.sql(
      "select user_id from session where expires_at > now() + interval '2 hours'",
    )
    assert.deepEqual(rows, [{ user_id: '100193' }])
  })

  test('signing out removes the cookie and ends this session only; without one it is no error', async () => {
    const first = pairOf((await logIn(gateway, clerk)).cookies.get('__Host-eb_session'))
    const second = pairOf((await logIn(gateway, clerk)).cookies.get('__Host-eb_session'))
    const answer = await ask('DELETE', { cookie: first })
    const [line = ''] = answer.headers.getSetCookie()
    assert.match(line, /^__Host-eb_session=; .*Path=\/;.*Expires=Thu, 01 Jan 1970/)
    assert.match(line, /; Secure/)
    assert.equal((await ask('GET', { cookie: first })).status, 401)
    assert.equal((await ask('GET', { cookie: second })).status, 200)
    assert.equal((await ask('DELETE')).status, 200)
    assert.deepEqual(((await (await ask('DELETE')).json()) as { data: unknown }).data, null)
    assert.equal((await ask('GET', { cookie: second })).status, 200)
  })

  test('signing in is recorded for the employee only', async () => {
    await gateway.sql('update employee set last_login_at = null')
    await logIn(gateway, clerk)
    await logIn(gateway, { ...clerk, password: 'wrong' })
    const rows = await gateway.sql(
      'select employee_no, brand_id from employee where last_login_at is not null',
    )
    assert.deepEqual(rows, [{ employee_no: 'U003', brand_id: '1001' }])
  })

  test('deletes expired sessions and tokens, and attempts of yesterday', async () => {
    await logIn(gateway, clerk)
    const token = () =>
      fetch(`${gateway.url}/api/embed-token`, {
        method: 'POST',
        headers: { authorization: `Bearer ${testPartnerKey}`, 'content-type': 'application/json' },
        body: JSON.stringify({ account: 'clerk', hotelId: '100101' }),
      })
    await token()
    await gateway.sql("update embed_token set expires_at = now() - interval '1 second'")
    await token()
    await gateway.sql(
      "insert into login_attempt (account, address, at) values ('old', 'a', now() - interval '25 hours'), ('young', 'a', now() - interval '23 hours')",
    )
    await sweep(gateway.database.signIn)
    const count = async (table: string) => (await gateway.sql(`select from ${table}`)).length
    assert.deepEqual([await count('session'), await count('embed_token')], [1, 1])
    const accounts = await gateway.sql<{ account: string }>(
      'select account from login_attempt order by account',
    )
    assert.deepEqual(
      accounts.map(({ account }) => account),
      ['clerk', 'young'],
    )
    await gateway.sql("update session set expires_at = now() - interval '1 second'")
    await sweep(gateway.database.signIn)
    assert.equal(await count('session'), 0)
  })
})
