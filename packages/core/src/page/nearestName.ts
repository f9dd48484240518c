/** How many letters of a name may be wrong: two, in short names one. */
const slips = (name: string) => (name.length > 4 ? 2 : 1)

/** Letters that must be added, left out, changed or exchanged with their neighbour to make one name of the other. */
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

/** The name that was meant by a misspelt one; hyphens and capitals do not count. Undefined where none is near. */
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
