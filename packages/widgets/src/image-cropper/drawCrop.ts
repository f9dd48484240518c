import { NativePromise } from '@ebkit/core/promise'
import type { Box } from './boxes'
import type { Turn } from './cropGeometry'

/** Exact values for quarter turns, because floating-point sines would slightly blur every edge. */
const quarters: Record<number, readonly [number, number, number, number]> = {
  0: [1, 0, 0, 1],
  90: [0, 1, -1, 0],
  180: [-1, 0, 0, -1],
  270: [0, -1, 1, 0],
}

/** The part of a picture to draw, and the maximum size of the result. */
export interface CropDrawing {
  crop: Box
  turn: Turn
  /** Px of the result. Default: the size of the crop. */
  most?: { width?: number | undefined; height?: number | undefined }
}

/** Px of the result, at most the size of the crop. */
export function resultSize({ crop, most = {} }: CropDrawing) {
  const { width = crop.width, height = crop.height } = most
  const share = Math.min(1, width / crop.width, height / crop.height)
  return {
    width: Math.max(1, Math.round(crop.width * share)),
    height: Math.max(1, Math.round(crop.height * share)),
  }
}

/** Draws the crop. At its own size it contains the picture's pixels unchanged. */
export function drawCrop(
  picture: HTMLCanvasElement,
  drawing: CropDrawing,
  canvas = document.createElement('canvas'),
): HTMLCanvasElement {
  const { crop, turn } = drawing
  const size = resultSize(drawing)
  Object.assign(canvas, size)
  const context = canvas.getContext('2d') as CanvasRenderingContext2D
  const isWhole = size.width === crop.width && size.height === crop.height
  context.imageSmoothingEnabled = !isWhole
  context.imageSmoothingQuality = 'high'
  const [width, height] =
    turn.rotate % 180 ? [picture.height, picture.width] : [picture.width, picture.height]
  context.scale(size.width / crop.width, size.height / crop.height)
  // Not `translate`: the build shortens a member of ours with that name.
  context.transform(1, 0, 0, 1, width / 2 - crop.x, height / 2 - crop.y)
  context.scale(turn.scaleX, turn.scaleY)
  const [a, b, c, d] = quarters[turn.rotate] as readonly [number, number, number, number]
  context.transform(a, b, c, d, 0, 0)
  context.drawImage(picture, -picture.width / 2, -picture.height / 2)
  return canvas
}

/** A PNG file. @throws if the browser cannot create it, for example without enough memory */
export function toPng(canvas: HTMLCanvasElement): Promise<Blob> {
  return new NativePromise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be written.')))),
  )
}
