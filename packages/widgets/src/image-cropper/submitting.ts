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
  try {
    await submit(context, picture, geometry)
  } catch (cause) {
    fail(context, 'not-drawn', cause)
  } finally {
    context.upload = undefined
    patch(context, { isSubmitting: false })
  }
}

async function submit(context: CropperContext, picture: Picture, geometry: CropGeometry): Promise<void> {
  const { settings, draw, addressOf, onDone } = context.dependencies
  const blob = await draw(picture, geometry)
  const stored = settings().noUpload
    ? { url: addressOf(blob), path: `wxa${Date.now()}.png` }
    : await send(context, blob)
  if ('hasAnswer' in stored) {
    if (stored.cause !== 'cancelled')
      fail(context, stored.hasAnswer ? 'upload-failed' : 'upload-error', stored.cause)
    return
  }
  patch(context, { notice: undefined })
  onDone(resultOf(picture, geometry, stored), blob)
}

async function send(context: CropperContext, blob: Blob): Promise<StoredCrop | UploadFailure> {
  try {
    context.upload = await context.dependencies.upload(blob, (isOffline) => {
      const isShown = context.$state.get().notice?.code === 'offline'
      if (isOffline !== isShown) patch(context, { notice: isOffline ? { code: 'offline' } : undefined })
    })
    return await context.upload.stored
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
