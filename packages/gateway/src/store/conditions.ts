import { unquoted } from './etag'
import type { StoredObject } from './StoredObject'
import { StoreError } from './storeError'

/** Headers of conditional requests. */
export interface Conditions {
  readonly ifMatch: string | undefined
  readonly ifNoneMatch: string | undefined
  readonly ifModifiedSince: string | undefined
  readonly ifUnmodifiedSince: string | undefined
}

const names = (etags: string) => etags.split(',').map(unquoted)
const matches = (etags: string, etag: string) => etags.trim() === '*' || names(etags).includes(etag)

/** HTTP dates have whole seconds. */
const isAfter = (time: Date, header: string) => Math.floor(time.getTime() / 1000) * 1000 > Date.parse(header)

const failed = (condition: string) =>
  new StoreError('PreconditionFailed', 'At least one of the pre-conditions you specified did not hold.', {
    Condition: condition,
  })

/**
 * Checks the conditions of a request.
 *
 * @throws StoreError PreconditionFailed, NotModified
 */
export function requireConditions(
  { ifMatch, ifNoneMatch, ifModifiedSince, ifUnmodifiedSince }: Conditions,
  { etag, modifiedAt }: Pick<StoredObject, 'etag' | 'modifiedAt'>,
): void {
  if (ifMatch !== undefined && !matches(ifMatch, etag)) throw failed('If-Match')
  if (ifMatch === undefined && ifUnmodifiedSince !== undefined && isAfter(modifiedAt, ifUnmodifiedSince))
    throw failed('If-Unmodified-Since')
  const isKnown =
    ifNoneMatch === undefined
      ? ifModifiedSince !== undefined &&
        !Number.isNaN(Date.parse(ifModifiedSince)) &&
        !isAfter(modifiedAt, ifModifiedSince)
      : matches(ifNoneMatch, etag)
  if (isKnown) throw new StoreError('NotModified', 'Not Modified', {}, { etag: `"${etag}"` })
}
