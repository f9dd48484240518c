import { type RefObject, useLayoutEffect, useMemo, useSyncExternalStore } from 'react'
import { observeSize } from '../size-observer'

/**
 * The view of a scroll container: the row at its top edge, its height in px, and its width (0 before it is measured).
 */
export interface ScrollView {
  row: number
  height: number
  width: number
}

/** On a server, and in the first rendering of what it has sent: a usual window. */
const usualView: ScrollView = { row: 0, height: 800, width: 1280 }
const viewOnServer = () => usualView

/** Follows scrolling and size of a container. Components that use it render in the frame of the change. */
export function useScrollView(element: RefObject<HTMLElement | null>, rowHeight: number): ScrollView {
  // A store, because React renders store changes at once, but state set in a scroll event one frame late.
  const store = useMemo(() => scrollView(element, rowHeight), [element, rowHeight])
  useLayoutEffect(store.lookAgain)
  return useSyncExternalStore(store.subscribe, store.view, viewOnServer)
}

function scrollView(element: RefObject<HTMLElement | null>, rowHeight: number) {
  // Before it is measured, assumes the height of the screen.
  let view: ScrollView = { row: 0, height: globalThis.innerHeight ?? 0, width: 0 }
  let tell: (() => void) | undefined
  const look = (change?: unknown) => {
    const box = element.current
    if (!box) return
    const row = Math.floor(box.scrollTop / rowHeight)
    // Not after a render: the styles that limit it may not be adopted yet.
    const { height, width } = change ? { height: box.clientHeight, width: box.clientWidth } : view
    if (row === view.row && height === view.height && width === view.width) return
    view = { row, height, width }
    tell?.()
  }
  return {
    /**
     * After every render: moving a box in the document resets its scroll position without an event. Nothing is read of one
     * that was at its top, which would make the browser lay out the page at that moment.
     */
    lookAgain() {
      if (view.row > 0) look()
    },
    view: () => view,
    subscribe(listener: () => void) {
      const box = element.current
      if (!box) return () => {} // removed before the effect ran
      tell = listener
      const stop = observeSize(box, look)
      box.addEventListener('scroll', look)
      return () => {
        tell = undefined
        stop()
        box.removeEventListener('scroll', look)
      }
    },
  }
}
