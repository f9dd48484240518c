import type { ReactNode } from 'react'
import type { DropTargetOptions } from '../drop-target/useDropTarget'
import type { TreeRow } from './treeKey'

/** Rows accept drops; a drag that rests on a row expands it. */
export interface TreeProps<Node extends { id: string; name: string }> extends DropTargetOptions {
  /** The visible rows, from `flattenTree`. The same array as long as nothing in it changes. */
  rows: readonly TreeRow<Node>[]
  /** The current row, which Tab goes to. Default: the selected one, else the first. */
  current?: string | undefined
  /** The selected row. */
  selected?: string | undefined
  /** The current row changed; also when another row is selected from outside. */
  onCurrent: (id: string) => void
  /** A press on a row, Enter or Space. */
  onSelect: (id: string) => void
  onExpand: (id: string) => void
  onCollapse: (id: string) => void
  /** Accessible name. */
  label: string
  /** Indent of each level, in px. Default 18. */
  indent?: number
  /** Height of rows in px. Default 32. */
  rowHeight?: number
  /** Height in px above which it scrolls; the class can also set it. */
  maxHeight?: number
  /** Content of a row. Default: its name, truncated if it is too long. */
  renderRow?: (row: TreeRow<Node>) => ReactNode
  /** Drawing before a row's name, from `icons`. */
  iconOf?: (row: TreeRow<Node>) => string | undefined
  /** Count at the end of a row. */
  countOf?: (row: TreeRow<Node>) => number | undefined
  /** State of a row's check box, if rows have them: rows are then checked, not selected. */
  checkedOf?: (row: TreeRow<Node>) => boolean | 'mixed'
  /** Rows that cannot be selected; keys still move through them. */
  disabledIds?: ReadonlySet<string>
  /** The right mouse button or the menu key, with a point of the window. */
  onContextMenu?: (id: string, point: { x: number; y: number }) => void
  className?: string
  part?: string
}
