import { storeRights } from '../access/grant'
import { tenantOfKey } from '../keys'
import type { AliyunSettings } from '../settings'
import { assumeRole, type RoleKeys } from './assumeRole'

/** Milliseconds before their expiry at which keys are no longer used. */
export const keysMargin = 120_000

const lifetimeMs = 3_600_000

/** @param left milliseconds for which the keys are still good. Default: `keysMargin` */
type KeysFor = (objectKey: string, left?: number) => Promise<RoleKeys>

/** The gateway's own keys, issued for the objects of one tenant each and reused until they expire. */
export function createTenantKeys(settings: AliyunSettings): KeysFor {
  const lent = new Map<string, RoleKeys>()
  return async (objectKey, left = keysMargin) => {
    const { brandId, hotelId } = tenantOfKey(objectKey) ?? {}
    if (!brandId || !hotelId) throw new Error('The key belongs to no tenant')
    const prefix = `${brandId}/${hotelId}/`
    const known = lent.get(prefix)
    if (known && Date.parse(known.expiration) - left > Date.now()) return known
    const reach = { prefixes: [prefix], rights: storeRights }
    const keys = await assumeRole(settings, { brandId, userId: 'gateway', ...reach, lifetimeMs })
    lent.set(prefix, keys)
    return keys
  }
}
