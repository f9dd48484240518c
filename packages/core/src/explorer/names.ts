import { nameProblem } from '@ebkit/rules/files'
import type { NameProblem } from '../file-manager/Notice'
import type { ExplorerOptions } from './ExplorerOptions'

/**
 * The problem of a name that the user enters for a folder or file.
 * @spec W-EXP-26 W-EXP-27 W-EXP-28 W-EXP-30
 */
export function nameProblemOf(
  name: string,
  { maxNameLength: limit = 20 }: ExplorerOptions,
): NameProblem | undefined {
  const trimmed = name.trim()
  const problem = nameProblem(trimmed, { nameCheck: true, maxNameLength: limit })
  const code = trimmed ? (problem?.code as NameProblem['code'] | undefined) : 'empty-name'
  return code && { code, params: { limit } }
}
