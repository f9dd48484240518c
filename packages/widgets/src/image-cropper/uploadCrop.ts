import { isServiceError } from '@ebkit/core/errors'
import type { Http } from '@ebkit/core/http'
import type { Session } from '@ebkit/core/session'
import { createUploads, objectKey } from '@ebkit/core/uploads'
import { createImageAccess } from '@ebkit/core/uploads/access'

/** Where a picture is now. */
export interface StoredCrop {
  /** Address, below the domain that the store's token came with. */
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

/**
 * Uploads what was cut out with the token for images, as `wxa<time>….png`.
 *
 * @param onOffline told when it waits for the network, and when it goes on
 * @spec W-CROP-10
 */
export function uploadCrop(
  blob: Blob,
  { http, session, visibility }: { http: Http; session: Session; visibility: 'public' | 'private' },
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
  const file = new File([blob], `wxa${Date.now()}.png`, { type: 'image/png' })
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
      else if (item?.status === 'cancelled') settle({ hasAnswer: false, cause: 'cancelled' })
    })
    uploads.add([file])
  })
  return { stored, cancel: () => uploads.cancel(uploads.$items.get()[0]?.id ?? '') }
}

/** An answer without what is needed for an upload, against a request that failed (AMB-23). */
const failureOf = (cause: unknown): UploadFailure => ({
  hasAnswer: isServiceError(cause) && ['malformed', 'refused'].includes(cause.code),
  cause,
})
