import type { FastifyReply } from 'fastify'
import { requireConditions } from '../conditions'
import { objectHeaders } from '../objectHeaders'
import { findObject } from '../objects'
import { readObject } from '../outgoing'
import { pdfPolicy } from '../pdfPolicy'
import { readRange } from '../range'
import type { StoredObject } from '../StoredObject'
import { headerOf, type StoreCall } from '../storeCall'
import { StoreError } from '../storeError'
import { requireReader } from '../visibility/requireReader'

/**
 * The object of a call that may read it.
 * @throws StoreError NoSuchKey, AccessDenied, PreconditionFailed, NotModified; LoginNeeded
 */
export async function readableObject(call: StoreCall): Promise<StoredObject> {
  const object = await requireReader(call, await findObject(call.gateway.database, call.key))
  requireConditions(
    {
      ifMatch: headerOf(call, 'if-match'),
      ifNoneMatch: headerOf(call, 'if-none-match'),
      ifModifiedSince: headerOf(call, 'if-modified-since'),
      ifUnmodifiedSince: headerOf(call, 'if-unmodified-since'),
    },
    object,
  )
  return object
}

const chosenHeaders = (call: StoreCall, object: StoredObject) =>
  objectHeaders(object, call.grant ? call.query : undefined)

/** HEAD of an object. */
export async function headObject(call: StoreCall): Promise<FastifyReply> {
  const object = await readableObject(call)
  return call.reply.headers(chosenHeaders(call, object)).header('content-length', object.size).send()
}

const isGone = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'

async function send(call: StoreCall, object: StoredObject): Promise<FastifyReply> {
  const { reply, blobs } = call
  const isSame = headerOf(call, 'if-range') === undefined || headerOf(call, 'if-range') === `"${object.etag}"`
  const range = isSame ? readRange(headerOf(call, 'range'), object.size) : undefined
  const { start, end } = range ?? { start: 0, end: object.size - 1 }
  const headers = chosenHeaders(call, object)
  const policy = await pdfPolicy(call, object, headers['content-type'] ?? '')
  const bytes = await readObject(blobs, object, { start, end })
  reply.headers(headers).header('content-length', end + 1 - start)
  if (policy) reply.header('content-security-policy', policy)
  if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${object.size}`)
  return reply.send(bytes)
}

/** GET of an object or a range of it. */
export async function getObject(call: StoreCall): Promise<FastifyReply> {
  let object = await readableObject(call)
  for (;;)
    try {
      return await send(call, object)
    } catch (error) {
      if (!isGone(error)) throw error
      // it may have been overwritten or deleted after the row was read: tries again
      const now = await readableObject(call)
      if (now.blobIds[0] === object.blobIds[0])
        throw new StoreError('InternalError', 'The object’s bytes are not there.')
      object = now
    }
}
