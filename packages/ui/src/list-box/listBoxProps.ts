import type { ReactNode, RefObject } from 'react'
import type { ListOption } from './ListOption'

export interface ListBoxProps {
  /** Of the list, unique in its root. An option's is `optionId(id, index)`, for `aria-activedescendant`. */
  id: string
  /** The same array as long as nothing in it changes. */
  options: readonly ListOption[]
  /** Index of the active option, scrolled into view; -1 for none. */
  active: number
  isSelected?: (option: ListOption) => boolean
  /** Several can be selected. */
  multiple?: boolean
  /** Accessible name. */
  label: string
  onPick: (index: number) => void
  /** The pointer is over an option: it becomes the active one. */
  onPoint?: (index: number) => void
  /** Content at the end of an option. Default: a tick on the selected ones. */
  end?: (option: ListOption) => ReactNode
  /** Further class, for its size. */
  className?: string
  part?: string
  /** Rows to draw, as [first, end). Default: all. Set by `LongListBox`. */
  range?: readonly [number, number]
  /** Ref of the box. */
  box?: RefObject<HTMLDivElement | null>
}

/** Id of an option in a list with an id. */
export const optionId = (id: string, index: number) => `${id}-${index}`
