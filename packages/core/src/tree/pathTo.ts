import type { TreeNode } from './TreeNode'

interface Step<Node> {
  node: Node
  above?: Step<Node> | undefined
}

/** The nodes from the root down to the one with this id; empty if it does not exist. */
export function pathTo<Node extends TreeNode>(roots: readonly Node[], id: string): Node[] {
  const open: Step<Node>[] = roots.map((node) => ({ node }))
  for (let step = open.pop(); step; step = open.pop()) {
    if (step.node.id === id) return pathOf(step)
    const children: readonly Node[] = step.node.children ?? []
    for (const node of children) open.push({ node, above: step })
  }
  return []
}

/** The node with this id. */
export const findNode = <Node extends TreeNode>(roots: readonly Node[], id: string): Node | undefined =>
  pathTo(roots, id).at(-1)

function pathOf<Node>(last: Step<Node>): Node[] {
  const path: Node[] = []
  for (let step: Step<Node> | undefined = last; step; step = step.above) path.push(step.node)
  return path.reverse()
}
