/** Something in a tree. What more it has, its rows give back. */
export interface TreeNode {
  /** Unique in the whole tree. */
  readonly id: string
  readonly name: string
  /** Undefined or empty: none. */
  readonly children?: readonly this[] | undefined
}

/** A node that can be seen, because all above it are expanded. */
export interface TreeRow<Node extends TreeNode = TreeNode> {
  readonly node: Node
  /** 1 for roots. */
  readonly level: number
  /** Among its siblings, from 1. */
  readonly position: number
  /** How many siblings there are, with it. */
  readonly setSize: number
  readonly hasChildren: boolean
  readonly isExpanded: boolean
  readonly parentId?: string | undefined
}
