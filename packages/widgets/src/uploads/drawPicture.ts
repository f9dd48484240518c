import { NativePromise } from '@ebkit/core/promise'

/** Larger files are not decoded for a thumbnail: it would need too much memory. */
const largest = 64 * 1_048_576

/** One at a time: decoded, a photo may take a hundred times the memory of its file. */
let queue: Promise<unknown> = NativePromise.resolve()

/** A thumbnail, decoded off the main thread; undefined for a file that is not an image. */
export function drawPicture(file: File, width = 240): Promise<ImageBitmap | undefined> {
  const drawn = queue.then(() => decode(file, width))
  queue = drawn
  return drawn
}

async function decode(file: File, resizeWidth: number): Promise<ImageBitmap | undefined> {
  if (file.size > largest) return
  try {
    return await createImageBitmap(file, { resizeWidth, resizeQuality: 'medium' })
  } catch {
    return undefined // damaged, or of a type that this browser does not support: the icon is shown
  }
}

/** The thumbnail as a data address; undefined for a file that is not an image. */
export async function pictureAddress(file: File): Promise<string | undefined> {
  const bitmap = await drawPicture(file)
  if (!bitmap) return
  const canvas = document.createElement('canvas')
  canvas.width = bitmap.width
  canvas.height = bitmap.height
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
  bitmap.close()
  return canvas.toDataURL('image/webp', 0.8)
}
