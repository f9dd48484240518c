import { readTabChoices, type TabChoiceOf } from '../picker/tabChoices'
import type { ColumnChoice } from './columns'
import { knownTabs, type ProductTab } from './tabs'

/** A tab with what is different about it. */
export interface KnownTab {
  /** `default`, `13`, `19`, `24`, `29` or `30`: the list call's strategy. */
  value: ProductTab
  /** Default: ours. */
  label?: string
  /** Columns in order. Default: the picker's, else the tab's own. */
  columns?: readonly ColumnChoice[]
  /** How the list is asked for. Default: the picker's `method`. */
  method?: 'POST' | 'GET'
  /** Further parameters of the list call. */
  params?: Readonly<Record<string, unknown>>
}

/** A tab by its value, or with what is different about it. */
export type TabChoice = TabChoiceOf<ProductTab, KnownTab>

/** The page's tabs, each once, and what is none. Without any: the default one. */
export const readTabs = (choices?: readonly TabChoice[]) =>
  readTabChoices<ProductTab, KnownTab>(knownTabs, [{ value: 'default' }], choices)
