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
const squeezedOf = (column: GridColumn) =>
  column.width ?? Math.min(column.squeezed ?? Infinity, leastOf(column))
const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0)

/**
 * Lays columns out. Of those pinned at the start, all but the last need a fixed width. If all columns have one, the
 * last that is not pinned takes the remaining space.
 *
 * @param room px of the grid; what it lacks is taken from columns that can be squeezed, if that is enough. Default: no
 * column is squeezed.
 */
export function columnTracks(columns: readonly GridColumn[], room = 0): ColumnTracks {
  const sizes = leastSizes(columns, room)
  const offsets = columns.map((): number | undefined => undefined)
  const pin = (edge: 'start' | 'end', order: number[]) =>
    order.reduce((covered, index) => {
      if (columns[index]?.pinned !== edge) return covered
      offsets[index] = covered
      return covered + (sizes[index] ?? 0)
    }, 0)
  const order = columns.map((_, index) => index)
  const last = columns.every(({ width }) => width) && columns.findLastIndex(({ pinned }) => pinned !== 'end')
  return {
    template: columns
      .map(({ width, share = 1 }, index) =>
        width && index !== last ? `${width}px` : `minmax(${sizes[index]}px,${share}fr)`,
      )
      .join(' '),
    least: sum(sizes),
    covered: { start: pin('start', order), end: pin('end', order.reverse()) },
    offsets,
  }
}

/** Minimum width of each column in px. All columns that can shrink do so in proportion to their slack. */
function leastSizes(columns: readonly GridColumn[], room: number): number[] {
  const wanted = columns.map(leastOf)
  const squeezed = columns.map(squeezedOf)
  const lacking = sum(wanted) - room
  const givable = sum(wanted) - sum(squeezed)
  if (lacking <= 0 || lacking > givable) return wanted
  return wanted.map((size, index) =>
    Math.floor(size - ((size - (squeezed[index] ?? size)) * lacking) / givable),
  )
}
