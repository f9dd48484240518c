import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { TreeProps } from './treeProps'

/** Index of the row that the keyboard stands on. When it becomes another one, it is shown, with focus if the tree had it. */
export function useCurrentRow<Node extends { id: string; name: string }>(
  box: RefObject<HTMLElement | null>,
  { rows, current, selected, onCurrent, rowHeight = 32 }: TreeProps<Node>,
): number {
  const before = useRef<{ id?: string | undefined; index: number; selected: string | undefined }>({
    index: 0,
    selected,
  })
  const indexOf = (id: string | undefined) => rows.findIndex(({ node }) => node.id === id)
  // One that was taken out leaves the keyboard to the selected one, else to what stands in its place.
  const known = [indexOf(current), indexOf(selected)].find((place) => place >= 0)
  const index = known ?? Math.max(0, Math.min(before.current.index, rows.length - 1))
  const id = rows[index]?.node.id
  const hadFocus = box.current?.matches(':focus-within')

  useLayoutEffect(() => {
    const tree = box.current
    const last = before.current
    before.current = { id, index, selected }
    // Selected from elsewhere: Tab goes there.
    if (!hadFocus && last.selected !== selected && selected !== undefined) onCurrent(selected)
    const row = tree?.querySelector<HTMLElement>('[tabindex="0"]')
    if (!tree || !row || last.id === id || row.matches(':focus-within')) return
    if (hadFocus) {
      row.focus({ preventScroll: true })
      row.scrollIntoView({ block: 'nearest' })
    } else {
      // The tree alone: what is around it stays as it is.
      const top = index * rowHeight
      tree.scrollTop = Math.min(top, Math.max(tree.scrollTop, top + rowHeight - tree.clientHeight))
    }
  })
  return index
}
