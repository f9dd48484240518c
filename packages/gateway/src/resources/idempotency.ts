import { createHash } from 'node:crypto'
import { idempotencyHeader } from '@ebkit/protocol/calls/resources'
import { and, eq, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { idempotencyKey } from '../database/schema'
import type { Transaction } from '../database/tenant'
import { Refusal } from '../server/refusal'
import { unfitParameter } from './unfitParameter'

/** A write that the client may repeat under the same key. */
export interface Attempt {
  readonly brandId: string
  readonly hotelId: string
  readonly userId: string
  readonly key: string
  readonly requestHash: string
}

const mismatch = () =>
  new Refusal(422, 'idempotencyMismatch', 'This key was used for another request; make a new one')

/** The attempt of a request; undefined without an idempotency key. @throws 400 for an invalid key */
export function attemptOf(request: FastifyRequest, hotelId: string): Attempt | undefined {
  const key = request.headers[idempotencyHeader.toLowerCase()]
  if (key === undefined || !request.identity) return undefined
  if (typeof key !== 'string' || !/^[\w-]{16,64}$/.test(key))
    throw unfitParameter(idempotencyHeader, '16 to 64 letters, digits, _ and -')
  const { brandId, userId } = request.identity
  const said = JSON.stringify([request.url.split('?')[0], hotelId, request.body])
  return { brandId, hotelId, userId, key, requestHash: createHash('sha256').update(said).digest('base64url') }
}

const ofAttempt = ({ brandId, userId, key }: Attempt) =>
  and(eq(idempotencyKey.brandId, brandId), eq(idempotencyKey.userId, userId), eq(idempotencyKey.key, key))

/** Deletes keys older than a day, except those that another transaction is deleting. */
const forgetOld = (rows: Transaction) =>
  rows.execute(sql`delete from idempotency_key where ctid = any (array(
    select ctid from idempotency_key where created_at < now() - interval '24 hours' limit 100 for update skip locked))`)

/**
 * Performs work once per key, in the transaction of the work: a repeated request, even a concurrent one, gets the first
 * answer. Failed work leaves the key unused.
 *
 * @throws 422 `idempotencyMismatch` if the key belongs to another request
 */
export async function once(
  rows: Transaction,
  attempt: Attempt | undefined,
  work: () => Promise<Record<string, unknown>>,
): Promise<Record<string, unknown>> {
  if (!attempt) return work()
  // waits for a concurrent transaction with the same key
  const { rowCount } = await rows.insert(idempotencyKey).values(attempt).onConflictDoNothing()
  if (!rowCount) {
    const [first] = await rows.select().from(idempotencyKey).where(ofAttempt(attempt))
    if (first?.requestHash !== attempt.requestHash || !first.answer) throw mismatch()
    return first.answer
  }
  const answer = await work()
  await rows.update(idempotencyKey).set({ answer }).where(ofAttempt(attempt))
  await forgetOld(rows)
  return answer
}
