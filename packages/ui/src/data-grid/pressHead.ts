import type { PointerEvent } from 'react'
import type { DataGridProps, GridColumn } from './dataGridProps'
import { dragHead } from './dragHead'
import { pullColumn } from './pullColumn'

/** What a pointer does on the head of a column: on its edge it pulls the width, else it drags it to another place. */
export function pressHead(
  event: PointerEvent<HTMLElement>,
  { key, resizable }: GridColumn,
  { onResize, onPlace }: Pick<DataGridProps<never>, 'onResize' | 'onPlace'>,
): void {
  if (event.button || !resizable) return
  const handle = (event.target as Element).closest<HTMLElement>('.eb-data-grid__handle')
  if (handle) pullColumn(event, handle, (width) => onResize?.(key, width))
  // A finger rolls the list; it has the list of columns.
  else if (onPlace && event.pointerType !== 'touch')
    dragHead(event, (beside, isAfter) => onPlace(key, beside, isAfter))
}
