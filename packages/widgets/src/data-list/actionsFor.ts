import type { ListRow } from '@ebkit/core/list'
import { conditionHolds } from './conditionHolds'
import type { ListAction } from './props'

/** Words that stand in a row; what else can be done is behind `…`. */
export const mostWords = 2

/** The actions that a row is for. */
export function actionsFor(row: ListRow, actions: readonly ListAction[]): ListAction[] {
  return actions.filter(({ when }) => {
    if (when === undefined) return true
    try {
      return !!(typeof when === 'function' ? when(row) : conditionHolds(when, row))
    } catch {
      // A mistake in the page hides nothing: the gateway judges again.
      return true
    }
  })
}
