import { typeOf } from '@ebkit/rules/files'
import { md5Hex } from '../../object-browser/store/md5'
import type { StoreAccess } from '../access/storeAccess'
import type { OssAnswer } from '../client/OssClient'
import type { UploadTarget } from '../Uploads'
import { existingObject } from './cleanUp'
import type { Job } from './Job'
import { readFile } from './readFile'
import { keyTaken, TransferError } from './TransferError'

/**
 * Uploads a small file in one request. @returns its ETag
 *
 * @param isNewKey the key has not been used in an earlier run
 * @throws TransferError, `stopped`, `keyTaken`
 */
export async function putFile(job: Job, isNewKey: boolean): Promise<string> {
  const { file, checkpoint, store, reached, target } = job
  const bytes = await readFile(file, 0, file.size)
  const key = checkpoint.key ?? ''
  const headers = newObjectHeaders(target, await store.access())
  let attempts = 0
  try {
    const answer = await store.ask(
      (client, ctx, { Buffer }) => {
        attempts++
        return client.put(key, Buffer.from(bytes), { mime: typeOf(file), headers, ctx })
      },
      { onProgress: reached },
    )
    return etagOf(answer)
  } catch (error) {
    // The object is ours if an earlier answer was lost and the content matches.
    const mayBeOurs = error === keyTaken && (!isNewKey || attempts > 1)
    const etag = mayBeOurs ? await existingObject(store, key) : undefined
    if (etag === undefined || etag.toLowerCase() !== md5Hex(new Uint8Array(bytes))) throw error
    return etag
  }
}

/** Headers of the request that creates an object, so that its visibility is set from the start. */
export function newObjectHeaders(target: UploadTarget, { acceptsAcl }: StoreAccess): Record<string, string> {
  const visibility = acceptsAcl ? target.visibility?.() : undefined
  const acl = visibility === 'public' ? 'public-read' : visibility
  return { ...headersOf(target), ...(acl && { 'x-oss-object-acl': acl }) }
}

/** Headers of requests that complete an object. */
export const headersOf = ({ isShared }: UploadTarget): Record<string, string> =>
  isShared ? { 'x-oss-forbid-overwrite': 'true' } : {}

/** @throws TransferError `etag-hidden`: the store's CORS rule does not expose it (F-UP-9) */
export function etagOf({ res }: OssAnswer): string {
  const etag = res.headers.etag?.replaceAll('"', '')
  if (!etag) throw new TransferError('etag-hidden')
  return etag
}
