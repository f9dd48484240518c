/** A cell of a grid; row -1 is the header. */
export interface GridPlace {
  row: number
  column: number
}

/** The cell that a key moves to in a grid of this many rows and columns; undefined for other keys. */
export function gridMove(
  event: { key: string; ctrlKey: boolean; metaKey: boolean },
  { row, column }: GridPlace,
  size: { rows: number; columns: number; page: number; first: number; isRtl: boolean },
): GridPlace | undefined {
  const isFar = event.ctrlKey || event.metaKey
  const lastRow = size.rows - 1
  const lastColumn = size.columns - 1
  const within = (row: number) => Math.max(size.first, Math.min(row, lastRow))
  const step = size.isRtl ? -1 : 1
  const sideways = (by: number) => ({ row, column: Math.max(0, Math.min(column + by, lastColumn)) })
  switch (event.key) {
    case 'ArrowUp':
      return { row: within(row - 1), column }
    case 'ArrowDown':
      return { row: within(row + 1), column }
    case 'ArrowLeft':
      return isFar ? undefined : sideways(-step)
    case 'ArrowRight':
      return isFar ? undefined : sideways(step)
    case 'PageUp':
      return { row: Math.max(Math.min(0, row), row - size.page), column }
    case 'PageDown':
      return { row: within(row + size.page), column }
    case 'Home':
      return isFar ? { row: within(0), column: 0 } : { row, column: 0 }
    case 'End':
      return isFar ? { row: lastRow, column: lastColumn } : { row, column: lastColumn }
  }
}
