import type { RuleCount, SelectionRule } from '@ebkit/core/services/selectionRules'

/** How a row differs from its state when it was chosen; found by the re-check. */
export type Mismatch = 'offShelf' | 'unmatched'

/** A chosen row, or an exception of a rule. */
export interface Chosen<Row> {
  readonly key: string
  /** As last read; undefined before, and if it does not exist. */
  readonly row?: Row
  /** It was requested and no longer exists. */
  readonly isGone?: boolean
  /** Why it can no longer be chosen: a code of the source. */
  readonly reason?: string | undefined
  readonly mismatch?: Mismatch | undefined
  /** The tab in which it was chosen; undefined for a saved one. */
  readonly tab?: string
}

/** Chosen rows in the user's order. Keys are unique. */
export type Selection<Row> = readonly Chosen<Row>[]

/** The state of the list. `rows` stay while a page loads and after a failure. */
export interface ListState<Row> {
  readonly status: 'loading' | 'ready' | 'failed'
  readonly rows: readonly Row[]
  readonly total: number
  readonly error?: unknown
}

/** The result and the offer of select-all. @spec W-PICK-2 */
export interface SelectAllState {
  /** Rows of the page (or of all results) that it has chosen. */
  readonly added: number
  /** Rows left out because they cannot be chosen: the number for each reason. */
  readonly left: Readonly<Record<string, number>>
  /** Rows left out because of `max`. */
  readonly beyondMaximum: number
  /** Number of results, for "select all N results"; 0 when all are chosen already. */
  readonly offer: number
  /** Choosing all results is running: rows read so far. */
  readonly done?: number
  readonly error?: unknown
}

/** The state of the draft while the dialog is confirmed. */
export interface Check {
  readonly status: 'running' | 'refused' | 'failed'
  /** Keys of the rows that cannot be confirmed (refused). */
  readonly keys: readonly string[]
  readonly error?: unknown
}

/** What a rule selects; the numbers stay while it is counted again. */
export interface RuleCountState extends Partial<RuleCount> {
  readonly status: 'counting' | 'ready' | 'failed'
  readonly error?: unknown
}

export interface PickerState<Row> {
  readonly isOpen: boolean
  readonly tab: string
  /** As typed; the list follows after the wait. */
  readonly search: string
  readonly eligibleOnly: boolean
  /** From 1. */
  readonly page: number
  readonly list: ListState<Row>
  /** The open dialog selects by a rule: all results except the draft. */
  readonly isRule: boolean
  readonly ruleCount?: RuleCountState | undefined
  /** The draft of the open dialog: chosen rows, or those excluded from the rule. */
  readonly draft: Selection<Row>
  /** A row was refused because `max` is reached. Reset by the next change. */
  readonly isFull: boolean
  readonly selectAll?: SelectAllState
  readonly check?: Check
  /** The confirmed rule; `saved` are then its exceptions. */
  readonly savedRule?: SelectionRule | undefined
  readonly savedCount?: RuleCountState | undefined
  /** The page's filters differ from those when the rule was saved. */
  readonly isRuleOutdated?: boolean
  /** The confirmed choice, with the data that has been read. */
  readonly saved: Selection<Row>
  /** Why the saved rows could not be read. */
  readonly savedError?: unknown
}
