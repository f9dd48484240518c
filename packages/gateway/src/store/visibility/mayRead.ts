import type { Identity } from '@ebkit/protocol/calls/session'
import { tenantOfKey } from '../keys'
import type { StoredObject } from '../StoredObject'
import { userOfKey } from './visibility'

/** Whether a user may read an object, or sign for it: the user sees its store, and it is not another user's own. */
export function mayRead(
  { brandId, hotels, userId }: Pick<Identity, 'brandId' | 'hotels' | 'userId'>,
  { objectKey, visibility }: Pick<StoredObject, 'objectKey' | 'visibility'>,
): boolean {
  const tenant = tenantOfKey(objectKey)
  if (tenant?.brandId !== brandId || !hotels.some(({ hotelId }) => hotelId === tenant.hotelId)) return false
  return visibility !== 'personal' || userOfKey(objectKey) === userId
}
