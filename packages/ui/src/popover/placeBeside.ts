import { visualBox, zoomOf } from '../zoom'

/** The edge of the anchor that a floating box is aligned with. */
export type Placement = 'bottom-start' | 'bottom-end'

/** Pixels between box and anchor, between box and the edge of the window, and the least height of a box that rolls. */
const gap = 4
const edge = 8
const leastHeight = 120

/** Pixels of window under which there is a keyboard on the screen: the field that is typed into stays in sight. */
const leastWindow = 260

export interface PlaceOptions {
  placement?: Placement | undefined
  /** At least as wide as its anchor. */
  matchWidth?: boolean | undefined
  /** Rather stands at a side of its anchor, or over it, than rolls where there is no room below or above. */
  whole?: boolean | undefined
  /** A point that it stands at instead of the anchor. */
  at?: { x: number; y: number } | undefined
}

/**
 * Shows a fixed box below its anchor, or above where there is more room, and within the part of the window that can be
 * seen: zoomed in, or above a keyboard on the screen. What is read stands before what is written: each turn costs the
 * browser a layout. Everything is reckoned in pixels of the window; CSS `zoom` around the box makes those of its styles
 * larger or smaller.
 *
 * @param show brings the box on the screen, unless it is there
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
  // Of the anchor, beside which it stands in the page as well: what is not shown has none.
  const zoom = zoomOf(anchor)
  const own = (pixels: number) => `${pixels / zoom}px`
  const view = visualViewport as VisualViewport
  const end = view.offsetTop + view.height - edge
  const start = view.offsetTop + edge
  const [below, above] = [end - bottom - gap, top - gap - start]
  const isFree = whole && end - start >= leastWindow
  if (matchWidth) style.minWidth = own(width)
  // Of whichever side it goes to: what rolls inside limits itself by this, and no bar stands beside another.
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

/** A number, kept between two bounds; the lower one counts more. */
export const within = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most))
