import type { Resource } from '@ebkit/domain'
import { type SQL, sql } from 'drizzle-orm'
import type { BehaviourContext } from '../behaviour/Behaviour'
import { changeState } from '../behaviour/changeState'
import { inSystem } from '../behaviour/inSystem'
import type { RowOf } from '../behaviour/RowOf'
import { findRows, keyColumn, keyOf } from '../behaviour/rows'
import type { Gateway } from '../gateway'
import { retried } from '../resources/actions/retried'
import type { OnFailure } from './OnFailure'
import { runBackground } from './runBackground'
import { scheduledJobs } from './scheduledJobs'
import { timedChanges } from './timedChanges'

/**
 * Number of rows of one change that are read at once. A run goes on after refused rows, so that these do not keep the
 * others waiting, until it has changed as many; the rest follows in the next.
 */
const most = 200

/** A job for each row of a resource that is due. */
interface DueJob {
  readonly resource: Resource
  readonly name: string
  /** SQL over the row `t`. */
  readonly isDue: SQL
  /** @returns whether it did anything */
  readonly run: (context: BehaviourContext, row: RowOf<Resource>) => Promise<boolean>
}

const dueJobs: readonly DueJob[] = [
  ...timedChanges.map(({ resource, change, isDue }) => ({
    ...{ resource, isDue, name: change.name },
    run: (context: BehaviourContext, row: RowOf<Resource>) =>
      changeState(context, resource, row, change.name as never),
  })),
  ...scheduledJobs.map(({ resource, name, due, run }) => ({
    ...{ resource, name, isDue: due },
    run: async (context: BehaviourContext, row: RowOf<Resource>) => {
      await run({ ...context, row, key: keyOf(resource, row), input: {} })
      return true
    },
  })),
]

const place = ({ hotelId }: { readonly hotelId?: string }, brandId: string) =>
  hotelId === undefined ? { brandId } : { brandId, hotelId }

/** One row in its own transaction: locked, and checked again, because another process may have been faster. */
const doOne = (gateway: Gateway, { resource, isDue, run }: DueJob, brandId: string, key: string) =>
  inSystem(gateway, { brandId }, async (context) => {
    const [row] = await findRows(context, resource, sql`${keyColumn(resource)} = ${key} and ${isDue}`)
    if (!row) return false
    return run({ ...context, place: { ...context.place, ...place(row, brandId) } }, row)
  })

async function doAll(gateway: Gateway, due: DueJob, brandId: string, onFailure: OnFailure) {
  const { resource, name, isDue } = due
  let done = 0
  for (let last = '', isMore = true; isMore && done < most; ) {
    const isNext = sql`${keyColumn(resource)} > ${last} and (${isDue})`
    const rows = await inSystem(gateway, { brandId }, (context) =>
      findRows(context, resource, isNext, { lock: false, limit: most }),
    )
    for (const row of rows) {
      last = keyOf(resource, row)
      try {
        if (await retried(() => doOne(gateway, due, brandId, last))) done++
      } catch (error) {
        onFailure(error, `${resource.name}.${name}`)
      }
    }
    isMore = rows.length === most
  }
  return done
}

/**
 * Runs the background jobs of a brand, the changes that are due, and its scheduled jobs. A failing row or resource
 * does not affect the others.
 * @returns the number of rows on which something was done
 */
export async function runDue(gateway: Gateway, brandId: string, onFailure: OnFailure): Promise<number> {
  await runBackground(gateway, brandId, onFailure)
  let done = 0
  for (const due of dueJobs)
    done += await doAll(gateway, due, brandId, onFailure).catch((error) => {
      onFailure(error, `${due.resource.name}.${due.name}`)
      return 0
    })
  return done
}
