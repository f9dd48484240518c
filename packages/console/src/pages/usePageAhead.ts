import { useEnvironment } from '@ebkit/widgets/environment'
import { useEffect, useRef } from 'react'
import { resolveAddress } from '../routes/resolveAddress'
import { fetchPage } from './fetchPage'

/** Milliseconds for which a pointer rests on something before a press. One that only passes over it takes less. */
const restingTime = 60

/**
 * Requests the definition and the code of a page when the user is about to open it.
 *
 * @param address of the page: `/printer-manage/list`
 * @returns handlers for the element that opens it
 */
export function usePageAhead(address: string) {
  const { http, session } = useEnvironment()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const leave = () => clearTimeout(timer.current)
  useEffect(() => () => clearTimeout(timer.current), [])
  const fetchAhead = () => {
    const route = resolveAddress(`#${address}`).match?.route
    // opening the page reports the failure
    if (route && !route.partner) fetchPage(http, session, route).catch(() => undefined)
  }
  const rest = () => {
    leave()
    timer.current = setTimeout(fetchAhead, restingTime)
  }
  return { onPointerEnter: rest, onPointerLeave: leave, onFocus: rest, onBlur: leave }
}
