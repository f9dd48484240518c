// biome-ignore-all lint/a11y/useSemanticElements: part of a grid of divs
// biome-ignore-all lint/a11y/useFocusableInteractive: the keyboard stands on cells
import { type ReactNode, useRef } from 'react'
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
  /** px from the top edge of the first row. */
  topOf: (index: number) => number
}

/** A rendered row, and its inputs. */
interface Drawn {
  given: readonly unknown[]
  node: ReactNode
}

/** Renders rows by index. An unchanged row returns the same node, which the renderer skips. */
export function useDrawnRows<Row>(
  { rows, rowKey, cell, selected, open, rowsBefore = 0 }: DataGridProps<Row>,
  { columns, offsets, rowHeight, current, topOf }: RowDrawing,
): (index: number) => ReactNode {
  const drawn = useRef(new Map<number, Drawn>())
  const before = drawn.current
  drawn.current = new Map()
  return (index) => {
    const row = rows[index] as Row
    const key = rowKey(row)
    const isSelected = selected?.has(key)
    const place = index === current.row ? current.column : -1
    const top = topOf(index)
    const given = [row, columns, cell, isSelected, !!open?.has(key), place, top, rowHeight, rowsBefore]
    const known = before.get(index)
    if (known?.given.every((one, nth) => Object.is(one, given[nth]))) {
      drawn.current.set(index, known)
      return known.node
    }
    const node = (
      <div
        key={index}
        role="row"
        className={isSelected ? 'eb-data-grid__row eb-data-grid__row--selected' : 'eb-data-grid__row'}
        style={{ top, height: rowHeight }}
        aria-rowindex={rowsBefore + index + 2}
        aria-selected={isSelected}
        data-row={index}
        data-key={key}
      >
        {columns.map((column, nth) => {
          const content = cell(row, column, index)
          return (
            <div
              key={column.key}
              role="gridcell"
              className={cellClass(column, typeof content === 'string')}
              style={cellStyle(column, offsets[nth])}
              aria-colindex={nth + 1}
              tabIndex={nth === place ? 0 : -1}
            >
              {content}
            </div>
          )
        })}
      </div>
    )
    drawn.current.set(index, { given, node })
    return node
  }
}
