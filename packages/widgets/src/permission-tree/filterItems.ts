import type { PermissionIndex } from './permissionIndex'
import type { PermissionItem } from './permissionItem'

/** Whether a search, in lower case and not empty, matches an item by its names or its code. */
export function isFound({ name, code, isReal, node }: PermissionItem, search: string): boolean {
  const texts = [name, node.menuSubTitle ?? '', isReal ? code : '']
  return texts.some((text) => text.toLowerCase().includes(search))
}

/**
 * The part of a tree that matches a filter: matching items, all their ancestors, and, with `withBelow`, all
 * descendants. The items are the same objects, but ancestors have only these children.
 */
export function filterItems(
  { roots, items, parentOf }: PermissionIndex,
  finds: (item: PermissionItem) => boolean,
  withBelow: boolean,
): readonly PermissionItem[] {
  const found = new Set<string>()
  const leads = new Set<string>()
  for (const item of items) {
    const isBelow = withBelow && found.has(parentOf.get(item.id)?.id ?? '')
    if (!isBelow && !finds(item)) continue
    found.add(item.id)
    for (let above = parentOf.get(item.id); above && !leads.has(above.id); above = parentOf.get(above.id))
      leads.add(above.id)
  }
  const kept = (item: PermissionItem): PermissionItem[] => {
    if (withBelow && found.has(item.id)) return [item]
    if (leads.has(item.id)) return [{ ...item, children: item.children.flatMap(kept) }]
    return found.has(item.id) ? [{ ...item, children: [] }] : []
  }
  return roots.flatMap(kept)
}
