import { type RefObject, useMemo, useSyncExternalStore } from 'react'
import { nextSeek, restAfter, type ScrollSeek } from './scrollSeek'

/**
 * Whether a box is scrolled faster than its rows can be drawn, until it rests. Rows that pass are then drawn in outline, so that
 * frames come in time on a slow machine.
 */
export function useScrollSeek(element: RefObject<HTMLElement | null>): boolean {
  const store = useMemo(() => scrollSeek(element), [element])
  return useSyncExternalStore(store.subscribe, store.isSeeking, () => false)
}

function scrollSeek(element: RefObject<HTMLElement | null>) {
  let seek: ScrollSeek = { place: 0, at: 0, isSeeking: false }
  return {
    isSeeking: () => seek.isSeeking,
    subscribe(tell: () => void) {
      const box = element.current
      if (!box) return () => {} // removed before the effect ran
      let resting: ReturnType<typeof setTimeout> | undefined
      const become = (next: ScrollSeek) => {
        const isOther = next.isSeeking !== seek.isSeeking
        seek = next
        if (isOther) tell()
      }
      const rest = () => become({ ...seek, isSeeking: false })
      const scroll = () => {
        clearTimeout(resting)
        become(nextSeek(seek, box.scrollTop, performance.now()))
        if (seek.isSeeking) resting = setTimeout(rest, restAfter)
      }
      box.addEventListener('scroll', scroll)
      return () => {
        clearTimeout(resting)
        box.removeEventListener('scroll', scroll)
      }
    },
  }
}
