import { useLayoutEffect, useRef } from 'react'
import type { CropperState } from './createCropper'
import { cropOf } from './cropGeometry'
import type { Text } from './croppingProps'
import { drawCrop, resultSize } from './drawCrop'

/** Side lengths in px. @spec W-CROP-12 */
const side = 140

export interface PreviewProps {
  state: CropperState
  text: Text
  outputWidth: number | undefined
  outputHeight: number | undefined
}

/** A small preview of the crop, and its size. */
export function Preview({ state: { picture, geometry }, text, outputWidth, outputHeight }: PreviewProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const drawing = geometry && { crop: cropOf(geometry), turn: geometry.turn }
  useLayoutEffect(() => {
    if (!picture || !drawing || !canvas.current) return
    const sharp = side * Math.min(2, devicePixelRatio)
    drawCrop(picture.canvas, { ...drawing, most: { width: sharp, height: sharp } }, canvas.current)
  })
  const size = drawing && resultSize({ ...drawing, most: { width: outputWidth, height: outputHeight } })
  return (
    <figure className="eb-cropping__preview">
      <div className="eb-cropping__small" part="preview">
        <canvas ref={canvas} hidden={!geometry} role="img" aria-label={text('preview')} />
      </div>
      <figcaption>{size ? text('size', { ...size }) : text('preview')}</figcaption>
    </figure>
  )
}
