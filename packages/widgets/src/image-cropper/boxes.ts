import { between } from '../gestures/between'

/** A rectangle, in px of the picture or of the screen. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

/** A corner or an edge, as on a map: `n`, `se` … */
export type Grip = 'n' | 'e' | 's' | 'w' | 'ne' | 'nw' | 'se' | 'sw'

/** Limits of a box. */
export interface BoxRules {
  /** It stays within this box. */
  within: Box
  /** Minimum size. */
  least: Size
  /** Width divided by height; undefined for free. */
  ratio: number | undefined
}

/** The intersection of two boxes. */
export function overlap(one: Box, other: Box): Box {
  const x = Math.max(one.x, other.x)
  const y = Math.max(one.y, other.y)
  const width = Math.max(0, Math.min(one.x + one.width, other.x + other.width) - x)
  const height = Math.max(0, Math.min(one.y + one.height, other.y + other.height) - y)
  return { x, y, width, height }
}

/** The largest box with this ratio, centred, scaled by a share. @spec W-CROP-13 */
export function largestBox(within: Box, ratio: number | undefined, share = 1): Box {
  const width = Math.min(within.width, ratio ? within.height * ratio : within.width)
  const height = ratio ? width / ratio : within.height
  return centred(within, { width: width * share, height: height * share })
}

const centred = (around: Box, { width, height }: Size): Box => ({
  x: around.x + (around.width - width) / 2,
  y: around.y + (around.height - height) / 2,
  width,
  height,
})

/** Moves the box, as far as possible. */
export function moveBox(box: Box, by: { x: number; y: number }, within: Box): Box {
  return {
    ...box,
    x: between(box.x + by.x, within.x, within.x + within.width - box.width),
    y: between(box.y + by.y, within.y, within.y + within.height - box.height),
  }
}

/** One dimension of a box, with the direction in which it is resized. */
interface Side {
  start: number
  length: number
  /** 1: the far end is moved, -1: the near end, 0: neither, it grows from the middle. */
  way: -1 | 0 | 1
  from: number
  to: number
}

/** Moves a corner or an edge of the box; the opposite side stays. @spec W-CROP-12 */
export function resizeBox(box: Box, grip: Grip, by: { x: number; y: number }, rules: BoxRules): Box {
  const { within, least, ratio } = rules
  const [across, down] = [sideOf(box, within, grip, 'across'), sideOf(box, within, grip, 'down')]
  const room = { width: roomOf(across), height: roomOf(down) }
  let width = box.width + by.x * across.way
  let height = box.height + by.y * down.way
  if (ratio) {
    // At a corner, the direction of the larger movement.
    const isDown = across.way === 0 || (down.way !== 0 && Math.abs(by.y) * ratio > Math.abs(by.x))
    const wanted = isDown ? height * ratio : width
    const smallest = Math.max(least.width, least.height * ratio)
    width = between(wanted, smallest, room.width)
    width = Math.min(width, room.width, room.height * ratio)
    height = width / ratio
  } else {
    width = Math.min(between(width, least.width, room.width), room.width)
    height = Math.min(between(height, least.height, room.height), room.height)
  }
  return { x: startOf(across, width), y: startOf(down, height), width, height }
}

function sideOf(box: Box, within: Box, grip: Grip, axis: 'across' | 'down'): Side {
  if (axis === 'across') {
    const way = grip.includes('e') ? 1 : grip.includes('w') ? -1 : 0
    return { start: box.x, length: box.width, way, from: within.x, to: within.x + within.width }
  }
  const way = grip.includes('s') ? 1 : grip.includes('n') ? -1 : 0
  return { start: box.y, length: box.height, way, from: within.y, to: within.y + within.height }
}

/** Maximum length of the side. */
function roomOf({ start, length, way, from, to }: Side): number {
  if (way > 0) return to - start
  if (way < 0) return start + length - from
  const middle = start + length / 2
  return 2 * Math.min(middle - from, to - middle)
}

function startOf({ start, length, way }: Side, now: number): number {
  if (way > 0) return start
  return way < 0 ? start + length - now : start + (length - now) / 2
}
