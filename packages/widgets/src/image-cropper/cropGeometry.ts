import { between } from '../gestures/between'
import {
  type Box,
  type BoxRules,
  type Grip,
  largestBox,
  moveBox,
  overlap,
  resizeBox,
  type Size,
} from './boxes'

/** Orientation of the picture: rotated clockwise, then flipped as seen. */
export interface Turn {
  /** 0, 90, 180 or 270 degrees. */
  readonly rotate: number
  readonly scaleX: 1 | -1
  readonly scaleY: 1 | -1
}

/**
 * A picture under a crop box, on a stage. Immutable: each function returns a new one.
 *
 * The box has a place on the screen, and the picture is zoomed and moved under it; the box always stays within the picture.
 */
export interface CropGeometry {
  /** Px of the original picture. */
  readonly picture: Size
  readonly turn: Turn
  /** Px of the screen. */
  readonly stage: Size
  /** Screen px per px of the picture. */
  readonly zoom: number
  /** Top left of the rotated picture on the stage. */
  readonly at: { readonly x: number; readonly y: number }
  /** Px of the stage. */
  readonly box: Box
  /** Width divided by height; undefined for free. */
  readonly ratio: number | undefined
}

/** Px of the screen. @spec W-CROP-12 */
export const leastBox: Size = { width: 50, height: 50 }
/** Initial share of the picture in the box. @spec W-CROP-13 */
export const firstShare = 0.8
/** Maximum zoom, unless the whole picture is smaller than the stage. */
const mostZoom = 8

const upright: Turn = { rotate: 0, scaleX: 1, scaleY: 1 }

/** Size of the rotated picture in px. */
export const turnedSize = ({
  picture: { width, height },
  turn,
}: Pick<CropGeometry, 'picture' | 'turn'>): Size =>
  turn.rotate % 180 ? { width: height, height: width } : { width, height }

/** Where the picture is on the stage. */
export function pictureBox(geometry: CropGeometry): Box {
  const { width, height } = turnedSize(geometry)
  return { ...geometry.at, width: width * geometry.zoom, height: height * geometry.zoom }
}

/** The initial geometry: the whole picture is visible. @spec W-CROP-3 */
export function newGeometry(picture: Size, stage: Size, ratio: number | undefined): CropGeometry {
  return fitted({ picture, stage, turn: upright, ratio } as CropGeometry)
}

/** Shows the whole picture, with the box over its centre. */
function fitted(geometry: CropGeometry): CropGeometry {
  const { width, height } = turnedSize(geometry)
  const zoom = fitOf(geometry)
  const at = { x: (geometry.stage.width - width * zoom) / 2, y: (geometry.stage.height - height * zoom) / 2 }
  const whole = { ...at, width: width * zoom, height: height * zoom }
  return { ...geometry, zoom, at, box: largestBox(whole, geometry.ratio, firstShare) }
}

function fitOf(geometry: Pick<CropGeometry, 'picture' | 'turn' | 'stage'>): number {
  const { width, height } = turnedSize(geometry)
  return Math.min(geometry.stage.width / width, geometry.stage.height / height)
}

/** Limits of the box: within the visible part of the picture. */
function rulesOf(geometry: CropGeometry): BoxRules {
  const within = overlap(pictureBox(geometry), { x: 0, y: 0, ...geometry.stage })
  const least = {
    width: Math.min(leastBox.width, within.width),
    height: Math.min(leastBox.height, within.height),
  }
  return { within, least, ratio: geometry.ratio }
}

/** @param from the box when dragging started */
export function withMovedBox(geometry: CropGeometry, from: Box, by: { x: number; y: number }): CropGeometry {
  return { ...geometry, box: moveBox(from, by, rulesOf(geometry).within) }
}

export function withResizedBox(
  geometry: CropGeometry,
  from: Box,
  grip: Grip,
  by: { x: number; y: number },
): CropGeometry {
  return { ...geometry, box: resizeBox(from, grip, by, rulesOf(geometry)) }
}

/** Resizes the box at its end, by px of the picture; with a ratio in both directions. */
export function withGrownBox(geometry: CropGeometry, x: number, y: number): CropGeometry {
  const { ratio, zoom, box } = geometry
  const across = ratio ? x || y * ratio : x
  const down = ratio ? across / ratio : y
  return withResizedBox(geometry, box, 'se', { x: across * zoom, y: down * zoom })
}

