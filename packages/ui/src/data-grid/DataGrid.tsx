// biome-ignore-all lint/a11y/useSemanticElements: a grid of divs, because its rows stand at places of their own
// biome-ignore-all lint/a11y/useFocusableInteractive: the keyboard stands on cells
import { useImperativeHandle, useLayoutEffect, useRef } from 'react'
import { useStyles } from '../styles/useStyles'
import css from './DataGrid.css'
import type { DataGridProps } from './dataGridProps'
import { GridBody } from './GridBody'
import type { GridColumn } from './GridColumn'
import { GridFoot } from './GridFoot'
import { GridHead } from './GridHead'
import type { GridKeys } from './pressGridKey'
import type { RowPlaces } from './rowPlaces'
import { titleCutText } from './titleCutText'
import { useDrawnIndexes } from './useDrawnIndexes'
import { useGridFocus } from './useGridFocus'
import { type GridLayout, gridBox, useGridLayout } from './useGridLayout'
import { useRowPlaces } from './useRowPlaces'
import { useScrollSeek } from './useScrollSeek'

/** px of header and footer. */
const edgeHeight = 36

/**
 * A virtual data grid: it draws visible rows only, so 100,000 are as fast as 100. Its header and pinned columns stay in
 * view; in a narrow box each row is a card. While it is scrolled faster than the machine draws, rows that come into view show
 * their name and the sorted column; their other cells follow as it rests. Keys follow the ARIA pattern for data grids; the focused cell stays drawn
 * wherever the grid is scrolled.
 *
 * @example
 * ```tsx
 * import { DataGrid } from '@ebkit/ui/data-grid'
 *
 * interface Room {
 *   roomNo: string
 *   price: number
 * }
 * const columns = [
 *   { key: 'roomNo', head: 'Room', width: 120 },
 *   { key: 'price', head: 'Price', align: 'end', width: 120 },
 * ] as const
 *
 * export const Rooms = ({ rooms }: { rooms: readonly Room[] }) => (
 *   <DataGrid
 *     label="Rooms"
 *     columns={columns}
 *     rows={rooms}
 *     rowKey={({ roomNo }) => roomNo}
 *     rowHeight={40}
 *     cell={(room, { key }) => room[key as keyof Room]}
 *   />
 * )
 * ```
 */
export function DataGrid<Row>(props: DataGridProps<Row>) {
  const { rows, selected, foot } = props
  const box = useStyles<HTMLDivElement>(css)
  const grid = useRef<HTMLDivElement>(null)
  // Before the layout: rows that come into view with the first event of seeking are drawn in outline.
  const isSeeking = useScrollSeek(box)
  const layout = useGridLayout(box, props)
  const { columns, tracks, rowHeight, isCards, firstRow, view } = layout
  const { places, setDetailHeight } = useRowPlaces(props, rowHeight)
  const focus = useGridFocus(grid, {
    rows: rows.length,
    columns: columns.length,
    first: firstRow,
    show: (row) => box.current && scrollToRow(box.current, row, places, rowHeight, !!foot),
  })
  useImperativeHandle(props.handle, () => ({ focus: focus.focus }))
  // biome-ignore lint/correctness/useExhaustiveDependencies: something else is shown
  useLayoutEffect(() => {
    if (box.current) box.current.scrollTop = 0
  }, [box, props.view])

  const { current } = focus
  const indexes = useDrawnIndexes({
    count: rows.length,
    places,
    top: view.row * props.rowHeight,
    height: view.height,
    focused: current.row,
  })
  return (
    <div
      ref={box}
      {...gridBox(props, layout)}
      part={props.part}
      tabIndex={-1 /* Firefox would also stop here */}
    >
      <div
        ref={grid}
        className="eb-data-grid__grid"
        role="grid"
        aria-label={props.label}
        aria-rowcount={rowCount(props)}
        aria-colcount={columns.length}
        aria-multiselectable={selected ? !!props.multiple : undefined}
        aria-busy={props.busy}
        onKeyDown={(event) => props.pressKey?.(event, keysOf(props, layout, focus.moveTo))}
        onFocus={focus.takeFocus}
        onBlur={focus.loseFocus}
        onPointerOver={titleCutText}
      >
        <GridHead
          columns={columns}
          tracks={tracks}
          current={current.row < 0 ? current.column : -1}
          isHidden={isCards}
          work={props}
        />
        {rows.length > 0 && (
          <GridBody
            grid={props}
            indexes={indexes}
            places={places}
            drawing={{ columns, offsets: tracks.offsets, rowHeight, current, isSeeking }}
            onDetailHeight={setDetailHeight}
          />
        )}
        {foot && rows.length > 0 && !isCards && (
          <GridFoot columns={columns} offsets={tracks.offsets} cell={foot} />
        )}
      </div>
      {!rows.length && props.children}
    </div>
  )
}

/** Number of rows with the header, as `aria-rowcount` has it: -1 if unknown. */
function rowCount<Row>({ rows, rowsInAll = rows.length }: DataGridProps<Row>): number {
  return rowsInAll < 0 ? -1 : rowsInAll + 1
}

/** Scrolls a row into view, beside header and footer. */
function scrollToRow(
  box: HTMLElement,
  row: number,
  places: RowPlaces,
  rowHeight: number,
  hasFoot: boolean,
): void {
  if (row < 0) return
  const scrolls = box.clientHeight < places.whole
  const edges = scrolls ? edgeHeight + (hasFoot ? edgeHeight : 0) : 0
  const top = places.top(row)
  box.scrollTop = Math.max(top + rowHeight + edges - box.clientHeight, Math.min(box.scrollTop, top))
}

/** What the keyboard can do in a grid. */
function keysOf<Row>(props: DataGridProps<Row>, layout: GridLayout, moveTo: GridKeys['moveTo']): GridKeys {
  const { rows, onSelect } = props
  const { columns, firstRow, view, rowHeight } = layout
  return {
    rows: rows.length,
    columns: columns.length,
    first: firstRow,
    page: Math.max(1, Math.floor(view.height / rowHeight) - 2),
    moveTo,
    onSelect: onSelect && ((row) => onSelect(row === undefined ? undefined : rows[row])),
    onOpen: ({ row, column }) => props.onOpen?.(rows[row] as Row, columns[column]?.key ?? ''),
    column: (index) => columns[index] as GridColumn,
    head: props,
  }
}
