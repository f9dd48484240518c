import type { FastifyReply } from 'fastify'
import { describeObject } from '../description'
import { etagOf, quoted } from '../etag'
import { receiveBody } from '../incoming'
import { type NewObject, type Written, withKey, writeObject } from '../objects'
import { alreadyExists, overwritingOf, requireOverwriting } from '../overwriting'
import { requireGrant, type StoreCall } from '../storeCall'

/**
 * Creates an object from stored blobs, or deletes these on failure. A previous object is deleted afterwards.
 *
 * @throws StoreError FileAlreadyExists, AccessDenied
 */
export async function commitObject(call: StoreCall, object: NewObject): Promise<Written> {
  const { gateway, blobs } = call
  try {
    const written = await withKey(gateway.database, object.objectKey, (rows) =>
      writeObject(rows, object, overwritingOf(call)),
    )
    if (!written) throw alreadyExists()
    await blobs.remove(written.replaced)
    return written
  } catch (error) {
    await blobs.remove(object.blobIds)
    throw error
  }
}

/** PUT of an object: its bytes are on the disk before its row is written, and its row before the answer. */
export async function putObject(call: StoreCall): Promise<FastifyReply> {
  const { key, reply } = call
  const description = describeObject(call, requireGrant(call, key, 'upload'))
  await requireOverwriting(call)
  const { blobId, size, md5 } = await receiveBody(call)
  const etag = etagOf(md5)
  await commitObject(call, {
    ...description,
    objectKey: key,
    blobIds: [blobId],
    blobSizes: [size],
    size,
    etag,
  })
  return reply.header('etag', quoted(etag)).header('content-md5', md5.toString('base64')).send()
}
