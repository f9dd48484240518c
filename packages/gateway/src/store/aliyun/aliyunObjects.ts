import { createHash } from 'node:crypto'
import { Refusal } from '../../server/refusal'
import { storeRights } from '../access/grant'
import { unquoted } from '../etag'
import { groupByTenant, tenantOfKey } from '../keys'
import type { KnownObject } from '../objects'
import type { AliyunSettings } from '../settings'
import type { GivenObject, StoredObjects } from '../store'
import { renderXml } from '../xml'
import { askAliyun } from './aliyunRequest'
import { assumeRole, type RoleKeys } from './assumeRole'

/** Keys are used until so many milliseconds before they run out. */
const margin = 120_000

const lifetimeMs = 3_600_000

/** OSS's own limit. */
const batch = 1000

const unexpected = ({ status }: Response) =>
  new Refusal(502, 'store-unavailable', `The object store answers ${status}`)

function knownObject(objectKey: string, { headers }: Response): KnownObject {
  return {
    objectKey,
    size: Number(headers.get('content-length')),
    etag: unquoted(headers.get('etag') ?? ''),
    contentType: headers.get('content-type') ?? 'application/octet-stream',
    modifiedAt: new Date(headers.get('last-modified') ?? Date.now()),
  }
}

/** The gateway's own look at objects that lie at Aliyun, with keys that reach one tenant's objects each. */
export function createAliyunObjects(settings: AliyunSettings): StoredObjects {
  const lent = new Map<string, RoleKeys>()

  async function keysFor(key: string): Promise<RoleKeys> {
    const { brandId, hotelId } = tenantOfKey(key) ?? {}
    if (!brandId || !hotelId) throw new Error('A key of nobody')
    const prefix = `${brandId}/${hotelId}/`
    const known = lent.get(prefix)
    if (known && Date.parse(known.expiration) - margin > Date.now()) return known
    const reach = { prefixes: [prefix], rights: storeRights }
    const keys = await assumeRole(settings, { brandId, userId: 'gateway', ...reach, lifetimeMs })
    lent.set(prefix, keys)
    return keys
  }

  async function removeBatch(keys: readonly string[]): Promise<void> {
    const body = renderXml('Delete', { Quiet: true, Object: keys.map((Key) => ({ Key })) })
    const headers = {
      'content-type': 'application/xml',
      'content-md5': createHash('md5').update(body).digest('base64'),
    }
    const own = await keysFor(keys[0] as string)
    const answer = await askAliyun(settings, own, {
      method: 'POST',
      key: '',
      subresource: 'delete',
      headers,
      body,
    })
    await answer.body?.cancel()
    if (!answer.ok) throw unexpected(answer)
  }

  async function head(key: string): Promise<KnownObject | undefined> {
    if (!tenantOfKey(key)) return undefined
    const answer = await askAliyun(settings, await keysFor(key), { method: 'HEAD', key })
    if (answer.status === 404) return undefined
    if (!answer.ok) throw unexpected(answer)
    return knownObject(key, answer)
  }

  async function put({ objectKey: key, contentType, bytes }: GivenObject): Promise<KnownObject> {
    const headers = { 'content-type': contentType, 'x-oss-forbid-overwrite': 'true' }
    const answer = await askAliyun(settings, await keysFor(key), {
      method: 'PUT',
      key,
      headers,
      body: bytes as BodyInit,
    })
    await answer.body?.cancel()
    // 409: it is there
    if (!answer.ok && answer.status !== 409) throw unexpected(answer)
    const known = await head(key)
    if (!known) throw unexpected(answer)
    return known
  }

  return {
    head,
    put,
    async remove(keys) {
      for (const own of groupByTenant(keys))
        for (let start = 0; start < own.length; start += batch)
          await removeBatch(own.slice(start, start + batch))
    },
  }
}
