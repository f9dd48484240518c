import { readTabChoices, type TabChoiceOf } from '../picker/tabChoices'
import type { ColumnChoice } from './columns'

/** Tabs that there are, in the order in which they are usual. @spec W-TCP-10 */
export const knownTabs = ['13', '19', '24'] as const

export type CategoryTab = (typeof knownTabs)[number]

/** A tab with what is different about it. */
export interface KnownTab {
  /** `13`, `19` or `24`. */
  value: CategoryTab
  /** Default: ours. */
  label?: string
  /** Columns in order. Default: the picker's, else the tab's own. */
  columns?: readonly ColumnChoice[]
}

/** A tab by its value, or with what is different about it. */
export type TabChoice = TabChoiceOf<CategoryTab, KnownTab>

const allTabs = knownTabs.map((value) => ({ value }))

/** The page's tabs, each once, and what is none. Without any: all of them. */
export const readTabs = (choices?: readonly TabChoice[]) =>
  readTabChoices<CategoryTab, KnownTab>(knownTabs, allTabs, choices)
