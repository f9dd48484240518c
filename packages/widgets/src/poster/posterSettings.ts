/** Defaults of a poster. @spec W-POST-2 */
export const posterDefaults = { width: 100, height: 100, x: 0, y: 0, background: 'white', scale: 1 } as const

/** Maximum side length of a canvas in browsers. */
export const longestSide = 16_384

/** The page's settings of a poster. */
export interface PosterOptions {
  /** File name without `.png`. */
  name?: string
  /** Width of the saved area in CSS pixels. Default 100. */
  width?: number
  /** Height of the saved area in CSS pixels. Default 100. */
  height?: number
  /** Left edge of the area in CSS pixels, from the edge of the poster. Default 0. */
  x?: number
  /** Top edge of the area in CSS pixels, from the edge of the poster. Default 0. */
  y?: number
  /** CSS colour behind the poster. Default white. */
  background?: string
  /** Image pixels per CSS pixel. Default 1. */
  scale?: number
  /** Expected text of a QR code on the poster, for codes other than `eb-qr-code`. */
  qrText?: string
}

/** The saved area of a poster, with all defaults. */
export type PosterArea = Required<
  Pick<PosterOptions, 'width' | 'height' | 'x' | 'y' | 'background' | 'scale'>
>

/** The area that the options describe; undefined if a size is invalid. @spec W-POST-1 W-POST-2 */
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
