import { useEffect } from 'react'

/** What tells that somebody turns to something on the page. */
const signs = ['pointermove', 'focusin'] as const

const isInRow = (event: Event) => {
  const [target] = event.composedPath()
  return target instanceof Element && target.closest('[role="row"]') !== null
}

/**
 * Loads what opens a row when somebody points at a row or moves into the list, so that nobody waits for it. Before that it
 * would only keep the rows themselves waiting.
 *
 * @param isShown the page is the one that is shown
 */
export function useRowPartsAhead(isShown: boolean, fetchParts: () => void): void {
  useEffect(() => {
    if (!isShown) return
    const stop = () => {
      for (const sign of signs) document.removeEventListener(sign, fetchOnce)
    }
    const fetchOnce = (event: Event) => {
      if (!isInRow(event)) return
      stop()
      fetchParts()
    }
    for (const sign of signs) document.addEventListener(sign, fetchOnce)
    return stop
  }, [isShown, fetchParts])
}
