import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { startTestGateway, type TestGateway, testPassword } from '@ebkit/testing'
import { sweep } from './sessions'

interface Body {
  code: unknown
  data: Record<string, unknown>
}

describe('signing in', () => {
  let gateway: TestGateway
  before(async () => {
    gateway = await startTestGateway({ settings: { trustProxy: '127.0.0.1' } })
  })
  after(() => gateway.stop())
  beforeEach(() => gateway.sql('truncate login_attempt, known_device, session'))

  function tryLogin(account: string, password: string, headers: Record<string, string> = {}) {
    return fetch(`${gateway.url}/api/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-eb-client': 'ebkit/test', ...headers },
      body: JSON.stringify({ account, password }),
    })
  }
  const from = (address: string) => ({ 'x-forwarded-for': address })
  const bodyOf = async (answer: Response) => (await answer.json()) as Body
  const whoAmI = (cookie: string) => fetch(`${gateway.url}/api/session`, { headers: { cookie } })
  const cookiesOf = (answer: Response) =>
    new Map(answer.headers.getSetCookie().map((line) => [line.split('=', 1)[0], line]))
  const pairOf = (line: string | undefined) => line?.split(';', 1)[0] ?? ''

  /** Until an attempt waits for its account's lock. */
  async function untilWaiting() {
    const waiting = `select 1 from pg_locks join pg_database on database = pg_database.oid
      where locktype = 'advisory' and not granted and datname = current_database()`
    const end = Date.now() + 10_000
    while (!(await gateway.sql(waiting)).length) assert.ok(Date.now() < end, 'none waits')
  }

  test('returns the identity, with brand, stores and permissions', async () => {
    const { code, data } = await bodyOf(await tryLogin(' Manager ', testPassword))
    assert.equal(code, 0)
    assert.deepEqual(
      { account: data.account, brandId: data.brandId, hotelId: data.hotelId, adminId: data.adminId },
      { account: 'manager', brandId: '1001', hotelId: '100101', adminId: null },
    )
    assert.deepEqual(
      (data.hotels as { hotelId: string }[]).map((hotel) => hotel.hotelId),
      ['100101', '100102', '100103'],
    )
    assert.ok((data.permissions as string[]).includes('ticketOrder:*'))
    assert.ok(Number(data.brandHue) >= 0 && Number(data.brandHue) < 360)
  })

  test('the cookie is HttpOnly, SameSite=Lax, for the whole site, and ends with the browser', async () => {
    const cookie = cookiesOf(await tryLogin('clerk', testPassword)).get('eb_session') ?? ''
    assert.match(cookie, /; HttpOnly/)
    assert.match(cookie, /; SameSite=Lax/)
    assert.match(cookie, /; Path=\/(;|$)/)
    assert.doesNotMatch(cookie, /Max-Age|Expires|Secure/)
  })

  test("the database stores only the hash of a cookie's value", async () => {
    const value =
      pairOf(cookiesOf(await tryLogin('clerk', testPassword)).get('eb_session')).split('=')[1] ?? ''
    const rows = await gateway.sql('select * from session')
    assert.equal(rows.length, 1)
    assert.equal(JSON.stringify(rows).includes(value), false)
  })

  test('an unknown account and a wrong password get the same answer', async () => {
    const unknown = await tryLogin('nobody', 'wrong')
    const wrong = await tryLogin('clerk', 'wrong')
    const strip = ({ code, data }: Body) => ({ code, data })
    assert.equal(unknown.status, 401)
    assert.equal(wrong.status, 401)
    assert.deepEqual(strip(await bodyOf(unknown)), strip(await bodyOf(wrong)))
    assert.deepEqual(strip(await bodyOf(await tryLogin('clerk', 'wrong'))), {
      code: 'bad-credentials',
      data: { attemptsLeft: 3 },
    })
  })

  test('former, locked and unauthorised employees are refused', async () => {
    const restore = "update employee set status = 'ON_JOB', can_login = true where employee_no = 'U003'"
    for (const change of ["status = 'LEFT'", "status = 'LOCKED'", 'can_login = false']) {
      await gateway.sql(`update employee set ${change} where employee_no = 'U003'`)
      assert.equal((await tryLogin('clerk', testPassword)).status, 401, change)
      await gateway.sql(restore)
    }
    assert.equal((await tryLogin('clerk', testPassword)).status, 200)
  })

  test('a locked user’s session ends with the next request', async () => {
    const cookie = pairOf(cookiesOf(await tryLogin('viewer', testPassword)).get('eb_session'))
    assert.equal((await whoAmI(cookie)).status, 200)
    await gateway.sql("update employee set status = 'LOCKED' where employee_no = 'U004'")
    assert.equal((await whoAmI(cookie)).status, 401)
    await gateway.sql("update employee set status = 'ON_JOB' where employee_no = 'U004'")
  })

  test('using a session extends it', async () => {
    const cookie = pairOf(cookiesOf(await tryLogin('viewer', testPassword)).get('eb_session'))
    await gateway.sql(
      "update session set last_seen_at = now() - interval '2 minutes', expires_at = now() + interval '1 minute'",
    )
    await whoAmI(cookie)
    const [row] = await gateway.sql(
      "select expires_at > now() + interval '11 hours' as prolonged from session",
    )
    assert.equal(row?.prolonged, true)
  })

  test('a user whose store was closed signs in at another, if there is one', async () => {
    await gateway.sql("update hotel set audit_status = 'CLOSED' where hotel_id = '100101'")
    const manager = (await bodyOf(await tryLogin('manager', testPassword))).data
    const clerk = await tryLogin('clerk', testPassword)
    await gateway.sql("update hotel set audit_status = 'OPEN' where hotel_id = '100101'")
    assert.equal(manager.hotelId, '100102')
    assert.equal(clerk.status, 401)
  })

  test('deletes what has expired, and nothing else', async () => {
    const cookie = pairOf(cookiesOf(await tryLogin('viewer', testPassword)).get('eb_session'))
    await tryLogin('clerk', testPassword)
    await gateway.sql("update session set expires_at = now() - interval '1 second' where user_id = '100193'")
    await gateway.sql("update login_attempt set at = now() - interval '2 days' where account = 'clerk'")
    await sweep(gateway.database.signIn)
    assert.deepEqual(await gateway.sql('select user_id from session'), [{ user_id: '100194' }])
    assert.deepEqual(await gateway.sql('select account from login_attempt'), [{ account: 'viewer' }])
    assert.equal((await whoAmI(cookie)).status, 200)
  })

  test('a session expires', async () => {
    const cookie = pairOf(cookiesOf(await tryLogin('viewer', testPassword)).get('eb_session'))
    await gateway.sql("update session set expires_at = now() - interval '1 second'")
    assert.equal((await whoAmI(cookie)).status, 401)
  })

  test('signing out ends the session on the server, not only in the browser', async () => {
    const cookie = pairOf(cookiesOf(await tryLogin('clerk', testPassword)).get('eb_session'))
    const answer = await fetch(`${gateway.url}/api/session`, {
      method: 'DELETE',
      headers: { cookie, 'x-eb-client': 't' },
    })
    assert.equal(answer.status, 200)
    assert.equal((await whoAmI(cookie)).status, 401)
  })

  test('F-GW-6 the session id is new at every login, and an injected one never becomes a session', async () => {
    const planted = 'eb_session=planted-by-somebody-else'
    const first = cookiesOf(await tryLogin('clerk', testPassword, { cookie: planted }))
    const cookie = pairOf(first.get('eb_session'))
    assert.notEqual(cookie, planted)
    assert.equal((await whoAmI(planted)).status, 401)
    assert.equal((await whoAmI(cookie)).status, 200)
    const second = pairOf(cookiesOf(await tryLogin('clerk', testPassword, { cookie })).get('eb_session'))
    assert.notEqual(second, cookie)
    assert.equal((await whoAmI(cookie)).status, 401, 'the session from before the login is over')
    assert.equal((await whoAmI(second)).status, 200)
  })

  test('F-GW-6 an injected device cookie is replaced', async () => {
    const answer = await tryLogin('clerk', testPassword, { cookie: 'eb_device=planted' })
    assert.notEqual(pairOf(cookiesOf(answer).get('eb_device')), 'eb_device=planted')
  })

  test('F-GW-5 after five wrong passwords the sixth attempt is refused with a wait, even with the right password', async () => {
    for (let left = 4; left >= 0; left--) {
      const answer = await tryLogin('clerk', 'wrong', from('203.0.113.1'))
      assert.equal(answer.status, 401)
      assert.equal((await bodyOf(answer)).data.attemptsLeft, left)
    }
    const refused = await tryLogin('clerk', testPassword, from('203.0.113.1'))
    assert.equal(refused.status, 429)
    const { code, data } = await bodyOf(refused)
    assert.equal(code, 'too-many-attempts')
    assert.ok(Number(data.retryAfter) > 0 && Number(data.retryAfter) <= 900)
    assert.equal(refused.headers.get('retry-after'), String(data.retryAfter))
  })

  test('F-GW-5 of a hundred concurrent attempts at most five are checked', async () => {
    const guesses = Array.from({ length: 100 }, (_, index) =>
      tryLogin('clerk', `guess ${index}`, from('203.0.113.2')),
    )
    const statuses = (await Promise.all(guesses)).map((answer) => answer.status)
    assert.equal(statuses.filter((status) => status === 401).length, 5)
    assert.equal(statuses.filter((status) => status === 429).length, 95)
  })

  test('F-GW-5 waiting attempts on one account do not delay other users', async () => {
    const cookie = await gateway.signIn('manager')
    // As on a machine on which each check is slow.
    await gateway.sql("select pg_advisory_lock(1, hashtext('clerk'))")
    const guess = () => tryLogin('clerk', 'wrong', from('203.0.113.7'))
    const guesses = Promise.all(Array.from({ length: 20 }, guess))
    await untilWaiting()
    const { status } = await whoAmI(cookie)
    await gateway.sql("select pg_advisory_unlock(1, hashtext('clerk'))")
    assert.equal(status, 200)
    const statuses = (await guesses).map((answer) => answer.status)
    assert.equal(statuses.filter((status) => status === 401).length, 5)
    assert.equal(statuses.filter((status) => status === 429).length, 15)
  })

  test('F-GW-5 attempts do not lock out the owner at another address', async () => {
    for (let count = 0; count < 6; count++) await tryLogin('clerk', 'wrong', from('203.0.113.3'))
    assert.equal((await tryLogin('clerk', testPassword, from('203.0.113.3'))).status, 429)
    assert.equal((await tryLogin('clerk', testPassword, from('198.51.100.9'))).status, 200)
  })

  test('F-GW-5 a browser that has signed in before is admitted even from the address of the attempts', async () => {
    const device = pairOf(
      cookiesOf(await tryLogin('clerk', testPassword, from('203.0.113.4'))).get('eb_device'),
    )
    for (let count = 0; count < 6; count++) await tryLogin('clerk', 'wrong', from('203.0.113.4'))
    assert.equal((await tryLogin('clerk', testPassword, from('203.0.113.4'))).status, 429)
    assert.equal(
      (await tryLogin('clerk', testPassword, { ...from('203.0.113.4'), cookie: device })).status,
      200,
    )
  })

  test('F-GW-5 attempts from many addresses are limited per account, and a known browser is still admitted', async () => {
    const device = pairOf(
      cookiesOf(await tryLogin('manager', testPassword, from('192.0.2.1'))).get('eb_device'),
    )
    await gateway.sql(
      "insert into login_attempt (account, address) select 'manager', '203.0.114.' || n from generate_series(1, 100) n",
    )
    assert.equal((await tryLogin('manager', 'wrong', from('203.0.115.1'))).status, 429)
    assert.equal(
      (await tryLogin('manager', testPassword, { ...from('203.0.115.2'), cookie: device })).status,
      200,
    )
  })

  test('F-GW-5 an address that tries many accounts is limited', async () => {
    await gateway.sql(
      "insert into login_attempt (account, address) select 'account' || n, '203.0.113.5' from generate_series(1, 50) n",
    )
    assert.equal((await tryLogin('viewer', testPassword, from('203.0.113.5'))).status, 429)
  })

  test('F-GW-5 a correct password resets the previous failures', async () => {
    for (let count = 0; count < 4; count++) await tryLogin('clerk', 'wrong', from('203.0.113.6'))
    assert.equal((await tryLogin('clerk', testPassword, from('203.0.113.6'))).status, 200)
    assert.equal((await bodyOf(await tryLogin('clerk', 'wrong', from('203.0.113.6')))).data.attemptsLeft, 4)
  })
})
