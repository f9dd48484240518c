import { inArray } from 'drizzle-orm'
import type { Database } from '../../database/open'
import { fileEntry } from '../../database/schema'
import { asTenant, groupByTenant, tenantOfKey } from '../keys'
import type { ObjectAccess } from '../visibility/ObjectAccess'
import { userOfKey, visibilityOfNew } from '../visibility/visibility'

/** Files of the file service with these keys, in all trees: each is read as the owner of its key. */
async function filesAmong(database: Database, keys: readonly string[]): Promise<Map<string, string | null>> {
  const owners = new Map<string, string | null>()
  for (const own of groupByTenant(keys))
    for (const userId of new Set(own.map((key) => userOfKey(key) ?? ''))) {
      const theirs = own.filter((key) => (userOfKey(key) ?? '') === userId)
      const tenant = {
        ...asTenant(tenantOfKey(own[0] as string) as { brandId: string; hotelId: string }),
        userId,
      }
      const { objectKey, ownerId } = fileEntry
      const found = await database.withTenant(tenant, (rows) =>
        rows.select({ objectKey, ownerId }).from(fileEntry).where(inArray(objectKey, theirs)),
      )
      for (const each of found) if (each.objectKey) owners.set(each.objectKey, each.ownerId)
    }
  return owners
}

/**
 * Read access to objects without rows, by their keys and the file service, without a request to Aliyun for each.
 * An attachment stays `undecided`.
 */
export async function accessByKeys(
  database: Database,
  keys: readonly string[],
): Promise<ReadonlyMap<string, ObjectAccess>> {
  const owners = await filesAmong(database, keys)
  const accessOf = (objectKey: string): ObjectAccess => {
    const owner = owners.get(objectKey)
    const visibility =
      owner === undefined ? visibilityOfNew(objectKey) : owner === null ? 'public' : 'personal'
    return { objectKey, visibility, acl: 'default', createdBy: userOfKey(objectKey) ?? null }
  }
  return new Map(keys.map((key) => [key, accessOf(key)]))
}
