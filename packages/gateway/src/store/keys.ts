import type { Tenant } from '../database/tenant'
import { StoreError } from './storeError'

/** OSS's own limit, in bytes of UTF-8. */
export const maximumKeyLength = 1023

/** Control characters, lone surrogates, and the two that XML cannot contain. */
const unwritable = /[\p{Cc}\p{Cs}\ufffe\uffff]/u

/** A segment `.` or `..` would be resolved to another path by proxies. */
const climbs = (key: string) => key.split(/[/\\]/).some((part) => part === '.' || part === '..')

/** Whether an object may have this name. */
export const isKey = (key: string): boolean =>
  key !== '' &&
  Buffer.byteLength(key) <= maximumKeyLength &&
  !/^[/\\]/.test(key) &&
  !unwritable.test(key) &&
  !climbs(key)

/**
 * Refuses invalid object names, before any decision depends on the name.
 * @throws StoreError InvalidObjectName
 */
export function requireKey(key: string): string {
  if (!isKey(key)) throw new StoreError('InvalidObjectName', 'The specified object is not valid.')
  return key
}

/** The tenant of a key: its first two parts are brand and store. Undefined if invalid. */
export function tenantOfKey(key: string): { brandId: string; hotelId: string } | undefined {
  const [, brandId, hotelId] = /^([^/]+)\/([^/]+)\//.exec(key) ?? []
  // a comma would be read as several stores by the database
  return brandId && hotelId && !hotelId.includes(',') ? { brandId, hotelId } : undefined
}

/** The rows of one brand and store. */
export const asTenant = ({ brandId, hotelId }: { brandId: string; hotelId: string }): Tenant => ({
  brandId,
  hotelIds: [hotelId],
})

/** Groups keys by tenant, without invalid ones. */
export function groupByTenant(keys: readonly string[]): string[][] {
  const groups = new Map<string, string[]>()
  for (const key of keys) {
    const tenant = tenantOfKey(key)
    if (!tenant) continue
    const name = `${tenant.brandId}/${tenant.hotelId}`
    const group = groups.get(name)
    if (group) group.push(key)
    else groups.set(name, [key])
  }
  return [...groups.values()]
}
