import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { startTestCluster, startTestGateway, type TestCluster } from '@ebkit/testing'
import { migrate } from './migrate'
import { type Database, openDatabase } from './open'
import { type Owner, openOwner } from './owner'

/** `DATABASE_URL`: an external PostgreSQL, with users that have different privileges. */
describe('a database of yours', () => {
  let cluster: TestCluster
  let superuser: Owner
  before(async () => {
    cluster = await startTestCluster()
    superuser = openOwner(cluster.url)
  })
  after(async () => {
    await superuser.close()
    await cluster.stop()
  })

  async function urlOf(name: string, rights: string): Promise<string> {
    await superuser.query(`create role ${name} login password 'pass/word' ${rights}`)
    await superuser.query(`create database ${name} owner ${name}`)
    const url = new URL(cluster.url)
    url.username = name
    url.password = 'pass/word'
    url.pathname = `/${name}`
    return url.href
  }

  /** The owner of the tables is subject to row-level security too, and still removes sessions. */
  async function endsSessions(database: Database): Promise<void> {
    const tenant = { brandId: 'b', hotelIds: ['h'] }
    await database.withTenant(tenant, async (rows) => {
      await rows.execute(`
        insert into hotel (hotel_id, brand_id, hotel_name, hotel_code, business_types, region, address, phone, open_from, open_until)
          values ('h', 'b', 'h', 'H', '{}', '{}', '', '', '00:00', '23:59')`)
      await rows.execute(`
        insert into employee (employee_id, brand_id, hotel_id, employee_no, employee_name, phone)
          values ('e', 'b', 'h', 'e', 'e', '')`)
      await rows.execute(`
        insert into user_account (user_id, brand_id, employee_id, account, password_hash)
          values ('u', 'b', 'e', 'u', '')`)
    })
    await database.signIn.execute(
      "insert into session (session_hash, brand_id, user_id, expires_at) values ('s', 'b', 'u', now())",
    )
    const sessions = async () => (await database.signIn.query.session.findMany()).length
    assert.equal(await sessions(), 1)
    await database.withTenant(tenant, (rows) => rows.execute('update user_account set disabled = true'))
    assert.equal(await sessions(), 0)
  }

  const storesWithoutTenant = async (ownerUrl: string, password?: string) => {
    const database = openDatabase(await migrate(ownerUrl, { password }))
    const tenant = { brandId: 'b', hotelIds: ['h'] }
    await database.withTenant(tenant, (rows) =>
      rows.execute(
        "insert into brand (brand_id, brand_name, brand_code, industry, contact_name, contact_phone) values ('b', 'b', 'b', 'MIX', '', '')",
      ),
    )
    const seen = await database.withTenant({ brandId: 'other', hotelIds: [] }, (rows) =>
      rows.query.brand.findMany(),
    )
    const own = await database.withTenant(tenant, (rows) => rows.query.brand.findMany())
    await endsSessions(database)
    await database.close()
    return { seen: seen.length, own: own.length }
  }

  test('a user who may create roles: requests run as a separate role', async () => {
    const url = await urlOf('creator', 'createrole')
    const login = await migrate(url)
    assert.equal(login.role, 'creator_application')
    assert.deepEqual(await storesWithoutTenant(url), { seen: 0, own: 1 })
  })

  test('a user without rights: requests run as that user, under row-level security', async () => {
    const url = await urlOf('plain', '')
    assert.equal((await migrate(url)).role, 'plain')
    assert.deepEqual(await storesWithoutTenant(url), { seen: 0, own: 1 })
  })

  test('a password for the request role is used, and none is derived from the owner’s', async () => {
    const url = await urlOf('separate', 'createrole')
    const login = await migrate(url, { password: 'a password of its own' })
    assert.equal(decodeURIComponent(new URL(login.url).password), 'a password of its own')
    const own = openOwner(login.url)
    assert.deepEqual(await own.query('select current_user as name'), [{ name: 'separate_application' }])
    await own.close()
  })

  test('a user without rights and a password for the role: requests run as an existing role, or the start is refused', async () => {
    const url = await urlOf('bound', '')
    const password = 'made by hand 123'
    await assert.rejects(migrate(url, { password }), /role bound_application.*CREATEROLE/s)
    await superuser.query(`create role bound_application login bypassrls password '${password}'`)
    await assert.rejects(migrate(url, { password }), /bound_application.*BYPASSRLS/)
    await superuser.query('alter role bound_application nobypassrls')
    await assert.rejects(migrate(url, { password: 'another one 1234' }), /bound_application.*password/s)
    assert.equal((await migrate(url, { password })).role, 'bound_application')
    assert.deepEqual(await storesWithoutTenant(url, password), { seen: 0, own: 1 })
  })

  test('a user who bypasses row-level security: refused, with advice', async () => {
    await assert.rejects(
      migrate(await urlOf('spared', 'bypassrls')),
      /spared of DATABASE_URL bypasses row-level security.*CREATEROLE/,
    )
  })

  test('migrations run once, even if several gateways start at once; a database of a newer release is refused', async () => {
    const url = await urlOf('several', 'createrole')
    await Promise.all([migrate(url), migrate(url), migrate(url)])
    const owner = openOwner(url)
    const applied = await owner.query('select hash from drizzle.__drizzle_migrations')
    assert.equal(applied.length, new Set(applied.map((row) => row.hash)).size)
    await owner.query("insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', $1)", [
      Date.now() * 10,
    ])
    await owner.close()
    await assert.rejects(migrate(url), /belongs to a newer release: start that one, or restore a backup/)
  })
})

test('gateways that share a database share sessions', async () => {
  const first = await startTestGateway()
  const { createGateway } = await import('../createGateway')
  const second = await createGateway(first.database, { store: first.app.gateway.settings.store })
  const address = await second.listen({ host: '127.0.0.1', port: 0 })
  const cookie = await first.signIn('clerk')
  assert.equal((await fetch(`${address}/api/session`, { headers: { cookie } })).status, 200)
  await fetch(`${address}/api/session`, { method: 'DELETE', headers: { cookie, 'x-eb-client': 't' } })
  assert.equal((await fetch(`${first.url}/api/session`, { headers: { cookie } })).status, 401)
  second.server.closeAllConnections()
  await second.close()
  await first.stop()
})
