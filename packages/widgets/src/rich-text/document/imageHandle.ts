import type { EditorView } from 'prosemirror-view'
import { boundedWidth } from './imageCommands'

/**
 * The handle at the corner of a selected image. Dragging it, with mouse, pen or finger, shows the width; releasing it
 * applies the width, as one undo step.
 */
export function imageHandle(view: EditorView, image: HTMLImageElement, onResize: (width: number) => void) {
  const handle = document.createElement('span')
  handle.className = 'eb-rich-text__handle'
  handle.setAttribute('aria-hidden', 'true') // by keyboard there are shortcuts, and a field in the box beside the image
  let start: { x: number; width: number } | undefined
  const widthAt = ({ clientX }: PointerEvent) => {
    if (!start) return 0
    const isMirrored = getComputedStyle(view.dom).direction === 'rtl'
    return boundedWidth(start.width + (clientX - start.x) * (isMirrored ? -1 : 1), view.dom.clientWidth)
  }
  handle.addEventListener('pointerdown', (event) => {
    if (!view.editable || event.button > 0) return
    event.preventDefault()
    start = { x: event.clientX, width: image.clientWidth }
    handle.setPointerCapture(event.pointerId)
  })
  handle.addEventListener('pointermove', (event) => {
    if (start) image.style.width = `${widthAt(event)}px`
  })
  handle.addEventListener('pointerup', (event) => {
    if (!start) return
    const width = widthAt(event)
    const isMoved = event.clientX !== start.x
    start = undefined
    if (isMoved) onResize(width)
  })
  handle.addEventListener('pointercancel', () => {
    if (start) image.style.width = `${start.width}px`
    start = undefined
  })
  return handle
}
