import { useEffect, useState } from 'react'
import { useOwnPage } from '../embedding/ownPage'
import { windowRelease } from './windowRelease'

/** Milliseconds after which an open window asks again. */
const askAgainAfter = 600_000

/** Whether there is a newer release. Asks periodically, and when the user returns to the window. */
export function useNewRelease(): boolean {
  const isOwnPage = useOwnPage()
  const [isNewer, setNewer] = useState(false)
  useEffect(() => {
    if (!isOwnPage) return
    let asked = Date.now()
    const ask = async () => {
      asked = Date.now()
      setNewer(await windowRelease.isNewer())
    }
    // A notice in a hidden window would not be seen.
    const askIfSeen = () => document.hidden || void ask()
    const comeBack = () => Date.now() - asked < askAgainAfter || askIfSeen()
    const timer = setInterval(askIfSeen, askAgainAfter)
    addEventListener('visibilitychange', comeBack)
    return () => {
      clearInterval(timer)
      removeEventListener('visibilitychange', comeBack)
    }
  }, [isOwnPage])
  return isNewer
}
