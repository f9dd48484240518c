import { useEffect, useRef, useState } from 'react'
import { laterPart } from '../later/laterPart'
import type { Ahead } from './panelProps'

/** The panel is loaded on demand: parsing and typing a range do not need it. */
export const [usePanel, fetchPanel] = laterPart(() => import('./Panel'))

/** Whether a panel of this page was rendered ahead. */
let isDrawnAhead = false

type Keep = (ahead: Ahead) => void

/**
 * Callback of the one element of the page whose panel stays rendered while it is closed: the one that was opened
 * last.
 */
let keep: Keep | undefined

/** Keeps this element's panel, and unmounts the previous one. */
function keepPanel(own: Keep): void {
  if (keep !== own) keep?.(0)
  keep = own
  own(3)
}

/**
 * Loads the panel when the page is first idle, and renders it, once a page, in the following idle periods, so that it
 * opens immediately.
 */
export function usePanelAhead(isOpen: boolean): Ahead {
  const [ahead, setAhead] = useState<Ahead>(0)
  const isWanted = useRef(true)
  useEffect(() => {
    // Safari has no idle callback: there it loads with the pointer or the focus.
    const { requestIdleCallback: request, cancelIdleCallback: cancel } = window
    if (!request) return
    isWanted.current = true
    let moment = request(() => fetchPanel().then(() => step(1)))
    // Month by month, to avoid a long task on slow pages.
    const step = (next: Ahead) => {
      moment = request(() => {
        // It may have been opened or unmounted since this was scheduled.
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
