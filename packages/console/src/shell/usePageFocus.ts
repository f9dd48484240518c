import { type RefObject, useEffect, useRef } from 'react'

/**
 * Moves the focus to a newly shown page, as after a page load: Tab continues in it, not in the menu or behind a closed
 * dialog. A page that has taken the focus itself keeps it.
 */
export function usePageFocus(pages: RefObject<HTMLElement | null>, shown: string): void {
  const before = useRef(shown)
  useEffect(() => {
    const { current } = pages
    if (before.current === shown || !current) return
    const isFirst = before.current === ''
    before.current = shown
    if (!isFirst && !current.querySelector('.eb-page:not([hidden]) :focus'))
      current.focus({ preventScroll: true })
  }, [pages, shown])
}
