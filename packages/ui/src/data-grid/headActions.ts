/** What a person does with a column at its head. */
export interface HeadActions {
  /** A width was pulled, or is to be the column's own again. */
  onResize?: (key: string, width: number | undefined) => void
  /** Ctrl with an arrow on a head: one place on. */
  onMove?: (key: string, step: 1 | -1) => void
  /** A head was dragged beside another one. */
  onPlace?: (key: string, beside: string, isAfter: boolean) => void
}
