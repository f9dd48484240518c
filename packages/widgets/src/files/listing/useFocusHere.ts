import { type RefObject, useLayoutEffect } from 'react'

/**
 * Keeps focus in an element whose content is replaced, because the focused element may be removed. Focus stays on the
 * element itself until `take` finds a new target.
 *
 * @param take focuses something inside; does nothing if there is no target
 */
export function useFocusHere(element: RefObject<HTMLElement | null>, take: () => void): void {
  const had = element.current?.matches(':focus-within')
  useLayoutEffect(() => {
    const box = element.current
    if (!box || !had) return
    if (box.matches(':focus-within') && !box.matches(':focus')) return
    take()
    // Focus was lost only if no element has it.
    if (!box.matches(':focus-within') && box.ownerDocument.activeElement === box.ownerDocument.body)
      box.focus()
  })
}
