import { useEffect, useRef } from 'react'
import { usePageShown } from '../pages/pageShown'

/** Repeats a task, but not while the page is hidden. @param seconds undefined: never */
export function useRepeat(seconds: number | undefined, task: () => void): void {
  const isShown = usePageShown()
  const newest = useRef(task)
  newest.current = task
  useEffect(() => {
    if (!seconds || !isShown) return
    const timer = setInterval(() => document.hidden || newest.current(), seconds * 1000)
    return () => clearInterval(timer)
  }, [seconds, isShown])
}
