import assert from 'node:assert/strict'
import { after, afterEach, before, describe, test } from 'node:test'
import { startTestGateway, type TestGateway } from '@ebkit/testing'
import { identityOfAccount, issueToken, partnerOf } from './embedTokens'
import { identityOf, tenantOf, type UserIdentity } from './identity'
import { hashOf, newSecret } from './secrets'

/** The manager of the first brand: home store 100101, also 100102 and 100103. */
const manager = '100192'

describe('the identity of a user', () => {
  let gateway: TestGateway
  before(async () => {
    gateway = await startTestGateway()
  })
  after(() => gateway.stop())

  const restore: string[] = []
  afterEach(async () => {
    for (const statement of restore.splice(0)) await gateway.sql(statement)
  })
  async function change(statement: string, back: string) {
    restore.push(back)
    await gateway.sql(statement)
  }
  const who = () => identityOf(gateway.database.sessions, manager)
  const hotelsOf = (identity: UserIdentity | undefined) => identity?.hotels.map(({ hotelId }) => hotelId)

  test('is read with one query', async () => {
    const found = await who()
    const [row] = await gateway.sql(
      `select employee_name, brand_name from employee join brand using (brand_id)
       where employee_id = (select employee_id from user_account where user_id = $1)`,
      [manager],
    )
    assert.deepEqual(
      { ...found, permissions: undefined, hotels: undefined },
      {
        userId: manager,
        userName: row?.employee_name,
        account: 'manager',
        adminId: null,
        brandId: '1001',
        brandName: row?.brand_name,
        brandHue: found?.brandHue,
        hotelId: '100101',
        employeeId: '100101-u2',
        dataScope: 'HOTEL',
        canExport: true,
        viewSensitive: true,
        maxRefundAmount: 500_000,
        permissions: undefined,
        brandPermissions: [],
        hotels: undefined,
      },
    )
    assert.ok(found?.hotels.every(({ hotelName }) => hotelName.length > 0))
    assert.deepEqual(tenantOf(found as UserIdentity), {
      brandId: '1001',
      hotelIds: ['100101', '100102', '100103'],
      userId: manager,
    })
  })

  test('undefined for an unknown user, or one without an open store', async () => {
    assert.equal(await identityOf(gateway.database.sessions, 'nobody'), undefined)
    await change(
      "update hotel set audit_status = 'CLOSED' where hotel_id in ('100101', '100102', '100103')",
      "update hotel set audit_status = 'OPEN' where hotel_id in ('100101', '100102', '100103')",
    )
    assert.equal(await who(), undefined)
  })

  test('the current store is the home store, else the first open one', async () => {
    await change(
      "update employee set hotel_id = '100103', manage_hotel_ids = '{100102,100101}' where employee_no = 'U002' and brand_id = '1001'",
      "update employee set hotel_id = '100101', manage_hotel_ids = '{100102,100103}' where employee_no = 'U002' and brand_id = '1001'",
    )
    const found = await who()
    assert.deepEqual([found?.hotelId, hotelsOf(found)], ['100103', ['100101', '100102', '100103']])
    await change(
      "update hotel set audit_status = 'CLOSED' where hotel_id = '100103'",
      "update hotel set audit_status = 'OPEN' where hotel_id = '100103'",
    )
    const moved = await who()
    assert.deepEqual([moved?.hotelId, hotelsOf(moved)], ['100101', ['100101', '100102']])
  })

  test('a user with an enabled role for all data sees all stores of the brand', async () => {
    await change(
      "update employee set role_ids = role_ids || '{1001-r1}' where employee_no = 'U002' and brand_id = '1001'",
      "update employee set role_ids = array_remove(role_ids, '1001-r1') where employee_no = 'U002' and brand_id = '1001'",
    )
    const all = await gateway.sql<{ id: string }>(
      "select hotel_id as id from hotel where brand_id = '1001' and audit_status <> 'CLOSED' order by hotel_id",
    )
    const found = await who()
    assert.deepEqual(
      hotelsOf(found),
      all.map(({ id }) => id),
    )
    assert.ok(found?.permissions.includes('*'))
    await change(
      "update role set status = 'DISABLED' where role_id = '1001-r1'",
      "update role set status = 'ENABLED' where role_id = '1001-r1'",
    )
    const without = await who()
    assert.deepEqual(hotelsOf(without), ['100101', '100102', '100103'])
    assert.equal(without?.permissions.includes('*'), false)
  })

  test('permissions of several roles are listed once', async () => {
    await change(
      "update employee set role_ids = role_ids || '{1001-r4}' where employee_no = 'U002' and brand_id = '1001'",
      "update employee set role_ids = array_remove(role_ids, '1001-r4') where employee_no = 'U002' and brand_id = '1001'",
    )
    const { permissions = [] } = (await who()) ?? {}
    assert.equal(new Set(permissions).size, permissions.length)
    assert.ok(permissions.includes('ticketCode:verify'))
  })

  test('a grey brand has no hue', async () => {
    await change(
      "update brand set theme_color = '#808080' where brand_id = '1001'",
      "update brand set theme_color = '#1a6dff' where brand_id = '1001'",
    )
    assert.equal((await who())?.brandHue, null)
  })

  test('a token is valid for a quarter of an hour, and its partner is that of the key', async () => {
    const { signIn } = gateway.database
    const key = newSecret()
    await gateway.sql(
      "insert into partner_key (key_hash, brand_id, partner_name, scopes) values ($1, '1001', 'other', '{*}')",
      [hashOf(key)],
    )
    const partner = await partnerOf(signIn, key)
    assert.deepEqual(partner, { keyHash: hashOf(key), brandId: '1001', hotelIds: null })
    const identity = await identityOfAccount(signIn, '1001', 'manager')
    const { token, expiresAt } = await issueToken(
      signIn,
      partner as never,
      identity as UserIdentity,
      '100102',
    )
    const [row] = await gateway.sql(
      'select key_hash, brand_id, user_id, hotel_id, expires_at from embed_token where token_hash = $1',
      [hashOf(token)],
    )
    assert.deepEqual(row, {
      key_hash: hashOf(key),
      brand_id: '1001',
      user_id: manager,
      hotel_id: '100102',
      expires_at: row?.expires_at,
    })
    assert.ok(Math.abs(Date.parse(expiresAt) - Date.now() - 900_000) < 10_000)
  })

  test('secrets have 256 bits and are unique; the hash of one is always the same', () => {
    const [one, two] = [newSecret(), newSecret()]
    assert.match(one, /^[\w-]{43}$/)
    assert.notEqual(one, two)
    // known from everywhere
    assert.equal(hashOf('abc'), 'ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0')
  })
})
