import { useState } from 'react'
import { useRepeat } from '../rows/useRepeat'

/** The present, in milliseconds, which moves on by itself. @param seconds between two steps; 0: it stands still */
export function useNow(seconds: number): number {
  const [now, setNow] = useState(Date.now)
  useRepeat(seconds || undefined, () => setNow(Date.now()))
  return now
}
