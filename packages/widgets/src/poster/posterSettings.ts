/** Defaults of a poster. @spec W-POST-2 */
export const posterDefaults = { width: 100, height: 100, x: 0, y: 0, background: 'white', scale: 1 } as const

/** Pixels that browsers give a canvas at most, on a side. */
export const longestSide = 16_384

/** What a page says of a poster. */
export interface PosterOptions {
  /** File name without `.png`. */
  name?: string
  /** CSS pixels of the part that is saved. Default 100. */
  width?: number
  /** CSS pixels of the part that is saved. Default 100. */
  height?: number
  /** CSS pixels from the left edge of the poster to that part. Default 0. */
  x?: number
  /** CSS pixels from the top edge of the poster to that part. Default 0. */
  y?: number
  /** CSS colour where the poster has none. Default white. */
  background?: string
  /** Pixels of the image for each CSS pixel. Default 1. */
  scale?: number
  /** A text that a QR code of the poster has, for codes other than `eb-qr-code`. */
  qrText?: string
}

/** The part of a poster that is saved, with every default. */
export type PosterArea = Required<
  Pick<PosterOptions, 'width' | 'height' | 'x' | 'y' | 'background' | 'scale'>
>

/** The part that the options describe; undefined if a size is none. @spec W-POST-1 W-POST-2 */
export function areaOf(options: PosterOptions): PosterArea | undefined {
  const { width, height, x, y, scale } = { ...posterDefaults, ...withoutUndefined(options) }
  const background = options.background || posterDefaults.background
  const isSize = (size: number) => Number.isFinite(size) && size > 0
  const isPlace = Number.isFinite(x) && Number.isFinite(y)
  if (!isPlace || ![width, height, scale].every(isSize)) return undefined
  return { width, height, x, y, background, scale }
}

const withoutUndefined = (options: PosterOptions) =>
  Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)) as PosterOptions

/** The name of the file. @spec W-POST-3 */
export const posterFileName = (name: string): string => `${name}.png`
