import { visualBox, zoomOf } from '../zoom'

/** The edge of the anchor that a floating box aligns with. */
export type Placement = 'bottom-start' | 'bottom-end'

/** Pixels between box and anchor, between box and window edge, and the minimum height of a scrolling box. */
const gap = 4
const edge = 8
const leastHeight = 120

/** A window lower than this, in px, has an on-screen keyboard: the focused field must stay visible. */
const leastWindow = 260

export interface PlaceOptions {
  placement?: Placement | undefined
  /** At least as wide as its anchor. */
  matchWidth?: boolean | undefined
  /** Prefers a place beside or over its anchor to scrolling, if there is no room below or above. */
  whole?: boolean | undefined
  /** A point used instead of the anchor. */
  at?: { x: number; y: number } | undefined
}

/**
 * Positions a fixed box below its anchor, or above if there is more room, within the visible part of the window (zoomed
 * in, or above an on-screen keyboard). Reads all measures before writing styles, because each switch costs the browser
 * a layout. Computes in pixels of the window; CSS `zoom` of ancestors scales the box's style lengths.
 *
 * @param show opens the box, unless it is open
 */
export function placeBeside(
  box: HTMLElement,
  anchor: Element,
  show: () => void,
  { placement, matchWidth, whole, at }: PlaceOptions = {},
): void {
  const place = at ? new DOMRect(at.x, at.y) : visualBox(anchor)
  const { left, right, top, bottom, width } = place
  const isLeft = (getComputedStyle(anchor).direction === 'rtl') === (placement === 'bottom-end')
  const { style } = box
  // Taken from the anchor, which is next to the box in the page: a hidden box has no zoom.
  const zoom = zoomOf(anchor)
  const own = (pixels: number) => `${pixels / zoom}px`
  const view = visualViewport as VisualViewport
  const end = view.offsetTop + view.height - edge
  const start = view.offsetTop + edge
  const [below, above] = [end - bottom - gap, top - gap - start]
  const isFree = whole && end - start >= leastWindow
  if (matchWidth) style.minWidth = own(width)
  // For every side: inner scroll containers use it as their maximum height, so that only one scroll bar appears.
  style.setProperty('--_room', own(isFree ? end - start : Math.max(below, above, leastHeight)))
  style.setProperty('--_room-inline', own(innerWidth - 2 * edge))
  show()
  const offsetWidth = box.offsetWidth * zoom
  const wanted = (box.scrollHeight + box.offsetHeight - box.clientHeight) * zoom
  const first = view.offsetLeft + edge
  const last = view.offsetLeft + view.width - edge - offsetWidth
  if (isFree && wanted > Math.max(below, above)) {
    const height = Math.min(wanted, end - start)
    const side = [right + gap, left - gap - offsetWidth].find((x) => x >= first && x <= last)
    style.maxHeight = own(height)
    style.top = own(within(top, start, end - height))
    style.left = own(side ?? within(left, first, last))
    return
  }
  const isBelow = wanted <= below || below >= above
  const height = Math.min(wanted, Math.max(isBelow ? below : above, leastHeight))
  style.maxHeight = own(height)
  style.top = own(within(isBelow ? bottom + gap : top - gap - height, start, end - height))
  const x = isLeft ? left : right - offsetWidth
  style.left = own(within(x, first, last))
}

/** Limits a number to two bounds; the lower one has priority. */
export const within = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most))
