import type { ReactNode } from 'react'
import type { DropTargetOptions } from '../drop-target/useDropTarget'
import type { TreeRow } from './treeKey'

/** Rows take what is dropped on them; one on which it rests is expanded. */
export interface TreeProps<Node extends { id: string; name: string }> extends DropTargetOptions {
  /** What can be seen, from `flattenTree`. The same array as long as nothing in it changes. */
  rows: readonly TreeRow<Node>[]
  /** Row that Tab goes to. Default: the selected one, else the first. */
  current?: string | undefined
  /** The selected row. */
  selected?: string | undefined
  /** The keyboard goes to a row; also when another one is selected from elsewhere. */
  onCurrent: (id: string) => void
  /** A press on a row, Enter or Space. */
  onSelect: (id: string) => void
  onExpand: (id: string) => void
  onCollapse: (id: string) => void
  /** Accessible name. */
  label: string
  /** Of each level, in px. Default 18. */
  indent?: number
  /** Height of rows in px. Default 32. */
  rowHeight?: number
  /** Height in px beyond which it scrolls; the class can set it as well. */
  maxHeight?: number
  /** Content of a row. Default: its name, cut where it is too long. */
  renderRow?: (row: TreeRow<Node>) => ReactNode
  /** Drawing before a row's name, from `icons`. */
  iconOf?: (row: TreeRow<Node>) => string | undefined
  /** Number at a row's end. */
  countOf?: (row: TreeRow<Node>) => number | undefined
  /** State of a row's box, where rows have some: they are checked, not selected. */
  checkedOf?: (row: TreeRow<Node>) => boolean | 'mixed'
  /** Rows that cannot be selected; keys go through them all the same. */
  disabledIds?: ReadonlySet<string>
  /** The right mouse button or the menu key, at a point of the window. */
  onContextMenu?: (id: string, point: { x: number; y: number }) => void
  className?: string
  part?: string
}
