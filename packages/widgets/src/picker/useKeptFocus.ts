import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react'

/** Keeps focus in the dialog when the control that had it goes, such as 重试 where rows come. */
export function useKeptFocus(element: RefObject<HTMLElement | null>, isOpen: boolean) {
  const last = useRef<Element | null>(null)
  useLayoutEffect(() => {
    if (isOpen && last.current && !last.current.isConnected) {
      const next = element.current?.querySelector<HTMLElement>('[part="choose-page"]')
      ;(next ?? element.current?.parentElement)?.focus()
    }
  })
  return {
    note: ({ target }: FocusEvent) => {
      last.current = target
    },
  }
}
