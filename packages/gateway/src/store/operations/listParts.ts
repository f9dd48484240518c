import type { FastifyReply } from 'fastify'
import { sendXml } from '../answer'
import { bucket } from '../bucket'
import { quoted } from '../etag'
import { keyWriter, numberParameter } from '../parameters'
import { requireGrant, type StoreCall } from '../storeCall'
import { readParts, withUpload } from '../uploads'

/** GET of `?uploadId`: lists the stored parts. */
export async function listParts(call: StoreCall): Promise<FastifyReply> {
  const { key, query, reply } = call
  requireGrant(call, key, 'upload')
  const maximum = numberParameter(query, 'max-parts', { from: 1, to: 1000, otherwise: 1000 })
  const after = numberParameter(query, 'part-number-marker', { from: 0, to: 10_000, otherwise: 0 })
  const found = await withUpload(call, 'share', (rows, { uploadId }) =>
    readParts(rows, uploadId, after, maximum + 1),
  )
  const parts = found.slice(0, maximum)
  return sendXml(reply, 'ListPartsResult', {
    EncodingType: query.get('encoding-type') || undefined,
    Bucket: bucket,
    Key: keyWriter(query)(key),
    UploadId: query.get('uploadId'),
    StorageClass: 'Standard',
    PartNumberMarker: after,
    NextPartNumberMarker: parts.at(-1)?.partNumber ?? after,
    MaxParts: maximum,
    IsTruncated: found.length > maximum,
    Part: parts.map((part) => ({
      PartNumber: part.partNumber,
      LastModified: part.modifiedAt.toISOString(),
      ETag: quoted(part.etag),
      Size: part.size,
    })),
  })
}
