import type { GridColumn } from './GridColumn'

/** Positions of columns. */
export interface ColumnTracks {
  /** For `grid-template-columns`. */
  template: string
  /** px that all columns need. */
  least: number
  /** px from the edge at which a pinned column sticks, by column. */
  offsets: readonly (number | undefined)[]
  /** px covered by pinned columns, at either edge. */
  covered: { start: number; end: number }
}

/** Minimum width of a column, px. */
export const leastWidth = 48

const leastOf = ({ width, least = 120 }: GridColumn) => width ?? least

/**
 * Lays columns out. Of those pinned at the start, all but the last need a fixed width. If all columns have one, the
 * last that is not pinned takes the remaining space.
 */
export function columnTracks(columns: readonly GridColumn[]): ColumnTracks {
  const offsets = columns.map((): number | undefined => undefined)
  const pin = (edge: 'start' | 'end', order: number[]) =>
    order.reduce((covered, index) => {
      const column = columns[index] as GridColumn
      if (column.pinned !== edge) return covered
      offsets[index] = covered
      return covered + leastOf(column)
    }, 0)
  const order = columns.map((_, index) => index)
  const last = columns.every(({ width }) => width) && columns.findLastIndex(({ pinned }) => pinned !== 'end')
  return {
    template: columns
      .map(({ width, least = 120, share = 1 }, index) =>
        width && index !== last ? `${width}px` : `minmax(${width ?? least}px,${share}fr)`,
      )
      .join(' '),
    least: columns.reduce((sum, column) => sum + leastOf(column), 0),
    covered: { start: pin('start', order), end: pin('end', order.reverse()) },
    offsets,
  }
}
