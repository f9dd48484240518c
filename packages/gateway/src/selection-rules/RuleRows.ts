import type { ReceivedRule } from '@ebkit/protocol/schemas'
import type { SQL } from 'drizzle-orm'

/** How the rows for one kind of target are selected. */
export interface RuleRows {
  /**
   * Rows that match the filter, as `key` and `reason`: why a row cannot be chosen, null where it can.
   *
   * @param own keys of rows that may be chosen although they are in an activity
   * @throws 400 for an unknown filter
   */
  matching(filter: ReceivedRule['filter'], own: readonly string[]): SQL
  /** Rows with these keys that the user may see, as `key` and `is_off_shelf`. */
  existing(keys: readonly string[]): SQL
}
