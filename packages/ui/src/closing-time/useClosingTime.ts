import { type RefObject, useEffect, useRef } from 'react'
import { isPointAt } from '../zoom'

/**
 * Closes what is timed. The time stands still while somebody is busy with it (WCAG 2.2.1): the pointer has moved onto
 * it, or focus has moved within it or a key was pressed there; afterwards it has its full time again. A pointer that
 * lay there before, and the focus that it got when it opened, are nobody's doing.
 *
 * @param time milliseconds; without one it stays
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

/** Begins the time. Returns what ends it. */
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
  // By its place: what a modal dialog makes inert gets no events of the pointer.
  window.addEventListener('pointermove', move, true)
  for (const type of uses) element.addEventListener(type, use)
  restart()
  return () => {
    clearTimeout(timer)
    window.removeEventListener('pointermove', move, true)
    for (const type of uses) element.removeEventListener(type, use)
  }
}
