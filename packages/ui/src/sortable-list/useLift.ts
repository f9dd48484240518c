import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'

/** A row that is lifted to another place of its list. */
export interface Lift {
  from: number
  to: number
  /** The pointer that holds the row; undefined while the keyboard does. */
  pointer?: number
}

/**
 * Reorders rows of any height, or tiles, by their grips, as SortableList does with rows of one height. Mouse, pen or
 * touch: drag. Keyboard: Space or Enter lifts, arrows Home End move, Space, Enter or leaving drops. Esc cancels. Until
 * the drop only the style `order` changes, so that focus and pointer stay.
 */
export function useLift(
  count: number,
  onMove: (from: number, to: number) => void,
  say: (place: number, isLifted?: boolean) => void,
) {
  const [lift, setLift] = useState<Lift>()
  // Handlers of an earlier rendering may still be called: a drop renders again, which takes focus from the grip.
  const held = useRef<Lift>(undefined)
  const hold = (next?: Lift) => {
    held.current = next
    setLift(next)
    if (next) say(next.to, next.to === next.from)
  }
  const moveTo = (wanted: number, row?: Element | null) => {
    const now = held.current
    const to = Math.max(0, Math.min(wanted, count - 1))
    if (!now || to === now.to) return
    hold({ ...now, to })
    requestAnimationFrame(() => row?.scrollIntoView({ block: 'nearest' }))
  }
  const release = (isDrop: boolean) => {
    const now = held.current
    hold()
    if (!now) return
    say(isDrop ? now.to : now.from)
    if (isDrop && now.to !== now.from) onMove(now.from, now.to)
  }
  const pressKey = (event: KeyboardEvent) => {
    const { to = 0 } = held.current ?? {}
    const onwards = isFromRight(event.currentTarget) ? -1 : 1
    const wanted = {
      ArrowUp: to - 1,
      ArrowDown: to + 1,
      ArrowLeft: to - onwards,
      ArrowRight: to + onwards,
      Home: 0,
      End: count,
      Escape: to,
    }[event.key]
    if (wanted === undefined || !held.current) return
    // Handled here only, neither by an enclosing dialog nor by the page.
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Escape') release(false)
    else moveTo(wanted, event.currentTarget.closest('li'))
  }
  const endBy = (isDrop: boolean) => (event: PointerEvent) =>
    event.pointerId === held.current?.pointer && release(isDrop)
  return {
    lift,
    grip: (index: number) => ({
      'aria-pressed': lift?.from === index,
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button) return
        event.currentTarget.focus() // not every browser focuses a pressed button; and a row lifted elsewhere is dropped
        event.currentTarget.closest('ul')?.setPointerCapture(event.pointerId)
        hold({ from: index, to: index, pointer: event.pointerId })
      },
      // From the keyboard or a screen reader: a pointer press has a click count.
      onClick: ({ detail }: { detail: number }) =>
        detail || (held.current ? release(true) : hold({ from: index, to: index })),
      onBlur: () => release(true),
      onKeyDown: pressKey,
    }),
    list: {
      onPointerMove(event: PointerEvent<HTMLElement>) {
        const now = held.current
        if (!now || event.pointerId !== now.pointer) return
        const rows = [...event.currentTarget.children]
        const others = rows.filter((_, index) => index !== now.from)
        moveTo(others.filter((row) => isBefore(row, event)).length, rows[now.from])
      },
      onPointerUp: endBy(true),
      onPointerCancel: endBy(false),
    },
  }
}

const isFromRight = (element: Element) => getComputedStyle(element).direction === 'rtl'

/** Whether a row, or a tile beside others, comes before the pointer. */
function isBefore(row: Element, { clientX, clientY }: PointerEvent): boolean {
  const { left, top, bottom, width, height } = row.getBoundingClientRect()
  const isTile = width < (row.parentElement as HTMLElement).clientWidth / 2
  if (!isTile) return top + height / 2 < clientY
  if (clientY < top || clientY > bottom) return bottom < clientY
  return isFromRight(row) ? left + width / 2 > clientX : left + width / 2 < clientX
}
