import type { ConsolePage, PageResource } from '@ebkit/core/services/consolePages'
import type { Drawer as DrawerDefinition } from '@ebkit/domain'
import type { DataListHandle } from '@ebkit/widgets/data-list'
import { type RefObject, useRef, useState } from 'react'
import type { OpenPage } from '../pages/OpenPage'
import { RowDrawer } from '../row/RowDrawer'
import type { RowDrawerProps } from '../row/RowDrawerProps'
import { placeOf } from '../row/rowPlace'
import { ListImport } from './ListImport'
import { ListSection } from './ListSection'
import type { ListSectionProps } from './ListSectionProps'
import { openedBy } from './openedBy'

export interface RowListProps {
  view: ListSectionProps['view']
  /** Grows when the list is to be printed. Default 0. */
  printings?: number | undefined
  drawer?: DrawerDefinition | undefined
  resource: PageResource
  resources: ConsolePage['resources']
  references: ConsolePage['references']
  open: OpenPage
  /** Parameters of the address, for fixed conditions and the initial filters. */
  parameters: Readonly<Record<string, string>>
  title: string
  /** Name under which the user's choices are kept on this device. */
  remember: string
  /** Prefix of the list's parameters in the address. */
  address: string
  /** Another list of the page is in front: the row in the address belongs to that one. */
  isBehind?: boolean | undefined
  /** Goes to a tab that is another address. Default: a tab is a filter. */
  onTab?: ListSectionProps['onTab']
  /** Narrows when the actions of rows are available. */
  narrow?: ListSectionProps['narrow']
  /** Receives the list's methods. Default: they are not passed on. */
  handle?: RefObject<DataListHandle | null> | undefined
  /** Called with what the list shows. */
  onShown?: ListSectionProps['onShown']
  /** Shown below the facts of an open row. */
  Below?: RowDrawerProps['Below']
  onGo(address: string): void
  onQuery(query: string, isNew?: boolean): void
  onDirty(isDirty: boolean): void
}

/** A list whose rows open beside it, in a drawer, and are imported above it. */
export function RowList(props: RowListProps) {
  const { view, drawer = {}, open, isBehind, onQuery } = props
  const own = useRef<DataListHandle>(null)
  const list = props.handle ?? own
  const [keys, setKeys] = useState<readonly string[]>([])
  const opened = openedBy(drawer.related, open.query)
  return (
    <>
      <ListSection {...props} handle={list} onKeys={setKeys} />
      <RowDrawer
        {...props}
        open={{ ...open, query: opened.query }}
        drawer={drawer}
        place={isBehind ? {} : placeOf(opened.query)}
        firstTab={opened.list}
        keys={keys}
        actions={view.rowActions}
        where={view.where}
        onPlace={onQuery}
        onChanged={() => list.current?.reload()}
      />
      {!isBehind && <ListImport {...props} onImported={() => list.current?.reload()} />}
    </>
  )
}
