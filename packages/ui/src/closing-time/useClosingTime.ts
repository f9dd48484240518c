import { type RefObject, useEffect, useRef } from 'react'
import { isPointAt } from '../zoom'

/**
 * Closes something after a time. The time stops while the user is busy with it (WCAG 2.2.1): the pointer has moved onto
 * it, focus has moved within it, or a key was pressed there; then it starts again in full. A pointer that was there
 * before, and focus set on opening, do not count.
 *
 * @param time milliseconds; without one it never closes
 * @example
 * ```tsx
 * import { useClosingTime } from '@ebkit/ui/closing-time'
 * import { useRef } from 'react'
 *
 * export function Note({ onClose }: { onClose: () => void }) {
 *   const note = useRef<HTMLParagraphElement>(null)
 *   useClosingTime(note, 5_000, onClose)
 *   return <p ref={note}>The printer is ready.</p>
 * }
 * ```
 */
export function useClosingTime(
  element: RefObject<HTMLElement | null>,
  time: number | undefined | false,
  close: () => void,
): void {
  const newest = useRef(close)
  newest.current = close
  useEffect(() => {
    if (time && element.current) return startClosing(element.current, time, () => newest.current())
  }, [element, time])
}

/** Starts the time. Returns a function that stops it. */
function startClosing(element: HTMLElement, time: number, close: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  let isOver = false
  let isUsed = false
  const restart = () => {
    clearTimeout(timer)
    if (!isOver && !isUsed) timer = setTimeout(close, time)
  }
  const move = (event: PointerEvent) => {
    const wasOver = isOver
    isOver = event.pointerType !== 'touch' && isPointAt(element, event)
    if (isOver !== wasOver) restart()
  }
  const use = () => {
    isUsed = element.matches(':focus-within')
    restart()
  }
  const uses = ['focusin', 'focusout', 'keydown']
  // By coordinates: an element that a modal dialog makes inert gets no pointer events.
  window.addEventListener('pointermove', move, true)
  for (const type of uses) element.addEventListener(type, use)
  restart()
  return () => {
    clearTimeout(timer)
    window.removeEventListener('pointermove', move, true)
    for (const type of uses) element.removeEventListener(type, use)
  }
}
