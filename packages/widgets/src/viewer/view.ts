import { between } from '../gestures/between'

export interface Sides {
  readonly width: number
  readonly height: number
}

/** How an image is shown. */
export interface View {
  /** 1: the whole image. */
  readonly zoom: number
  /** Offset from the centre, in px of the screen. */
  readonly x: number
  readonly y: number
  /** Degrees clockwise, any multiple of 90: it keeps counting. */
  readonly rotate: number
}

/** The whole image, upright. */
export const wholeView: View = { zoom: 1, x: 0, y: 0, rotate: 0 }

/** Zoom factor of one step of a key, a button or the wheel. */
export const zoomStep = 1.25

/** Screen px per image px while the whole image is visible: never more than one. */
export function fitOf(picture: Sides, room: Sides, rotate: number): number {
  const { width, height } = rotate % 180 ? { width: picture.height, height: picture.width } : picture
  return Math.min(1, room.width / width, room.height / height)
}

/** Zooms around a point, relative to the centre; up to three times, or two screen px per image px. */
export function zoomedView(
  view: View,
  factor: number,
  picture: Sides,
  room: Sides,
  around = { x: 0, y: 0 },
): View {
  const most = Math.max(3, 2 / fitOf(picture, room, view.rotate))
  const zoom = between(view.zoom * factor, 1, most)
  const by = zoom / view.zoom
  const x = around.x - (around.x - view.x) * by
  const y = around.y - (around.y - view.y) * by
  return movedView({ ...view, zoom, x, y }, { x: 0, y: 0 }, picture, room)
}

/** Moves the image, as far as there is more to see. */
export function movedView(view: View, by: { x: number; y: number }, picture: Sides, room: Sides): View {
  const { zoom, rotate } = view
  const scale = fitOf(picture, room, rotate) * zoom
  const seen = rotate % 180 ? { width: picture.height, height: picture.width } : picture
  const across = Math.max(0, (seen.width * scale - room.width) / 2)
  const down = Math.max(0, (seen.height * scale - room.height) / 2)
  return { ...view, x: between(view.x + by.x, -across, across), y: between(view.y + by.y, -down, down) }
}

/** Rotates by a quarter clockwise, with the whole image visible. */
export const turnedView = ({ rotate }: View, way = 1): View => ({ ...wholeView, rotate: rotate + 90 * way })
