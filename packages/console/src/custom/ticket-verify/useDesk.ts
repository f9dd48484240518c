import { newRequestId } from '@ebkit/core/services/rows'
import { createVerificationDesk } from '@ebkit/core/services/verificationDesk'
import { useEnvironment } from '@ebkit/widgets/environment'
import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { usePageShown } from '../../pages/pageShown'
import { createDesk, type Desk } from './createDesk'
import type { DeskState, ShownSuccess } from './DeskState'
import { playSound } from './sounds'

/** Milliseconds after which the day is read again: other desks verify too. */
const readAgainAfter = 60_000

/** The desk of the current store, active as long as the page exists. */
export function useDesk(options: {
  hasSound: boolean
  onDone(shown: ShownSuccess): void
}): [Desk, DeskState] {
  const { http, locale } = useEnvironment()
  const isShown = usePageShown()
  const newest = useRef({ ...options, locale })
  newest.current = { ...options, locale }
  const desk = useMemo(
    () =>
      createDesk({
        service: createVerificationDesk(http),
        now: () => Date.now(),
        newRequestId,
        lang: () => (newest.current.locale === 'en' ? 'en' : 'zh'),
        play: (sound) => newest.current.hasSound && playSound(sound),
        onDone: (shown) => newest.current.onDone(shown),
      }),
    [http],
  )
  useEffect(() => {
    if (!isShown) return
    void desk.refresh()
    const timer = setInterval(() => document.hidden || void desk.refresh(), readAgainAfter)
    return () => clearInterval(timer)
  }, [desk, isShown])
  return [desk, useStore(desk.$state)]
}

/** Whether the browser reports a network connection. */
export function useOnline(): boolean {
  const [isOnline, setOnline] = useState(navigator.onLine)
  useEffect(() => {
    const look = () => setOnline(navigator.onLine)
    addEventListener('online', look)
    addEventListener('offline', look)
    return () => {
      removeEventListener('online', look)
      removeEventListener('offline', look)
    }
  }, [])
  return isOnline
}
