import { useEffect, useRef } from 'react'
import type { TreeProps } from './treeProps'

/** What is dragged has to rest on a row for this long, in ms, to expand it. */
const rest = 700

/** Expands the row that something rests on. */
export function useExpandOnRest<Node extends { id: string; name: string }>(
  tree: TreeProps<Node>,
  id: string | undefined,
): void {
  const latest = useRef(tree)
  latest.current = tree
  const row = id === undefined ? undefined : tree.rows.find(({ node }) => node.id === id)
  const isClosed = row?.hasChildren && !row.isExpanded
  useEffect(() => {
    if (id === undefined || !isClosed) return
    const timer = setTimeout(() => latest.current.onExpand(id), rest)
    return () => clearTimeout(timer)
  }, [id, isClosed])
}
