import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { startTestGateway, type TestGateway } from '@ebkit/testing'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { openDatabase } from './open'
import type { Transaction } from './tenant'

/** Raw SQL with the role of requests, as an injected statement would run. */
describe('row-level security', () => {
  let gateway: TestGateway
  let client: pg.Client
  before(async () => {
    gateway = await startTestGateway()
    client = new pg.Client({ connectionString: gateway.applicationUrl })
    await client.connect()
  })
  after(async () => {
    await client.end()
    await gateway.stop()
  })

  async function as<Result>(brandId: string, hotelIds: string, work: () => Promise<Result>): Promise<Result> {
    await client.query('begin')
    try {
      await client.query(
        "select set_config('ebkit.brand_id', $1, true), set_config('ebkit.hotel_ids', $2, true)",
        [brandId, hotelIds],
      )
      return await work()
    } finally {
      await client.query('rollback')
    }
  }
  const count = async (table: string, where = 'true') =>
    Number((await client.query(`select count(*) from ${table} where ${where}`)).rows[0].count)
  const refused = { code: '42501' }

  const tables = () =>
    gateway.sql<{ name: string; forced: boolean; tenant: boolean }>(`
      select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as forced,
        exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'hotel_id') as tenant
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind in ('r', 'p')`)

  test('the role for requests is not a superuser, bypasses nothing and owns nothing', async () => {
    const [role] = await gateway.sql(
      "select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb from pg_roles where rolname = 'ebkit_tests_application'",
    )
    assert.deepEqual(role, { rolsuper: false, rolbypassrls: false, rolcreaterole: false, rolcreatedb: false })
    const owned = await gateway.sql("select from pg_tables where tableowner = 'ebkit_tests_application'")
    assert.equal(owned.length, 0)
    await assert.rejects(client.query('alter table hotel disable row level security'), refused)
    await assert.rejects(client.query('create table public.mine (id int)'), refused)
  })

  test('every table has row-level security, forced', async () => {
    const found = await tables()
    assert.ok(found.length >= 13)
    for (const { name, forced } of found) assert.equal(forced, true, name)
  })

  test('policies read the settings once per statement, not once per row', async () => {
    // A policy for inserts only has a check and no condition.
    const policies = await gateway.sql<{ tablename: string; expression: string }>(
      "select tablename, concat_ws(' and ', qual, with_check) as expression from pg_policies",
    )
    assert.ok(policies.length >= 13)
    for (const { tablename, expression } of policies) {
      const settings = expression.match(/current_setting\(/g)?.length
      assert.ok(settings, tablename)
      assert.equal(
        expression.match(/\( SELECT (string_to_array\()?current_setting\(/g)?.length,
        settings,
        tablename,
      )
    }
  })

  test('F-GW-1 without a tenant no table returns or accepts a row', async () => {
    for (const { name } of await tables()) assert.equal(await count(name), 0, name)
    await assert.rejects(
      client.query(
        "insert into hotel_switch (brand_id, hotel_id, key, value) values ('1001', '100101', 'X', '1')",
      ),
      refused,
    )
  })

  test('F-GW-1 a tenant sees its own stores and no other’s', async () => {
    await as('1001', '100101,100102', async () => {
      assert.equal(await count('brand'), 1)
      assert.equal(await count('hotel'), 2)
      assert.equal(await count('hotel_switch', "hotel_id not in ('100101', '100102')"), 0)
      assert.equal(await count('employee', "brand_id <> '1001'"), 0)
      assert.equal(await count('user_account', "brand_id <> '1001'"), 0)
    })
    await as('1002', '100101', async () => {
      assert.equal(await count('hotel'), 0, 'a store of another brand')
      assert.equal(await count('employee'), 0)
    })
  })

  test('F-GW-1 a tenant cannot write into another’s store, by insert, update or delete', async () => {
    const insert = "insert into hotel_switch (brand_id, hotel_id, key, value) values ($1, $2, 'X', '1')"
    await as('1001', '100101', () => assert.rejects(client.query(insert, ['1002', '100201']), refused))
    await as('1001', '100101', () => assert.rejects(client.query(insert, ['1001', '100103']), refused))
    await as('1001', '100101', () =>
      assert.rejects(client.query("update hotel_switch set brand_id = '1002', hotel_id = '100201'"), refused),
    )
    await as('1001', '100101', async () => {
      assert.equal(
        (await client.query("update hotel set hotel_name = 'x' where hotel_id = '100201'")).rowCount,
        0,
      )
      assert.equal((await client.query("delete from hotel_switch where brand_id = '1002'")).rowCount, 0)
    })
  })

  test('F-GW-1 a store can read but not write products that another store of its brand shares with it', async () => {
    const lent = "hotel_id <> '100102'"
    await as('1001', '100102', async () => {
      assert.ok((await count('ticket_product', lent)) > 0)
      const other = `${lent} and not ('100102' = any(apply_hotel_ids) and (is_brand_multiple = 1 or status = 'share'))`
      assert.equal(await count('ticket_product', other), 0)
      for (const statement of ['update ticket_product set sort = 1', 'delete from ticket_product'])
        assert.equal((await client.query(`${statement} where ${lent}`)).rowCount, 0)
    })
    await as('1001', '100102', () =>
      assert.rejects(
        client.query("update ticket_product set hotel_id = '100101' where hotel_id = '100102'"),
        refused,
      ),
    )
    await as('1002', '100102,100101', async () => assert.equal(await count('ticket_product'), 0))
  })

  test('a tenant sees neither sessions nor tokens nor devices nor attempts', async () => {
    await gateway.signIn('admin')
    assert.ok((await gateway.sql('select from session')).length > 0)
    await as('1001', '100101', async () => {
      for (const name of ['session', 'embed_token', 'known_device', 'login_attempt', 'store_secret'])
        assert.equal(await count(name), 0, name)
    })
  })

  test('the sign-in role sees no business rows', async () => {
    await client.query("set ebkit.purpose = 'authentication'")
    assert.ok((await count('user_account')) > 0)
    for (const name of [
      'hotel_switch',
      'page_feedback',
      'stored_object',
      'stored_upload',
      'stored_part',
      'file_entry',
      'object_removal',
    ])
      assert.equal(await count(name), 0, name)
    await assert.rejects(
      client.query(
        "insert into brand (brand_id, brand_name, brand_code, industry, contact_name, contact_phone) values ('9', 'x', 'x', 'MIX', 'x', '1')",
      ),
      refused,
    )
    await client.query('reset ebkit.purpose')
  })

  test('a tenant’s settings end with its transaction, also on the same connection', async () => {
    const tenant = { brandId: '1001', hotelIds: ['100101'] }
    const seen = () =>
      Promise.all(
        Array.from({ length: 8 }, () =>
          gateway.database.withTenant({ brandId: '', hotelIds: [] }, (rows) => rows.query.hotel.findMany()),
        ),
      )
    const own = await gateway.database.withTenant(tenant, (rows) => rows.query.hotel.findMany())
    assert.equal(own.length, 1)
    for (const rows of await seen()) assert.equal(rows.length, 0)
  })

  test('F-GW-1 a query after the end of its transaction does not affect the next one on its connection', async () => {
    const database = openDatabase({ url: gateway.applicationUrl, role: 'ebkit_tests_application' }, 1)
    const own = { brandId: '1001', hotelIds: ['100101'] }
    const brandOf = async (rows: Transaction) =>
      (await rows.execute(sql`select current_setting('ebkit.brand_id') as brand`)).rows[0]?.brand
    try {
      for (const fails of [false, true]) {
        let late: Transaction | undefined
        const work = database.withTenant(own, async (rows) => {
          late = rows
          assert.equal(await brandOf(rows), '1001')
          if (fails) throw new Error('stop')
        })
        await (fails ? assert.rejects(work, /stop/) : work)
        await database.withTenant({ brandId: '1002', hotelIds: [] }, async (rows) => {
          const switching = async () => late?.execute(sql`select set_config('ebkit.brand_id', '1001', true)`)
          await assert.rejects(switching, /The transaction is over/)
          assert.equal(await brandOf(rows), '1002')
        })
      }
    } finally {
      await database.close()
    }
  })

  test('a failed transaction leaves nothing behind', async () => {
    const tenant = { brandId: '1001', hotelIds: ['100101'] }
    const failing = gateway.database.withTenant(tenant, async (rows) => {
      await rows.execute("update hotel set slogan = 'half done'")
      throw new Error('stop')
    })
    await assert.rejects(failing, /stop/)
    assert.equal((await gateway.sql("select from hotel where slogan = 'half done'")).length, 0)
  })
})
