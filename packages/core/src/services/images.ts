import { readImageTree, sendImage, withdrawImage } from '@ebkit/protocol/calls/imageAddresses'
import type { AnswerOf } from '@ebkit/protocol/define-call'
import type { FolderNode } from '@ebkit/protocol/schemas'
import type { Http } from '../http/createHttp'

/** What the upload call answers: `path` and `domain` make the image's address. */
export type SentImage = AnswerOf<typeof sendImage>

/** An image that is to be a file of a folder. */
export interface ImageFile {
  file: File
  folderId: string
  /** The same for a repetition of the same wish: it never makes a second file. */
  requestKey: string
  /** Who reads it in the hotel's folders: everybody, or who is signed in there. */
  visibility: 'public' | 'private'
}

interface WriteOptions {
  signal?: AbortSignal | undefined
  /** The hotel that the work was begun for. */
  hotelId?: string | undefined
}

/** Images of the editor and the cropper, as files of the file service. Every call may throw a ServiceError. */
export interface ImageService {
  /** The hotel's folders, the root first. */
  tree(signal?: AbortSignal): Promise<FolderNode[]>
  upload(image: ImageFile, options?: WriteOptions): Promise<SentImage>
  /** Takes back what was uploaded under the key, or still is on its way. */
  withdraw(requestKey: string): Promise<void>
}

/** Milliseconds for an upload: the gateway itself ends one that does not move. */
const longestUpload = 300_000

/** @spec W-EDI-4 */
export function createImageService(http: Http): ImageService {
  return {
    tree: (signal) => http.call(readImageTree, { signal }),
    upload: ({ file, folderId, requestKey, visibility }, options) => {
      const form = new FormData()
      form.set('ossDisplayId', folderId)
      form.set('requestKey', requestKey)
      form.set('visibility', visibility)
      // last: a server may read what is said of it before its bytes
      form.set('file', file)
      return http.call(sendImage, { ...options, form, timeout: longestUpload })
    },
    async withdraw(requestKey) {
      await http.call(withdrawImage, { query: { requestKey } })
    },
  }
}
