import sharp, { type Metadata, type ResizeOptions, type Sharp } from 'sharp'
import { StoreError } from '../storeError'
import { imageTypeOf } from './imageType'
import type { Instructions, Resize } from './instructions'
import { maximumPixels } from './pixels'

// several images at once, each in a process with one thread, to leave capacity for the gateway
sharp.concurrency(1)
sharp.cache(false)

const unreadable = () =>
  new StoreError('InvalidArgument', 'The object is no image that can be processed, or it is damaged.')

const tooLarge = (pixels = maximumPixels) =>
  new StoreError('ImageTooLarge', `The image has more than ${pixels} pixels.`)

interface Size {
  readonly width: number
  readonly height: number
}

/** The visible size: of one frame, after rotation. */
function shownSize({ width, height, pageHeight, orientation = 1 }: Metadata, isOriented: boolean): Size {
  const frame = { width, height: pageHeight ?? height }
  return isOriented && orientation >= 5 ? { width: frame.height, height: frame.width } : frame
}

const scaled = ({ width, height }: Size, factor: number): Size => ({
  width: Math.max(1, Math.round(width * factor)),
  height: Math.max(1, Math.round(height * factor)),
})

const fits = { lfit: 'inside', mfit: 'outside', fill: 'cover', pad: 'contain', fixed: 'fill' } as const

/** The requested sides; an undefined side follows from the other one. */
function sidesOf(resize: Resize, size: Size): Partial<Size> {
  const { longest, shortest, percent } = resize
  if (percent !== undefined) return scaled(size, percent / 100)
  if (longest !== undefined) return scaled(size, longest / Math.max(size.width, size.height))
  if (shortest !== undefined) return scaled(size, shortest / Math.min(size.width, size.height))
  return { width: resize.width, height: resize.height }
}

/** Maximum size of one frame of the result. */
function resultOf({ width, height }: Partial<Size>, size: Size, mode: Resize['mode']): Size {
  const factors = [(width ?? 0) / size.width, (height ?? 0) / size.height].filter(Boolean)
  const factor = mode === 'mfit' ? Math.max(...factors) : Math.min(...factors)
  const follows = { width: size.width * factor, height: size.height * factor }
  if (mode === 'lfit' || mode === 'mfit') return follows
  return { width: width ?? follows.width, height: height ?? follows.height }
}

/** The resize operation, if any, and the resulting pixels of a frame. */
interface Plan {
  readonly options: ResizeOptions | undefined
  readonly pixels: number
}

function planOf(resize: Resize | undefined, size: Size): Plan {
  const unchanged = { options: undefined, pixels: size.width * size.height }
  if (!resize) return unchanged
  const sides = sidesOf(resize, size)
  const isLarger = (sides.width ?? 0) > size.width || (sides.height ?? 0) > size.height
  // fitting inside never grows unless both sides would; the others would grow to get one side
  const grows =
    resize.mode === 'lfit'
      ? [sides.width && sides.width > size.width, sides.height && sides.height > size.height].every(
          (side) => side !== false,
        )
      : isLarger
  if (resize.limited && grows) return unchanged
  const { width, height } = resultOf(sides, size, resize.mode)
  return {
    options: { ...sides, fit: fits[resize.mode], background: resize.color },
    pixels: width * height,
  }
}

const isAnimated = ({ pages = 1 }: Metadata) => pages > 1

/** Animations are kept if the format supports them, and if all frames together are not too large. */
function keepsFrames(metadata: Metadata, { format }: Instructions): boolean {
  const { width, height, pages = 1, pageHeight } = metadata
  const output = format ?? metadata.format
  const pixels = width * (pageHeight ?? height) * pages
  return isAnimated(metadata) && (output === 'gif' || output === 'webp') && pixels <= maximumPixels
}

function encode(image: Sharp, metadata: Metadata, { format, quality }: Instructions): Sharp {
  const output = format ?? (metadata.format === 'heif' ? 'avif' : metadata.format)
  const options = quality === undefined ? {} : { quality }
  switch (output) {
    case 'png':
      return image.png()
    case 'gif':
      return image.gif()
    case 'webp':
      return image.webp(options)
    case 'avif':
      return image.avif(options)
    default:
      return image.flatten({ background: '#ffffff' }).jpeg({ mozjpeg: false, ...options })
  }
}

const openImage = (bytes: Buffer, animated = false) =>
  sharp(bytes, { limitInputPixels: maximumPixels, failOn: 'error', animated })

function infoOf(bytes: Buffer, metadata: Metadata, size: Size): Buffer {
  const value = (of: string | number) => ({ value: String(of) })
  const Format = value(metadata.format === 'jpeg' ? 'jpg' : (metadata.format ?? ''))
  const info = {
    FileSize: value(bytes.length),
    Format,
    ImageHeight: value(size.height),
    ImageWidth: value(size.width),
  }
  return Buffer.from(JSON.stringify(info))
}

async function run(bytes: Buffer, instructions: Instructions, limit: number): Promise<Buffer> {
  const metadata = await openImage(bytes).metadata()
  const { resize, isOriented, isInfo } = instructions
  const size = shownSize(metadata, isOriented)
  if (isInfo) return infoOf(bytes, metadata, size)
  const { options, pixels } = planOf(resize, size)
  if (pixels > limit) throw tooLarge(limit)
  const animated = keepsFrames(metadata, instructions) && pixels * (metadata.pages ?? 1) <= limit
  let image = openImage(bytes, animated)
  if (isOriented) image = image.autoOrient()
  else if (metadata.orientation) image = image.withMetadata({ orientation: metadata.orientation })
  if (options) image = image.resize(options)
  return encode(image, metadata, instructions).toBuffer()
}

/**
 * Processes an image according to the instructions. It has no time limit of its own: `createImageWorkers` aborts it.
 * @param limit pixels of the result; of an animation that would have more the first frame is made
 * @throws StoreError InvalidArgument for other files, ImageTooLarge
 */
export async function processImage(
  bytes: Buffer,
  instructions: Instructions,
  limit = maximumPixels,
): Promise<Buffer> {
  if (imageTypeOf(bytes) === undefined) throw unreadable()
  try {
    return await run(bytes, instructions, limit)
  } catch (error) {
    if (error instanceof StoreError) throw error
    throw /pixel limit/i.test(String(error)) ? tooLarge() : unreadable()
  }
}
