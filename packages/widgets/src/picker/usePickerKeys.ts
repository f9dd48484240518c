import { isComposing } from '@ebkit/ui/composition'
import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react'
import { pageSize } from './options'
import type { PickerPart } from './verbs'

/** A row's button. */
const choice = '.eb-picker__choose'

/**
 * Keys of the list: ↓ in the search moves to the first row; ↑ ↓ Home End move between rows, Page Up and Page Down
 * between pages. If focus was on rows or on the pager, it moves to the first row of the new page.
 */
export function usePickerKeys<Row>(element: RefObject<HTMLElement | null>, part: PickerPart<Row>) {
  const { model, state } = part
  const { page, list } = state
  const shown = useRef(page)
  /** The first row of the requested page gets focus. */
  const isWanted = useRef(false)
  useLayoutEffect(() => {
    const main = element.current
    if (shown.current !== page) {
      shown.current = page
      isWanted.current ||= !!main?.querySelector(':is(.eb-picker__list, .eb-picker__pages) :focus')
    }
    if (!isWanted.current || list.status === 'loading') return
    isWanted.current = false
    if (list.status === 'ready') main?.querySelector<HTMLElement>(choice)?.focus()
  })

  /** Shows the adjacent page; returns false if there is none. */
  function turn(step: number): boolean {
    const next = page + step
    if (next < 1 || next > Math.ceil(list.total / pageSize)) return false
    isWanted.current = true
    model.setPage(next)
    return true
  }

  return (event: KeyboardEvent<HTMLElement>) => {
    if (isComposing(event) || event.ctrlKey || event.metaKey || event.altKey) return
    const target = event.target as HTMLElement
    const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>(choice)]
    const place = buttons.indexOf(target)
    const isSearch = target.matches('[role=searchbox]')
    if (place < 0 && !(isSearch && event.key === 'ArrowDown')) return
    const turned = { PageDown: 1, PageUp: -1 }[event.key]
    const next = rowAfter(event.key, place, buttons.length)
    if (turned ? turn(turned) : next !== undefined) event.preventDefault()
    if (next !== undefined) buttons[next]?.focus()
  }
}

/** The row after a key; -1 is above the first one. */
function rowAfter(key: string, place: number, rows: number): number | undefined {
  const next = { ArrowUp: place - 1, ArrowDown: place + 1, Home: 0, End: rows - 1 }[key]
  return next === undefined || next < 0 || next >= rows ? undefined : next
}
