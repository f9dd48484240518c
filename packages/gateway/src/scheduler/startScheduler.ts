import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { brandsWithStores } from '../behaviour/brandStores'
import { inSystem } from '../behaviour/inSystem'
import { storeDay } from '../behaviour/numbers'
import type { Gateway } from '../gateway'
import { deliverWaiting } from '../outside/deliver'
import { countStored } from './countStored'
import { makeMonthlyBills } from './jobs'
import { recount } from './recount'
import { runDue } from './runDue'

/** Key of the advisory lock that lets one process at a time run a brand's jobs. */
const schedulerLock = 0x656273

/**
 * Runs a function unless another process is running it. The lock ends with its transaction, even if the process is
 * killed. If it were lost in between, row locks would still prevent any change from being made twice.
 */
async function alone(gateway: Gateway, brandId: string, work: () => Promise<void>): Promise<void> {
  await gateway.database.withTenant({ brandId, hotelIds: [] }, async (rows) => {
    // this transaction only waits while the work uses others
    await rows.execute(sql`set local idle_in_transaction_session_timeout = 0`)
    const found = await rows.execute<{ taken: boolean }>(
      sql`select pg_try_advisory_xact_lock(${schedulerLock}, hashtext(${brandId})) as taken`,
    )
    if (found.rows[0]?.taken) await work()
  })
}

async function workDaily(gateway: Gateway, brandId: string, log: FastifyBaseLogger): Promise<void> {
  await makeMonthlyBills(gateway, brandId, (err, hotelId) => log.error({ err, hotelId }, 'monthly bill'))
  await inSystem(gateway, { brandId }, ({ rows }) => countStored(rows, brandId, ['daily']))
  for (const difference of await recount(gateway, brandId))
    log.error({ difference }, 'a stored value is wrong')
}

/** Runs everything that is due now in a brand. @param days the day on which each brand's daily jobs last began */
async function runBrand(
  gateway: Gateway,
  brandId: string,
  log: FastifyBaseLogger,
  days: Map<string, string>,
): Promise<void> {
  await runDue(gateway, brandId, (err, change) => log.warn({ err, change }, 'automatic change'))
  await deliverWaiting(gateway, brandId)
  if (days.get(brandId) === storeDay()) return
  // first, so that daily jobs that fail are tried again tomorrow, not at every interval
  days.set(brandId, storeDay())
  await workDaily(gateway, brandId, log)
}

/**
 * Runs everything that is due now, for all brands until it is stopped. A brand that fails does not affect the others.
 */
async function runOnce(
  gateway: Gateway,
  log: FastifyBaseLogger,
  days: Map<string, string>,
  stopped: AbortSignal,
): Promise<void> {
  for (const { brandId } of await brandsWithStores(gateway)) {
    if (stopped.aborted) return
    await alone(gateway, brandId, () => runBrand(gateway, brandId, log, days)).catch((err) =>
      log.warn({ err, brandId }, 'scheduler'),
    )
  }
}

/**
 * Makes automatic changes, delivers the outbox, and runs the daily jobs, at an interval in milliseconds.
 * @returns a function that stops the scheduler after the work of the current brand
 */
export function startScheduler(gateway: Gateway, log: FastifyBaseLogger, every: number): () => Promise<void> {
  const days = new Map<string, string>()
  const stopping = new AbortController()
  let running = Promise.resolve()
  let isBusy = false
  const timer = setInterval(() => {
    if (isBusy) return
    isBusy = true
    running = runOnce(gateway, log, days, stopping.signal)
      .catch((err) => log.warn({ err }, 'scheduler'))
      .finally(() => {
        isBusy = false
      })
  }, every)
  timer.unref()
  return async () => {
    clearInterval(timer)
    stopping.abort()
    await running
  }
}
