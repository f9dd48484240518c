import { useCallback, useEffect, useState } from 'react'
import { laterPart } from '../later/laterPart'

/** The panel: nobody needs it to read a range or to type one. */
export const [usePanel, fetchPanel] = laterPart(() => import('./Panel'))

/** Whether the page has had its rehearsal. */
let isRehearsed = false

/**
 * Fetches it in the first moment in which the page has nothing to do: it opens as if it had been there all along.
 *
 * @returns whether a rehearsal is to be drawn now, once a page and in the next such moment, and what ends it
 */
export function usePanelAhead(isOpen: boolean): [isRehearsing: boolean, end: () => void] {
  const [isRehearsing, setRehearsing] = useState(false)
  const end = useCallback(() => setRehearsing(false), [])
  useEffect(() => {
    // Safari has none: there it comes with the pointer or the focus.
    const { requestIdleCallback: request, cancelIdleCallback: cancel } = window
    if (!request) return
    const rehearse = () => {
      if (!isRehearsed) setRehearsing(true)
      isRehearsed = true
    }
    let moment: number | undefined = request(async () => {
      await fetchPanel()
      if (moment) moment = request(rehearse)
    })
    return () => {
      cancel(moment as number)
      moment = undefined
    }
  }, [])
  useEffect(() => {
    if (isOpen) end()
  }, [isOpen, end])
  return [isRehearsing, end]
}
