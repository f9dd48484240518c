import type { FastifyReply } from 'fastify'
import { requireGrant, type StoreCall } from '../storeCall'
import { readParts, removeUpload, withUpload } from '../uploads'

/** DELETE of `?uploadId`: aborts an upload and removes its parts. */
export async function abortUpload(call: StoreCall): Promise<FastifyReply> {
  requireGrant(call, call.key, 'upload')
  const parts = await withUpload(call, 'update', async (rows, upload) => {
    const present = await readParts(rows, upload.uploadId)
    await removeUpload(rows, upload)
    return present
  })
  await call.blobs.remove(parts.map((part) => part.blobId))
  return call.reply.code(204).send()
}
