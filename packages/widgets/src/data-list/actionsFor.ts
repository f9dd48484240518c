import type { ListRow } from '@ebkit/core'
import type { ListAction } from './props'

/** The actions that a row is for. A condition that is none, or that fails, is told by nobody here: it hides nothing. */
export function actionsFor(row: ListRow, actions: readonly ListAction[]): ListAction[] {
  return actions.filter(({ when }) => typeof when !== 'function' || isTrue(when, row))
}

function isTrue(when: (row: ListRow) => boolean, row: ListRow): boolean {
  try {
    return !!when(row)
  } catch {
    return true
  }
}
