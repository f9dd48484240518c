import type { ReactNode } from 'react'

/** One column of a picker's list. */
export interface PickerColumn {
  key: string
  /** Head of the column. */
  label: string
  /** Numbers stand at the end. */
  align?: 'end'
}

/** How a picker shows its rows: what the pickers of products, categories and restaurants do differently. */
export interface PickerView<Row> {
  /** Title of the dialog. */
  title: string
  /** Beside the title, such as how many may be chosen. */
  hint?: string
  /** Tabs in order; one or none shows no tab bar. */
  tabs: readonly { value: string; label: string }[]
  columns: readonly PickerColumn[]
  cell(row: Row, key: string): ReactNode
  /** Name for people; also of a chosen row that has not been read. */
  nameOf(row: Row): string
  /** Below the name where space is short, such as the price. */
  detailOf(row: Row): ReactNode
  /** Address of a small picture. */
  pictureOf?(row: Row): string | undefined
  /** What stands at a row that cannot be chosen, by the source's code. */
  reasonText(code: string): string
  /** Placeholder and name of the search field. */
  searchLabel: string
  /** Filters that the page has set: shown, never cleared. */
  locked: readonly string[]
  /** In the footer: what it means that a row is grey. */
  blockedHint?: string
  /** Offers to select by a rule. */
  allowRule?: boolean
  /** Offers "only what can be chosen". */
  hasEligibleOnly: boolean
  /** "4 products": a number with the noun of these rows. */
  count(number: number): string
}
