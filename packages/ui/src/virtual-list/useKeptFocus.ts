import { type RefObject, useLayoutEffect } from 'react'

/**
 * Keeps focus in a list whose rows come and go. Returns the index of the row to draw for it, -1 if focus is elsewhere:
 * the row with focus, and when that is no longer in the list, the one that stands in its place; it takes focus on the
 * same control, and the box when there is none.
 */
export function useKeptFocus<Item>(
  element: RefObject<HTMLElement | null>,
  items: readonly Item[],
  keyOf: (item: Item) => string,
): number {
  const row = element.current?.querySelector<HTMLElement>(':scope > :focus-within')
  const focused = row?.querySelector<HTMLElement>(':focus')
  const nth = focused ? controlsOf(row).indexOf(focused) : -1
  let index = row ? items.findIndex((item) => keyOf(item) === row.dataset.key) : -1
  if (row && index < 0) index = Math.min(Number(row.getAttribute('aria-posinset')), items.length) - 1
  useLayoutEffect(() => {
    const box = element.current
    // Focus is lost only where nothing has it; a row that was moved loses it as well.
    if (!focused || !box || box.ownerDocument.activeElement !== box.ownerDocument.body) return
    const place = box.querySelector(`[aria-posinset="${index + 1}"]`)
    ;((focused.isConnected ? focused : controlsOf(place)[nth]) ?? box).focus()
  })
  return index
}

const controlsOf = (row: Element | null | undefined) => [
  ...(row?.querySelectorAll<HTMLElement>('a,button,input,select') ?? []),
]
