import { createConsolePageService } from '@ebkit/core/services/consolePages'
import { useEnvironment } from '@ebkit/widgets/environment'
import { useEffect, useRef } from 'react'
import { resolveAddress } from '../routes/resolveAddress'
import { kindParts } from './kindParts'

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
  const fetchPage = () => {
    const route = resolveAddress(`#${address}`).match?.route
    if (!route || route.partner) return
    void kindParts[route.kind ?? 'custom']?.load()
    // whoever opens it is told why it does not come
    createConsolePageService(http, session.resources)
      .read(route.path)
      .catch(() => undefined)
  }
  const rest = () => {
    leave()
    timer.current = setTimeout(fetchPage, restingTime)
  }
  return { onPointerEnter: rest, onPointerLeave: leave, onFocus: rest, onBlur: leave }
}
