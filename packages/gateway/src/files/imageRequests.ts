import { createHash } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { fileEntry, objectRemoval } from '../database/schema'
import type { Transaction } from '../database/tenant'
import { keyPaths } from './addresses'
import { deleteEntries } from './deletions'
import type { Entry } from './entries'
import type { Place } from './place'
import { refuse } from './refusals'

/** Seconds for which a withdrawn upload is refused: longer than it can be running. */
const refusedFor = 600

/** The form in rows: folders have request keys too, and a user may work at several hotels. */
export const storedRequestKey = ({ hotelId }: Place, requestKey: string) => `image/${hotelId}/${requestKey}`

/**
 * The entry in the removal queue for an upload that was withdrawn before it arrived. No object has this key; it marks
 * a late upload as refused.
 */
function markOf(place: Place, requestKey: string): string {
  const hash = createHash('sha256').update(requestKey).digest('hex')
  return `${keyPaths.uploads(place)}withdrawn-${hash}`
}

/** Locks the request until the end of the transaction. */
async function lockRequest(rows: Transaction, { userId }: Place, key: string): Promise<void> {
  await rows.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${userId}/${key}`}, 0))`)
}

const madeBy = (rows: Transaction, { userId }: Place, key: string): Promise<Entry | undefined> =>
  rows.query.fileEntry.findFirst({
    where: and(eq(fileEntry.createdBy, userId), eq(fileEntry.requestKey, key)),
  })

/**
 * The file that this request has already created; the request stays locked until the end of the transaction.
 *
 * @throws Refusal `not-uploaded` if it was withdrawn
 */
export async function takeUpRequest(
  rows: Transaction,
  place: Place,
  requestKey: string,
): Promise<Entry | undefined> {
  const key = storedRequestKey(place, requestKey)
  await lockRequest(rows, place, key)
  const mark = await rows.query.objectRemoval.findFirst({
    where: eq(objectRemoval.objectKey, markOf(place, requestKey)),
  })
  if (mark) throw refuse('not-uploaded')
  return madeBy(rows, place, key)
}

/** Withdraws a request: deletes its file, and refuses an upload that is still running. */
export async function withdrawRequest(rows: Transaction, place: Place, requestKey: string): Promise<void> {
  const { brandId, hotelId } = place
  const key = storedRequestKey(place, requestKey)
  await lockRequest(rows, place, key)
  const objectKey = markOf(place, requestKey)
  const dueAt = sql`now() + ${refusedFor} * interval '1 second'`
  await rows.insert(objectRemoval).values({ objectKey, brandId, hotelId, dueAt }).onConflictDoNothing()
  const made = await madeBy(rows, place, key)
  if (made) await deleteEntries(rows, place, { ids: [made.entryId], force: false })
}
