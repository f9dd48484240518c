import { canChoose } from './choosing'
import type { Branch, Tree } from './tree'

/**
 * Choosable items whose path contains every word of a text: each in its own name or in one above it. A whole copied
 * path finds its item.
 */
export function search(tree: Tree, text: string, anyLevel?: boolean): Branch[] {
  const words = text
    .toLowerCase()
    .split(/[\s/]+/)
    .filter(Boolean)
    .slice(0, 30)
  const all = 2 ** words.length - 1
  /** The words that a branch's path contains, one bit each. */
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
