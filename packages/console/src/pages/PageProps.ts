import type { ConsolePage } from '@ebkit/core/services/consolePages'
import type { Page } from '@ebkit/domain'
import type { OpenPage } from './OpenPage'

/** Props of every kind of page. */
export interface PageProps<Kind extends Page['kind'] = Page['kind']> {
  /** Its tab: address, parameters, marks of its route. */
  open: OpenPage
  /** Its definition, as the user may see it. */
  page: Extract<Page, { kind: Kind }>
  resources: ConsolePage['resources']
  references: ConsolePage['references']
  /** Goes to an address such as `/orders?status=NEW`. @param inPlace closes this page and replaces it in the history */
  onGo(address: string, inPlace?: boolean): void
  /** Changes the query of the page's address. @param isNew adds a history entry, to which Back returns */
  onQuery(query: string, isNew?: boolean): void
  /** Reports whether the page has unsaved changes. */
  onDirty(isDirty: boolean): void
  /** Names the page's tab, for instance after its row. */
  onTitle(title: string): void
  /** Closes the page's tab. */
  onClose(): void
}

/** Props of a page whose definition is not loaded yet. */
export type PageViewProps = Omit<PageProps, 'page' | 'resources' | 'references'>
