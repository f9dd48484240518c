import type { MenuItem } from './MenuItem'

export interface MenuProps {
  /** Accessible name. */
  label: string
  items: readonly MenuItem[]
  /** Stands above the items. */
  head?: { title: string; text: string } | undefined
  /** Point of the window that it opens at: a context menu. */
  at?: { x: number; y: number } | undefined
  /** What it opens below, where it is no context menu. */
  anchor?: HTMLElement | null
  /** Edge of the anchor that it is aligned with. Default: bottom-start. */
  placement?: 'bottom-start' | 'bottom-end'
  /** The choice that is on has focus at first. */
  atChecked?: boolean | undefined
  /** The last item has focus at first, as after ArrowUp on a button. Default: the first one. */
  atEnd?: boolean
  /** Is to be taken away: after a choice, Esc, Tab or a press elsewhere. */
  onClose: () => void
  /** After `onClose`, with focus back where it was. */
  onChoose: (id: string) => void
}
