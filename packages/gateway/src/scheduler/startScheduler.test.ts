import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { startTestGateway, type TestGateway, until } from '@ebkit/testing'
import { sql } from 'drizzle-orm'
import type { Tenant } from '../database/tenant'
import type { Gateway } from '../gateway'
import { demoOutside } from '../outside/demo'
import { recount } from './recount'
import { startScheduler } from './startScheduler'

/** The brands that are not disabled here; the scheduler comes to them in this order. */
const [first, second] = ['1001', '1002']

describe('the scheduler', () => {
  let gateway: TestGateway
  before(async () => {
    gateway = await startTestGateway()
    await gateway.sql("update brand set status = 'DISABLED' where brand_id <> all ($1)", [[first, second]])
  })
  after(() => gateway.stop())

  const warnings: unknown[] = []
  /** Stores for which the scheduler could make no bill. */
  let withoutBill: string[] = []
  /** How often the scheduler came to the second brand. */
  let turns = 0
  type WithTenant = Gateway['database']['withTenant']

  /** The transaction that keeps other processes away has no stores. */
  const isLock = ({ hotelIds }: Tenant) => !hotelIds.length

  /** Runs the scheduler on a gateway with changes, until a condition is true. */
  async function runUntil(
    condition: () => boolean | Promise<boolean>,
    withTenant: (own: WithTenant) => WithTenant,
    outside = demoOutside,
  ): Promise<void> {
    warnings.length = 0
    withoutBill = []
    turns = 0
    const { gateway: own } = gateway.app
    const counting: WithTenant = (tenant, work) => {
      if (isLock(tenant) && tenant.brandId === second) turns++
      return withTenant(own.database.withTenant)(tenant, work)
    }
    const log = {
      warn: ({ err, ...about }: object & { err?: unknown }, text: string) =>
        warnings.push({ ...about, text, err: String(err) }),
      error: ({ hotelId }: { hotelId?: string }, text: string) => {
        if (text === 'monthly bill' && hotelId) withoutBill.push(hotelId)
      },
    }
    const changed = {
      ...own,
      database: { ...own.database, withTenant: counting },
      settings: { ...own.settings, outside },
    }
    const stop = startScheduler(changed, log as never, 50)
    try {
      await until(condition)
    } finally {
      await stop()
    }
  }

  const schedulerWarnings = () =>
    (warnings as { text: string; brandId?: string }[]).filter(({ text }) => text === 'scheduler')

  /** Puts a message into the outbox of a brand. @returns whether it is answered */
  async function message(brandId: string, messageId: string): Promise<() => Promise<boolean>> {
    await gateway.sql(
      `insert into outbox_message (message_id, brand_id, hotel_id, channel, kind, resource, row_key, content)
        select $1, brand_id, hotel_id, 'sms', 'none', 'printer', 'none', '{}' from hotel where brand_id = $2 limit 1`,
      [messageId, brandId],
    )
    return async () => {
      const [row] = await gateway.sql('select status from outbox_message where message_id = $1', [messageId])
      return (row as { status: string }).status === 'ANSWERED'
    }
  }

  test('a brand that fails does not stop the brands after it', async () => {
    const isAnswered = await message(second, 'after-a-failure')
    await runUntil(isAnswered, (own) => (tenant, work) => {
      if (tenant.brandId === first) throw new Error('failed on purpose')
      return own(tenant, work)
    })
    assert.deepEqual(schedulerWarnings()[0], {
      brandId: first,
      text: 'scheduler',
      err: 'Error: failed on purpose',
    })
  })

  test('work may take longer than a transaction may be idle', async () => {
    await message(first, 'slow')
    const isAnswered = await message(second, 'after-slow-work')
    let isSlow = false
    await runUntil(
      isAnswered,
      (own) => (tenant, work) =>
        own(tenant, async (rows) => {
          if (isLock(tenant)) await rows.execute(sql`set local idle_in_transaction_session_timeout = 100`)
          return work(rows)
        }),
      {
        ...demoOutside,
        sms: async ({ messageId }) => {
          if (messageId === 'slow') await gateway.sql('select pg_sleep(0.5)').then(() => (isSlow = true))
          return {}
        },
      },
    )
    assert.ok(isSlow)
    assert.deepEqual(schedulerWarnings(), [])
  })

  test('a scheduler that is stopped begins with no further brand', async () => {
    let isHeld = false
    let release = () => {}
    const gate = new Promise<void>((resolve) => {
      release = resolve
    })
    await runUntil(
      () => {
        if (isHeld) setImmediate(release)
        return isHeld
      },
      (own) => async (tenant, work) => {
        if (isLock(tenant) && tenant.brandId === first) {
          isHeld = true
          await gate
        }
        return own(tenant, work)
      },
    )
    assert.equal(turns, 0)
  })

  test('daily jobs that fail are not tried again at every interval', async () => {
    await gateway.sql('alter table settlement_bill rename to settlement_bill_away')
    try {
      await runUntil(
        () => turns > 1,
        (own) => own,
      )
    } finally {
      await gateway.sql('alter table settlement_bill_away rename to settlement_bill')
    }
    const stores = await gateway.sql<{ hotel_id: string }>(
      'select hotel_id from hotel where brand_id = any ($1)',
      [[first, second]],
    )
    assert.deepEqual(withoutBill.toSorted(), stores.map(({ hotel_id }) => hotel_id).toSorted())
  })

  test('comparing stored values may take longer than a request', async () => {
    const { gateway: own } = gateway.app
    let timeout: unknown
    const withTenant: WithTenant = (tenant, work) =>
      own.database.withTenant(tenant, async (rows) => {
        const done = await work(rows)
        timeout = (await rows.execute(sql`show statement_timeout`)).rows[0]?.statement_timeout
        return done
      })
    await recount({ ...own, database: { ...own.database, withTenant } }, first)
    assert.equal(timeout, '0')
  })
})
