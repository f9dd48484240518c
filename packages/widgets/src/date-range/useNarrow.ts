import { useEffect, useState } from 'react'
import { narrowWindow } from './useDateRange'

/** Whether the window has space for one month only, updated when it is rotated or resized. @spec W-DATE-12 */
export function useNarrow(): boolean {
  const [isNarrow, setNarrow] = useState(() => matchMedia(narrowWindow).matches)
  useEffect(() => {
    const query = matchMedia(narrowWindow)
    const look = () => setNarrow(query.matches)
    query.addEventListener('change', look)
    look() // it may have been rotated since it was rendered
    return () => query.removeEventListener('change', look)
  }, [])
  return isNarrow
}
