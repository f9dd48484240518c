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
export type TabChoice = ProductTab | number | (Omit<KnownTab, 'value'> & { value: ProductTab | number })

const isKnown = (value: string): value is ProductTab => (knownTabs as readonly string[]).includes(value)

/** The page's tabs, each once, and what is none. Without any: the default one. */
export function readTabs(choices: readonly TabChoice[] = []): { tabs: KnownTab[]; unknown: string[] } {
  const tabs = new Map<string, KnownTab>()
  const unknown: string[] = []
  for (const choice of choices) {
    const tab = typeof choice === 'object' ? choice : { value: choice }
    const value = String(tab?.value)
    if (isKnown(value)) tabs.set(value, { ...tab, value })
    else unknown.push(value)
  }
  return { tabs: tabs.size ? [...tabs.values()] : [{ value: 'default' }], unknown }
}
