import { type Branch, isLeaf, type Tree } from './tree'

/** Where a person is: the row that keys act upon, and the branch whose column is the last one. */
export interface Place {
  readonly active: Branch | undefined
  readonly tail: Branch | undefined
}

/** What is beside an item. */
export const siblingsOf = (tree: Tree, branch: Branch | undefined) => branch?.above?.below ?? tree.roots

/** At an item, its column being the last one. */
export const at = (active: Branch | undefined): Place => ({ active, tail: active?.above })

/** Into a branch: its column is the last one, and its first item is active where there is one yet. */
export const into = (branch: Branch): Place => ({ active: branch.below?.[0] ?? branch, tail: branch })

/** Rows that Page Up and Page Down pass over. */
const page = 8

/** Where a key leads in a list; undefined for a key that does not move in lists. */
export function inList(list: readonly Branch[], active: Branch | undefined, key: string): Branch | undefined {
  const last = list.length - 1
  const index = active ? list.indexOf(active) : -1
  const places: Record<string, number> = {
    ArrowDown: index + 1,
    ArrowUp: index - 1,
    PageDown: index + page,
    PageUp: index - page,
    Home: 0,
    End: last,
  }
  const place = places[key]
  return place === undefined ? undefined : list[Math.max(0, Math.min(place, last))]
}

/** Where a key leads in the columns, left to right; undefined for a key that does not move. */
export function inColumns(tree: Tree, { active, tail }: Place, key: string): Place | undefined {
  if (key === 'ArrowRight') return active && !isLeaf(active) ? into(active) : undefined
  if (key === 'ArrowLeft') {
    if (active && active === tail) return at(active)
    return active?.above && at(active.above)
  }
  const next = inList(siblingsOf(tree, active), active, key)
  return next && at(next)
}
