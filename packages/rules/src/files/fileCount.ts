import type { FileProblem } from './fileProblem'

/** Files of one list where nothing else is said (W-SUP-2). */
export const defaultMaximumCount = 1000

/** What is wrong with a list of so many files; undefined where they are within the maximum. 0 is no maximum. */
export function countProblem(count: number, maximum = defaultMaximumCount): FileProblem | undefined {
  if (maximum > 0 && count > maximum) return { code: 'too-many', params: { limit: maximum } }
}
