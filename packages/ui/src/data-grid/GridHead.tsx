// biome-ignore-all lint/a11y/useSemanticElements: a grid of divs, because its rows stand at places of their own
// biome-ignore-all lint/a11y/useFocusableInteractive: the keyboard stands on cells
// biome-ignore-all lint/a11y/noStaticElementInteractions: widths have keys on the head
import { Icon } from '../icon/Icon'
import { arrowDownIcon, arrowUpIcon } from '../icons'
import type { ColumnTracks } from './columnTracks'
import type { DataGridProps } from './dataGridProps'
import type { GridColumn } from './GridColumn'
import { cellClass, cellStyle } from './gridCell'

interface GridHeadProps {
  columns: readonly GridColumn[]
  tracks: ColumnTracks
  /** Column of the focused cell, if it is in the header. */
  current: number
  /** Rows are cards: the header is for screen readers only. */
  isHidden?: boolean
  work: Pick<DataGridProps<never>, 'onSort' | 'onResize' | 'onPlace' | 'pressHead'>
}

const orders = { none: 'none', asc: 'ascending', desc: 'descending' } as const

/** The column headers: name, sort direction, and handles for the width. */
export function GridHead({ columns, tracks, current, isHidden, work }: GridHeadProps) {
  return (
    <div
      role="row"
      className={isHidden ? 'eb-visually-hidden' : 'eb-data-grid__head'}
      aria-rowindex={1}
      data-row={-1}
    >
      {columns.map((column, index) => (
        <div
          key={column.key}
          role="columnheader"
          className={cellClass(column)}
          style={cellStyle(column, tracks.offsets[index])}
          aria-colindex={index + 1}
          aria-sort={column.sort && orders[column.sort]}
          tabIndex={index === current ? 0 : -1}
          data-column={column.resizable && column.key}
          onPointerDown={(event) => work.pressHead?.(event, column, work)}
        >
          {column.sort ? (
            <button
              type="button"
              className="eb-data-grid__sort"
              tabIndex={-1}
              onClick={() => work.onSort?.(column.key)}
            >
              {column.head}
              {column.sort !== 'none' && <Icon path={column.sort === 'asc' ? arrowUpIcon : arrowDownIcon} />}
            </button>
          ) : (
            column.head
          )}
          {column.resizable && work.onResize && <span className="eb-data-grid__handle" />}
        </div>
      ))}
    </div>
  )
}
