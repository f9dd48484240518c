import type { ConsolePage, PageResource } from '@ebkit/core/services/consolePages'
import type { Drawer, ListPage, ListView } from '@ebkit/domain'
import type { DataListHandle } from '@ebkit/widgets/data-list'
import type { RefObject } from 'react'
import type { ShownRows } from '../additions/Addition'
import type { OpenPage } from '../pages/OpenPage'
import type { RowAction } from './listActions'

export interface ListSectionProps {
  view: ListView &
    Pick<
      ListPage,
      'figures' | 'summaries' | 'tabCounts' | 'range' | 'refresh' | 'unfold' | 'groups' | 'map'
    > & {
      readonly where?: string | undefined
    }
  /** What the printed sheet of a row shows. */
  drawer?: Drawer | undefined
  resources?: ConsolePage['resources'] | undefined
  /** Grows when the list is to be printed. Default 0. */
  printings?: number | undefined
  resource: PageResource
  references: ConsolePage['references']
  open: OpenPage
  /** Parameters of the page's address, for fixed conditions. */
  parameters: Readonly<Record<string, string>>
  /** The parameters are those of a row: the list is not filtered by them at first. */
  isOfRow?: boolean
  /** Accessible name, and the name of exported files. */
  title: string
  /** Name under which the user's choices are kept on this device. */
  remember: string
  /** Prefix of the list's parameters in the address. Default: it has none there. */
  address?: string
  /** A condition besides the definition's. */
  where?: string | undefined
  handle?: RefObject<DataListHandle | null>
  /** Narrows when the actions are available. Default: as in their definition. */
  narrow?: ((actions: readonly RowAction[]) => readonly RowAction[]) | undefined
  /** Called with what the list shows. */
  onShown?: ((shown: ShownRows) => void) | undefined
  /** Goes to a tab that is another address. Default: a tab is a filter. */
  onTab?: ((value: string | undefined) => void) | undefined
  /** Called with the keys of the rows on the page. */
  onKeys?(keys: readonly string[]): void
  onGo(address: string): void
  onQuery(query: string, isNew?: boolean): void
}
