import type { MenuItem } from './MenuItem'

export interface MenuProps {
  /** Accessible name. */
  label: string
  items: readonly MenuItem[]
  /** Content above the items. */
  head?: { title: string; text: string } | undefined
  /** Point of the window at which it opens: a context menu. */
  at?: { x: number; y: number } | undefined
  /** Element below which it opens, unless it is a context menu. */
  anchor?: HTMLElement | null
  /** Edge of the anchor that it aligns with. Default: bottom-start. */
  placement?: 'bottom-start' | 'bottom-end'
  /** Initial focus is on the checked item. */
  atChecked?: boolean | undefined
  /** Initial focus is on the last item, as after ArrowUp on a button. Default: the first one. */
  atEnd?: boolean
  /** Remove it: after a choice, Esc, Tab or a press elsewhere. */
  onClose: () => void
  /** Called after `onClose`, when focus has returned. */
  onChoose: (id: string) => void
}
