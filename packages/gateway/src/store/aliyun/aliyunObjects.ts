import { createHash } from 'node:crypto'
import type { Database } from '../../database/open'
import { Refusal } from '../../server/refusal'
import { encodeKey } from '../encodeKey'
import { unquoted } from '../etag'
import { groupByTenant, tenantOfKey } from '../keys'
import type { KnownObject } from '../StoredObject'
import type { CopiedObject, GivenObject, StoredObjects } from '../StoredObjects'
import type { AliyunSettings } from '../settings'
import type { Visibility } from '../visibility/visibility'
import { renderXml } from '../xml'
import { accessByKeys } from './accessByKeys'
import { type AliyunRequest, askAliyun } from './aliyunRequest'
import { createTenantKeys, keysMargin } from './tenantKeys'

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

/** Aliyun has two: public, or readable with a signature only. */
const aclOf = (visibility: Visibility) => (visibility === 'public' ? 'public-read' : 'private')

/**
 * The gateway's own access to objects at Aliyun, with keys for the objects of one tenant each.
 * @param addressLifetime milliseconds for which signed addresses are good
 */
export function createAliyunObjects(
  settings: AliyunSettings,
  database: Database,
  addressLifetime: number,
): StoredObjects {
  const keysFor = createTenantKeys(settings)

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

  async function read(key: string, most: number): Promise<Buffer | undefined> {
    const known = await head(key)
    if (!known || known.size > most) return undefined
    const answer = await askAliyun(settings, await keysFor(key), { method: 'GET', key })
    if (answer.status === 404) return undefined
    if (!answer.ok) throw unexpected(answer)
    return Buffer.from(await answer.arrayBuffer())
  }

  async function ask(key: string, request: Omit<AliyunRequest, 'key'>): Promise<Response> {
    const answer = await askAliyun(settings, await keysFor(key), { ...request, key })
    await answer.body?.cancel()
    return answer
  }

  async function setVisibility(key: string, visibility: Visibility): Promise<void> {
    const headers = { 'x-oss-object-acl': aclOf(visibility) }
    const answer = await ask(key, { method: 'PUT', subresource: 'acl', headers })
    if (!answer.ok && answer.status !== 404) throw unexpected(answer)
  }

  async function copy(
    from: string,
    { objectKey, visibility }: CopiedObject,
  ): Promise<KnownObject | undefined> {
    const headers = {
      'x-oss-copy-source': `/${settings.bucket}/${encodeKey(from)}`,
      'x-oss-object-acl': aclOf(visibility),
    }
    const answer = await ask(objectKey, { method: 'PUT', headers })
    if (!answer.ok && answer.status !== 404) throw unexpected(answer)
    return head(objectKey)
  }

  async function put(given: GivenObject): Promise<KnownObject> {
    const { objectKey: key, contentType, bytes, visibility } = given
    const headers = {
      'content-type': contentType,
      'x-oss-forbid-overwrite': 'true',
      'x-oss-object-acl': aclOf(visibility),
    }
    const answer = await ask(key, { method: 'PUT', headers, body: bytes as BodyInit })
    // 409: it exists
    if (!answer.ok && answer.status !== 409) throw unexpected(answer)
    const known = await head(key)
    if (!known) throw unexpected(answer)
    return known
  }

  return {
    head,
    read,
    put,
    async remove(keys) {
      for (const own of groupByTenant(keys))
        for (let start = 0; start < own.length; start += batch)
          await removeBatch(own.slice(start, start + batch))
    },
    accessOf: (_rows, keys) => accessByKeys(database, keys),
    async setVisibility(_rows, keys, visibility) {
      for (const key of keys) await setVisibility(key, visibility)
    },
    copy,
    async signerFor(key) {
      const { bucket, region } = settings
      return { ...(await keysFor(key, Math.max(keysMargin, addressLifetime))), bucket, region }
    },
  }
}
