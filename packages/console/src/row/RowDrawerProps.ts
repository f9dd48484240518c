import type { ConsolePage, PageResource } from '@ebkit/core/services/consolePages'
import type { Row } from '@ebkit/core/services/rows'
import type { Drawer as DrawerDefinition, PageAction } from '@ebkit/domain'
import type { ComponentType } from 'react'
import type { DrawerAdditionProps } from '../additions/Addition'
import type { OpenPage } from '../pages/OpenPage'
import type { RowPlace } from './rowPlace'

export interface RowDrawerProps {
  open: OpenPage
  resource: PageResource
  references: ConsolePage['references']
  resources: ConsolePage['resources']
  drawer: DrawerDefinition
  place: RowPlace
  /** The list that is in front in a form with tabs, by its resource. Default: the first section. */
  firstTab?: string | undefined
  /** Keys of the rows that the list shows, through which J and K step. Default: none. */
  keys?: readonly string[] | undefined
  /** The actions that the list offers for its rows: names of actions, and links. */
  actions?: readonly PageAction[] | undefined
  /** Whether an action that the row's state allows makes sense for it. Default: it does. */
  fits?: ((action: string, row: Row) => boolean) | undefined
  /** Shown below the facts of the row. */
  Below?: ComponentType<DrawerAdditionProps> | undefined
  /** The list's fixed condition, which sets the initial values of a new row. */
  where: string | undefined
  parameters: Readonly<Record<string, string>>
  /** Changes the query of the page: to another row, another mode, or none. */
  onPlace(query: string, isNew?: boolean): void
  onGo(address: string): void
  onDirty(isDirty: boolean): void
  /** A row was saved or deleted. */
  onChanged(): void
}
