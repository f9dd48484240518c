import { conditionOf, type ListQuery } from '@ebkit/core/list'
import { useStyles } from '@ebkit/ui/styles'
import { DataList, type DataListHandle } from '@ebkit/widgets/data-list'
import { laterPart } from '@ebkit/widgets/later'
import { type RefObject, useEffect, useState } from 'react'
import { withPlace } from '../row/rowPlace'
import { useActing } from '../row/useActing'
import { useRepeat } from '../rows/useRepeat'
import { beginsOf } from './groupedColumns'
import css from './List.css'
import { ListHead } from './ListHead'
import type { ListSectionProps } from './ListSectionProps'
import { seesMap } from './listPlace'
import { orderOf } from './orderOf'
import type { RowsOnMapProps } from './RowsOnMap'
import { Unfolded } from './Unfolded'
import { useChanges } from './useChanges'
import { useListDefinition } from './useListDefinition'
import { useRefresh } from './useRefresh'

/** A list of a resource's rows, according to its definition. */
export function ListSection(props: ListSectionProps) {
  const { view, resource, open, title, remember, address, onQuery } = props
  const root = useStyles<HTMLDivElement>(css)
  const [query, setQuery] = useState<ListQuery>()
  const { changes, tellLoad } = useChanges()
  const [begins, setBegins] = useState<ReadonlySet<string>>(new Set())
  const { columns, actions, where, preset, canExport, unfolded } = useListDefinition(props, begins)
  // until the rows are loaded, the filters are those of the address
  const filters = query?.filters ?? preset
  const reload = () => props.handle?.current?.reload()
  const { act, actOnMany, print, questions } = useActing({
    ...props,
    ...props.drawer,
    actions: view.rowActions,
    labels: view.labels,
    onChanged(deleted) {
      if (deleted) props.handle?.current?.clearSelection()
      reload()
    },
  })
  useRepeat(view.refresh, reload)
  const lookForWork = useRefresh(view.readAgain, reload)
  usePrinting(props, print, { query, filter: conditionOf(filters, where) })
  const isMap = view.map !== undefined && seesMap(open.query)
  const openRow = (key: string) => onQuery(withPlace(open.query, { id: key }), true)
  return (
    <div ref={root} className={`eb-list-section${isMap ? ' eb-list-section--map' : ''}`}>
      <ListHead {...{ list: props, query, filters, where, changes }} />
      <DataList
        columns={columns}
        resource={resource.resource}
        {...(where && { where })}
        rowKey={resource.key}
        sort={orderOf(view)}
        filters={preset}
        rowActions={actions.row}
        bulkActions={actions.bulk}
        selection={actions.bulk.length || canExport ? 'multiple' : 'none'}
        exportable={canExport}
        totals={!!view.totals?.length}
        expand={unfolded && ((row) => <Unfolded row={row} field={unfolded} />)}
        remember={`console.${remember}`}
        address={address}
        label={title}
        handle={props.handle as RefObject<DataListHandle | null>}
        onLoad={({ search, filters, sort, rows }) => {
          const keys = rows.map((row) => String(row[resource.key]))
          setQuery({ search, filters, sort })
          tellLoad(JSON.stringify([search, filters]), keys)
          if (view.groups) setBegins(beginsOf(rows, view.groups, resource.key))
          props.onShown?.({ search, filters, filter: conditionOf(filters, where) })
          lookForWork(rows)
          props.onKeys?.(keys)
        }}
        onOpen={({ key }) => openRow(key)}
        onRowAction={({ name, row }) => act(name, row)}
        onBulkAction={({ name, keys, rows }) => actOnMany(name, keys, rows)}
      />
      {isMap && query && view.map && (
        <RowsOnMapPart
          {...{ resource, changes }}
          filter={conditionOf(filters, where)}
          field={view.map}
          search={query.search}
          label={title}
          onOpen={openRow}
        />
      )}
      {questions}
    </div>
  )
}

interface Printed {
  query: ListQuery | undefined
  /** The condition of the rows that the list shows. */
  filter: string
}

/** Prints the list on each request. */
function usePrinting(
  { printings = 0, view, resource, title }: ListSectionProps,
  print: ReturnType<typeof useActing>['print'],
  { query, filter }: Printed,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per request
  useEffect(() => {
    if (!printings) return
    const { search = '', sort } = query ?? {}
    const order = sort ? `${sort.name} ${sort.direction}` : orderOf(view)
    print({
      ...{ kind: 'list', title, resource, columns: view.columns, by: view.printBy },
      ...{ filter, search, sort: order },
    })
  }, [printings])
}

const [useMap] = laterPart(() => import('./RowsOnMap'))

/** The map, whose code is loaded when it is first shown. */
function RowsOnMapPart(props: RowsOnMapProps) {
  const { RowsOnMap, failure } = useMap(true)
  return RowsOnMap ? <RowsOnMap {...props} /> : (failure ?? null)
}
