import type { KeyboardEvent } from 'react'
import { leastWidth } from './columnTracks'
import type { GridColumn } from './GridColumn'
import type { HeadActions } from './headActions'

/** px by which a key changes a column's width. */
const step = 16

/**
 * Keys on a column header: Shift with an arrow changes its width, Ctrl with an arrow its position. Returns whether it
 * handled the key.
 */
export function headKey(
  event: KeyboardEvent,
  column: GridColumn,
  { onResize, onMove }: Pick<HeadActions, 'onResize' | 'onMove'>,
): boolean {
  const head = (event.target as Element).closest<HTMLElement>('[role=columnheader]') as HTMLElement
  const sign = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
  if (!sign || !column.resizable) return false
  const by = getComputedStyle(head).direction === 'rtl' ? -sign : sign
  if (event.shiftKey) onResize?.(column.key, Math.max(leastWidth, head.offsetWidth + by * step))
  else if (event.ctrlKey || event.metaKey) onMove?.(column.key, by as 1 | -1)
  else return false
  return true
}
