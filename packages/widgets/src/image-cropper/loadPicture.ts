import { NativePromise } from '@ebkit/core/promise'
import type { Size } from './boxes'

/** A picture that can be cropped. */
export interface Picture {
  /** Upright, according to its EXIF orientation. */
  readonly canvas: HTMLCanvasElement
  /** The original size, if the picture was too large for a browser to crop. */
  readonly shrunkFrom?: Size
  /** The address; empty for a file. */
  readonly address: string
}

/**
 * Why a picture cannot be cropped.
 *
 * | code | meaning |
 * |---|---|
 * | `not-image` | the browser cannot decode the bytes as a picture |
 * | `cross-origin` | the browser can show it, but its server does not let other sites read it (CORS) |
 * | `unreachable` | the address did not answer |
 */
export type PictureProblem = 'not-image' | 'cross-origin' | 'unreachable'

export class PictureError extends Error {
  readonly code: PictureProblem
  constructor(code: PictureProblem, cause?: unknown) {
    super(code, { cause })
    this.code = code
  }
}

/** Safari cannot draw a larger canvas; the longest side is the limit of Chromium and Firefox on weak devices. */
const mostPixels = 16_777_216
const longestSide = 16_384

/** Another address of an object, signed for this user; undefined if there is none. */
export type FindAddress = (saved: string) => Promise<string | undefined>

/**
 * Loads a picture and rotates it upright, according to its EXIF orientation.
 *
 * @throws PictureError
 */
export async function loadPicture(image: Blob | string, find?: FindAddress): Promise<Picture> {
  const source = await (typeof image === 'string' ? fromSaved(image, find) : fromFile(image))
  const picture = drawUpright(source, typeof image === 'string' ? image : '')
  if (source instanceof ImageBitmap) source.close()
  return picture
}

function drawUpright(source: HTMLImageElement | ImageBitmap, address: string): Picture {
  const { width, height } =
    source instanceof ImageBitmap ? source : { width: source.naturalWidth, height: source.naturalHeight }
  // An SVG without its own size.
  if (!width || !height) throw new PictureError('not-image')
  const size = fittingSize({ width, height })
  const canvas = Object.assign(document.createElement('canvas'), size)
  const context = canvas.getContext('2d') as CanvasRenderingContext2D
  context.imageSmoothingQuality = 'high'
  context.drawImage(source, 0, 0, size.width, size.height)
  return { canvas, address, ...(size.width < width && { shrunkFrom: { width, height } }) }
}

/** The largest size that browsers can crop. */
export function fittingSize({ width, height }: Size): Size {
  const share = Math.min(1, Math.sqrt(mostPixels / (width * height)), longestSide / Math.max(width, height))
  return { width: Math.max(1, Math.floor(width * share)), height: Math.max(1, Math.floor(height * share)) }
}

async function fromFile(file: Blob): Promise<HTMLImageElement | ImageBitmap> {
  const address = URL.createObjectURL(file)
  try {
    return await showing(address)
  } catch {
    // The page's Content-Security-Policy may forbid object URLs.
    return await createImageBitmap(file).catch((cause) => {
      throw new PictureError('not-image', cause)
    })
  } finally {
    URL.revokeObjectURL(address)
  }
}

/** Tries the saved address, then one that is signed for this user. The picture keeps the saved address. */
async function fromSaved(saved: string, find?: FindAddress) {
  try {
    return await fromAddress(saved)
  } catch (error) {
    const other = await find?.(saved)
    if (other === undefined || other === saved) throw error
    return fromAddress(other)
  }
}

async function fromAddress(address: string): Promise<HTMLImageElement | ImageBitmap> {
  try {
    return await showing(address, 'anonymous')
  } catch {
    const file = await fetchFile(address)
    return await fromFile(file)
  }
}

/** Without the cache: the browser may have stored an answer to a request without an Origin header. */
async function fetchFile(address: string): Promise<Blob> {
  let answer: Response | undefined
  try {
    answer = await fetch(address, { cache: 'reload' })
  } catch (cause) {
    // The image element only says which of the two it is; `cause` contains the fetch error.
    const isShown = await showing(address).catch(() => undefined)
    throw new PictureError(isShown ? 'cross-origin' : 'unreachable', cause)
  }
  if (!answer.ok) throw new PictureError('unreachable')
  return answer.blob()
}

function showing(address: string, crossOrigin?: 'anonymous'): Promise<HTMLImageElement> {
  return new NativePromise((resolve, reject) => {
    const image = new Image()
    if (crossOrigin) image.crossOrigin = crossOrigin
    image.onload = () => resolve(image)
    image.onerror = reject
    image.src = address
  })
}
