import type { Action } from '@ebkit/domain'
import { brokenRule } from '@ebkit/rules/conditions'
import { today } from '@ebkit/rules/dates'
import { filled, refuse } from '../../behaviour/refuse'
import { timeZone } from '../fieldSql'
import type { Model } from '../model'

/**
 * Requires that a row, as its reader sees it, meets the conditions of an action.
 *
 * @param current reads the row; called only if there are conditions
 * @throws 422 with the reason
 */
export async function requirePossible(
  { possible = [] }: Action,
  current: () => Promise<Model | undefined>,
): Promise<void> {
  if (!possible.length) return
  const row = (await current()) ?? {}
  const broken = brokenRule(possible, row, { today: today(timeZone) })
  if (broken) refuse(broken.code, filled(broken.otherwise, namesIn(row)))
}

/** The values of a row as texts, by field; for references, the names of their rows. */
function namesIn(row: Model): Readonly<Record<string, string>> {
  const names = { ...row, ...Object(row.referenceLabels) } as Model
  return Object.fromEntries(Object.entries(names).map(([name, value]) => [name, String(value ?? '')]))
}
