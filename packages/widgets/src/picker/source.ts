import type { RuleSource } from './ruleSource'

/** What the list shows: one page of one tab's search. */
export interface PageRequest {
  /** From 1. */
  page: number
  pageSize: number
  /** Trimmed; empty for all. */
  search: string
  /** Value of the tab. */
  tab: string
  /** Only rows that can be chosen, where the source can tell. */
  eligibleOnly: boolean
}

export interface RowPage<Row> {
  rows: readonly Row[]
  /** Rows of the whole search. */
  total: number
}

/** Where a picker's rows come from, and what it must know of them. */
export interface PickerSource<Row> {
  /** @throws ServiceError */
  list(request: PageRequest, signal: AbortSignal): Promise<RowPage<Row>>
  /** Rows by key, at most 500 at once, in any order, whatever their state: those that exist. @throws ServiceError */
  read(keys: readonly string[], signal: AbortSignal): Promise<readonly Row[]>
  /** The list is to be read anew: its dialog opens, or the person asks. For sources that keep rows. */
  refresh?(): void
  /** Identifies a row; a text that may stand in a form. */
  keyOf(row: Row): string
  /** How rules select its rows; without it there are none. */
  rules?: RuleSource
  /** Why it cannot be chosen: a code for the texts; undefined where it can. `tab` is undefined where it is not known. */
  reasonOf(row: Row, tab: string | undefined): string | undefined
}
