// biome-ignore-all lint/a11y/useSemanticElements: heads of a grid of divs
// biome-ignore-all lint/a11y/useFocusableInteractive: the keyboard stands on heads
import { type KeyboardEvent, useLayoutEffect, useState } from 'react'
import { styleElement, useStyles } from '../styles/useStyles'
import css from './ColumnHeads.css'
import type { ColumnTracks } from './columnTracks'
import gridCss from './DataGrid.css'
import type { DataGridProps } from './dataGridProps'
import type { GridColumn } from './GridColumn'
import { GridHead } from './GridHead'
import { gridMove } from './gridMoves'
import { headKey } from './headKey'
import { pressHead } from './pressHead'

export interface ColumnHeadsProps extends Pick<DataGridProps<never>, 'onSort' | 'onResize'> {
  columns: readonly GridColumn[]
  tracks: ColumnTracks
}

/**
 * Data grid column headers for rows that are not a grid of cells, such as files: a press sorts, dragging an edge
 * changes a width. One Tab stop; arrows move between headers, Enter and Space sort, Shift with an arrow changes a
 * width.
 */
export function ColumnHeads({ columns, tracks, onSort, onResize }: ColumnHeadsProps) {
  const element = useStyles<HTMLDivElement>(css)
  useLayoutEffect(() => styleElement(element.current, gridCss))
  const [current, setCurrent] = useState(0)
  const place = Math.min(current, columns.length - 1)
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const head = event.target as HTMLElement
    const column = columns[place] as GridColumn
    if (!head.matches('[role=columnheader]')) return
    if (headKey(event, column, { onResize })) event.preventDefault()
    else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      head.querySelector('button')?.click()
    } else {
      const isRtl = getComputedStyle(head).direction === 'rtl'
      const size = { rows: 0, columns: columns.length, page: 1, first: -1, isRtl }
      const next = gridMove(event, { row: -1, column: place }, size)
      if (!next || next.column === place) return
      event.preventDefault()
      head.parentElement?.querySelectorAll<HTMLElement>('[role=columnheader]')[next.column]?.focus()
    }
  }
  return (
    <div
      ref={element}
      className="eb-column-heads"
      role="rowgroup"
      onKeyDown={press}
      onFocus={({ target }) => {
        const head = (target as Element).closest('[role=columnheader]')
        if (head) setCurrent([...(head.parentElement?.children ?? [])].indexOf(head))
      }}
    >
      <GridHead columns={columns} tracks={tracks} current={place} work={{ onSort, onResize, pressHead }} />
    </div>
  )
}
