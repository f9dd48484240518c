import { type ImageConnection, type ImageUpload, uploadImage } from '../image-upload/uploadImage'

export type {
  ImageUpload as CropUpload,
  StoredImage as StoredCrop,
  UploadFailure,
} from '../image-upload/uploadImage'

/**
 * Uploads a crop as `wxa<time>….png`.
 *
 * @param onOffline called when it waits for the network, and when it continues
 * @spec W-CROP-10
 */
export function uploadCrop(
  blob: Blob,
  connection: ImageConnection,
  onOffline: (isOffline: boolean) => void,
): ImageUpload {
  const file = new File([blob], `wxa${Date.now()}.png`, { type: 'image/png' })
  return uploadImage(file, connection, { onOffline })
}
