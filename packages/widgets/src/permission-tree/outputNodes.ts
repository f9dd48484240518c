import type { PermissionNode } from './PermissionNode'
import type { PermissionItem } from './permissionItem'

/**
 * The granted part of the tree, as a page may save it: without `parentId`, with placeholders for empty codes, without
 * entries that have no code, and without empty menus.
 * @spec W-PERM-5 W-PERM-6 W-PERM-8 W-PERM-9
 */
export function outputNodes(
  items: readonly PermissionItem[],
  holds: (code: string) => boolean,
): PermissionNode[] {
  return items.flatMap((item) => {
    const subList = outputNodes(item.children, holds)
    if (subList.length === 0 && !(item.isReal && holds(item.code))) return []
    const { parentId: _parent, ...node } = item.node
    return [{ ...node, permission: item.code, subList }]
  })
}
