import type { KeptColumn } from '@ebkit/core/list'
import { type DataGridProps, pressHead } from '@ebkit/ui/data-grid'
import { moved, placed, withWidth } from './keptColumns'
import type { ListPartProps } from './ListPartProps'

/** Actions of column headings: change of width and of position; both are stored. */
export function columnActions({
  columns,
  memory,
  keep,
}: ListPartProps): Pick<DataGridProps<never>, 'onResize' | 'onMove' | 'onPlace' | 'pressHead'> {
  const take = (columns: KeptColumn[]) => keep({ columns })
  return {
    pressHead,
    onResize: (name, width) => take(withWidth(columns, memory.columns, name, width)),
    onMove: (name, step) => take(moved(columns, memory.columns, name, step)),
    onPlace: (name, beside, isAfter) => take(placed(columns, memory.columns, name, beside, isAfter)),
  }
}
