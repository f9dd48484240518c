import type { ListRow } from '@ebkit/core/list'
import { judge } from './judging'
import type { ListAction } from './props'

/** The actions that a row is for. */
export function actionsFor(row: ListRow, actions: readonly ListAction[]): ListAction[] {
  return actions.filter(({ when }) => {
    if (when === undefined) return true
    try {
      return !!(typeof when === 'function' ? when(row) : judge(when, row))
    } catch {
      // A mistake in the page hides nothing: the gateway judges again.
      return true
    }
  })
}
