import { asc, inArray, lte, sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { objectRemoval } from '../database/schema'
import type { Tenant, Transaction } from '../database/tenant'
import type { Gateway } from '../gateway'

/** Removes the objects of deleted files from the store, in the background. */
export interface Removals {
  /** Starts now; if it is running, it runs once more afterwards. */
  start(): void
  /** Stops after the current batch. */
  stop(): Promise<void>
}

/** Number of objects removed together. */
const batch = 200
/** Milliseconds between two runs of the queue, which may contain removals of an earlier process or failed ones. */
const interval = 15_000
/** Seconds before a failed removal is repeated, doubled each time up to an hour. */
const firstWait = 5
const longestWait = 3_600

const isDue = lte(objectRemoval.dueAt, sql`now()`)

/** Stores with pending removals. */
async function waiting({ database }: Gateway): Promise<Tenant[]> {
  return database.withTenant({ brandId: '', hotelIds: [] }, async (rows) => {
    await rows.execute(sql`select set_config('ebkit.purpose', 'store-sweep', true)`)
    const { brandId, hotelId } = objectRemoval
    const found = await rows.selectDistinct({ brandId, hotelId }).from(objectRemoval).where(isDue)
    return found.map((each) => ({ brandId: each.brandId, hotelIds: [each.hotelId] }))
  })
}

async function due(rows: Transaction): Promise<string[]> {
  const found = await rows
    .select({ key: objectRemoval.objectKey })
    .from(objectRemoval)
    .where(isDue)
    .orderBy(asc(objectRemoval.dueAt))
    .limit(batch)
  return found.map(({ key }) => key)
}

async function putOff(rows: Transaction, keys: readonly string[]): Promise<void> {
  const wait = sql`least(${firstWait} * 2 ^ least(${objectRemoval.attempts}, 20), ${longestWait})`
  await rows
    .update(objectRemoval)
    .set({ attempts: sql`${objectRemoval.attempts} + 1`, dueAt: sql`now() + ${wait} * interval '1 second'` })
    .where(inArray(objectRemoval.objectKey, [...keys]))
}

/**
 * Removes one batch of a store; returns true if there may be more. The row is deleted after the object: if a gateway
 * ends in between, another one repeats it.
 */
async function removeBatch({ database, store }: Gateway, tenant: Tenant, log: FastifyBaseLogger) {
  const keys = await database.withTenant(tenant, due)
  if (!keys.length) return false
  try {
    await store.remove(keys)
  } catch (err) {
    log.warn({ err, objects: keys.length }, 'objects of deleted files could not be removed yet')
    await database.withTenant(tenant, (rows) => putOff(rows, keys))
    return true
  }
  await database.withTenant(tenant, (rows) =>
    rows.delete(objectRemoval).where(inArray(objectRemoval.objectKey, keys)),
  )
  return true
}

/** The worker of one gateway. Several gateways may remove the same object: that is no error. */
export function createRemovals(gateway: Gateway, log: FastifyBaseLogger): Removals {
  let running: Promise<void> | undefined
  let again = false
  let stopped = false

  async function run(): Promise<void> {
    do {
      again = false
      for (const tenant of await waiting(gateway))
        while (!stopped && (await removeBatch(gateway, tenant, log)));
    } while (again && !stopped)
  }

  function start(): void {
    again = true
    running ??= run()
      .catch((err) => log.warn({ err }, 'removal of objects'))
      .finally(() => {
        running = undefined
      })
  }

  const timer = setInterval(start, interval)
  timer.unref()
  return {
    start: () => void (stopped || start()),
    async stop() {
      stopped = true
      clearInterval(timer)
      await running
    },
  }
}
