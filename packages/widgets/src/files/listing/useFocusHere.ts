import { type RefObject, useLayoutEffect } from 'react'

/**
 * Keeps focus in an element whose content is another one after each rendering: what had it may be gone. Focus waits on
 * the element itself until `take` finds a place for it.
 *
 * @param take gives focus to something inside; does nothing where there is nothing
 */
export function useFocusHere(element: RefObject<HTMLElement | null>, take: () => void): void {
  const had = element.current?.matches(':focus-within')
  useLayoutEffect(() => {
    const box = element.current
    if (!box || !had) return
    if (box.matches(':focus-within') && !box.matches(':focus')) return
    take()
    // Focus is lost only where nothing has it.
    if (!box.matches(':focus-within') && box.ownerDocument.activeElement === box.ownerDocument.body)
      box.focus()
  })
}
