import type { ListRow } from '@ebkit/core/list'
import type { ListAction } from './props'

/** Judges a condition such as `status=NEW|OFFLINE`; comes later, with the first list that has one. */
export type Judge = (condition: string, row: ListRow) => boolean

/** The actions that a row is for. Until conditions can be judged, those that have one are not there. */
export function actionsFor(
  row: ListRow,
  actions: readonly ListAction[],
  judge: Judge | undefined,
): ListAction[] {
  return actions.filter(({ when }) => {
    if (when === undefined) return true
    try {
      return !!(typeof when === 'function' ? when(row) : judge?.(when, row))
    } catch {
      // A mistake in the page hides nothing: the gateway judges again.
      return true
    }
  })
}
