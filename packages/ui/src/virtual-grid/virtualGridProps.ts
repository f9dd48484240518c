import type { HTMLAttributes, ReactNode, RefObject } from 'react'
import type { GridSection } from './layGrid'

/** What can be asked of a grid. */
export interface GridHandle {
  /** Scrolls the box, and nothing around it, as little as shows the item at an index. */
  scrollTo(index: number): void
  /** Index of the item that a key goes to from another one, undefined for a key that moves nothing. */
  move(index: number, key: string): number | undefined
  /** Gives focus to the current item. */
  focus(): void
}

export interface VirtualGridProps<Item> extends HTMLAttributes<HTMLDivElement> {
  items: readonly Item[]
  /** Unique in the list, and the item's for as long as it is there. */
  keyOf: (item: Item) => string
  /** Content of an item; in a `grid` one element with `role="gridcell"`, or several. */
  render: (item: Item, index: number) => ReactNode
  /** Least width of a column in px: as many columns as fit. More than a box has for one column, a list. */
  minWidth: number
  /** px in a row that the items will probably have, asked once: they are drawn before they have been measured. NaN where
   * nobody knows. */
  room?: () => number
  /** Height of every row in px. */
  rowHeight: number
  /** Between rows and between columns, in px. Default 12. */
  gap?: number
  /** Items in groups that begin a new row, with a heading and a row height of their own. Default: all in one. */
  sections?: readonly GridSection[]
  /** Accessible name. */
  label: string
  /** `listbox`, of options without own controls (the default), or `grid`, of rows with cells that have some. */
  role?: 'listbox' | 'grid'
  /** Key of the item that Tab goes to; it has focus when one of the items has. Default: the first one. */
  current?: string | undefined
  isSelected?: (item: Item) => boolean
  /** Only one can be selected. */
  single?: boolean
  /** Of an item's element: its class, what happens when it is pressed. */
  itemProps?: (item: Item, index: number) => HTMLAttributes<HTMLDivElement>
  /** Column heads of a `grid`, as an element with `role="row"`. Stands above the items in the box. */
  head?: ReactNode
  /** Receives what can be asked of the grid. */
  handle?: RefObject<GridHandle | null>
  /** Class of the box: sets its height, or the most it may have, and its padding. */
  className?: string
  part?: string
}
