import type { ValidationContext } from './FormContext'

type Move = (index: number, row: unknown) => number

/**
 * Problems stay with their rows when rows of a list are added, removed or moved: renames the paths of the rows, and forgets
 * those of removed ones.
 *
 * @param path the list's
 */
export function moveProblems(
  { shown, refused }: ValidationContext,
  path: string,
  before: unknown,
  after: unknown,
): void {
  if (!Array.isArray(before) || !Array.isArray(after)) return
  const place = placeIn(before, after)
  const moved = (other: string): string | undefined => {
    if (!other.startsWith(`${path}.`)) return other
    const [index = '', ...rest] = other.slice(path.length + 1).split('.')
    const next = place(Number(index), before[Number(index)])
    return next < 0 ? undefined : [path, next, ...rest].join('.')
  }
  const paths = [...shown].map(moved)
  shown.clear()
  for (const other of paths) if (other !== undefined) shown.add(other)
  const results = [...refused]
  refused.clear()
  for (const [other, { value, problem }] of results) {
    const next = moved(other)
    if (next !== undefined) refused.set(next, { value, problem: problem && { ...problem, path: next } })
  }
}

/** Where a row is now: rows that are not changed stay the same object. -1 if it was removed. */
function placeIn(before: readonly unknown[], after: readonly unknown[]): Move {
  const known = new Set(before)
  return (index, row) => {
    const next = after.indexOf(row)
    // a new object in the place of the row is the changed row
    return next < 0 && index < after.length && !known.has(after[index]) ? index : next
  }
}
