import { type Branch, isLeaf, type Tree } from './tree'

/** The position in the tree: the active row, on which keys act, and the branch of the last column. */
export interface Place {
  readonly active: Branch | undefined
  readonly tail: Branch | undefined
}

/** The items of the same level. */
export const siblingsOf = (tree: Tree, branch: Branch | undefined) => branch?.above?.below ?? tree.roots

/** Moves to an item, whose column becomes the last one. */
export const at = (active: Branch | undefined): Place => ({ active, tail: active?.above })

/** Opens a branch: its column becomes the last one, and its first item, if loaded, becomes active. */
export const into = (branch: Branch): Place => ({ active: branch.below?.[0] ?? branch, tail: branch })

/** Number of rows that Page Up and Page Down skip. */
const page = 8

/** The position after a key in a list; undefined for a key that does not move. */
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

/** The position after a key in the columns, left to right; undefined for a key that does not move. */
export function inColumns(tree: Tree, { active, tail }: Place, key: string): Place | undefined {
  if (key === 'ArrowRight') return active && !isLeaf(active) ? into(active) : undefined
  if (key === 'ArrowLeft') {
    if (active && active === tail) return at(active)
    return active?.above && at(active.above)
  }
  const next = inList(siblingsOf(tree, active), active, key)
  return next && at(next)
}
