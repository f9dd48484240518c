import type { ConsolePage } from '@ebkit/core/services/consolePages'
import type { Page } from '@ebkit/domain'
import type { OpenPage } from './OpenPage'

/** What every kind of page gets. */
export interface PageProps<Kind extends Page['kind'] = Page['kind']> {
  /** Its tab: address, parameters, marks of its route. */
  open: OpenPage
  /** Its definition, as the user may see it. */
  page: Extract<Page, { kind: Kind }>
  resources: ConsolePage['resources']
  references: ConsolePage['references']
  /** Goes to an address such as `/orders?status=NEW`. @param inPlace this page closes, and the way back leads to the one before it */
  onGo(address: string, inPlace?: boolean): void
  /** Changes the query of the page's address. @param isNew the way back leads to the query before */
  onQuery(query: string, isNew?: boolean): void
  /** Says whether it has changes that are not saved. */
  onDirty(isDirty: boolean): void
  /** Names its tab, for instance by its row. */
  onTitle(title: string): void
  /** Closes its tab. */
  onClose(): void
}

/** What a page gets whose definition has not come yet. */
export type PageViewProps = Omit<PageProps, 'page' | 'resources' | 'references'>
