import { useEffect, useState } from 'react'
import { narrowWindow } from './useDateRange'

/** Whether the window has room for one month only, also after it was turned or resized. @spec W-DATE-12 */
export function useNarrow(): boolean {
  const [isNarrow, setNarrow] = useState(() => matchMedia(narrowWindow).matches)
  useEffect(() => {
    const query = matchMedia(narrowWindow)
    const look = () => setNarrow(query.matches)
    query.addEventListener('change', look)
    look() // it may have been turned since it was drawn
    return () => query.removeEventListener('change', look)
  }, [])
  return isNarrow
}
