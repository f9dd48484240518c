import assert from 'node:assert/strict'
import { after, afterEach, before, describe, test } from 'node:test'
import { startTestGateway, type TestGateway, testPartnerKey, testPassword } from '@ebkit/testing'
import { printers } from '../resources/testing/resourceClient'

/** Who is switched off is out with the next request, however they came in, and is in again where it is taken back. */
describe('what is switched off', () => {
  let gateway: TestGateway
  let cookie: string
  let token: string
  before(async () => {
    gateway = await startTestGateway()
    cookie = await gateway.signIn('manager')
    token = await tokenAt('100102')
  })
  after(() => gateway.stop())

  let restore = ''
  /** Until the test is over. */
  async function change(table: string, value: string, otherwise: string, where: string) {
    restore = `update ${table} set ${otherwise} where ${where}`
    await gateway.sql(`update ${table} set ${value} where ${where}`)
  }
  afterEach(async () => {
    await gateway.sql(restore)
    assert.deepEqual(await outcomes(), { session: 200, token: 200, signIn: 200, newToken: 200 })
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

  /** What the manager gets by the session and the token from before, and by asking for new ones. */
  async function outcomes() {
    const answers = {
      session: await whoAmI({ cookie }),
      token: await whoAmI({ authorization: `Bearer ${token}` }),
      signIn: await signIn(),
      newToken: await askToken('100102'),
    }
    return Object.fromEntries(Object.entries(answers).map(([name, { status }]) => [name, status]))
  }

  test('an account: neither its session nor its token are good, and it gets no new one', async () => {
    await change('user_account', 'disabled = true', 'disabled = false', "account = 'manager'")
    assert.deepEqual(await outcomes(), { session: 401, token: 401, signIn: 401, newToken: 404 })
  })

  test('a brand: none of its people is in, those of others are', async () => {
    const neighbour = await gateway.signIn('neighbour')
    await change('brand', "status = 'DISABLED'", "status = 'ENABLED'", "brand_id = '1001'")
    assert.deepEqual(await outcomes(), { session: 401, token: 401, signIn: 401, newToken: 404 })
    assert.equal((await whoAmI({ cookie: neighbour })).status, 200)
  })

  test('a role: what it allowed is refused with the next request, by session and by token', async () => {
    const byToken = { headers: { authorization: `Bearer ${token}`, cookie: '' } }
    const statuses = async () => [
      (await printers(gateway, cookie).list()).status,
      (await printers(gateway, '').ask('list', byToken)).status,
    ]
    assert.deepEqual(await statuses(), [200, 200])
    await change('role', "status = 'DISABLED'", "status = 'ENABLED'", "role_id = '1001-r2'")
    assert.deepEqual(await statuses(), [403, 403])
    const { data } = (await (await whoAmI({ cookie })).json()) as { data: { permissions: string[] } }
    assert.deepEqual(data.permissions, [])
  })

  test('the right to view: neither list nor detail is answered', async () => {
    const own = printers(gateway, cookie)
    const statuses = async () => [(await own.list()).status, (await own.detail('PR10010101')).status]
    assert.deepEqual(await statuses(), [200, 200])
    const [role] = await gateway.sql<{ permissions: string[] }>(
      "select permissions from role where role_id = '1001-r2'",
    )
    const all = `permissions = '{${role?.permissions.join()}}'`
    await change('role', "permissions = '{order:view}'", all, "role_id = '1001-r2'")
    assert.deepEqual(await statuses(), [403, 403])
  })

  test('a partner’s key: it gets no token, and those it got are over; sessions go on', async () => {
    await change('partner_key', 'disabled = true', 'disabled = false', "brand_id = '1001'")
    assert.deepEqual(await outcomes(), { session: 200, token: 401, signIn: 200, newToken: 401 })
  })

  test('a store that its user may no longer see: a token for it is over, the session is at another', async () => {
    await change(
      'employee',
      "manage_hotel_ids = '{100103}'",
      "manage_hotel_ids = '{100102,100103}'",
      "employee_no = 'U002' and brand_id = '1001'",
    )
    assert.deepEqual(await outcomes(), { session: 200, token: 401, signIn: 200, newToken: 404 })
    const pinned = await whoAmI({ cookie, 'x-eb-hotel': '100102' })
    assert.equal(pinned.status, 404)
  })

  test('a store that was closed: a token for it is over', async () => {
    await change('hotel', "audit_status = 'CLOSED'", "audit_status = 'OPEN'", "hotel_id = '100102'")
    assert.deepEqual(await outcomes(), { session: 200, token: 401, signIn: 200, newToken: 404 })
  })
})
