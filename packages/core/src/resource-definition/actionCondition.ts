import type { OfferedAction } from '@ebkit/protocol/calls/resourceDefinition'
import { brokenRule } from '@ebkit/rules/conditions'

type Row = Readonly<Record<string, unknown>>

/**
 * The rows for which an action is offered: a condition on their state, `status=NEW|OFFLINE`, or a function for other
 * conditions. Undefined: all.
 */
export function actionCondition(
  { from, possible = [] }: Pick<OfferedAction, 'from' | 'possible'>,
  stateField: string | undefined,
): string | ((row: Row) => boolean) | undefined {
  const ofState = from && stateField ? `${stateField}=${from.join('|')}` : undefined
  const hiding = possible.filter(({ isShown }) => !isShown)
  if (!hiding.length) return ofState
  const rules = [...(ofState ? [{ while: ofState }] : []), ...hiding]
  return (row) => !brokenRule(rules, row)
}
