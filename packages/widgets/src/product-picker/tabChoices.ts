import { readTabChoices, type TabChoiceOf } from '../picker/tabChoices'
import type { ColumnChoice } from './columns'
import { knownTabs, type ProductTab } from './tabs'

/** A tab with settings. */
export interface KnownTab {
  /** `default`, `13`, `19`, `24`, `29` or `30`: the list call's strategy. */
  value: ProductTab
  /** Label of the tab. Default: the built-in one. */
  label?: string
  /** Columns in order. Default: the picker's, else the tab's own. */
  columns?: readonly ColumnChoice[]
  /** Method of the list call. Default: the picker's `method`. */
  method?: 'POST' | 'GET'
  /** Further parameters of the list call. */
  params?: Readonly<Record<string, unknown>>
}

/** A tab by its value, or with settings. */
export type TabChoice = TabChoiceOf<ProductTab, KnownTab>

/** The page's tabs, each once, and the unknown ones. Default: the default tab. */
export const readTabs = (choices?: readonly TabChoice[]) =>
  readTabChoices<ProductTab, KnownTab>(knownTabs, [{ value: 'default' }], choices)
