import { isServiceError } from '@ebkit/core/errors'
import type { Http } from '@ebkit/core/http'
import type { Session } from '@ebkit/core/session'
import { createUploads, objectKey } from '@ebkit/core/uploads'
import { createImageAccess } from '@ebkit/core/uploads/access'
import { fileImage, isFileServiceConfigured } from '@ebkit/core/uploads/images'

/** The address and key of an uploaded picture. */
export interface StoredCrop {
  /** Address, below the domain that the answer gives. */
  url: string
  /** Key in the store. */
  path: string
}

/** A failed upload; with `hasAnswer` there was an answer, but it was unusable. */
export interface UploadFailure {
  hasAnswer: boolean
  cause: unknown
}

export interface CropUpload {
  stored: Promise<StoredCrop | UploadFailure>
  /** Cancels it; nothing stays in the store. */
  cancel(): void
}

/** What an upload needs from the page. */
interface CropConnection {
  http: Http
  session: Session
  visibility: 'public' | 'private'
}

/**
 * Uploads a crop as `wxa<time>….png`: as a file of the hotel if the page configures a file service, otherwise with the token
 * for images (AMB-21).
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

/** Uses the tree and upload calls. A cancelled upload is deleted again. */
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

/** Uploads directly to the store. A cancelled upload leaves nothing there. */
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

/** An answer without the required data, as opposed to a failed request (AMB-23). */
const failureOf = (cause: unknown): UploadFailure => ({
  hasAnswer: isServiceError(cause) && ['malformed', 'refused'].includes(cause.code),
  cause,
})
