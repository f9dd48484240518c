import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { findResource, type ServedResource } from '@ebkit/domain'
import { startTestGateway, type TestGateway } from '@ebkit/testing'
import { sql } from 'drizzle-orm'
import { brandNames } from './brandNames'

const tenant = { brandId: '1001', hotelIds: ['100101'] }

describe('names of rows of a brand', () => {
  let gateway: TestGateway
  before(async () => {
    gateway = await startTestGateway()
  })
  after(() => gateway.stop())

  const asked = (name: string, ...keys: string[]) => ({
    of: findResource(name) as ServedResource,
    keys: new Set(keys),
  })

  test('F-GW-1 a name is read in all stores of the brand, and in no other brand', async () => {
    const names = await gateway.database.withTenant(tenant, (rows) =>
      brandNames(rows, [
        asked('hotel', '100101', '100105', '100201', 'nobody'),
        asked('employee', '100105-e001', '100201-e001'),
      ]),
    )
    const [store] = await gateway.sql<{ name: string }>(
      "select hotel_name as name from hotel where hotel_id = '100105'",
    )
    const [other] = await gateway.sql("select 1 from employee where employee_id = '100201-e001'")
    assert.ok(other, 'the other brand has such an employee')
    assert.equal(names.get('hotel')?.get('100105'), store?.name)
    assert.deepEqual([...(names.get('hotel')?.keys() ?? [])].sort(), ['100101', '100105'])
    assert.deepEqual([...(names.get('employee')?.keys() ?? [])], ['100105-e001'])
  })

  test('F-GW-1 after that the transaction sees its own stores only', async () => {
    const settings = sql`select current_setting('ebkit.hotel_ids') as stores, current_setting('ebkit.purpose') as purpose,
      (select count(*)::int from hotel) as hotels, (select count(*)::int from employee where hotel_id <> '100101') as others`
    const found = await gateway.database.withTenant(tenant, async (rows) => {
      await brandNames(rows, [asked('employee', '100105-e001')])
      return rows.execute(settings)
    })
    assert.deepEqual(found.rows, [{ stores: '100101', purpose: '', hotels: 1, others: 0 }])
  })

  test('F-GW-1 nor does the next transaction of the connection after one that failed', async () => {
    const failing = gateway.database.withTenant(tenant, (rows) =>
      brandNames(rows, [{ ...asked('employee', 'x'), of: { ...asked('employee').of, display: 'nothing' } }]),
    )
    await assert.rejects(failing)
    const [seen] = await gateway.database.withTenant(tenant, async (rows) => {
      const found = await rows.execute<{ hotels: number }>(sql`select count(*)::int as hotels from hotel`)
      return found.rows
    })
    assert.equal(seen?.hotels, 1)
  })
})
