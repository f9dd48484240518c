import sharp from 'sharp'
import { imageTypeOf } from './imageType'
import { maximumPixels } from './pixels'

/** Image types that every browser can show. */
const shown: readonly string[] = ['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/avif']

/**
 * The image type of these bytes, by their content; undefined if browsers cannot show it, if its beginning is damaged,
 * or if it has too many pixels.
 */
export async function pictureTypeOf(bytes: Buffer): Promise<string | undefined> {
  const type = imageTypeOf(bytes)
  if (!type || !shown.includes(type)) return undefined
  const read = sharp(bytes, { limitInputPixels: maximumPixels, failOn: 'error' }).metadata()
  return read.then(
    () => type,
    () => undefined,
  )
}
