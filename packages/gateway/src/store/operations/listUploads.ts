import { and, asc, eq, gt, gte, lt, or } from 'drizzle-orm'
import type { FastifyReply } from 'fastify'
import { storedUpload } from '../../database/schema'
import { sendXml } from '../answer'
import { bucket } from '../bucket'
import { successor } from '../listing'
import { withKey } from '../objects'
import { keyWriter, numberParameter } from '../parameters'
import { requireGrant, type StoreCall } from '../storeCall'
import type { StoredUpload } from '../uploads'

async function read({ gateway, query }: StoreCall, maximum: number): Promise<StoredUpload[]> {
  const prefix = query.get('prefix') ?? ''
  const after = query.get('key-marker') ?? ''
  const afterId = query.get('upload-id-marker') ?? ''
  if (/\0/.test(prefix + after + afterId)) return []
  const { objectKey, uploadId } = storedUpload
  const end = successor(prefix)
  // with both markers: later uploads of that key too; with the key's alone: later keys only
  const isLater = afterId
    ? or(gt(objectKey, after), and(eq(objectKey, after), gt(uploadId, afterId)))
    : gt(objectKey, after)
  const found = await withKey(gateway.database, prefix, (rows) =>
    rows
      .select()
      .from(storedUpload)
      .where(and(gte(objectKey, prefix), end === undefined ? undefined : lt(objectKey, end), isLater))
      .orderBy(asc(objectKey), asc(uploadId))
      .limit(maximum),
  )
  return found ?? []
}

/** GET of `?uploads`: lists multipart uploads that are neither complete nor aborted. */
export async function listUploads(call: StoreCall): Promise<FastifyReply> {
  const { query, reply } = call
  requireGrant(call, query.get('prefix') ?? '', 'upload')
  const write = keyWriter(query)
  const maximum = numberParameter(query, 'max-uploads', { from: 1, to: 1000, otherwise: 1000 })
  const found = await read(call, maximum + 1)
  const uploads = found.slice(0, maximum)
  const last = uploads.at(-1)
  const written = (name: string) => write(query.get(name) ?? '')
  return sendXml(reply, 'ListMultipartUploadsResult', {
    EncodingType: query.get('encoding-type') || undefined,
    Bucket: bucket,
    Prefix: written('prefix'),
    KeyMarker: written('key-marker'),
    UploadIdMarker: query.get('upload-id-marker') ?? '',
    NextKeyMarker: last ? write(last.objectKey) : '',
    NextUploadIdMarker: last?.uploadId ?? '',
    MaxUploads: maximum,
    IsTruncated: found.length > maximum,
    Upload: uploads.map(({ objectKey, uploadId, initiatedAt }) => ({
      Key: write(objectKey),
      UploadId: uploadId,
      StorageClass: 'Standard',
      Initiated: initiatedAt.toISOString(),
    })),
  })
}
