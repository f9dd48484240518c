import type { FastifyReply } from 'fastify'
import { sendXml } from '../answer'
import { copyBlobs } from '../copyBlobs'
import { findCopySource } from '../copySource'
import { aclOf, describeObject } from '../description'
import { quoted } from '../etag'
import type { ObjectDescription, StoredObject } from '../StoredObject'
import { headerOf, requireGrant, type StoreCall } from '../storeCall'
import { commitObject } from './putObject'

/** Metadata of the copy: the source's, or with `REPLACE` the request's. */
function describeCopy(call: StoreCall, { contentType, headers, meta }: StoredObject): ObjectDescription {
  const described = describeObject(call, requireGrant(call, call.key, 'upload'))
  if (headerOf(call, 'x-oss-metadata-directive')?.toUpperCase() === 'REPLACE') return described
  return { contentType, headers, meta, acl: aclOf(call), createdBy: described.createdBy }
}

/** PUT with `x-oss-copy-source`: the same bytes under another key, without reading them. */
export async function copyObject(call: StoreCall): Promise<FastifyReply> {
  requireGrant(call, call.key, 'upload')
  const source = await findCopySource(call)
  const { etag, size, blobSizes } = source
  const { object } = await commitObject(call, {
    ...describeCopy(call, source),
    objectKey: call.key,
    blobIds: await copyBlobs(call.blobs, source.blobIds),
    blobSizes,
    size,
    etag,
  })
  return sendXml(call.reply.header('etag', quoted(etag)), 'CopyObjectResult', {
    LastModified: object.modifiedAt.toISOString(),
    ETag: quoted(etag),
  })
}
