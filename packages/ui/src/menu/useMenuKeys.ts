import { type KeyboardEvent, type RefObject, useLayoutEffect, useMemo, useRef } from 'react'
import { createTypeAhead } from '../list-box/typeAhead'
import { focusedBeside } from './focusedBeside'
import type { MenuProps } from './MenuProps'

/** Focus of a menu: on its items while it is open, then back where it was. */
export function useMenuKeys(
  list: RefObject<HTMLElement | null>,
  { items, atEnd, atChecked, onClose }: MenuProps,
) {
  const find = useMemo(createTypeAhead, [])
  const before = useRef<Element | null>(null)

  useLayoutEffect(() => {
    const box = list.current as HTMLElement
    // If the menu is a modal dialog, the browser returns the focus.
    if (!box.closest('dialog.eb-floating')) before.current = focusedBeside(box)
    const checked = atChecked && box.querySelector<HTMLElement>('[aria-checked=true]')
    const start = checked || rowsOf(box).at(atEnd ? -1 : 0)
    start?.focus()
    return () => {
      if (box.matches(':focus-within')) focus(before.current)
    }
  }, [list, atEnd, atChecked])

  const giveBack = () => focus(before.current)
  const pressKey = (event: KeyboardEvent) => {
    const { key } = event
    event.stopPropagation() // ancestors have key handlers too
    const all = rowsOf(event.currentTarget)
    const index = all.findIndex((row) => row.matches(':focus'))
    if (key === 'Tab') {
      giveBack()
      onClose()
      return
    }
    // An Enter held down since it opened the menu chooses nothing.
    if (key === 'Enter') return void (event.repeat && event.preventDefault())
    let next = placeAfter(key, index, all.length)
    if (next === undefined && key.trim().length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey)
      next = find(items, index, key, event.timeStamp)
    if (next === undefined) return
    event.preventDefault()
    all[next]?.focus()
  }
  return { pressKey, giveBack }
}

/** Wraps around at the ends. */
function placeAfter(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowDown') return (index + 1) % count
  if (key === 'ArrowUp') return (Math.max(index, 0) + count - 1) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
}

const rowsOf = (box: Element) => [...box.querySelectorAll('button')]

const focus = (element: Element | null) => (element as HTMLElement | null)?.focus({ preventScroll: true })
