import { sql } from 'drizzle-orm'
import { changeState } from '../behaviour/changeState'
import { inSystem } from '../behaviour/inSystem'
import { findRows, keyColumn, keyOf } from '../behaviour/rows'
import type { Gateway } from '../gateway'
import { retried } from '../resources/actions/retried'
import type { OnFailure } from './OnFailure'
import { runBackground } from './runBackground'
import { type TimedChange, timedChanges } from './timedChanges'

/** Most rows of one change in one run; the rest follows in the next. */
const most = 200

const place = ({ hotelId }: { readonly hotelId?: string }, brandId: string) =>
  hotelId === undefined ? { brandId } : { brandId, hotelId }

/** One row in a transaction of its own: locked, and looked at again, because another process may have been quicker. */
const changeOne = (
  gateway: Gateway,
  { resource, change, isDue }: TimedChange,
  brandId: string,
  key: string,
) =>
  inSystem(gateway, { brandId }, async (work) => {
    const [row] = await findRows(work, resource, sql`${keyColumn(resource)} = ${key} and ${isDue}`)
    if (!row) return false
    const own = { ...work, place: { ...work.place, ...place(row, brandId) } }
    return changeState(own, resource, row, change.name as never)
  })

async function changeAll(gateway: Gateway, timed: TimedChange, brandId: string, onFailure: OnFailure) {
  const { resource, change, isDue } = timed
  const rows = await inSystem(gateway, { brandId }, (work) =>
    findRows(work, resource, isDue, { lock: false, limit: most }),
  )
  let changed = 0
  for (const row of rows)
    try {
      if (await retried(() => changeOne(gateway, timed, brandId, keyOf(resource, row)))) changed++
    } catch (error) {
      onFailure(error, `${resource.name}.${change.name}`)
    }
  return changed
}

/**
 * Does what waits in the background of a brand, and makes the changes that are due. A row whose change fails does not keep the others from theirs.
 *
 * @returns how many rows were changed
 */
export async function runDue(gateway: Gateway, brandId: string, onFailure: OnFailure): Promise<number> {
  await runBackground(gateway, brandId, onFailure)
  let changed = 0
  for (const timed of timedChanges) changed += await changeAll(gateway, timed, brandId, onFailure)
  return changed
}
