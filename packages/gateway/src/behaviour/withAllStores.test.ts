import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { startTestGateway, type TestGateway } from '@ebkit/testing'
import { sql } from 'drizzle-orm'
import { withAllStores } from './withAllStores'

describe('a function that sees all stores of the brand', () => {
  let gateway: TestGateway
  before(async () => {
    gateway = await startTestGateway()
  })
  after(() => gateway.stop())

  test('only the function sees them', async () => {
    const { database } = gateway.app.gateway
    const seen = await database.withTenant({ brandId: '1001', hotelIds: ['100102'] }, async (rows) => {
      const stores = async () => {
        const found = await rows.execute(sql`select distinct hotel_id from ticket_category order by hotel_id`)
        return found.rows.map(({ hotel_id }) => hotel_id)
      }
      const context = { rows, storesOfBrand: async () => ['100101', '100102'] }
      return [await stores(), await withAllStores(context, stores), await stores()]
    })
    assert.deepEqual(seen, [['100102'], ['100101', '100102'], ['100102']])
  })
})
