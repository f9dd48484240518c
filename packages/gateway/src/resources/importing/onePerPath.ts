import type { ImportProblem } from '@ebkit/protocol/calls/resourceImports'

/** One problem for each field: the first is what the user can act on. */
export function onePerPath(problems: readonly ImportProblem[]): ImportProblem[] {
  const known = new Set<string>()
  return problems.filter(({ path }) => !known.has(path) && known.add(path))
}
