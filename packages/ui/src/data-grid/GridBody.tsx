// biome-ignore-all lint/a11y/useSemanticElements: a grid of divs, because its rows stand at places of their own
// biome-ignore-all lint/a11y/useFocusableInteractive: the keyboard stands on cells
import type { DataGridProps } from './dataGridProps'
import type { RowDrawing } from './drawRow'
import { GridDetail } from './GridDetail'
import type { RowPlaces } from './rowPlaces'
import { useDrawnRows } from './useDrawnRows'

interface GridBodyProps<Row> {
  grid: DataGridProps<Row>
  /** Rows to draw. */
  indexes: readonly number[]
  places: RowPlaces
  drawing: RowDrawing & { isSeeking: boolean }
  onDetailHeight: (key: string, height: number) => void
}

/** The drawn rows, and the details of those that are open. */
export function GridBody<Row>({ grid, indexes, places, drawing, onDetailHeight }: GridBodyProps<Row>) {
  const { rows, rowKey, open, detail } = grid
  const draw = useDrawnRows(grid, { ...drawing, topOf: places.top })
  const opened = detail && open ? indexes.filter((index) => open.has(rowKey(rows[index] as Row))) : []
  return (
    <div role="rowgroup" className="eb-data-grid__body" style={{ height: places.whole }}>
      {indexes.map(draw)}
      {opened.map((index) => {
        const row = rows[index] as Row
        const key = rowKey(row)
        return (
          <GridDetail
            key={`d${key}`}
            top={places.top(index) + drawing.rowHeight}
            columns={drawing.columns.length}
            onHeight={(height) => onDetailHeight(key, height)}
          >
            {detail?.(row)}
          </GridDetail>
        )
      })}
    </div>
  )
}
