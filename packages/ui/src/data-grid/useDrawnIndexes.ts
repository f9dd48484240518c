import { useEffect, useState } from 'react'
import type { RowPlaces } from './rowPlaces'

/** Rows drawn outside the visible area, on either side. */
const overscan = 8

interface Visible {
  count: number
  places: RowPlaces
  /** px from the top edge of the first row to that of the visible area. */
  top: number
  /** px of the visible area. */
  height: number
  /** The row with focus, which stays drawn. */
  focused: number
}

/** Indexes of the rows to draw: the visible ones first, and those around them after the first paint. */
export function useDrawnIndexes({ count, places, top, height, focused }: Visible): number[] {
  const [isSettled, setSettled] = useState(false)
  useEffect(() => setSettled(count > 0), [count])
  const beyond = isSettled ? overscan : 0
  const from = Math.max(0, places.at(top) - beyond)
  const to = Math.min(count, places.at(top + height) + beyond + 1)
  const indexes = Array.from({ length: Math.max(0, to - from) }, (_, nth) => from + nth)
  if (focused >= to && focused < count) indexes.push(focused)
  if (focused >= 0 && focused < from) indexes.unshift(focused)
  return indexes
}
