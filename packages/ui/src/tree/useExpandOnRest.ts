import { useEffect, useRef } from 'react'
import type { TreeProps } from './treeProps'

/** How long a drag must rest on a row to expand it, in ms. */
const rest = 700

/** Expands the row on which a drag rests. */
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
