import { useState } from 'react'
import { useRepeat } from '../rows/useRepeat'

/** The current time in milliseconds, which is updated by itself. @param seconds between two updates; 0: never */
export function useNow(seconds: number): number {
  const [now, setNow] = useState(Date.now)
  useRepeat(seconds || undefined, () => setNow(Date.now()))
  return now
}
