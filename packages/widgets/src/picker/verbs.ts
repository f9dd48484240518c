import type { createSelectAll } from './selectAll'
import type { PickerState } from './state'
import type { PickerView } from './view'

/** The functions of a picker's model for its views. */
export interface PickerVerbs<Row> {
  keyOf(row: Row): string
  /** Why a row of the list cannot be chosen in the open tab: a code of the source; undefined if it can. */
  reasonOf(row: Row): string | undefined
  /** Cancels, and discards the draft. */
  close(): void
  setTab(tab: string): void
  setSearch(text: string): void
  /** Searches at once, without the wait. */
  searchNow(): void
  setEligibleOnly(on: boolean): void
  /** Switches between selecting by a rule and row by row. */
  setRule(on: boolean): void
  setPage(page: number): void
  /** Reads the list again, and the saved rows if that failed. */
  reload(): void
  toggle(key: string): void
  /** From the last toggled row to this one. */
  chooseRange(key: string): void
  remove(key: string): void
  clear(): void
  move(key: string, toIndex: number): void
  /** Provides select-all, which does nothing until then. */
  withSelectAll(create: typeof createSelectAll): void
  choosePage(): void
  chooseSearch(): void
  stopSelectAll(): void
  confirm(): void
  removeRefused(): void
  removeSaved(key: string): void
  clearSaved(): void
}

/** What every part of a picker renders from. */
export interface PickerPart<Row> {
  model: PickerVerbs<Row>
  state: PickerState<Row>
  view: PickerView<Row>
}
