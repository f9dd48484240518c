import type { PointerEvent } from 'react'
import { dragHead } from './dragHead'
import type { GridColumn } from './GridColumn'
import type { HeadActions } from './headActions'
import { resizeColumn } from './resizeColumn'

/** Maximum milliseconds between the presses of a double press. */
const doublePress = 400

/** The previous press on an edge. */
let before: { head: Element; time: number } | undefined

/**
 * Handles a pointer press on a column header: on its edge it changes the width, a double press there resets it;
 * elsewhere it drags the column.
 */
export function pressHead(
  event: PointerEvent<HTMLElement>,
  { key, resizable }: GridColumn,
  { onResize, onPlace }: Pick<HeadActions, 'onResize' | 'onPlace'>,
): void {
  if (event.button || !resizable) return
  const handle = (event.target as Element).closest<HTMLElement>('.eb-data-grid__handle')
  if (handle) {
    const head = event.currentTarget
    const isDouble = before?.head === head && event.timeStamp - before.time < doublePress
    before = isDouble ? undefined : { head, time: event.timeStamp }
    if (isDouble) onResize?.(key, undefined)
    else resizeColumn(event, handle, (width) => onResize?.(key, width))
  }
  // Touch scrolls the list; touch users reorder in the list of columns.
  else if (onPlace && event.pointerType !== 'touch')
    dragHead(event, (beside, isAfter) => onPlace(key, beside, isAfter))
}
