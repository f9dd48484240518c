import type { Grant } from './access/grant'
import type { ObjectDescription } from './StoredObject'
import { headerOf, type StoreCall } from './storeCall'
import { StoreError } from './storeError'

const acls = ['default', 'private', 'public-read', 'public-read-write']
const kept = ['cache-control', 'content-disposition', 'content-encoding', 'content-language', 'expires']
const metaPrefix = 'x-oss-meta-'

/** OSS's own limit of all metadata together, in bytes. */
const maximumMeta = 8 * 1024

/**
 * The ACL that a request asks for.
 * @throws StoreError InvalidArgument
 */
export function aclOf(call: StoreCall): string {
  const acl = headerOf(call, 'x-oss-object-acl') ?? 'default'
  if (!acls.includes(acl))
    throw new StoreError('InvalidArgument', 'no such object access control exists', {
      ArgumentName: 'x-oss-object-acl',
      ArgumentValue: acl,
    })
  return acl
}

function metaOf({ request }: StoreCall): Record<string, string> {
  const pairs = Object.entries(request.headers).filter(([name]) => name.startsWith(metaPrefix))
  const meta = Object.fromEntries(
    pairs.map(([name, value]) => [name.slice(metaPrefix.length), String(value)]),
  )
  if (JSON.stringify(meta).length > maximumMeta)
    throw new StoreError('InvalidArgument', 'The metadata are too large.')
  return meta
}

/** The metadata in a request that stores an object. */
export function describeObject(call: StoreCall, { userId }: Grant): ObjectDescription {
  const headers = kept.flatMap((name) => {
    const value = headerOf(call, name)
    return value === undefined ? [] : [[name, value]]
  })
  return {
    contentType: headerOf(call, 'content-type') || 'application/octet-stream',
    headers: Object.fromEntries(headers),
    meta: metaOf(call),
    acl: aclOf(call),
    createdBy: userId,
  }
}

/** The headers of an answer with an object's metadata. */
export const metaHeaders = (meta: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(meta).map(([name, value]) => [metaPrefix + name, value]))
