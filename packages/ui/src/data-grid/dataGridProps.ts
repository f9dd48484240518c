import type { ReactNode, Ref } from 'react'
import type { GridColumn } from './GridColumn'
import type { HeadActions } from './headActions'
import type { pressGridKey } from './pressGridKey'
import type { pressHead } from './pressHead'

/** What a page can do with a grid. */
export interface DataGridHandle {
  /** Gives the keyboard to the cell that has it. */
  focus(): void
}

export interface DataGridProps<Row> extends HeadActions {
  /** Accessible name. */
  label: string
  /** Another list whenever one has changed. */
  columns: readonly GridColumn[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** What stands in a cell; controls in it have `tabIndex={-1}`. Another function whenever it would draw otherwise. */
  cell: (row: Row, column: GridColumn, index: number) => ReactNode
  /** px of a row. */
  rowHeight: number
  /** px of a row that is a card. Default 73. */
  cardHeight?: number
  /** Rows before the first one, in pages. */
  rowsBefore?: number
  /** All rows there are, in pages; -1 where nobody knows. Default: those here. */
  rowsInAll?: number
  /** Keys of selected rows; undefined where none can be. */
  selected?: ReadonlySet<string> | undefined
  /** Several may be selected. */
  multiple?: boolean
  /** Shift+Space in a row, or Ctrl+A for all. */
  onSelect?: (row?: Row) => void
  /** Enter on a cell without a control, and a double click. */
  onOpen?: (row: Row, column: string) => void
  /** A head's sorting was pressed. */
  onSort?: (key: string) => void
  /** What a pointer does on heads: `pressHead`, which may come later. */
  pressHead?: typeof pressHead | undefined
  /** Its keys: `pressGridKey`, which may come later. */
  pressKey?: typeof pressGridKey | undefined
  /** Keys of rows with something below them. */
  open?: ReadonlySet<string> | undefined
  /** What stands below an open row. */
  detail?: ((row: Row) => ReactNode) | undefined
  /** What stands in the last row, which stays in sight. */
  foot?: ((column: GridColumn) => ReactNode) | undefined
  /** Rows are about to be others. */
  busy?: boolean
  /** What is shown changes with it, so the first row comes in sight. */
  view?: string
  className?: string
  part?: string
  handle?: Ref<DataGridHandle>
  /** Where there are no rows. */
  children?: ReactNode
}
