import type { Action } from '@ebkit/domain'
import { brokenRule } from '@ebkit/rules/conditions'
import { today } from '@ebkit/rules/dates'
import { filled, refuse } from '../../behaviour/refuse'
import { timeZone } from '../fieldSql'
import type { Model } from '../model'

/**
 * Whether an action can be run on a row as a reader sees it.
 *
 * @param current reads the row, only where there is a condition
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

/** Texts of a row by field; of a reference, the name of its row. */
function namesIn(row: Model): Readonly<Record<string, string>> {
  const names = { ...row, ...Object(row.referenceLabels) } as Model
  return Object.fromEntries(Object.entries(names).map(([name, value]) => [name, String(value ?? '')]))
}
