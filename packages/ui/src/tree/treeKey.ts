/** A row of a tree, as `flattenTree` makes them. */
export interface TreeRow<Node extends { id: string; name: string } = { id: string; name: string }> {
  readonly node: Node
  /** 1 for roots. */
  readonly level: number
  /** Position among its siblings, from 1. */
  readonly position: number
  /** Number of siblings, including itself. */
  readonly setSize: number
  readonly hasChildren: boolean
  readonly isExpanded: boolean
  readonly parentId?: string | undefined
}

/** The effect of a key in a tree. */
export interface TreeMove {
  /** The new current row. */
  current?: string | undefined
  /** Rows to expand. */
  expand?: string[]
  /** Row to collapse. */
  collapse?: string
}

/**
 * Handles the arrows and other keys of a tree: ↑ ↓ Home End move; → expands, then goes to the first child; ← collapses,
 * else goes to the parent; * expands all siblings. Undefined for other keys.
 */
export function treeKey(rows: readonly TreeRow[], index: number, key: string): TreeMove | undefined {
  const row = rows[index]
  const to = (place: number): TreeMove => ({ current: rows[place]?.node.id })
  if (key === 'Home') return to(0)
  if (key === 'End') return to(rows.length - 1)
  if (!row) return
  const { node, hasChildren, isExpanded, parentId } = row
  if (key === 'ArrowDown') return to(index + 1)
  if (key === 'ArrowUp') return to(index - 1)
  if (key === 'ArrowRight') return hasChildren ? (isExpanded ? to(index + 1) : { expand: [node.id] }) : {}
  if (key === 'ArrowLeft') return isExpanded ? { collapse: node.id } : { current: parentId }
  if (key === '*') {
    const closed = rows.filter((each) => each.parentId === parentId && each.hasChildren && !each.isExpanded)
    return { expand: closed.map((each) => each.node.id) }
  }
}
