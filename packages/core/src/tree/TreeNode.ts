/** A node of a tree. Additional properties are returned with its rows. */
export interface TreeNode {
  /** Unique in the whole tree. */
  readonly id: string
  readonly name: string
  /** Undefined or empty: none. */
  readonly children?: readonly this[] | undefined
}

/** A visible node: all nodes above it are expanded. */
export interface TreeRow<Node extends TreeNode = TreeNode> {
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
