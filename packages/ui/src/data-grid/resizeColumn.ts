import type { PointerEvent } from 'react'
import { leastWidth } from './columnTracks'

/** Drags the handle of a header from press to release: reports the new width in px. */
export function resizeColumn(
  event: PointerEvent<HTMLElement>,
  handle: HTMLElement,
  onWidth: (width: number) => void,
): void {
  const head = handle.parentElement as HTMLElement
  event.preventDefault()
  const start = { x: event.clientX, width: head.offsetWidth }
  const direction = getComputedStyle(head).direction === 'rtl' ? -1 : 1
  const end = new AbortController()
  const { signal } = end
  handle.setPointerCapture(event.pointerId)
  const move = ({ clientX }: { clientX: number }) =>
    onWidth(Math.max(leastWidth, Math.round(start.width + (clientX - start.x) * direction)))
  handle.addEventListener('pointermove', move, { signal })
  for (const type of ['pointerup', 'pointercancel', 'lostpointercapture'])
    handle.addEventListener(type, () => end.abort(), { signal })
}
