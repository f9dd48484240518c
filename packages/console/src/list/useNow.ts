import { useEffect, useState } from 'react'
import { usePageShown } from '../pages/pageShown'

/** The present, in milliseconds, which moves on by itself. @param seconds between two steps; 0: it stands still */
export function useNow(seconds: number): number {
  const isShown = usePageShown()
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (!seconds || !isShown) return
    const timer = setInterval(() => document.hidden || setNow(Date.now()), seconds * 1000)
    return () => clearInterval(timer)
  }, [seconds, isShown])
  return now
}
