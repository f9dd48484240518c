import type { Store } from './createStore'
import { md5Base64 } from './md5'
import { elements, keyOf, textOf } from './readXml'

/**
 * Checks whether a key is taken; 404 means that it is free.
 * @throws ServiceError
 * @spec W-FMA-12 W-FMA-16
 */
export async function headObject(store: Store, key: string, signal?: AbortSignal): Promise<boolean> {
  const options = { accepts: [404], ...(signal && { signal }) }
  const { status } = await store.ask('headObject', { method: 'HEAD', key }, options)
  return status !== 404
}

/**
 * Creates a folder: an empty object whose key ends in a slash.
 * @throws ServiceError
 * @spec W-FMA-17
 */
export async function putFolder(store: Store, key: string): Promise<void> {
  const headers = { 'content-type': 'application/octet-stream' }
  await store.ask('createObjectFolder', { method: 'PUT', key, headers, body: '' })
}

/**
 * Deletes one key. A missing key is not an error.
 * @throws ServiceError
 * @spec W-FMA-16
 */
export async function deleteObject(store: Store, key: string, signal?: AbortSignal): Promise<void> {
  await store.ask('deleteObject', { method: 'DELETE', key }, { ...(signal && { signal }) })
}

const asXml = (text: string) => text.replace(/[&<>"'\r]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/**
 * Deletes up to a thousand keys in one request.
 *
 * @returns those that are deleted
 * @throws ServiceError
 * @spec W-FMA-16
 */
export async function deleteObjects(
  store: Store,
  keys: readonly string[],
  signal?: AbortSignal,
): Promise<ReadonlySet<string>> {
  const list = keys.map((key) => `<Object><Key>${asXml(key)}</Key></Object>`).join('')
  const body = `<?xml version="1.0" encoding="UTF-8"?><Delete><Quiet>false</Quiet>${list}</Delete>`
  const headers = {
    'content-type': 'application/xml',
    'content-md5': md5Base64(new TextEncoder().encode(body)),
  }
  const query = { delete: '', 'encoding-type': 'url' }
  const { text } = await store.ask(
    'deleteObjects',
    { method: 'POST', key: '', query, headers, body },
    { ...(signal && { signal }), isWhole: (text) => text.includes('</DeleteResult>') },
  )
  return new Set(elements(text, 'Deleted').map((xml) => keyOf(xml, 'Key')))
}

/**
 * Sets the ACL of an object.
 * @param acl as `aclOf` tells it
 * @throws ServiceError
 * @spec W-FMA-16
 */
export async function setAcl(store: Store, key: string, acl: string, signal?: AbortSignal): Promise<void> {
  const headers = { 'x-oss-object-acl': acl }
  await store.ask(
    acl === 'private' ? 'setObjectPrivate' : 'setObjectAcl',
    { method: 'PUT', key, query: { acl: '' }, headers },
    { ...(signal && { signal }) },
  )
}

/**
 * Reads the ACL of an object: `default` means the store's default.
 * @throws ServiceError
 */
export async function aclOf(store: Store, key: string, signal?: AbortSignal): Promise<string> {
  const { text } = await store.ask(
    'getObjectAcl',
    { method: 'GET', key, query: { acl: '' } },
    { ...(signal && { signal }), isWhole: (text) => text.includes('</AccessControlPolicy>') },
  )
  return textOf(text, 'Grant') ?? ''
}
