import { type RefObject, useLayoutEffect, useRef } from 'react'
import { isPointAt } from '../zoom'

/** Whether it is an open modal dialog. */
const isModal = (node: Element) => node.localName === 'dialog' && node.matches(':modal')

/**
 * Reports a press on an element even while an open modal dialog makes it inert: it is visible above the dialog, but the
 * press would go to the element below. Only while `isOn`. Uses native events, because React does not see those of
 * slotted content.
 */
export function usePressThrough(
  element: RefObject<HTMLElement | null>,
  isOn: boolean,
  onPress: () => void,
): void {
  const newest = useRef(onPress)
  newest.current = onPress
  useLayoutEffect(() => {
    const target = element.current
    if (!isOn || !target) return
    const press = (event: MouseEvent) => {
      const path = event.composedPath() as Element[]
      if (path.includes(target) || !path.some(isModal) || !isPointAt(target, event)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      if (event.type === 'click') newest.current()
    }
    const click = () => newest.current()
    target.addEventListener('click', click)
    const types = ['mousedown', 'click'] as const
    for (const type of types) window.addEventListener(type, press, true)
    return () => {
      target.removeEventListener('click', click)
      for (const type of types) window.removeEventListener(type, press, true)
    }
  }, [element, isOn])
}
