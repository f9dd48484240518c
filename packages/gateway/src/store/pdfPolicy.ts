import { frameAncestors } from '../pages/frameAncestors'
import { tenantOfKey } from './keys'
import { readObject } from './outgoing'
import type { StoredObject } from './StoredObject'
import type { StoreCall } from './storeCall'

const signature = '%PDF-'

/** Whether the bytes are a PDF's, and are sent unchanged. */
async function isPdf({ blobs }: StoreCall, object: StoredObject): Promise<boolean> {
  if (object.size < signature.length || object.headers['content-encoding']) return false
  let head = ''
  for await (const bytes of await readObject(blobs, object, { start: 0, end: signature.length - 1 }))
    head += (bytes as Buffer).toString('latin1')
  return head === signature
}

/**
 * The policy of an object that is sent as a PDF and is one by its bytes: browsers' own viewers, older ones of which
 * do not work in a sandbox, may show it, in frames of the gateway's pages and of the origins that the brand allows.
 * Undefined: the general policy applies. A viewer needs its own styles and the file's address; scripts stay
 * forbidden.
 */
export async function pdfPolicy(
  call: StoreCall,
  object: StoredObject,
  contentType: string,
): Promise<string | undefined> {
  if (!/^\s*application\/pdf\s*(;|$)/i.test(contentType) || !(await isPdf(call, object))) return undefined
  const { brandId = '' } = tenantOfKey(object.objectKey) ?? {}
  const origins = frameAncestors(await call.gateway.origins.of(brandId))
  return [
    "default-src 'none'",
    "object-src 'self'",
    "style-src 'unsafe-inline'",
    ["frame-ancestors 'self'", ...origins].join(' '),
  ].join('; ')
}
