// biome-ignore-all lint/a11y/useSemanticElements: a grid of divs, because its rows stand at places of their own
// biome-ignore-all lint/a11y/useFocusableInteractive: the keyboard stands on cells
import { useEffect, useImperativeHandle, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useStyles } from '../styles/useStyles'
import { useScrollView } from '../virtual-list/useScrollView'
import { columnTracks } from './columnTracks'
import css from './DataGrid.css'
import type { DataGridProps } from './dataGridProps'
import type { GridColumn } from './GridColumn'
import { GridDetail } from './GridDetail'
import { GridFoot } from './GridFoot'
import { GridHead } from './GridHead'
import { rowPlaces } from './rowPlaces'
import { useDrawnRows } from './useDrawnRows'
import { useGridFocus } from './useGridFocus'

/** Rows drawn outside the visible area, on either side. */
const overscan = 8

/** Below this width, in px, rows are cards. */
const cardWidth = 640

/**
 * A virtual data grid: it draws visible rows only, so 100,000 are as fast as 100. Its header and pinned columns stay in
 * view; in a narrow box each row is a card. Keys follow the ARIA pattern for data grids; the focused cell stays drawn
 * wherever the grid is scrolled.
 */
export function DataGrid<Row>(props: DataGridProps<Row>) {
  const { label, rows, rowKey, selected, multiple, busy, view, open, detail, foot } = props
  const box = useStyles<HTMLDivElement>(css)
  const grid = useRef<HTMLDivElement>(null)
  const { row: scrolled, height, width } = useScrollView(box, props.rowHeight)
  const isCards = (width || innerWidth) < cardWidth
  const rowHeight = isCards ? (props.cardHeight ?? 73) : props.rowHeight
  const columns = useMemo(
    () => (isCards ? props.columns.filter(({ card }) => card) : props.columns),
    [props.columns, isCards],
  )
  const tracks = useMemo(() => columnTracks(columns), [columns])

  const [below, setBelow] = useState<Readonly<Record<string, number>>>({})
  const places = useMemo(() => {
    const heights = new Map<number, number>()
    if (open?.size)
      rows.forEach((row, index) => {
        const key = rowKey(row)
        if (open.has(key)) heights.set(index, below[key] ?? 0)
      })
    return rowPlaces(rows.length, rowHeight, heights)
  }, [rows, rowHeight, open, below, rowKey])

  const focus = useGridFocus(grid, {
    rows: rows.length,
    columns: columns.length,
    first: isCards ? 0 : -1,
    show(row) {
      const view = box.current
      if (!view || row < 0) return
      const edges = view.clientHeight - places.whole < 0 ? headHeight + (foot ? headHeight : 0) : 0
      const top = places.top(row)
      view.scrollTop = Math.max(top + rowHeight + edges - view.clientHeight, Math.min(view.scrollTop, top))
    },
  })
  useImperativeHandle(props.handle, () => ({ focus: focus.focus }))
  // biome-ignore lint/correctness/useExhaustiveDependencies: something else is shown
  useLayoutEffect(() => {
    if (box.current) box.current.scrollTop = 0
  }, [box, view])

  const { current } = focus
  // Renders visible rows first; the others after the first paint.
  const [isSettled, setSettled] = useState(false)
  useEffect(() => setSettled(rows.length > 0), [rows.length])
  const beyond = isSettled ? overscan : 0
  const from = Math.max(0, places.at(scrolled * props.rowHeight) - beyond)
  const to = Math.min(rows.length, places.at(scrolled * props.rowHeight + height) + beyond + 1)
  const draw = useDrawnRows(props, {
    columns,
    offsets: tracks.offsets,
    rowHeight,
    current,
    topOf: places.top,
  })
  const indexes = Array.from({ length: Math.max(0, to - from) }, (_, nth) => from + nth)
  if (current.row >= to && current.row < rows.length) indexes.push(current.row)
  if (current.row >= 0 && current.row < from) indexes.unshift(current.row)

  return (
    <div
      ref={box}
      className={`eb-data-grid ${isCards ? 'eb-data-grid--cards' : width && width < tracks.least ? 'eb-data-grid--rolls' : ''} ${props.className ?? ''}`}
      part={props.part}
      tabIndex={-1} // Firefox would also stop at the scroll container
      style={
        {
          '--_columns': isCards ? undefined : tracks.template,
          '--_least': isCards ? undefined : `${tracks.least}px`,
          '--_start': `${tracks.covered.start}px`,
          '--_end': `${tracks.covered.end}px`,
        } as object
      }
    >
      <div
        ref={grid}
        className="eb-data-grid__grid"
        role="grid"
        aria-label={label}
        aria-rowcount={
          props.rowsInAll === undefined ? rows.length + 1 : props.rowsInAll < 0 ? -1 : props.rowsInAll + 1
        }
        aria-colcount={columns.length}
        aria-multiselectable={selected ? !!multiple : undefined}
        aria-busy={busy}
        onKeyDown={(event) =>
          props.pressKey?.(event, {
            rows: rows.length,
            columns: columns.length,
            first: isCards ? 0 : -1,
            page: Math.max(1, Math.floor(height / rowHeight) - 2),
            moveTo: focus.moveTo,
            onSelect:
              props.onSelect && ((row) => props.onSelect?.(row === undefined ? undefined : rows[row])),
            onOpen: ({ row, column }) => props.onOpen?.(rows[row] as Row, columns[column]?.key ?? ''),
            column: (index) => columns[index] as GridColumn,
            head: props,
          })
        }
        onFocus={focus.takeFocus}
        onBlur={focus.loseFocus}
      >
        <GridHead
          columns={columns}
          tracks={tracks}
          current={current.row < 0 ? current.column : -1}
          work={props}
        />
        {rows.length > 0 && (
          <div role="rowgroup" className="eb-data-grid__body" style={{ height: places.whole }}>
            {indexes.map(draw)}
            {detail &&
              open &&
              indexes.map((index) => {
                const row = rows[index] as Row
                const key = rowKey(row)
                return (
                  open.has(key) && (
                    <GridDetail
                      key={`d${key}`}
                      top={places.top(index) + rowHeight}
                      columns={columns.length}
                      onHeight={(height) =>
                        setBelow((all) => (all[key] === height ? all : { ...all, [key]: height }))
                      }
                    >
                      {detail(row)}
                    </GridDetail>
                  )
                )
              })}
          </div>
        )}
        {foot && rows.length > 0 && !isCards && (
          <GridFoot columns={columns} offsets={tracks.offsets} cell={foot} />
        )}
      </div>
      {!rows.length && props.children}
    </div>
  )
}

/** px of header and footer. */
const headHeight = 36
