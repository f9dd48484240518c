import { and, eq } from 'drizzle-orm'
import type { FastifyReply } from 'fastify'
import { storedPart } from '../../database/schema'
import { sendXml } from '../answer'
import type { ReceivedBlob } from '../blobs'
import { findCopySource } from '../copySource'
import { etagOf, quoted } from '../etag'
import { receiveBody } from '../incoming'
import { readObject } from '../outgoing'
import { numberParameter } from '../parameters'
import { readRange } from '../range'
import { headerOf, requireGrant, type StoreCall } from '../storeCall'
import { withUpload } from '../uploads'

const partNumberOf = ({ query }: StoreCall) =>
  numberParameter(query, 'partNumber', { from: 1, to: 10_000, otherwise: 0 })

/** Fails before the body is read if the upload does not exist. */
async function requireUpload(call: StoreCall): Promise<void> {
  requireGrant(call, call.key, 'upload')
  await withUpload(call, 'share', async () => undefined)
}

/** Adds a blob as a part of the upload, replacing one with the same number, or removes the blob. */
async function commitPart(
  call: StoreCall,
  { blobId, size, md5 }: ReceivedBlob,
): Promise<{ etag: string; modifiedAt: Date }> {
  const partNumber = partNumberOf(call)
  const etag = etagOf(md5)
  const modifiedAt = new Date()
  try {
    const replaced = await withUpload(call, 'share', async (rows, { uploadId, brandId, hotelId }) => {
      const values = { uploadId, partNumber, brandId, hotelId, blobId, size, etag, modifiedAt }
      const before = await rows
        .delete(storedPart)
        .where(and(eq(storedPart.uploadId, uploadId), eq(storedPart.partNumber, partNumber)))
        .returning({ blobId: storedPart.blobId })
      await rows.insert(storedPart).values(values)
      return before.map((part) => part.blobId)
    })
    await call.blobs.remove(replaced)
    return { etag, modifiedAt }
  } catch (error) {
    await call.blobs.remove([blobId])
    throw error
  }
}

/** PUT of a part. */
export async function uploadPart(call: StoreCall): Promise<FastifyReply> {
  partNumberOf(call)
  await requireUpload(call)
  const blob = await receiveBody(call)
  const { etag } = await commitPart(call, blob)
  return call.reply.header('etag', quoted(etag)).header('content-md5', blob.md5.toString('base64')).send()
}

/** PUT of a part with `x-oss-copy-source`: the bytes of another object, or of a range of it. */
export async function copyPart(call: StoreCall): Promise<FastifyReply> {
  partNumberOf(call)
  await requireUpload(call)
  const source = await findCopySource(call)
  const range = readRange(headerOf(call, 'x-oss-copy-source-range'), source.size)
  const bytes = await readObject(call.blobs, source, range ?? { start: 0, end: source.size - 1 })
  const { etag, modifiedAt } = await commitPart(call, await call.blobs.receive(bytes))
  return sendXml(call.reply.header('etag', quoted(etag)), 'CopyPartResult', {
    LastModified: modifiedAt.toISOString(),
    ETag: quoted(etag),
  })
}
