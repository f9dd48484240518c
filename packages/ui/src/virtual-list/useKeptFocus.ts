import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Keeps focus in a list whose rows, elements with `data-key`, come and go. Returns the index of the row to draw for it,
 * -1 if focus is elsewhere: the focused row, or if it was removed, the row in its position. That row gets focus on the
 * same control; if there is no row, the box does.
 */
export function useKeptFocus<Item>(
  element: RefObject<HTMLElement | null>,
  items: readonly Item[],
  keyOf: (item: Item) => string,
): number {
  const before = useRef(items)
  const row = element.current?.querySelector<HTMLElement>('[data-key]:focus-within')
  const focused = row?.querySelector<HTMLElement>(':focus') ?? row
  const nth = row && focused ? controlsOf(row).indexOf(focused) : -1
  const indexIn = (list: readonly Item[]) => list.findIndex((item) => keyOf(item) === row?.dataset.key)
  let index = row ? indexIn(items) : -1
  if (row && index < 0) index = Math.min(indexIn(before.current), items.length - 1)
  useLayoutEffect(() => {
    before.current = items
    const box = element.current
    // Focus is lost only if nothing has it; moving a row also loses it.
    if (!focused || !box || box.ownerDocument.activeElement !== box.ownerDocument.body) return
    const item = items[index]
    const place = item && box.querySelector(`[data-key=${CSS.escape(keyOf(item))}]`)
    ;((focused.isConnected ? focused : controlsOf(place)[nth]) ?? box).focus()
  })
  return index
}

/** The focusable element of a row; the row itself if it is focusable. */
const controlsOf = (row: Element | null | undefined) => [
  ...(row?.matches('[tabindex]') ? [row as HTMLElement] : []),
  ...(row?.querySelectorAll<HTMLElement>('a,button,input,select') ?? []),
]
