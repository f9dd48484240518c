import type { Row } from '@ebkit/core/services/rows'
import { evaluateCondition, parseCondition } from '@ebkit/rules/conditions'
import type { RowAction } from '../list/listActions'

/** Whether an action is available for a row. */
export function isFitting({ when }: { readonly when?: RowAction['when'] | undefined }, row: Row): boolean {
  if (typeof when === 'function') return when(row)
  return !when || evaluateCondition(parseCondition(when), row)
}

/** The actions that a row's state allows. */
export const fittingActions = (actions: readonly RowAction[], row: Row): readonly RowAction[] =>
  actions.filter((action) => isFitting(action, row))
