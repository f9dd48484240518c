import type { HTMLAttributes, ReactNode, RefObject } from 'react'
import type { GridSection } from './layGrid'

/** Methods of a grid. */
export interface GridHandle {
  /** Scrolls only the box, by the smallest distance that shows the item at an index. */
  scrollTo(index: number): void
  /** Index of the item that a key moves to, undefined for other keys. */
  move(index: number, key: string): number | undefined
  /** Focuses the current item. */
  focus(): void
}

export interface VirtualGridProps<Item> extends HTMLAttributes<HTMLDivElement> {
  items: readonly Item[]
  /** Unique in the list, and stable for the item. */
  keyOf: (item: Item) => string
  /** Content of an item; in a `grid` one or several elements with `role="gridcell"`. */
  render: (item: Item, index: number) => ReactNode
  /** Minimum width of a column in px: as many columns as fit. If the box is narrower, the grid is a list. */
  minWidth: number
  /** Expected width of a row in px, read once: items are rendered before they are measured. NaN if unknown. */
  room?: () => number
  /** Height of every row in px. */
  rowHeight: number
  /** Between rows and between columns, in px. Default 12. */
  gap?: number
  /** Groups of items, each starting a new row, with its own heading and row height. Default: one group. */
  sections?: readonly GridSection[]
  /** Accessible name. */
  label: string
  /** `listbox` for options without controls (default), or `grid` for rows with cells that have controls. */
  role?: 'listbox' | 'grid'
  /** Key of the current item, which Tab goes to; it has focus if the grid has. Default: the first one. */
  current?: string | undefined
  isSelected?: (item: Item) => boolean
  /** Only one can be selected. */
  single?: boolean
  /** Props of an item's element: its class, its handlers. */
  itemProps?: (item: Item, index: number) => HTMLAttributes<HTMLDivElement>
  /** Column headers of a `grid`, as an element with `role="row"`. Placed above the items in the box. */
  head?: ReactNode
  /** Receives the methods of the grid. */
  handle?: RefObject<GridHandle | null>
  /** Class of the box: sets its height or maximum height, and its padding. */
  className?: string
  part?: string
}
