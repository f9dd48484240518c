import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { findResource, type ServedResource } from '@ebkit/domain'
import { startTestGateway, type TestGateway } from '@ebkit/testing'
import { sql } from 'drizzle-orm'
import { bindingOf } from './bindings'
import { filtered } from './filter'

describe('conditions on ranges', () => {
  let gateway: TestGateway
  before(async () => {
    gateway = await startTestGateway()
  })
  after(() => gateway.stop())

  /** The ranges that match: the first days of November, its last days, and none. */
  async function found(filter: string): Promise<string> {
    const { rows } = await gateway.database.withTenant({ brandId: '1001', hotelIds: [] }, (each) =>
      each.execute<{ name: string }>(sql`select name from (values
          ('first', date '2026-11-01', date '2026-11-10'),
          ('last', date '2026-11-20', date '2026-11-30'),
          ('none', null, null)) t (name, valid_from, valid_until)
        where ${filtered(bindingOf(findResource('merchantTop') as ServedResource), filter)} order by name`),
    )
    return rows.map(({ name }) => name).join(' ')
  }

  test('a range is equal to a day that it overlaps with, and different from all others', async () => {
    for (const [day, equal, different] of [
      ['2026-11-05', 'first', 'last none'],
      ['2026-11-10', 'first', 'last none'],
      ['2026-11-20', 'last', 'first none'],
      ['2026-11-15', '', 'first last none'],
      ['2026-11-05|2026-11-25', 'first last', 'none'],
      // between the two, and neither
      ['2026-11-12|2026-11-18', '', 'first last none'],
      ['null', 'none', 'first last'],
      ['*', 'first last', 'none'],
      ['null|2026-11-05', 'first none', 'last'],
      ['{day}', 'first last none', 'first last none'],
    ] as const) {
      assert.equal(await found(`validTime=${day}`), equal, `= ${day}`)
      assert.equal(await found(`validTime!=${day}`), different, `!= ${day}`)
    }
  })

  test('orders compare the end that decides, and conditions are joined', async () => {
    for (const [filter, expected] of [
      ['validTime>=2026-11-10', 'first last'],
      ['validTime>2026-11-10', 'last'],
      ['validTime<=2026-11-20', 'first last'],
      ['validTime<2026-11-20', 'first'],
      ['validTime>=2026-11-08&validTime<=2026-11-25', 'first last'],
      ['validTime>=2026-11-11&validTime<=2026-11-19', ''],
      ['validTime!=2026-11-05&validTime!=null', 'last'],
    ] as const)
      assert.equal(await found(filter), expected, filter)
  })
})
