import type { ReactNode } from 'react'

/** One column of a picker's list. */
export interface PickerColumn {
  key: string
  /** Heading of the column. */
  label: string
  /** Numbers are aligned at the end. */
  align?: 'end'
}

/** How a picker shows its rows: the differences between the pickers of products, categories and restaurants. */
export interface PickerView<Row> {
  /** Title of the dialog. */
  title: string
  /** Beside the title, such as the maximum number of rows. */
  hint?: string
  /** Tabs in order; one or none shows no tab bar. */
  tabs: readonly { value: string; label: string }[]
  columns: readonly PickerColumn[]
  cell(row: Row, key: string): ReactNode
  /** The displayed name; also of a chosen row that has not been read. */
  nameOf(row: Row): string
  /** Below the name if there is little space, such as the price. */
  detailOf(row: Row): ReactNode
  /** Address of a thumbnail. */
  pictureOf?(row: Row): string | undefined
  /** The text at a row that cannot be chosen, by the source's code. */
  reasonText(code: string): string
  /** Placeholder and name of the search field. */
  searchLabel: string
  /** Filters of the page: shown, never removed. */
  locked: readonly string[]
  /** In the footer: why rows are grey. */
  blockedHint?: string
  /** Offers to select by a rule. */
  allowRule?: boolean
  /** Offers the filter for eligible rows. */
  hasEligibleOnly: boolean
  /** "4 products": a number with the noun of these rows. */
  count(number: number): string
}
