import type { RuleCount, SelectionRule } from '@ebkit/core/services/selectionRules'

/** How a row differs from what it was chosen by; found when it is checked again. */
export type Mismatch = 'offShelf' | 'unmatched'

/** One chosen row; of a rule, one that it leaves out. */
export interface Chosen<Row> {
  readonly key: string
  /** As it was last read; undefined until it has been, and where it does not exist. */
  readonly row?: Row
  /** It was asked for and does not exist any more. */
  readonly isGone?: boolean
  /** Why it cannot be chosen any more: a code of the source. */
  readonly reason?: string | undefined
  readonly mismatch?: Mismatch | undefined
  /** The tab in which it was chosen; undefined for a saved one. */
  readonly tab?: string
}

/** Chosen rows in the order of the person. Keys are unique. */
export type Selection<Row> = readonly Chosen<Row>[]

/** What the list shows. `rows` stay while a page loads and when it fails. */
export interface ListState<Row> {
  readonly status: 'loading' | 'ready' | 'failed'
  readonly rows: readonly Row[]
  readonly total: number
  readonly error?: unknown
}

/** What select-all did and offers. @spec W-PICK-2 */
export interface SelectAllState {
  /** Rows of the page (or search) that are chosen now because of it. */
  readonly added: number
  /** Rows that it left because they cannot be chosen: how many for each reason. */
  readonly left: Readonly<Record<string, number>>
  /** Rows that it left because of `max`. */
  readonly beyondMaximum: number
  /** Rows of the whole search, for "select all N of this search"; 0 when everything is in already. */
  readonly offer: number
  /** Taking the whole search is running: rows looked at so far. */
  readonly done?: number
  readonly error?: unknown
}

/** What happens to the draft when the dialog is confirmed. */
export interface Check {
  readonly status: 'running' | 'refused' | 'failed'
  /** Keys of the rows that cannot be in it (refused). */
  readonly keys: readonly string[]
  readonly error?: unknown
}

/** What a rule selects; numbers stay while it is counted again. */
export interface RuleCountState extends Partial<RuleCount> {
  readonly status: 'counting' | 'ready' | 'failed'
  readonly error?: unknown
}

export interface PickerState<Row> {
  readonly isOpen: boolean
  readonly tab: string
  /** As typed; what the list shows follows after the wait. */
  readonly search: string
  readonly eligibleOnly: boolean
  /** From 1. */
  readonly page: number
  readonly list: ListState<Row>
  /** The open dialog selects by a rule: everything of its search, minus the draft. */
  readonly isRule: boolean
  readonly ruleCount?: RuleCountState | undefined
  /** Chosen so far in the open dialog; by a rule, left out. */
  readonly draft: Selection<Row>
  /** A row was refused because `max` is reached. Gone with the next change. */
  readonly isFull: boolean
  readonly selectAll?: SelectAllState
  readonly check?: Check
  /** The rule that holds outside of the dialog; `saved` is then what it leaves out. */
  readonly savedRule?: SelectionRule | undefined
  readonly savedCount?: RuleCountState | undefined
  /** The page narrows its lists otherwise than when the rule was saved. */
  readonly isRuleOutdated?: boolean
  /** What holds outside of the dialog, with what has been read of it. */
  readonly saved: Selection<Row>
  /** Why the saved rows could not be read. */
  readonly savedError?: unknown
}
