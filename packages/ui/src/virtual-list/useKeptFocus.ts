import { type RefObject, useLayoutEffect } from 'react'

/**
 * Keeps focus in a list whose rows come and go. Returns the index of the row to draw for it, -1 if focus is elsewhere:
 * the row with focus, and when that is no longer in the list, the one that stands in its place; it takes focus on the
 * same control, and the box when there is none.
 */
export function useKeptFocus(
  element: RefObject<HTMLElement | null>,
  count: number,
  keyAt: (index: number) => string,
): number {
  const row = element.current?.querySelector<HTMLElement>(':scope > :focus-within')
  const focused = row?.querySelector(':focus')
  const nth = row ? controlsOf(row).indexOf(focused as HTMLElement) : -1
  const index = row ? indexOf(row, count, keyAt) : -1
  useLayoutEffect(() => {
    const box = element.current
    const active = box?.ownerDocument.activeElement
    // Focus is lost only where nothing has it; a row that was moved loses it as well.
    if (!row || !box || (active && active !== box.ownerDocument.body)) return
    const place = box.querySelector(`[aria-posinset="${index + 1}"]`)
    const target = focused?.isConnected ? focused : place && controlsOf(place)[nth]
    ;((target ?? box) as HTMLElement).focus()
  })
  return index
}

const controlsOf = (row: Element) => [...row.querySelectorAll<HTMLElement>('a,button,input,select')]

function indexOf(row: HTMLElement, count: number, keyAt: (index: number) => string): number {
  const { key } = row.dataset
  const was = Number(row.getAttribute('aria-posinset')) - 1
  if (was < count && keyAt(was) === key) return was
  for (let index = 0; index < count; index++) if (keyAt(index) === key) return index
  return Math.min(was, count - 1)
}
