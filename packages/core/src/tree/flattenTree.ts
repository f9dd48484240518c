import type { TreeNode, TreeRow } from './TreeNode'

/**
 * The visible rows of a tree, from top to bottom. Works without recursion, so that deep trees are possible.
 * @example
 * ```ts
 * import { flattenTree, pathTo } from '@ebkit/core/tree'
 *
 * const areas = [{ id: '1', name: 'Hotel', children: [{ id: '2', name: 'Restaurant' }, { id: '3', name: 'Spa' }] }]
 * flattenTree(areas, new Set()).map(({ node }) => node.name) // ['Hotel']
 * flattenTree(areas, new Set(['1'])).map(({ node, level }) => `${level} ${node.name}`) // ['1 Hotel', '2 Restaurant', '2 Spa']
 * pathTo(areas, '3').map(({ name }) => name) // ['Hotel', 'Spa']
 * ```
 */
export function flattenTree<Node extends TreeNode>(
  roots: readonly Node[],
  expanded: ReadonlySet<string>,
): TreeRow<Node>[] {
  const rows: TreeRow<Node>[] = []
  const open: Array<{ nodes: readonly Node[]; next: number; parentId: string | undefined }> = []
  open.push({ nodes: roots, next: 0, parentId: undefined })
  for (let group = open.at(-1); group; group = open.at(-1)) {
    const { nodes, parentId } = group
    const node = nodes[group.next++]
    if (!node) {
      open.pop()
      continue
    }
    const children: readonly Node[] = node.children ?? []
    const hasChildren = children.length > 0
    const isExpanded = hasChildren && expanded.has(node.id)
    const [level, position, setSize] = [open.length, group.next, nodes.length]
    rows.push({ node, level, position, setSize, hasChildren, isExpanded, parentId })
    if (isExpanded) open.push({ nodes: children, next: 0, parentId: node.id })
  }
  return rows
}
