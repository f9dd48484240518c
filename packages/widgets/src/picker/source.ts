import type { RuleSource } from './ruleSource'

/** The query of the list: one page of one tab's search. */
export interface PageRequest {
  /** From 1. */
  page: number
  pageSize: number
  /** Trimmed; empty for all. */
  search: string
  /** Value of the tab. */
  tab: string
  /** Only rows that can be chosen, if the source can tell. */
  eligibleOnly: boolean
}

export interface RowPage<Row> {
  rows: readonly Row[]
  /** Total number of results. */
  total: number
}

/** The source of a picker's rows, and the functions it needs about them. */
export interface PickerSource<Row> {
  /** @throws ServiceError */
  list(request: PageRequest, signal: AbortSignal): Promise<RowPage<Row>>
  /** Rows by key, at most 500 at once, in any order and state: the existing ones. @throws ServiceError */
  read(keys: readonly string[], signal: AbortSignal): Promise<readonly Row[]>
  /** The list will be read again, because its dialog opens or at the user's request. For sources that cache rows. */
  refresh?(): void
  /** The unique key of a row, which can be used in a form. */
  keyOf(row: Row): string
  /** How rules select its rows; without it there are none. */
  rules?: RuleSource
  /** Why it cannot be chosen: a code for the texts; undefined if it can. `tab` is undefined if it is unknown. */
  reasonOf(row: Row, tab: string | undefined): string | undefined
}
