import { itemsAbove, itemsBelow, type PermissionIndex } from './permissionIndex'
import type { PermissionItem } from './permissionItem'

/** What a press is about: these items, and whatever comes below those that had not come yet. */
export interface Scope {
  /** Items that show that it is waited for. */
  readonly heads: readonly string[]
  readonly ids: ReadonlySet<string>
  readonly later: ReadonlySet<string>
}

/** The items with what is shown below them: a filter narrows what is granted to what a person sees. */
export function scopeOf(heads: readonly PermissionItem[]): Scope {
  const items = heads.flatMap(itemsBelow)
  return {
    heads: heads.map(({ id }) => id),
    ids: new Set(items.map(({ id }) => id)),
    later: new Set(items.flatMap(({ id, branch }) => (branch === 'here' ? [] : id))),
  }
}

/** Everything. */
export const wholeScope = ({ roots }: PermissionIndex): Scope => scopeOf(roots)

/** The items of a scope as the tree is now. */
export function itemsIn(index: PermissionIndex, { ids, later }: Scope): PermissionItem[] {
  return index.items.filter(
    (item) => ids.has(item.id) || (later.size > 0 && itemsAbove(index, item).some(({ id }) => later.has(id))),
  )
}
