import { readTabChoices, type TabChoiceOf } from '../picker/tabChoices'
import type { ColumnChoice } from './columns'

/** The available tabs, in their usual order. @spec W-TCP-10 */
export const knownTabs = ['13', '19', '24'] as const

export type CategoryTab = (typeof knownTabs)[number]

/** A tab with the page's settings. */
export interface KnownTab {
  /** `13`, `19` or `24`. */
  value: CategoryTab
  /** Label of the tab. Default: the built-in one. */
  label?: string
  /** Columns in order. Default: the picker's, else the tab's own. */
  columns?: readonly ColumnChoice[]
}

/** A tab by its value, or with settings. */
export type TabChoice = TabChoiceOf<CategoryTab, KnownTab>

const allTabs = knownTabs.map((value) => ({ value }))

/** The page's tabs, each once, and the unknown ones. Default: all tabs. */
export const readTabs = (choices?: readonly TabChoice[]) =>
  readTabChoices<CategoryTab, KnownTab>(knownTabs, allTabs, choices)
