import { NativePromise } from '@ebkit/core/promise'
import type { Box } from './boxes'
import type { Turn } from './cropGeometry'

/** The quarters as they are in numbers: sines of floating point would blur every edge by a trace. */
const quarters: Record<number, readonly [number, number, number, number]> = {
  0: [1, 0, 0, 1],
  90: [0, 1, -1, 0],
  180: [-1, 0, 0, -1],
  270: [0, -1, 1, 0],
}

/** What of a picture is drawn, and how large at most. */
export interface CropDrawing {
  crop: Box
  turn: Turn
  /** Px of the result; undefined for as many as are cut out. */
  most?: { width?: number | undefined; height?: number | undefined }
}

/** Px of the result: never more than were cut out. */
export function resultSize({ crop, most = {} }: CropDrawing) {
  const { width = crop.width, height = crop.height } = most
  const share = Math.min(1, width / crop.width, height / crop.height)
  return {
    width: Math.max(1, Math.round(crop.width * share)),
    height: Math.max(1, Math.round(crop.height * share)),
  }
}

/** Draws what was cut out. At its own size every pixel is one of the picture. */
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
  // Not `translate`: a member of ours has that name, and is short in what browsers load.
  context.transform(1, 0, 0, 1, width / 2 - crop.x, height / 2 - crop.y)
  context.scale(turn.scaleX, turn.scaleY)
  const [a, b, c, d] = quarters[turn.rotate] as readonly [number, number, number, number]
  context.transform(a, b, c, d, 0, 0)
  context.drawImage(picture, -picture.width / 2, -picture.height / 2)
  return canvas
}

/** As a PNG file. @throws when the browser cannot: not enough memory */
export function toPng(canvas: HTMLCanvasElement): Promise<Blob> {
  return new NativePromise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be written.')))),
  )
}
