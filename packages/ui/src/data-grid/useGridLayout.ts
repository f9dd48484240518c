import { type RefObject, useMemo } from 'react'
import { type ScrollView, useScrollView } from '../virtual-list/useScrollView'
import { columnTracks } from './columnTracks'
import type { DataGridProps } from './dataGridProps'
import type { GridColumn } from './GridColumn'

/** Below this width, in px, rows are cards. */
const cardWidth = 640

/** What the width of a grid decides. */
export interface GridLayout {
  /** Rows are cards, without a header. */
  isCards: boolean
  /** px. */
  rowHeight: number
  /** Visible columns. */
  columns: readonly GridColumn[]
  tracks: ReturnType<typeof columnTracks>
  /** The first row that can have focus: -1 with a header. */
  firstRow: number
  view: ScrollView
}

/** Follows size and scrolling of a grid. */
export function useGridLayout<Row>(
  box: RefObject<HTMLElement | null>,
  { columns: all, rowHeight, cardHeight = 73 }: DataGridProps<Row>,
): GridLayout {
  const view = useScrollView(box, rowHeight)
  const isCards = (view.width || innerWidth) < cardWidth
  const columns = useMemo(() => (isCards ? all.filter(({ card }) => card) : all), [all, isCards])
  const tracks = useMemo(() => columnTracks(columns, view.width), [columns, view.width])
  return {
    isCards,
    rowHeight: isCards ? cardHeight : rowHeight,
    columns,
    tracks,
    firstRow: isCards ? 0 : -1,
    view,
  }
}

/** The class and the custom properties of a grid's box. */
export function gridBox<Row>({ className = '' }: DataGridProps<Row>, layout: GridLayout) {
  const { isCards, tracks, view, rowHeight } = layout
  const rolls = view.width > 0 && view.width < tracks.least
  const kind = isCards ? 'eb-data-grid--cards' : rolls ? 'eb-data-grid--rolls' : ''
  return {
    className: `eb-data-grid ${kind} ${className}`,
    style: {
      '--_columns': isCards ? undefined : tracks.template,
      '--_least': isCards ? undefined : `${tracks.least}px`,
      '--_start': `${tracks.covered.start}px`,
      '--_end': `${tracks.covered.end}px`,
      // The line below a row belongs to its height.
      '--_line': `${rowHeight - 1}px`,
    } as object,
  }
}
