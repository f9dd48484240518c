import { isServiceError } from '@ebkit/core/errors'
import type { Http } from '@ebkit/core/http'
import type { Session } from '@ebkit/core/session'
import { createUploads, objectKey } from '@ebkit/core/uploads'
import { createImageAccess } from '@ebkit/core/uploads/access'
import { fileImage, isFileServiceConfigured } from '@ebkit/core/uploads/images'

/** The address and key of an uploaded image. */
export interface StoredImage {
  /** Address, below the domain of the answer. */
  url: string
  /** Key in the store. */
  path: string
}

/** A failed upload; with `hasAnswer` there was an answer, but it was unusable. */
export interface UploadFailure {
  hasAnswer: boolean
  cause: unknown
}

export interface ImageUpload {
  stored: Promise<StoredImage | UploadFailure>
  /** Cancels it; nothing stays in the store. */
  cancel(): void
}

/** The parts of the page that an upload needs. */
export interface ImageConnection {
  http: Http
  session: Session
  visibility: 'public' | 'private'
}

export interface ImageListeners {
  /** Called when it waits for the network, and when it continues. */
  onOffline(isOffline: boolean): void
  /** Called with the share that has been sent, from 0 to 1. The file service's calls report none. */
  onProgress?(share: number): void
}

/**
 * Uploads an image: as a file of the hotel if the page configures a file service, otherwise with the token for images
 * (AMB-21). With the token, its key is `<path>wxa…` below the token's path.
 * @spec W-CROP-10 W-EDI-4
 */
export function uploadImage(file: File, connection: ImageConnection, listeners: ImageListeners): ImageUpload {
  return isFileServiceConfigured(connection.session)
    ? fileUpload(file, connection, listeners)
    : storeUpload(file, connection, listeners)
}

/** Uses the tree and upload calls. A cancelled upload is deleted again. */
function fileUpload(
  file: File,
  { visibility, ...connection }: ImageConnection,
  { onOffline }: ImageListeners,
): ImageUpload {
  const ended = new AbortController()
  const { signal } = ended
  const stored = fileImage(connection, file, { visibility, onOffline, signal }).catch(
    (error): UploadFailure => (signal.aborted ? cancelled : failureOf(error)),
  )
  return { stored, cancel: () => ended.abort() }
}

/** Uploads directly to the store. A cancelled upload leaves nothing there. */
function storeUpload(
  file: File,
  { http, session, visibility }: ImageConnection,
  { onOffline, onProgress }: ImageListeners,
): ImageUpload {
  const uploads = createUploads({
    target: {
      access: createImageAccess(http, session),
      visibility: () => visibility,
      keyFor: (file, access) => objectKey(file, { ...access, path: `${access.path}wxa` }),
    },
    rules: () => ({ maxSize: 0 }),
  })
  let end = () => {}
  const stored = new Promise<StoredImage | UploadFailure>((resolve) => {
    const settle = (outcome: StoredImage | UploadFailure) => {
      end()
      // A cancelled upload is being removed from the store.
      if (outcome !== cancelled) uploads.dispose()
      resolve(outcome)
    }
    end = uploads.$items.listen(([item]) => {
      onOffline(item?.problem?.code === 'offline')
      if (item?.status === 'uploading' && item.size) onProgress?.(item.loaded / item.size)
      if (item?.result) settle(item.result)
      else if (item?.status === 'failed') settle(failureOf(item.problem?.error ?? item.problem))
      else if (item?.status === 'cancelled') settle(cancelled)
    })
    const [refused] = uploads.add([file]).refused
    if (refused) settle(failureOf(refused.problem))
  })
  return {
    stored,
    async cancel() {
      await uploads.cancel(uploads.$items.get()[0]?.id ?? '')
      uploads.dispose()
    },
  }
}

const cancelled: UploadFailure = { hasAnswer: false, cause: 'cancelled' }

/** An answer without the required data, as opposed to a failed request (AMB-23). */
const failureOf = (cause: unknown): UploadFailure => ({
  hasAnswer: isServiceError(cause) && ['malformed', 'refused'].includes(cause.code),
  cause,
})
