import type { ReceivedRule } from '@ebkit/protocol/schemas'
import type { SQL } from 'drizzle-orm'

/** How the rows of one target are selected. */
export interface RuleRows {
  /**
   * Rows that match the filter, as `key` and `reason`: why a row cannot be chosen, null where it can.
   *
   * @param own keys of rows for which being in an activity is no reason
   * @throws 400 for a filter that it does not understand
   */
  matching(filter: ReceivedRule['filter'], own: readonly string[]): SQL
  /** Rows with these keys that the user may see, as `key` and `is_off_shelf`. */
  existing(keys: readonly string[]): SQL
}
