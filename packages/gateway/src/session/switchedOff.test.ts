import assert from 'node:assert/strict'
import { after, afterEach, before, beforeEach, describe, test } from 'node:test'
import { startTestGateway, type TestGateway, testPartnerKey, testPassword } from '@ebkit/testing'
import { printers } from '../resources/testing/resourceClient'

/**
 * A disabled user is refused from the next request on, however they signed in. Open sessions end for good: after the
 * user is enabled again, they sign in again.
 */
describe('disabling', () => {
  let gateway: TestGateway
  let cookie: string
  let token: string
  before(async () => {
    gateway = await startTestGateway()
  })
  after(() => gateway.stop())
  beforeEach(async () => {
    cookie = await gateway.signIn('manager')
    token = await tokenAt('100102')
  })

  let restore = ''
  /** Until `takeBack`, or until the test is over. */
  async function change(table: string, value: string, otherwise: string, where: string) {
    restore = `update ${table} set ${otherwise} where ${where}`
    await gateway.sql(`update ${table} set ${value} where ${where}`)
  }
  const takeBack = () => gateway.sql(restore)
  afterEach(async () => {
    await takeBack()
    const { signIn, newToken } = await outcomes()
    assert.deepEqual({ signIn, newToken }, { signIn: 200, newToken: 200 })
  })

  const askToken = (hotelId: string) =>
    fetch(`${gateway.url}/api/embed-token`, {
      method: 'POST',
      headers: { authorization: `Bearer ${testPartnerKey}`, 'content-type': 'application/json' },
      body: JSON.stringify({ account: 'manager', hotelId }),
    })
  async function tokenAt(hotelId: string) {
    const answer = await askToken(hotelId)
    assert.equal(answer.status, 200)
    return ((await answer.json()) as { data: { token: string } }).data.token
  }
  const whoAmI = (headers: Record<string, string>) => fetch(`${gateway.url}/api/session`, { headers })
  const signIn = () =>
    fetch(`${gateway.url}/api/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-eb-client': 'ebkit/test' },
      body: JSON.stringify({ account: 'manager', password: testPassword }),
    })

  /** The manager's answers with the previous session and token, and when requesting new ones. */
  async function outcomes() {
    const answers = {
      session: await whoAmI({ cookie }),
      token: await whoAmI({ authorization: `Bearer ${token}` }),
      signIn: await signIn(),
      newToken: await askToken('100102'),
    }
    return Object.fromEntries(Object.entries(answers).map(([name, { status }]) => [name, status]))
  }
  const allOver = { session: 401, token: 401, signIn: 401, newToken: 404 }
  const openedAnew = { session: 401, token: 401, signIn: 200, newToken: 200 }

  test('an account: its session and token end, and it gets no new ones', async () => {
    await change('user_account', 'disabled = true', 'disabled = false', "account = 'manager'")
    assert.deepEqual(await outcomes(), allOver)
    await takeBack()
    assert.deepEqual(await outcomes(), openedAnew)
  })

  test('an employee who left, is locked or may no longer sign in: the same', async () => {
    for (const [value, otherwise] of [
      ["status = 'LOCKED'", "status = 'ON_JOB'"],
      ["status = 'LEFT'", "status = 'ON_JOB'"],
      ['can_login = false', 'can_login = true'],
    ] as const) {
      cookie = await gateway.signIn('manager')
      token = await tokenAt('100102')
      await change('employee', value, otherwise, "employee_no = 'U002' and brand_id = '1001'")
      assert.deepEqual(await outcomes(), allOver, value)
      await takeBack()
      assert.deepEqual(await outcomes(), openedAnew, value)
    }
  })

  test('a brand ends the sessions of its users only', async () => {
    const neighbour = await gateway.signIn('neighbour')
    await change('brand', "status = 'DISABLED'", "status = 'ENABLED'", "brand_id = '1001'")
    assert.deepEqual(await outcomes(), allOver)
    await takeBack()
    assert.deepEqual(await outcomes(), openedAnew)
    assert.equal((await whoAmI({ cookie: neighbour })).status, 200)
  })

  test('a role ends its users’ sessions and permissions; others continue', async () => {
    const viewer = await gateway.signIn('viewer')
    await change('role', "status = 'DISABLED'", "status = 'ENABLED'", "role_id = '1001-r2'")
    assert.deepEqual(await outcomes(), openedAnew)
    const again = await gateway.signIn('manager')
    const byToken = { headers: { authorization: `Bearer ${await tokenAt('100102')}`, cookie: '' } }
    assert.equal((await printers(gateway, again).list()).status, 403)
    assert.equal((await printers(gateway, '').ask('list', byToken)).status, 403)
    const { data } = (await (await whoAmI({ cookie: again })).json()) as { data: { permissions: string[] } }
    assert.deepEqual(data.permissions, [])
    assert.equal((await whoAmI({ cookie: viewer })).status, 200)
  })

  test('a permission of a role: takes effect with the next request, sessions continue', async () => {
    const own = printers(gateway, cookie)
    const statuses = async () => [(await own.list()).status, (await own.detail('PR10010101')).status]
    assert.deepEqual(await statuses(), [200, 200])
    const [role] = await gateway.sql<{ permissions: string[] }>(
      "select permissions from role where role_id = '1001-r2'",
    )
    const all = `permissions = '{${role?.permissions.join()}}'`
    await change('role', "permissions = '{order:view}'", all, "role_id = '1001-r2'")
    assert.deepEqual(await statuses(), [403, 403])
    await takeBack()
    assert.deepEqual(await statuses(), [200, 200])
  })

  test('a partner’s key gets no tokens and loses those it has; sessions continue', async () => {
    await change('partner_key', 'disabled = true', 'disabled = false', "brand_id = '1001'")
    assert.deepEqual(await outcomes(), { session: 200, token: 401, signIn: 200, newToken: 401 })
    await takeBack()
    assert.deepEqual(await outcomes(), { session: 200, token: 401, signIn: 200, newToken: 200 })
  })

  test('other changes end nothing', async () => {
    for (const [table, where] of [
      ['user_account', "account = 'manager'"],
      ['employee', "employee_no = 'U002' and brand_id = '1001'"],
      ['brand', "brand_id = '1001'"],
      ['role', "role_id = '1001-r2'"],
      ['partner_key', "brand_id = '1001'"],
    ] as const)
      await change(table, 'updated_at = now()', 'updated_at = now()', where)
    const { session, token: byToken } = await outcomes()
    assert.deepEqual([session, byToken], [200, 200])
  })

  test('also ended by a change that is made as a request’s role, not as the owner of the tables', async () => {
    await gateway.database.withTenant({ brandId: '1001', hotelIds: ['100101'] }, (rows) =>
      rows.execute("update user_account set disabled = true where account = 'manager'"),
    )
    restore = "update user_account set disabled = false where account = 'manager'"
    await takeBack()
    assert.deepEqual(await outcomes(), openedAnew)
  })

  test('a store that its user may no longer see: a token for it ends, the session continues at another', async () => {
    await change(
      'employee',
      "manage_hotel_ids = '{100103}'",
      "manage_hotel_ids = '{100102,100103}'",
      "employee_no = 'U002' and brand_id = '1001'",
    )
    assert.deepEqual(await outcomes(), { session: 200, token: 401, signIn: 200, newToken: 404 })
    const elsewhere = await whoAmI({ cookie, 'x-eb-hotel': '100102' })
    assert.equal(elsewhere.status, 404)
  })

  test('a store that was closed: a token for it ends', async () => {
    await change('hotel', "audit_status = 'CLOSED'", "audit_status = 'OPEN'", "hotel_id = '100102'")
    assert.deepEqual(await outcomes(), { session: 200, token: 401, signIn: 200, newToken: 404 })
  })
})
