import type { ImportProblem } from '@ebkit/protocol/calls/resourceImports'

/** The first problem of each field, which is the one that the user can act on. */
export function onePerPath(problems: readonly ImportProblem[]): ImportProblem[] {
  const known = new Set<string>()
  return problems.filter(({ path }) => !known.has(path) && known.add(path))
}
