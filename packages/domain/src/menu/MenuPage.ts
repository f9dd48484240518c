import type { PageMatch } from '../routes/pageAt'
import type { MenuEntry } from './MenuEntry'

/** A page in the menu, with its address. */
export interface MenuPage extends PageMatch {
  readonly address: string
  readonly entry: MenuEntry
}
