import { readImageTree, sendImage, withdrawImage } from '@ebkit/protocol/calls/imageAddresses'
import type { AnswerOf } from '@ebkit/protocol/define-call'
import type { FolderNode } from '@ebkit/protocol/schemas'
import type { Http } from '../http/createHttp'

/** The answer of the upload call: `path` and `domain` form the image's address. */
export type SentImage = AnswerOf<typeof sendImage>

/** An image to save as a file of a folder. */
export interface ImageFile {
  file: File
  folderId: string
  /** Idempotency key: a repetition never creates a second file. */
  requestKey: string
  /** Readable by everyone, or by signed-in users of the hotel. */
  visibility: 'public' | 'private'
}

interface WriteOptions {
  signal?: AbortSignal | undefined
  /** The hotel for which the operation was started. */
  hotelId?: string | undefined
}

/** Images of the editor and the cropper, as files of the file service. Every call may throw a ServiceError. */
export interface ImageService {
  /** The hotel's folders, the root first. */
  tree(signal?: AbortSignal): Promise<FolderNode[]>
  upload(image: ImageFile, options?: WriteOptions): Promise<SentImage>
  /** Deletes the image uploaded with this key, or aborts its upload. */
  withdraw(requestKey: string): Promise<void>
}

/** Milliseconds for an upload: the gateway itself aborts a stalled one. */
const longestUpload = 300_000

/**
 * @spec W-EDI-4
 * @example
 * ```ts
 * import { createHttp } from '@ebkit/core/http'
 * import { createImageService } from '@ebkit/core/services/images'
 * import { getSession } from '@ebkit/core/session'
 *
 * const images = createImageService(createHttp({ session: getSession() }))
 *
 * // The address of an image that everybody may read.
 * export async function publish(file: File) {
 *   const [root] = await images.tree()
 *   const folderId = root?.ossDisplayId ?? ''
 *   const requestKey = crypto.randomUUID()
 *   const { url } = await images.upload({ file, folderId, requestKey, visibility: 'public' })
 *   return url
 * }
 * ```
 */
export function createImageService(http: Http): ImageService {
  return {
    tree: (signal) => http.call(readImageTree, { signal }),
    upload: ({ file, folderId, requestKey, visibility }, options) => {
      const form = new FormData()
      form.set('ossDisplayId', folderId)
      form.set('requestKey', requestKey)
      form.set('visibility', visibility)
      // last, so that a server can read the other fields before the bytes
      form.set('file', file)
      return http.call(sendImage, { ...options, form, timeout: longestUpload })
    },
    async withdraw(requestKey) {
      await http.call(withdrawImage, { query: { requestKey } })
    },
  }
}
