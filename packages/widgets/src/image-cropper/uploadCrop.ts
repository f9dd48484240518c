import { isServiceError } from '@ebkit/core/errors'
import type { Http } from '@ebkit/core/http'
import type { Session } from '@ebkit/core/session'
import { createUploads, objectKey } from '@ebkit/core/uploads'
import { createImageAccess } from '@ebkit/core/uploads/access'
import { fileImage, isFileServiceConfigured } from '@ebkit/core/uploads/images'

/** Where a picture is now. */
export interface StoredCrop {
  /** Address, below the domain that came with the answer. */
  url: string
  /** Key in the store. */
  path: string
}

/** What became of an upload that failed; `hasAnswer`: there was an answer, and nothing could be done with it. */
export interface UploadFailure {
  hasAnswer: boolean
  cause: unknown
}

export interface CropUpload {
  stored: Promise<StoredCrop | UploadFailure>
  /** Ends it; nothing of it stays in the store. */
  cancel(): void
}

/** What an upload needs of the page. */
interface CropConnection {
  http: Http
  session: Session
  visibility: 'public' | 'private'
}

/**
 * Uploads what was cut out, as `wxa<time>….png`: as a file of the hotel where the page says where its file service is, else
 * with the token for images (AMB-21).
 *
 * @param onOffline called when it waits for the network, and when it continues
 * @spec W-CROP-10 W-EDI-4
 */
export function uploadCrop(
  blob: Blob,
  connection: CropConnection,
  onOffline: (isOffline: boolean) => void,
): CropUpload {
  const file = new File([blob], `wxa${Date.now()}.png`, { type: 'image/png' })
  return isFileServiceConfigured(connection.session)
    ? fileCrop(file, connection, onOffline)
    : storeCrop(file, connection, onOffline)
}

/** By the tree and upload calls; a cancelled upload is withdrawn. */
function fileCrop(
  file: File,
  { visibility, ...connection }: CropConnection,
  onOffline: (isOffline: boolean) => void,
): CropUpload {
  const ended = new AbortController()
  const { signal } = ended
  const stored = fileImage(connection, file, { visibility, onOffline, signal }).catch(
    (error): UploadFailure => (signal.aborted ? cancelled : failureOf(error)),
  )
  return { stored, cancel: () => ended.abort() }
}

/** Directly to the store; a cancelled upload leaves nothing there. */
function storeCrop(
  file: File,
  { http, session, visibility }: CropConnection,
  onOffline: (isOffline: boolean) => void,
): CropUpload {
  const uploads = createUploads({
    target: {
      access: createImageAccess(http, session),
      visibility: () => visibility,
      keyFor: (file, access) => objectKey(file, { ...access, path: `${access.path}wxa` }),
    },
    rules: () => ({ maxSize: 0 }),
  })
  let end = () => {}
  const stored = new Promise<StoredCrop | UploadFailure>((resolve) => {
    const settle = (outcome: StoredCrop | UploadFailure) => {
      end()
      uploads.dispose()
      resolve(outcome)
    }
    end = uploads.$items.listen(([item]) => {
      onOffline(item?.problem?.code === 'offline')
      if (item?.result) settle(item.result)
      else if (item?.status === 'failed') settle(failureOf(item.problem?.error ?? item.problem))
      else if (item?.status === 'cancelled') settle(cancelled)
    })
    uploads.add([file])
  })
  return { stored, cancel: () => uploads.cancel(uploads.$items.get()[0]?.id ?? '') }
}

const cancelled: UploadFailure = { hasAnswer: false, cause: 'cancelled' }

/** An answer without what is needed for an upload, against a request that failed (AMB-23). */
const failureOf = (cause: unknown): UploadFailure => ({
  hasAnswer: isServiceError(cause) && ['malformed', 'refused'].includes(cause.code),
  cause,
})
