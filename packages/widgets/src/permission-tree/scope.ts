import { itemsAbove, itemsBelow, type PermissionIndex } from './permissionIndex'
import type { PermissionItem } from './permissionItem'

/** The items of a press, including descendants that are not loaded yet. */
export interface Scope {
  /** Items that show the loading state. */
  readonly heads: readonly string[]
  readonly ids: ReadonlySet<string>
  readonly later: ReadonlySet<string>
}

/** The items with their shown descendants: a filter restricts a grant to what the user sees. */
export function scopeOf(heads: readonly PermissionItem[]): Scope {
  const items = heads.flatMap(itemsBelow)
  return {
    heads: heads.map(({ id }) => id),
    ids: new Set(items.map(({ id }) => id)),
    later: new Set(items.flatMap(({ id, branch }) => (branch === 'here' ? [] : id))),
  }
}

/** All items. */
export const wholeScope = ({ roots }: PermissionIndex): Scope => scopeOf(roots)

/** The items of a scope in the current tree. */
export function itemsIn(index: PermissionIndex, { ids, later }: Scope): PermissionItem[] {
  return index.items.filter(
    (item) => ids.has(item.id) || (later.size > 0 && itemsAbove(index, item).some(({ id }) => later.has(id))),
  )
}
