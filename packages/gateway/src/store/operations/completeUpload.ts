import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { sendXml } from '../answer'
import { bucket } from '../bucket'
import { quoted, unquoted } from '../etag'
import { type NewObject, writeObject } from '../objects'
import { alreadyExists, overwritingOf } from '../overwriting'
import { keyWriter } from '../parameters'
import { listOf, readXmlBody, textOf } from '../readXml'
import { headerOf, requireGrant, type StoreCall } from '../storeCall'
import { StoreError } from '../storeError'
import { readParts, removeUpload, type StoredPart, type StoredUpload, withUpload } from '../uploads'

/** Minimum size in bytes of every part but the last. */
const minimumPart = 100 * 1024

/** A part as the client describes it. */
interface NamedPart {
  readonly partNumber: number
  readonly etag: string
}

async function namedParts(call: StoreCall): Promise<NamedPart[] | undefined> {
  if (headerOf(call, 'x-oss-complete-all')?.toLowerCase() === 'yes') return undefined
  const content = await readXmlBody(call, 'CompleteMultipartUpload')
  return listOf(content, 'Part').map((part) => ({
    partNumber: Number(textOf(part.PartNumber)),
    etag: unquoted(textOf(part.ETag)),
  }))
}

const invalidPart = ({ partNumber, etag }: NamedPart) =>
  new StoreError(
    'InvalidPart',
    'One or more of the specified parts could not be found or the specified entity tag might not have matched the part’s entity tag.',
    { PartNumber: String(partNumber), ETag: etag },
  )

/** The parts that the client names, which must be there as it knows them, in ascending order. */
function chooseParts(present: readonly StoredPart[], named: readonly NamedPart[] | undefined): StoredPart[] {
  const parts = (named ?? present).map((part, index, all) => {
    const before = all[index - 1]
    if (before && !(before.partNumber < part.partNumber))
      throw new StoreError('InvalidPartOrder', 'The list of parts was not in ascending order.')
    const found = present.find((each) => each.partNumber === part.partNumber)
    if (found?.etag !== part.etag) throw invalidPart(part)
    return found
  })
  if (parts.length === 0) throw new StoreError('InvalidPart', 'The upload has no part.')
  const small = parts.slice(0, -1).find((part) => part.size < minimumPart)
  if (small)
    throw new StoreError('EntityTooSmall', 'Your proposed upload smaller than the minimum allowed size.', {
      MinSizeAllowed: String(minimumPart),
      PartNumber: String(small.partNumber),
    })
  return parts
}

/** The MD5 of the parts' MD5s, and their number. */
function etagOfParts(parts: readonly StoredPart[]): string {
  const hash = createHash('md5')
  for (const { etag } of parts) hash.update(Buffer.from(etag, 'hex'))
  return `${hash.digest('hex').toUpperCase()}-${parts.length}`
}

function asObject(
  { objectKey, contentType, headers, meta, acl, createdBy }: StoredUpload,
  parts: readonly StoredPart[],
): NewObject {
  return {
    objectKey,
    contentType,
    headers,
    meta,
    acl,
    createdBy,
    blobIds: parts.map((part) => part.blobId),
    blobSizes: parts.map((part) => part.size),
    size: parts.reduce((total, part) => total + part.size, 0),
    etag: etagOfParts(parts),
  }
}

/**
 * POST of `?uploadId`: combines the parts into one object, in one transaction and without copying bytes. A refused
 * completion leaves the upload unchanged.
 */
export async function completeUpload(call: StoreCall): Promise<FastifyReply> {
  const { key, query, reply, request, blobs } = call
  requireGrant(call, key, 'upload')
  const named = await namedParts(call)
  const { etag, unused } = await withUpload(call, 'update', async (rows, upload) => {
    const present = await readParts(rows, upload.uploadId)
    const object = asObject(upload, chooseParts(present, named))
    await removeUpload(rows, upload)
    const written = await writeObject(rows, object, overwritingOf(call))
    if (!written) throw alreadyExists()
    const left = present.map((part) => part.blobId).filter((blobId) => !object.blobIds.includes(blobId))
    return { etag: object.etag, unused: [...left, ...written.replaced] }
  })
  await blobs.remove(unused)
  return sendXml(reply.header('etag', quoted(etag)), 'CompleteMultipartUploadResult', {
    EncodingType: query.get('encoding-type') || undefined,
    Location: `${request.protocol}://${request.host}/${bucket}/${encodeURI(key)}`,
    Bucket: bucket,
    Key: keyWriter(query)(key),
    ETag: quoted(etag),
  })
}
