import { useEffect } from 'react'

/** Loads what opens a row when somebody begins to move on the page, so that nobody waits for it. */
export function useRowPartsAhead(fetchParts: () => void): void {
  useEffect(() => {
    const fetchOnce = () => {
      stop()
      fetchParts()
    }
    const stop = () => {
      for (const name of ['pointermove', 'focusin']) document.removeEventListener(name, fetchOnce)
    }
    for (const name of ['pointermove', 'focusin']) document.addEventListener(name, fetchOnce)
    return stop
  }, [fetchParts])
}
