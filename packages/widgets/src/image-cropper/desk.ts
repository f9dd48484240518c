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

/** How the picture lies: turned clockwise, then flipped as it is seen. */
export interface Turn {
  /** 0, 90, 180 or 270 degrees. */
  readonly rotate: number
  readonly scaleX: 1 | -1
  readonly scaleY: 1 | -1
}

/**
 * A picture under a crop box, on a stage. Nothing of it changes: each verb gives the next one.
 *
 * The box stands on the screen, and the picture is zoomed and moved under it; neither ever leaves the other.
 */
export interface Desk {
  /** Px of the picture as it was taken. */
  readonly picture: Size
  readonly turn: Turn
  /** Px of the screen. */
  readonly stage: Size
  /** Px of the screen for one of the picture. */
  readonly zoom: number
  /** Top left of the turned picture on the stage. */
  readonly at: { readonly x: number; readonly y: number }
  /** Px of the stage. */
  readonly box: Box
  /** Width through height; free without. */
  readonly ratio: number | undefined
}

/** Px of the screen. @spec W-CROP-12 */
export const leastBox: Size = { width: 50, height: 50 }
/** How much of the picture the box takes at first. @spec W-CROP-13 */
export const firstShare = 0.8
/** Px of the screen that one of the picture has at most, unless the whole picture is smaller than the stage. */
const mostZoom = 8

const upright: Turn = { rotate: 0, scaleX: 1, scaleY: 1 }

/** Px of the picture as it lies. */
export const turnedSize = ({ picture: { width, height }, turn }: Pick<Desk, 'picture' | 'turn'>): Size =>
  turn.rotate % 180 ? { width: height, height: width } : { width, height }

/** Where the picture is on the stage. */
export function pictureBox(desk: Desk): Box {
  const { width, height } = turnedSize(desk)
  return { ...desk.at, width: width * desk.zoom, height: height * desk.zoom }
}

/** A picture that nobody has touched yet: all of it in view. @spec W-CROP-3 */
export function newDesk(picture: Size, stage: Size, ratio: number | undefined): Desk {
  return fitted({ picture, stage, turn: upright, ratio } as Desk)
}

/** All of the picture in view, and the box over its middle. */
function fitted(desk: Desk): Desk {
  const { width, height } = turnedSize(desk)
  const zoom = fitOf(desk)
  const at = { x: (desk.stage.width - width * zoom) / 2, y: (desk.stage.height - height * zoom) / 2 }
  const whole = { ...at, width: width * zoom, height: height * zoom }
  return { ...desk, zoom, at, box: largestBox(whole, desk.ratio, firstShare) }
}

function fitOf(desk: Pick<Desk, 'picture' | 'turn' | 'stage'>): number {
  const { width, height } = turnedSize(desk)
  return Math.min(desk.stage.width / width, desk.stage.height / height)
}

/** Where the box may be: over the picture, in view. */
function rulesOf(desk: Desk): BoxRules {
  const within = overlap(pictureBox(desk), { x: 0, y: 0, ...desk.stage })
  const least = {
    width: Math.min(leastBox.width, within.width),
    height: Math.min(leastBox.height, within.height),
  }
  return { within, least, ratio: desk.ratio }
}

/** @param from the box when it was taken hold of */
export function withMovedBox(desk: Desk, from: Box, by: { x: number; y: number }): Desk {
  return { ...desk, box: moveBox(from, by, rulesOf(desk).within) }
}

export function withResizedBox(desk: Desk, from: Box, grip: Grip, by: { x: number; y: number }): Desk {
  return { ...desk, box: resizeBox(from, grip, by, rulesOf(desk)) }
}

/** Larger or smaller at its end, by px of the picture; with a ratio in both directions. */
export function withGrownBox(desk: Desk, x: number, y: number): Desk {
  const { ratio, zoom, box } = desk
  const across = ratio ? x || y * ratio : x
  const down = ratio ? across / ratio : y
  return withResizedBox(desk, box, 'se', { x: across * zoom, y: down * zoom })
}

/** @param from where the picture was when it was taken hold of */
export function withMovedPicture(
  desk: Desk,
  from: { x: number; y: number },
  by: { x: number; y: number },
): Desk {
  return covered({ ...desk, at: { x: from.x + by.x, y: from.y + by.y } })
}

/** The picture goes no further than the box. */
function covered(desk: Desk): Desk {
  const { box, at } = desk
  const { width, height } = pictureBox(desk)
  return {
    ...desk,
    at: {
      x: between(at.x, box.x + box.width - width, box.x),
      y: between(at.y, box.y + box.height - height, box.y),
    },
  }
}

/** Larger or smaller around a point of the stage; never smaller than the box. @spec W-CROP-13 */
export function zoomed(desk: Desk, factor: number, around = middleOf(desk.box)): Desk {
  const { width, height } = turnedSize(desk)
  const least = Math.max(desk.box.width / width, desk.box.height / height)
  const zoom = between(desk.zoom * factor, least, Math.max(mostZoom, fitOf(desk)))
  const by = zoom / desk.zoom
  return covered({
    ...desk,
    zoom,
    at: { x: around.x - (around.x - desk.at.x) * by, y: around.y - (around.y - desk.at.y) * by },
  })
}

const middleOf = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 })

/** Turned by a quarter as it is seen, all of it in view. */
export function turned(desk: Desk, way: 1 | -1): Desk {
  const { rotate, scaleX, scaleY } = desk.turn
  // A flip is of what is seen: in a picture that is flipped once, a quarter to the right is one to the left.
  const step = way * scaleX * scaleY * 90
  const turn = { rotate: (rotate + step + 360) % 360, scaleX, scaleY }
  return fitted({ ...desk, turn })
}

/** Seen in a mirror; the box shows the same part of the picture. */
export function flipped(desk: Desk, axis: 'scaleX' | 'scaleY'): Desk {
  const turn = { ...desk.turn, [axis]: -desk.turn[axis] }
  const { box, at } = desk
  const whole = pictureBox(desk)
  const mirrored =
    axis === 'scaleX'
      ? { ...at, x: 2 * box.x + box.width - at.x - whole.width }
      : { ...at, y: 2 * box.y + box.height - at.y - whole.height }
  return { ...desk, turn, at: mirrored }
}

/** With another ratio: the box is as large as it goes where it is, by the same share. */
export function withRatio(desk: Desk, ratio: number | undefined): Desk {
  if (!ratio) return { ...desk, ratio }
  const next = { ...desk, ratio }
  return { ...next, box: largestBox(rulesOf(next).within, ratio, firstShare) }
}

/** As at first, with the same ratio. */
export const reset = (desk: Desk): Desk => newDesk(desk.picture, desk.stage, desk.ratio)

/** On a stage of another size: the same part of the picture, as large as it goes. */
export function onStage(desk: Desk, stage: Size): Desk {
  const { zoom, box, at } = desk
  const by = Math.min(stage.width / desk.stage.width, stage.height / desk.stage.height)
  const shift = {
    x: (stage.width - desk.stage.width * by) / 2,
    y: (stage.height - desk.stage.height * by) / 2,
  }
  const place = ({ x, y }: { x: number; y: number }) => ({ x: x * by + shift.x, y: y * by + shift.y })
  return {
    ...desk,
    stage,
    zoom: zoom * by,
    at: place(at),
    box: { ...place(box), width: box.width * by, height: box.height * by },
  }
}

/** What the box cuts out, in whole px of the picture as it lies. @spec W-CROP-11 */
export function cropOf(desk: Desk): Box {
  const { box, at, zoom, ratio } = desk
  const whole = turnedSize(desk)
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
