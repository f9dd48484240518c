// biome-ignore-all lint/a11y/useSemanticElements: part of a grid of divs
// biome-ignore-all lint/a11y/useFocusableInteractive: the keyboard stands on cells of rows
import type { ReactNode } from 'react'
import type { GridColumn } from './GridColumn'
import { cellClass, cellStyle } from './gridCell'

export interface GridFootProps {
  columns: readonly GridColumn[]
  /** px from the edge at which a pinned column sticks, by column. */
  offsets: readonly (number | undefined)[]
  cell: (column: GridColumn) => ReactNode
}

/** The footer row, which stays in view. */
export function GridFoot({ columns, offsets, cell }: GridFootProps) {
  return (
    <div role="row" className="eb-data-grid__foot">
      {columns.map((column, nth) => (
        <div
          key={column.key}
          role="gridcell"
          className={cellClass(column)}
          style={cellStyle(column, offsets[nth])}
        >
          {cell(column)}
        </div>
      ))}
    </div>
  )
}
