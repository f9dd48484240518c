/** User actions on a column header. */
export interface HeadActions {
  /** The width was dragged, or is to be reset to the column's own. */
  onResize?: (key: string, width: number | undefined) => void
  /** Ctrl with an arrow on a header: move by one. */
  onMove?: (key: string, step: 1 | -1) => void
  /** A header was dropped beside another one. */
  onPlace?: (key: string, beside: string, isAfter: boolean) => void
}
