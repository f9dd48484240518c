import { useEnvironment } from '@ebkit/widgets/environment'
import { useEffect, useRef } from 'react'
import { resolveAddress } from '../routes/resolveAddress'
import { fetchPage } from './fetchPage'

/** Milliseconds for which a pointer rests on what is going to be pressed. Who only passes over it is there for less. */
const restingTime = 60

/**
 * Asks for the definition and the code of a page while somebody is about to open it.
 *
 * @param address of the page: `/printer-manage/list`
 * @returns handlers of what opens it
 */
export function usePageAhead(address: string) {
  const { http, session } = useEnvironment()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const leave = () => clearTimeout(timer.current)
  useEffect(() => () => clearTimeout(timer.current), [])
  const fetchAhead = () => {
    const route = resolveAddress(`#${address}`).match?.route
    // opening the page shows why it does not come
    if (route && !route.partner) fetchPage(http, session, route).catch(() => undefined)
  }
  const rest = () => {
    leave()
    timer.current = setTimeout(fetchAhead, restingTime)
  }
  return { onPointerEnter: rest, onPointerLeave: leave, onFocus: rest, onBlur: leave }
}
