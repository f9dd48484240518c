import { bucket } from './bucket'
import { requireConditions } from './conditions'
import { requireKey } from './keys'
import { findObject } from './objects'
import type { StoredObject } from './StoredObject'
import { headerOf, requireGrant, type StoreCall } from './storeCall'
import { noSuchKey, StoreError } from './storeError'

/** Whether a request copies: it names a source. */
export const copies = (call: Pick<StoreCall, 'request'>) => headerOf(call, 'x-oss-copy-source') !== undefined

function sourceKey(call: StoreCall): string {
  const [, name, encoded = ''] =
    /^\/?([^/]+)\/([^?]+)$/s.exec(headerOf(call, 'x-oss-copy-source') ?? '') ?? []
  if (name === bucket)
    try {
      return requireKey(decodeURIComponent(encoded))
    } catch (error) {
      if (error instanceof StoreError) throw error
    }
  throw new StoreError(
    'InvalidArgument',
    'Copy Source must mention the source bucket and key: /bucket/key.',
    {
      ArgumentName: 'x-oss-copy-source',
    },
  )
}

/**
 * The object that a request copies from: within the scope of its signature, and subject to its conditions.
 * @throws StoreError InvalidArgument, AccessDenied, NoSuchKey, PreconditionFailed, NotModified
 */
export async function findCopySource(call: StoreCall): Promise<StoredObject> {
  const key = sourceKey(call)
  requireGrant(call, key, 'view')
  const object = await findObject(call.gateway.database, key)
  if (!object) throw noSuchKey(key)
  const condition = (name: string) => headerOf(call, `x-oss-copy-source-${name}`)
  requireConditions(
    {
      ifMatch: condition('if-match'),
      ifNoneMatch: condition('if-none-match'),
      ifModifiedSince: condition('if-modified-since'),
      ifUnmodifiedSince: condition('if-unmodified-since'),
    },
    object,
  )
  return object
}
