import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Manages focus in the dialog: on the search field at first, but not on touch screens, where the keyboard would cover
 * half of the rows; on the safe answer of the question; and near a control that was removed, such as 重试 when rows
 * load.
 */
export function usePickerFocus(element: RefObject<HTMLElement | null>, isOpen: boolean, isAsking: boolean) {
  const last = useRef<Element | null>(null)
  const neighbour = useRef('')
  const asked = useRef<Element | null>(null)
  const focus = (selector: string) => element.current?.querySelector<HTMLElement>(selector)?.focus()
  // biome-ignore lint/correctness/useExhaustiveDependencies: when it opens
  useLayoutEffect(() => {
    last.current = null
    if (isOpen && !matchMedia('(width < 768px), (pointer: coarse)').matches) focus('input')
  }, [isOpen])
  // biome-ignore lint/correctness/useExhaustiveDependencies: when it asks, and has its answer
  useLayoutEffect(() => {
    if (isAsking) {
      asked.current = last.current
      focus('[part="confirm"]')
    } else if (isOpen) (asked.current as HTMLElement | null)?.focus()
  }, [isAsking])
  useLayoutEffect(() => {
    if (!isOpen || last.current?.isConnected !== false) return
    element.current?.parentElement?.focus() // if there is no neighbour
    focus(neighbour.current)
  })
  return ({ target }: FocusEvent) => {
    last.current = target
    neighbour.current = target.closest('footer') ? '[part="confirm"]' : '.eb-picker__tools .eb-link'
  }
}
