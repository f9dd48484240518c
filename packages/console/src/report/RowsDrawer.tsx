import { resourceEndpoint } from '@ebkit/core/endpoints'
import { columnsOf } from '@ebkit/core/resource-definition'
import type { PageResource } from '@ebkit/core/services/consolePages'
import { DataList } from '@ebkit/widgets/data-list'
import { useStrings } from '@ebkit/widgets/environment'
import { useMemo } from 'react'
import { figureStrings } from '../figures/strings'
import { Drawer } from '../row/Drawer'

export interface RowsDrawerProps {
  title: string
  /** The condition of the rows; empty: all. */
  where: string
  resource: PageResource
  /** Names of fields. */
  columns: readonly string[]
  /** Default: that of the resource. */
  sort: string | undefined
  /** Stores, joined by commas. Default: the current one. */
  hotelId: string | undefined
  canExport: boolean
  onClose(): void
}

/** The endpoint of a list for stores other than the current one. */
const listOf = (resource: string, hotelId: string) => ({
  url: `/${resourceEndpoint(resource, 'list').url}`,
  params: { hotelId },
  filterName: 'filter',
})

/** The rows behind a figure. */
export function RowsDrawer(props: RowsDrawerProps) {
  const { title, where, resource, columns, sort, hotelId, canExport, onClose } = props
  const text = useStrings(figureStrings)
  const shown = useMemo(() => columnsOf({ columns }, resource.fields), [columns, resource])
  const rows = useMemo(
    () =>
      hotelId
        ? { source: { ...listOf(resource.resource, hotelId), where } }
        : { resource: resource.resource, where },
    [hotelId, resource, where],
  )
  return (
    <Drawer open isWide title={text('rows', { name: title })} onClose={onClose}>
      <DataList
        {...rows}
        key={where}
        columns={shown}
        rowKey={resource.key}
        sort={sort}
        plainNames
        exportable={canExport}
        label={title}
      />
    </Drawer>
  )
}
