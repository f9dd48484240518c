import type { Outcome } from '../../file-manager/Notice'
import { nameProblemOf } from '../names'
import type { ChangesContext } from './changesContext'

/** The problem of a name entered for a file or folder; undefined if it is valid. */
export function refuseName({ context }: ChangesContext, name: string): Outcome | undefined {
  const problem = nameProblemOf(name, context.options())
  if (!problem) return undefined
  const code = problem.code === 'empty-name' ? 'unsafe-name' : problem.code
  return { ok: false, code, params: problem.params }
}
