import { type RefObject, useLayoutEffect } from 'react'
import type { NumberFieldProps } from './NumberField'

/** Pixels of the wheel that are one step: a notch is 100 or 120, touch pads send many small ones. */
const notch = 60

/** Steps by the wheel over an element, while `isOn`; the page does not scroll then. */
export function useWheel(
  element: RefObject<HTMLElement | null>,
  isOn: boolean,
  newest: RefObject<Pick<NumberFieldProps, 'step' | 'finish'>>,
): void {
  // With the rendering, not after it: the wheel may already turn.
  useLayoutEffect(() => {
    const target = element.current
    if (!isOn || !target) return
    let way = 0
    const turn = (event: WheelEvent) => {
      // With Ctrl the page is enlarged.
      if (event.ctrlKey) return
      event.preventDefault()
      way += event.deltaMode ? Math.sign(event.deltaY) * notch : event.deltaY
      if (Math.abs(way) < notch) return
      newest.current.step(-Math.sign(way))
      newest.current.finish()
      way = 0
    }
    // Not React's own: that one cannot keep the page from scrolling.
    target.addEventListener('wheel', turn, { passive: false })
    return () => target.removeEventListener('wheel', turn)
  }, [element, isOn, newest])
}
