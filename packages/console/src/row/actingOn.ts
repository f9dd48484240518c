import { type OfferedAction, rowTitle } from '@ebkit/core/resource-definition'
import type { PageResource } from '@ebkit/core/services/consolePages'
import type { Row } from '@ebkit/core/services/rows'
import type { Acting } from '@ebkit/widgets/row-questions'
import { currentValues } from './currentValues'

/** A row on which an action is to be run. */
export interface RowActing extends Acting {
  /** Undefined: several rows. */
  readonly row: Row | undefined
}

/**
 * What is asked before an action is run on one row.
 *
 * @param values what its form begins with. Default: what the row has, where the action changes it
 */
export const actingOn = (
  resource: PageResource,
  action: OfferedAction,
  row: Row,
  values: Acting['values'] = currentValues(resource, action, row),
): RowActing => ({
  action,
  keys: [String(row[resource.key])],
  // the only one needs no name
  name: resource.singleton ? undefined : rowTitle(resource, row),
  values,
  row,
})
