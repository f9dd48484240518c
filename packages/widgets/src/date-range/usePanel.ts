import { useEffect } from 'react'
import { laterPart } from '../later/laterPart'

/** The panel: nobody needs it to read a range or to type one. */
export const [usePanel, fetchPanel] = laterPart(() => import('./Panel'))

/** Fetches it in the first moment in which the page has nothing to do: it opens as if it had been there all along. */
export function usePanelAhead(): void {
  useEffect(() => {
    // Safari has none: there it comes with the pointer or the focus.
    const moment = window.requestIdleCallback?.(fetchPanel)
    return () => window.cancelIdleCallback?.(moment)
  }, [])
}
