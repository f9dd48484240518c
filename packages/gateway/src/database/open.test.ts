import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startTestGateway } from '@ebkit/testing'
import { sql } from 'drizzle-orm'

test('a connection that breaks inside a transaction fails only that transaction', async () => {
  const gateway = await startTestGateway()
  const tenant = { brandId: '1001', hotelIds: ['100101'] }
  const broken = gateway.database.withTenant(tenant, async (rows) => {
    const { rows: found } = await rows.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
    await gateway.sql('select pg_terminate_backend($1, 5000)', [found[0]?.pid])
    // The end of the connection is reported while it is idle.
    await new Promise(setImmediate)
    await rows.execute(sql`select 1`)
  })
  await assert.rejects(broken)
  await gateway.database.withTenant(tenant, (rows) => rows.execute(sql`select 1`))
  await gateway.stop()
})
