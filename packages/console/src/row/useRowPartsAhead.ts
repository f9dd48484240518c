import { useEffect } from 'react'

/** Events that show that the user turns to something on the page. */
const signs = ['pointermove', 'focusin'] as const

const isInRow = (event: Event) => {
  const [target] = event.composedPath()
  return target instanceof Element && target.closest('[role="row"]') !== null
}

/**
 * Loads the code that opens a row when the user points at a row or moves into the list, so that opening does not wait
 * for it. Loaded earlier, it would delay the rows themselves.
 *
 * @param isShown whether the page is shown
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
