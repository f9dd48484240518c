import { tellsWindowPixels, zoomOf } from './zoomOf'

/** Something with a box: an element, or a range of text. */
export type Place = Element | Range

/**
 * The rectangle of an element or range in pixels of the window, whatever CSS `zoom` its ancestors have: the unit of
 * pointers and of `visualViewport`.
 */
export function visualBox(place: Place): DOMRect {
  const box = place.getBoundingClientRect()
  if (tellsWindowPixels()) return box
  const zoom = zoomOf(elementOf(place))
  return new DOMRect(box.x * zoom, box.y * zoom, box.width * zoom, box.height * zoom)
}

function elementOf(place: Place): Element {
  if (!('commonAncestorContainer' in place)) return place
  const { commonAncestorContainer: node } = place
  return node.nodeType === Node.ELEMENT_NODE ? (node as Element) : (node.parentElement as Element)
}

/** Whether a pointer event happened within a box, even if other elements cover it. */
export function isPointAt(place: Place, { clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = visualBox(place)
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
}
