import type { ReactNode, Ref } from 'react'
import type { GridColumn } from './GridColumn'
import type { HeadActions } from './headActions'
import type { pressGridKey } from './pressGridKey'
import type { pressHead } from './pressHead'

/** Methods of a grid. */
export interface DataGridHandle {
  /** Focuses the current cell. */
  focus(): void
}

export interface DataGridProps<Row> extends HeadActions {
  /** Accessible name. */
  label: string
  /** Pass a new array whenever a row has changed. */
  columns: readonly GridColumn[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** Renders a cell; controls in it need `tabIndex={-1}`. Pass a new function whenever its result changes. */
  cell: (row: Row, column: GridColumn, index: number) => ReactNode
  /** Height of a row in px. */
  rowHeight: number
  /** Height of a card in px. Default 73. */
  cardHeight?: number
  /** Rows before the first one, on earlier pages. */
  rowsBefore?: number
  /** Number of rows on all pages; -1 if unknown. Default: the rows given. */
  rowsInAll?: number
  /** Keys of selected rows; undefined if rows cannot be selected. */
  selected?: ReadonlySet<string> | undefined
  /** Several may be selected. */
  multiple?: boolean
  /** Shift+Space in a row, or Ctrl+A for all rows. */
  onSelect?: (row?: Row) => void
  /** Enter on a cell without a control, or a double click. */
  onOpen?: (row: Row, column: string) => void
  /** A header's sort button was pressed. */
  onSort?: (key: string) => void
  /** Handles the pointer on headers: `pressHead`, which may load later. */
  pressHead?: typeof pressHead | undefined
  /** Handles keys: `pressGridKey`, which may load later. */
  pressKey?: typeof pressGridKey | undefined
  /** Keys of rows with an open detail. */
  open?: ReadonlySet<string> | undefined
  /** Renders the detail of an open row. */
  detail?: ((row: Row) => ReactNode) | undefined
  /** Content of the footer row, which stays in view. */
  foot?: ((column: GridColumn) => ReactNode) | undefined
  /** New rows are loading. */
  busy?: boolean
  /** A change of this key means other content, and scrolls to the first row. */
  view?: string
  className?: string
  part?: string
  handle?: Ref<DataGridHandle>
  /** Shown if there are no rows. */
  children?: ReactNode
}
