import { accessDenied } from '../storeError'
import type { Instructions } from './instructions'

/** Side lengths in pixels that unsigned requests may ask for: thumbnails have 200. @spec W-THUMB-1 */
const sides: readonly (number | undefined)[] = [undefined, 100, 200, 400, 800]
const qualities: readonly (number | undefined)[] = [undefined, 75, 80, 90, 100]
const formats: readonly Instructions['format'][] = [undefined, 'jpeg', 'png', 'webp']
const modes: readonly string[] = ['lfit', 'fill']

/** Maximum pixels of a result for unsigned requests, all frames together. */
export const unsignedPixels = 4_000_000

function isListed({ resize, quality, format, isInfo }: Instructions): boolean {
  if (isInfo) return true
  return (
    resize !== undefined &&
    modes.includes(resize.mode) &&
    resize.limited &&
    [resize.longest, resize.shortest, resize.percent].every((size) => size === undefined) &&
    sides.includes(resize.width) &&
    sides.includes(resize.height) &&
    qualities.includes(quality) &&
    formats.includes(format)
  )
}

/** If only one side is requested, the other is limited too: an image of 1 × 100,000 stays small. */
const longestOther = 4

/**
 * Limits unsigned requests to a list, since each picture costs time and each combination a cached file.
 *
 * @param type of the original, which is the default format
 * @returns the instructions, with an end to both sides
 * @throws StoreError AccessDenied
 */
export function asUnsigned(instructions: Instructions, type: string | undefined): Instructions {
  if (!isListed(instructions))
    throw accessDenied('Unsigned requests may ask for the listed sizes, formats and qualities only.')
  const { resize, format, isInfo } = instructions
  // writing one takes seconds
  if (type === 'image/avif' && !format && !isInfo)
    throw accessDenied('Unsigned requests may ask for an AVIF as jpg, png or webp only.')
  if (resize?.mode !== 'lfit') return instructions
  const { width = (resize.height ?? 0) * longestOther, height = (resize.width ?? 0) * longestOther } = resize
  return { ...instructions, resize: { ...resize, width, height } }
}
