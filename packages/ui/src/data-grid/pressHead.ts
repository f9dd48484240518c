import type { PointerEvent } from 'react'
import { dragHead } from './dragHead'
import type { GridColumn } from './GridColumn'
import type { HeadActions } from './headActions'
import { resizeColumn } from './resizeColumn'

/** Milliseconds within which a second press makes both a double one. */
const doublePress = 400

/** The press on an edge before. */
let before: { head: Element; time: number } | undefined

/** What a pointer does on the head of a column: on its edge it pulls the width, pressed twice it gives the column its own; else it drags it to another place. */
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
  // A finger rolls the list; it has the list of columns.
  else if (onPlace && event.pointerType !== 'touch')
    dragHead(event, (beside, isAfter) => onPlace(key, beside, isAfter))
}
