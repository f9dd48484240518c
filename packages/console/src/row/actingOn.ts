import { type OfferedAction, rowTitle } from '@ebkit/core/resource-definition'
import type { PageResource } from '@ebkit/core/services/consolePages'
import type { Row } from '@ebkit/core/services/rows'
import type { Acting } from '@ebkit/widgets/row-questions'
import { currentValues } from './currentValues'

/** The row on which an action is to run. */
export interface RowActing extends Acting {
  /** Undefined: several rows. */
  readonly row: Row | undefined
}

/**
 * The question before an action runs on one row.
 *
 * @param values initial values of its form. Default: the row's own, for an action that changes them
 */
export const actingOn = (
  resource: PageResource,
  action: OfferedAction,
  row: Row,
  values: Acting['values'] = currentValues(resource, action, row),
): RowActing => ({
  action,
  keys: [String(row[resource.key])],
  // a singleton needs no name
  name: resource.singleton ? undefined : rowTitle(resource, row),
  values,
  row,
})