/** @param from position of the picture when dragging started */
export function withMovedPicture(
  geometry: CropGeometry,
  from: { x: number; y: number },
  by: { x: number; y: number },
): CropGeometry {
  return covered({ ...geometry, at: { x: from.x + by.x, y: from.y + by.y } })
}

/** Keeps the box covered by the picture. */
function covered(geometry: CropGeometry): CropGeometry {
  const { box, at } = geometry
  const { width, height } = pictureBox(geometry)
  return {
    ...geometry,
    at: {
      x: between(at.x, box.x + box.width - width, box.x),
      y: between(at.y, box.y + box.height - height, box.y),
    },
  }
}

/** Zooms around a point of the stage; the picture never becomes smaller than the box. @spec W-CROP-13 */
export function zoomed(
  geometry: CropGeometry,
  factor: number,
  around = middleOf(geometry.box),
): CropGeometry {
  const { width, height } = turnedSize(geometry)
  const least = Math.max(geometry.box.width / width, geometry.box.height / height)
  const zoom = between(geometry.zoom * factor, least, Math.max(mostZoom, fitOf(geometry)))
  const by = zoom / geometry.zoom
  return covered({
    ...geometry,
    zoom,
    at: { x: around.x - (around.x - geometry.at.x) * by, y: around.y - (around.y - geometry.at.y) * by },
  })
}

const middleOf = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 })

/** Rotated by a quarter turn as seen, with the whole picture visible. */
export function turned(geometry: CropGeometry, way: 1 | -1): CropGeometry {
  const { rotate, scaleX, scaleY } = geometry.turn
  // Flips apply to the visible picture: with one flip, a quarter turn to the right is one to the left.
  const step = way * scaleX * scaleY * 90
  const turn = { rotate: (rotate + step + 360) % 360, scaleX, scaleY }
  return fitted({ ...geometry, turn })
}

/** Mirrored; the box contains the same part of the picture. */
export function flipped(geometry: CropGeometry, axis: 'scaleX' | 'scaleY'): CropGeometry {
  const turn = { ...geometry.turn, [axis]: -geometry.turn[axis] }
  const { box, at } = geometry
  const whole = pictureBox(geometry)
  const mirrored =
    axis === 'scaleX'
      ? { ...at, x: 2 * box.x + box.width - at.x - whole.width }
      : { ...at, y: 2 * box.y + box.height - at.y - whole.height }
  return { ...geometry, turn, at: mirrored }
}

/** With another ratio: the largest box in the visible part, by the initial share. */
export function withRatio(geometry: CropGeometry, ratio: number | undefined): CropGeometry {
  if (!ratio) return { ...geometry, ratio }
  const next = { ...geometry, ratio }
  return { ...next, box: largestBox(rulesOf(next).within, ratio, firstShare) }
}

/** The initial geometry, with the same ratio. */
export const reset = (geometry: CropGeometry): CropGeometry =>
  newGeometry(geometry.picture, geometry.stage, geometry.ratio)

/** On a stage of another size: the same part of the picture, as large as possible. */
export function onStage(geometry: CropGeometry, stage: Size): CropGeometry {
  const { zoom, box, at } = geometry
  const by = Math.min(stage.width / geometry.stage.width, stage.height / geometry.stage.height)
  const shift = {
    x: (stage.width - geometry.stage.width * by) / 2,
    y: (stage.height - geometry.stage.height * by) / 2,
  }
  const place = ({ x, y }: { x: number; y: number }) => ({ x: x * by + shift.x, y: y * by + shift.y })
  return {
    ...geometry,
    stage,
    zoom: zoom * by,
    at: place(at),
    box: { ...place(box), width: box.width * by, height: box.height * by },
  }
}

/** The crop, in whole px of the rotated picture. @spec W-CROP-11 */
export function cropOf(geometry: CropGeometry): Box {
  const { box, at, zoom, ratio } = geometry
  const whole = turnedSize(geometry)
  const width = between(Math.round(box.width / zoom), 1, whole.width)
  const exact = ratio ? Math.round(width / ratio) : Math.round(box.height / zoom)
  const height = between(exact, 1, whole.height)
  return {
    x: between(Math.round((box.x - at.x) / zoom), 0, whole.width - width),
    y: between(Math.round((box.y - at.y) / zoom), 0, whole.height - height),
    width,
    height,
  }
}
