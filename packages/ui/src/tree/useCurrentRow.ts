import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { TreeProps } from './treeProps'

/** Index of the current row. A new current row is scrolled into view, and focused if the tree had focus. */
export function useCurrentRow<Node extends { id: string; name: string }>(
  box: RefObject<HTMLElement | null>,
  { rows, current, selected, onCurrent, rowHeight = 32 }: TreeProps<Node>,
): number {
  const before = useRef<{ id?: string | undefined; index: number; selected: string | undefined }>({
    index: 0,
    selected,
  })
  const indexOf = (id: string | undefined) => rows.findIndex(({ node }) => node.id === id)
  // When it is removed, the selected row becomes current, else the row in its position.
  const known = [indexOf(current), indexOf(selected)].find((place) => place >= 0)
  const index = known ?? Math.max(0, Math.min(before.current.index, rows.length - 1))
  const id = rows[index]?.node.id
  const hadFocus = box.current?.matches(':focus-within')

  useLayoutEffect(() => {
    const tree = box.current
    const last = before.current
    before.current = { id, index, selected }
    // Selected from outside: Tab goes there.
    if (!hadFocus && last.selected !== selected && selected !== undefined) onCurrent(selected)
    const row = tree?.querySelector<HTMLElement>('[tabindex="0"]')
    if (!tree || !row || last.id === id || row.matches(':focus-within')) return
    if (hadFocus) {
      row.focus({ preventScroll: true })
      row.scrollIntoView({ block: 'nearest' })
    } else {
      // Scrolls only the tree, not its ancestors.
      const top = index * rowHeight
      tree.scrollTop = Math.min(top, Math.max(tree.scrollTop, top + rowHeight - tree.clientHeight))
    }
  })
  return index
}
