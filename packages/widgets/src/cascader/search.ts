import { canChoose } from './choosing'
import type { Branch, Tree } from './tree'

/**
 * Items that can be chosen and whose path has every word of a text: each in its own name or in one above it. A whole
 * path that was copied finds its item.
 */
export function search(tree: Tree, text: string, anyLevel?: boolean): Branch[] {
  const words = text
    .toLowerCase()
    .split(/[\s/]+/)
    .filter(Boolean)
    .slice(0, 30)
  const all = 2 ** words.length - 1
  /** The words that the path of a branch has, one bit each. */
  const found = new Map<Branch, number>()
  const results: Branch[] = []
  for (const branch of tree.byId.values()) {
    const name = branch.label.toLowerCase()
    let bits = (branch.above && found.get(branch.above)) ?? 0
    words.forEach((word, place) => {
      if (name.includes(word)) bits |= 1 << place
    })
    found.set(branch, bits)
    if (bits === all && canChoose(branch, anyLevel)) results.push(branch)
  }
  return results
}
