import { mapPinIcon } from '@ebkit/ui/icons'

/** Width and height of the marker in px; its tip is at the bottom centre. */
export const markerSize = [32, 32] as const

/** The marker, as an element that any map can show. */
export function markerDrawing(): HTMLElement {
  const box = document.createElement('span')
  const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  drawing.setAttribute('viewBox', '0 0 24 24')
  drawing.setAttribute('aria-hidden', 'true')
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path')
  path.setAttribute('d', mapPinIcon)
  drawing.append(path)
  box.append(drawing)
  return box
}
