import type { FastifyReply } from 'fastify'
import { sendXml } from '../answer'
import { bucket } from '../bucket'
import { quoted } from '../etag'
import { type ListedObject, type Listing, listKeys } from '../listing'
import { withKey } from '../objects'
import { ownerElement } from '../owner'
import { keyWriter, numberParameter } from '../parameters'
import { requireGrant, type StoreCall } from '../storeCall'
import { StoreError } from '../storeError'
import type { XmlElements } from '../xml'

const empty: Listing = { objects: [], commonPrefixes: [], next: undefined }

const toToken = (key: string | undefined) => key && Buffer.from(key).toString('base64url')

/** Position of a listing of version 2; tokens of other stores are invalid. */
function afterOf({ query }: StoreCall, version: 1 | 2): string {
  if (version === 1) return query.get('marker') ?? ''
  const token = query.get('continuation-token')
  if (!token) return query.get('start-after') ?? ''
  const key = Buffer.from(token, 'base64url').toString()
  if (toToken(key) === token) return key
  throw new StoreError('InvalidArgument', 'The continuation token is not valid.', {
    ArgumentName: 'continuation-token',
  })
}

/** Common prefixes and keys of a prefix that the signature reaches. */
async function read(call: StoreCall, after: string, maximum: number): Promise<Listing> {
  const prefix = call.query.get('prefix') ?? ''
  const delimiter = call.query.get('delimiter') ?? ''
  requireGrant(call, prefix, 'view')
  if (/\0/.test(prefix + delimiter + after)) return empty // no key contains it, and PostgreSQL rejects it
  const found = await withKey(call.gateway.database, prefix, (rows) =>
    listKeys(rows, { prefix, delimiter, after, maximum }),
  )
  return found ?? empty
}

/** GET of the bucket: `list-type=2`, or the older form with a marker. */
export async function listObjects(call: StoreCall): Promise<FastifyReply> {
  const { query, reply } = call
  const version = query.get('list-type') === '2' ? 2 : 1
  const write = keyWriter(query)
  const maximum = numberParameter(query, 'max-keys', { from: 1, to: 1000, otherwise: 100 })
  const after = afterOf(call, version)
  const { objects, commonPrefixes, next } = await read(call, after, maximum)
  const written = (name: string) => write(query.get(name) ?? '')
  const withOwner = version === 1 || query.get('fetch-owner') === 'true'
  const content = (object: ListedObject): XmlElements => ({
    Key: write(object.objectKey),
    LastModified: object.modifiedAt.toISOString(),
    ETag: quoted(object.etag),
    Type: object.etag.includes('-') ? 'Multipart' : 'Normal',
    Size: object.size,
    StorageClass: 'Standard',
    Owner: withOwner ? ownerElement(object.createdBy) : undefined,
  })
  const place: XmlElements =
    version === 1
      ? { Marker: write(after), NextMarker: next && write(next) }
      : {
          StartAfter: query.has('start-after') ? written('start-after') : undefined,
          ContinuationToken: query.get('continuation-token'),
          NextContinuationToken: toToken(next),
          KeyCount: objects.length + commonPrefixes.length,
        }
  return sendXml(reply, 'ListBucketResult', {
    Name: bucket,
    Prefix: written('prefix'),
    ...place,
    MaxKeys: maximum,
    Delimiter: written('delimiter'),
    EncodingType: query.get('encoding-type') || undefined,
    IsTruncated: next !== undefined,
    Contents: objects.map(content),
    CommonPrefixes: commonPrefixes.map((prefix) => ({ Prefix: write(prefix) })),
  })
}
