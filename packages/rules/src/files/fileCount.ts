import type { FileProblem } from './fileProblem'

/** Default maximum number of files in a list (W-SUP-2). */
export const defaultMaximumCount = 1000

/** The problem of a list with too many files; undefined within the maximum. 0 means no maximum. */
export function countProblem(count: number, maximum = defaultMaximumCount): FileProblem | undefined {
  if (maximum > 0 && count > maximum) return { code: 'too-many', params: { limit: maximum } }
}
