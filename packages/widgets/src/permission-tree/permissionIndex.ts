import type { PermissionItem, PermissionTreeItems } from './permissionItem'

/** All items of a tree, each after its parent. */
export interface PermissionIndex {
  readonly roots: readonly PermissionItem[]
  readonly items: readonly PermissionItem[]
  readonly byId: ReadonlyMap<string, PermissionItem>
  readonly parentOf: ReadonlyMap<string, PermissionItem>
  /** Ids of omitted nodes. */
  readonly bad: readonly string[]
}

/** Without recursion, so that deep trees are possible. */
export function indexOf({ roots, bad }: PermissionTreeItems): PermissionIndex {
  const items: PermissionItem[] = []
  const byId = new Map<string, PermissionItem>()
  const parentOf = new Map<string, PermissionItem>()
  const open = [...roots].reverse()
  for (let item = open.pop(); item; item = open.pop()) {
    items.push(item)
    byId.set(item.id, item)
    for (const child of [...item.children].reverse()) {
      parentOf.set(child.id, item)
      open.push(child)
    }
  }
  return { roots, items, byId, parentOf, bad }
}

/** The item and all its descendants. */
export const itemsBelow = (item: PermissionItem): readonly PermissionItem[] =>
  indexOf({ roots: [item], bad: [] }).items

/** All ancestors of an item, the nearest first. */
export function itemsAbove({ parentOf }: PermissionIndex, item: PermissionItem): PermissionItem[] {
  const above: PermissionItem[] = []
  for (let next = parentOf.get(item.id); next; next = parentOf.get(next.id)) above.push(next)
  return above
}
