import { extensionOf } from '@ebkit/rules/files'
import type { StoreAccess } from './access/storeAccess'
import type { UploadDescription } from './Uploads'

/** Unguessable letters and digits: anybody who knows its name can read a public object. */
export function randomText(length = 20): string {
  // `randomUUID` does not exist on pages without https.
  const values = crypto.getRandomValues(new Uint8Array(length))
  return Array.from(values, (value) => (value % 36).toString(36)).join('')
}

/**
 * Key of a new object: path, time, random text, extension in lower case.
 *
 * @spec W-EXP-57
 */
export function objectKey({ name }: UploadDescription, { path }: StoreAccess, now = Date.now()): string {
  const extension = extensionOf(name)
  const suffix = /^[a-z0-9]{1,16}$/.test(extension) ? `.${extension}` : ''
  return `${path}${now}${randomText()}${suffix}`
}

/** Address of an object. */
export function objectUrl(key: string, { domain }: Pick<StoreAccess, 'domain'>): string {
  return `${domain}/${key.split('/').map(encodeURIComponent).join('/')}`
}
