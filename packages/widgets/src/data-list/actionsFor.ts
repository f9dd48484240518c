import type { ListRow } from '@ebkit/core/list'
import { conditionHolds } from './conditionHolds'
import type { ListAction } from './props'

/** Number of actions shown in a row; others are behind `…`. */
export const mostWords = 2

/** The actions that apply to a row. */
export function actionsFor(row: ListRow, actions: readonly ListAction[]): ListAction[] {
  return actions.filter(({ when }) => {
    if (when === undefined) return true
    try {
      return !!(typeof when === 'function' ? when(row) : conditionHolds(when, row))
    } catch {
      // A mistake in the page hides no action: the gateway checks again.
      return true
    }
  })
}
