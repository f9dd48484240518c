// biome-ignore-all lint/a11y/useSemanticElements: part of a grid of divs
// biome-ignore-all lint/a11y/useFocusableInteractive: the keyboard stands on cells
import type { DataGridProps } from './dataGridProps'
import type { GridColumn } from './GridColumn'
import { cellClass, cellStyle } from './gridCell'

/** What rows are rendered from, besides the grid's own properties. */
export interface RowDrawing {
  /** Visible columns. */
  columns: readonly GridColumn[]
  /** px from the edge at which a pinned column sticks, by column. */
  offsets: readonly (number | undefined)[]
  rowHeight: number
  /** The focused cell. */
  current: { row: number; column: number }
}

interface RowPlace {
  index: number
  /** px from the top edge of the first row. */
  top: number
  /** Column of the focused cell; -1 in another row. */
  place: number
  /** The columns that are drawn; undefined: all. */
  outline: ReadonlySet<GridColumn> | undefined
}

/** A row with its cells. */
export function drawRow<Row>(
  { rows, rowKey, cell, selected, rowsBefore = 0 }: DataGridProps<Row>,
  { columns, offsets, rowHeight }: RowDrawing,
  { index, top, place, outline }: RowPlace,
) {
  const row = rows[index] as Row
  const key = rowKey(row)
  const isSelected = selected?.has(key)
  return (
    <div
      key={index}
      role="row"
      className={rowClass(isSelected, !!outline)}
      style={{ top, height: rowHeight }}
      aria-rowindex={rowsBefore + index + 2}
      aria-selected={isSelected}
      data-row={index}
      data-key={key}
    >
      {columns.map((column, nth) => {
        if (outline && !outline.has(column)) return null
        const content = cell(row, column, index)
        return (
          <div
            key={column.key}
            role="gridcell"
            className={cellClass(column, typeof content === 'string')}
            style={cellStyle(column, offsets[nth], outline && nth + 1)}
            aria-colindex={nth + 1}
            tabIndex={nth === place ? 0 : -1}
          >
            {content}
          </div>
        )
      })}
    </div>
  )
}

/** Columns that a row in outline has: what names it, and what the rows are sorted by. */
export function outlineOf(columns: readonly GridColumn[]): ReadonlySet<GridColumn> {
  const outlined = columns.filter(
    ({ card, sort }) => card === 'main' || card === 'upper' || sort === 'asc' || sort === 'desc',
  )
  return new Set(outlined.length > 0 ? outlined : columns.slice(0, 1))
}

const rowClass = (isSelected: boolean | undefined, isOutline: boolean) =>
  `eb-data-grid__row${isSelected ? ' eb-data-grid__row--selected' : ''}${isOutline ? ' eb-data-grid__row--outline' : ''}`
