/** Maximum number of wrong letters in a name: two, in short names one. */
const slips = (name: string) => (name.length > 4 ? 2 : 1)

/** Number of letters to add, remove, change or swap with their neighbour to turn one name into the other. */
function distance(one: string, other: string): number {
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let row = 1; row <= one.length; row++) {
    const next = [row]
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1]
      const changed = (last[column - 1] as number) + (isSame ? 0 : 1)
      let best = Math.min(changed, (last[column] as number) + 1, (next[column - 1] as number) + 1)
      if (one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1])
        best = Math.min(best, ((before[column - 2] as number) ?? Number.POSITIVE_INFINITY) + 1)
      next.push(best)
    }
    before = last
    last = next
  }
  return last[other.length] as number
}

const bareName = (name: string) => name.toLowerCase().replaceAll('-', '')

/**
 * The known name that is most similar to a misspelt one; hyphens and capitals are ignored. Undefined if none is
 * similar.
 */
export function nearestName(given: string, names: Iterable<string>): string | undefined {
  const wanted = bareName(given)
  let nearest: string | undefined
  let least = slips(wanted) + 1
  for (const name of names) {
    if (Math.abs(name.length - given.length) > 4) continue
    const found = distance(wanted, bareName(name))
    if (found < least) [nearest, least] = [name, found]
  }
  return nearest
}
