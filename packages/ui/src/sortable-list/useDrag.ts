import { type PointerEvent, useRef } from 'react'

/**
 * Dragging in a scrollable list by mouse, pen or touch: reports the row under the pointer, and scrolls while the
 * pointer is at an edge. Put `handlers` on the container whose first or only child is the list.
 */
export function useDrag(
  rowHeight: number,
  moveTo: (place: number) => void,
  release: (isDrop: boolean) => void,
) {
  const drag = useRef({ pointer: -1, y: 0, frame: 0, moveTo }).current
  drag.moveTo = moveTo // of the latest render: a drag lasts longer than one

  const follow = (list: Element) => {
    if (!list.isConnected) return // removed during a drag
    const { top, bottom } = list.getBoundingClientRect()
    const edge = rowHeight / 2
    const beyond = Math.min(0, drag.y - top - edge) || Math.max(0, drag.y - bottom + edge)
    list.scrollTop += Math.max(-16, Math.min(16, Math.round(beyond / 2)))
    drag.moveTo(Math.floor((drag.y - top + list.scrollTop) / rowHeight))
    drag.frame = requestAnimationFrame(() => follow(list))
  }
  const endBy = (isDrop: boolean) => (event: PointerEvent) => {
    if (event.pointerId === drag.pointer) release(isDrop)
  }
  return {
    /** The pointer was pressed on a grip. */
    begin(event: PointerEvent) {
      // The list captures the pointer, because rows come and go.
      event.currentTarget.closest('ul')?.setPointerCapture(event.pointerId)
      drag.pointer = event.pointerId
    },
    end() {
      cancelAnimationFrame(drag.frame)
      drag.frame = 0
      drag.pointer = -1
    },
    handlers: {
      onPointerMove({ pointerId, clientY, currentTarget }: PointerEvent) {
        if (pointerId !== drag.pointer) return
        drag.y = clientY
        if (!drag.frame) follow(currentTarget.firstElementChild as Element)
      },
      onPointerUp: endBy(true),
      onPointerCancel: endBy(false),
    },
  }
}
