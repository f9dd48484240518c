import { NativePromise } from '@ebkit/core/promise'
import type { Size } from './boxes'

/** A picture that can be cut. */
export interface Picture {
  /** Upright, as the camera was held. */
  readonly canvas: HTMLCanvasElement
  /** What it was before it was made smaller, where it was too large for a browser to cut. */
  readonly shrunkFrom?: Size
  /** Where it came from; empty for a file. */
  readonly address: string
}

/**
 * Why there is nothing to cut.
 *
 * | code | when |
 * |---|---|
 * | `not-image` | the bytes are no picture that the browser knows |
 * | `cross-origin` | it can be shown, but its server does not let other sites read it (CORS) |
 * | `unreachable` | nothing came from the address |
 */
export type PictureProblem = 'not-image' | 'cross-origin' | 'unreachable'

export class PictureError extends Error {
  readonly code: PictureProblem
  constructor(code: PictureProblem, cause?: unknown) {
    super(code, { cause })
    this.code = code
  }
}

/** Safari draws no larger canvas; the longest side is Chromium's and Firefox's on weak devices. */
const mostPixels = 16_777_216
const longestSide = 16_384

/** Another address of an object, for this user, where its plain one does not work; undefined: there is none. */
export type FindAddress = (saved: string) => Promise<string | undefined>

/**
 * Reads a picture. Which way the camera was held (EXIF) is in it: what it gives is upright.
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
  // A drawing (SVG) without a size of its own.
  if (!width || !height) throw new PictureError('not-image')
  const size = fittingSize({ width, height })
  const canvas = Object.assign(document.createElement('canvas'), size)
  const context = canvas.getContext('2d') as CanvasRenderingContext2D
  context.imageSmoothingQuality = 'high'
  context.drawImage(source, 0, 0, size.width, size.height)
  return { canvas, address, ...(size.width < width && { shrunkFrom: { width, height } }) }
}

/** As large as browsers can cut. */
export function fittingSize({ width, height }: Size): Size {
  const share = Math.min(1, Math.sqrt(mostPixels / (width * height)), longestSide / Math.max(width, height))
  return { width: Math.max(1, Math.floor(width * share)), height: Math.max(1, Math.floor(height * share)) }
}

async function fromFile(file: Blob): Promise<HTMLImageElement | ImageBitmap> {
  const address = URL.createObjectURL(file)
  try {
    return await showing(address)
  } catch {
    // The page's Content-Security-Policy may forbid addresses of objects.
    return await createImageBitmap(file).catch((cause) => {
      throw new PictureError('not-image', cause)
    })
  } finally {
    URL.revokeObjectURL(address)
  }
}

/** By the address as it was saved, else by one that is signed for this user: the picture keeps the first. */
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

/** Asked anew: the browser may have kept an answer to a request that did not say who asks. */
async function fetchFile(address: string): Promise<Blob> {
  let answer: Response | undefined
  try {
    answer = await fetch(address, { cache: 'reload' })
  } catch (cause) {
    // The picture tells only which of the two it is; `cause` goes along.
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
