import sharp from 'sharp'
import { imageTypeOf } from './imageType'
import { maximumPixels } from './pixels'

/** Pictures that every browser shows. */
const shown: readonly string[] = ['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/avif']

/**
 * What kind of picture these bytes are, by what is in them; undefined where they are none that browsers show, are damaged
 * at their beginning, or have more pixels than pictures may have.
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
