import { useEffect, useRef, useState } from 'react'
import { laterPart } from '../later/laterPart'
import type { Ahead } from './panelProps'

/** The panel: nobody needs it to read a range or to type one. */
export const [usePanel, fetchPanel] = laterPart(() => import('./Panel'))

/** Whether a panel of this page was drawn ahead. */
let isDrawnAhead = false

type Keep = (ahead: Ahead) => void

/** Of the one element of the page whose panel stays drawn while it is closed: the one that was opened last. */
let keep: Keep | undefined

/** This element's panel stays, and that of another one goes. */
function keepPanel(own: Keep): void {
  if (keep !== own) keep?.(0)
  keep = own
  own(3)
}

/**
 * Fetches the panel in the first moment in which the page has nothing to do, and draws it, once a page, in the next ones:
 * it opens as if it had been there all along.
 */
export function usePanelAhead(isOpen: boolean): Ahead {
  const [ahead, setAhead] = useState<Ahead>(0)
  const isWanted = useRef(true)
  useEffect(() => {
    // Safari has none: there it comes with the pointer or the focus.
    const { requestIdleCallback: request, cancelIdleCallback: cancel } = window
    if (!request) return
    isWanted.current = true
    let moment = request(() => fetchPanel().then(() => step(1)))
    // Month by month: a slow host has no long task.
    const step = (next: Ahead) => {
      moment = request(() => {
        // It may have been opened, or taken away, since this was asked for.
        if (!isWanted.current || (next === 1 && (isDrawnAhead || keep))) return
        isDrawnAhead = true
        if (next === 3) keepPanel(setAhead)
        else setAhead(next)
        if (next < 3) step((next + 1) as Ahead)
      })
    }
    return () => {
      isWanted.current = false
      cancel(moment)
    }
  }, [])
  useEffect(() => {
    if (!isOpen) return
    isWanted.current = false
    keepPanel(setAhead)
  }, [isOpen])
  useEffect(() => {
    return () => {
      if (keep === setAhead) keep = undefined
    }
  }, [])
  return ahead
}
