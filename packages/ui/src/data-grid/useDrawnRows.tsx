import { type ReactNode, useMemo, useRef } from 'react'
import type { DataGridProps } from './dataGridProps'
import { drawRow, outlineOf, type RowDrawing } from './drawRow'

/** A rendered row, and its inputs. */
interface Drawn {
  given: readonly unknown[]
  isOutline: boolean
  node: ReactNode
}

interface RowsDrawing extends RowDrawing {
  /** px from the top edge of the first row. */
  topOf: (index: number) => number
  /** It is scrolled faster than rows are drawn: new ones are drawn in outline. */
  isSeeking: boolean
}

/** Renders rows by index. An unchanged row returns the same node, which the renderer skips. */
export function useDrawnRows<Row>(
  grid: DataGridProps<Row>,
  drawing: RowsDrawing,
): (index: number) => ReactNode {
  const { rows, rowKey, cell, selected, open, rowsBefore = 0 } = grid
  const { columns, rowHeight, current, topOf, isSeeking } = drawing
  const drawn = useRef(new Map<number, Drawn>())
  const before = drawn.current
  drawn.current = new Map()
  const outline = useMemo(() => outlineOf(columns), [columns])
  return (index) => {
    const row = rows[index] as Row
    const key = rowKey(row)
    const isSelected = selected?.has(key)
    const place = index === current.row ? current.column : -1
    const top = topOf(index)
    const given = [row, columns, cell, isSelected, !!open?.has(key), place, top, rowHeight, rowsBefore]
    // The focused row keeps its cells, and text typed in them.
    const isOutline = isSeeking && place < 0
    const known = before.get(index)
    const isEnough = known && (isOutline || !known.isOutline)
    if (isEnough && known.given.every((one, nth) => Object.is(one, given[nth]))) {
      drawn.current.set(index, known)
      return known.node
    }
    const node = drawRow(grid, drawing, { index, top, place, outline: isOutline ? outline : undefined })
    drawn.current.set(index, { given, isOutline, node })
    return node
  }
}
