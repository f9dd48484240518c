import { type CropGeometry, cropOf } from './cropGeometry'
import { type CropperContext, patch } from './cropperContext'
import type { Picture } from './loadPicture'
import type { CropResult } from './props'
import type { StoredCrop, UploadFailure } from './uploadCrop'

/** Draws and uploads the crop. On failure picture and geometry stay. @spec W-CROP-4 W-CROP-5 */
export async function save(context: CropperContext): Promise<void> {
  const { isSubmitting, picture, geometry } = context.$state.get()
  if (isSubmitting || !picture || !geometry) {
    patch(context, { notice: { code: isSubmitting ? 'submitting' : 'no-image' } })
    return
  }
  patch(context, { isSubmitting: true, notice: undefined })
  const { cancels } = context
  const isCancelled = () => context.cancels !== cancels
  try {
    await submit(context, picture, geometry, isCancelled)
  } catch (cause) {
    if (!isCancelled()) fail(context, 'not-drawn', cause)
  } finally {
    if (!isCancelled()) {
      context.upload = undefined
      patch(context, { isSubmitting: false })
    }
  }
}

/** Cancels the submission, whatever it is waiting for. */
export function cancel(context: CropperContext): void {
  if (!context.$state.get().isSubmitting) return
  context.cancels++
  context.upload?.cancel()
  context.upload = undefined
  patch(context, { isSubmitting: false, notice: undefined })
}

async function submit(
  context: CropperContext,
  picture: Picture,
  geometry: CropGeometry,
  isCancelled: () => boolean,
): Promise<void> {
  const { settings, draw, addressOf, onDone } = context.dependencies
  const blob = await draw(picture, geometry)
  if (isCancelled()) return
  const stored = settings().noUpload
    ? { url: addressOf(blob), path: `wxa${Date.now()}.png` }
    : await send(context, blob, isCancelled)
  if (isCancelled()) return
  if ('hasAnswer' in stored) {
    if (stored.cause !== 'cancelled')
      fail(context, stored.hasAnswer ? 'upload-failed' : 'upload-error', stored.cause)
    return
  }
  patch(context, { notice: undefined })
  onDone(resultOf(picture, geometry, stored), blob)
}

async function send(
  context: CropperContext,
  blob: Blob,
  isCancelled: () => boolean,
): Promise<StoredCrop | UploadFailure> {
  try {
    const upload = await context.dependencies.upload(blob, (isOffline) => {
      if (isCancelled()) return
      const isShown = context.$state.get().notice?.code === 'offline'
      if (isOffline !== isShown) patch(context, { notice: isOffline ? { code: 'offline' } : undefined })
    })
    if (isCancelled()) upload.cancel()
    else context.upload = upload
    return await upload.stored
  } catch (cause) {
    // The chunk with the upload code could not be loaded.
    return { hasAnswer: false, cause }
  }
}

function fail(
  context: CropperContext,
  code: 'upload-failed' | 'upload-error' | 'not-drawn',
  cause: unknown,
): void {
  patch(context, { notice: { code } })
  context.dependencies.onError(code, cause)
}

const resultOf = (picture: Picture, geometry: CropGeometry, stored: StoredCrop): CropResult => ({
  ...cropOf(geometry),
  ...geometry.turn,
  originImage: picture.address,
  cropImage: stored.url,
  unique: stored.path,
})
