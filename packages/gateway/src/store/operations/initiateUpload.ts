import { randomBytes } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { storedUpload } from '../../database/schema'
import { sendXml } from '../answer'
import { bucket } from '../bucket'
import { describeObject } from '../description'
import { withKey } from '../objects'
import { requireOverwriting } from '../overwriting'
import { keyWriter } from '../parameters'
import { requireGrant, type StoreCall } from '../storeCall'

/** POST of `?uploads`: starts a multipart upload. */
export async function initiateUpload(call: StoreCall): Promise<FastifyReply> {
  const { gateway, key, query, reply } = call
  const description = describeObject(call, requireGrant(call, key, 'upload'))
  await requireOverwriting(call)
  const uploadId = randomBytes(16).toString('hex').toUpperCase()
  await withKey(gateway.database, key, (rows, tenant) =>
    rows.insert(storedUpload).values({ uploadId, objectKey: key, ...tenant, ...description }),
  )
  return sendXml(reply, 'InitiateMultipartUploadResult', {
    EncodingType: query.get('encoding-type') || undefined,
    Bucket: bucket,
    Key: keyWriter(query)(key),
    UploadId: uploadId,
  })
}
