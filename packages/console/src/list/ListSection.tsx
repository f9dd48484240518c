import { conditionOf, type ListFilters, type ListQuery } from '@ebkit/core/list'
import { columnsOf } from '@ebkit/core/resource-definition'
import type { ConsolePage, PageResource } from '@ebkit/core/services/consolePages'
import type { Drawer, ListPage, ListView } from '@ebkit/domain'
import { useStyles } from '@ebkit/ui/styles'
import { DataList, type DataListHandle } from '@ebkit/widgets/data-list'
import { usePlace, useStrings } from '@ebkit/widgets/environment'
import { laterPart } from '@ebkit/widgets/later'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import type { ShownRows } from '../additions/Addition'
import type { OpenPage } from '../pages/OpenPage'
import { pageStrings } from '../pages/strings'
import { withPlace } from '../row/rowPlace'
import { useActing } from '../row/useActing'
import { useRepeat } from '../rows/useRepeat'
import { CountedTabs } from './CountedTabs'
import { fixedCondition } from './fixedCondition'
import { beginsOf, groupedColumns } from './groupedColumns'
import css from './List.css'
import { ListFigures } from './ListFigures'
import { listActions, type RowAction } from './listActions'
import { seesMap } from './listPlace'
import { markedColumns } from './markedColumns'
import { orderOf } from './orderOf'
import { QuickFilters } from './QuickFilters'
import type { RowsOnMapProps } from './RowsOnMap'
import { StateTabs } from './StateTabs'
import { Unfolded } from './Unfolded'
import { useChanges } from './useChanges'
import { usePreset } from './usePreset'
import { useRefresh } from './useRefresh'

export interface ListSectionProps {
  view: ListView &
    Pick<
      ListPage,
      'figures' | 'summaries' | 'tabCounts' | 'range' | 'refresh' | 'unfold' | 'groups' | 'map'
    > & {
      readonly where?: string | undefined
    }
  /** What a sheet of a row shows. */
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
  /** Name under which the user's choices are kept on this machine. */
  remember: string
  /** Prefix of what stands in the address. Default: nothing does. */
  address?: string
  /** A condition beside the definition's. */
  where?: string | undefined
  handle?: RefObject<DataListHandle | null>
  /** Narrows what its actions fit. Default: what their definition says. */
  narrow?: ((actions: readonly RowAction[]) => readonly RowAction[]) | undefined
  /** Told what it shows. */
  onShown?: ((shown: ShownRows) => void) | undefined
  /** Another tab is another address. Default: it is a filter. */
  onTab?: ((value: string | undefined) => void) | undefined
  /** Told of the keys of the rows on the page. */
  onKeys?(keys: readonly string[]): void
  onGo(address: string): void
  onQuery(query: string, isNew?: boolean): void
}

const asTheyAre = (actions: readonly RowAction[]) => actions

/** A list of a resource's rows as its definition says. */
export function ListSection(props: ListSectionProps) {
  const { view, resource, references, open, parameters, title, remember, address, onQuery } = props
  const root = useStyles<HTMLDivElement>(css)
  const { locale } = usePlace()
  const text = useStrings(pageStrings)
  const [query, setQuery] = useState<ListQuery>()
  const { changes, tellLoad } = useChanges()
  const [begins, setBegins] = useState<ReadonlySet<string>>(new Set())
  const go = useRef(props.onGo)
  go.current = props.onGo
  const goTo = useMemo(() => (address: string) => go.current(address), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: it goes wherever the page goes now
  const columns = useMemo(() => {
    const own = groupedColumns(columnsOf(view, resource.fields, references), view.groups, resource, begins)
    return markedColumns(own, view.marks, resource.fields, goTo)
  }, [view, resource, references, begins])
  // biome-ignore lint/correctness/useExhaustiveDependencies: texts follow from the language
  const actions = useMemo(
    () => ({
      row: (props.narrow ?? asTheyAre)(listActions(view.rowActions ?? [], resource, { text, locale })),
      bulk: listActions(view.bulkActions ?? [], resource, { text, locale }),
    }),
    [view, resource, locale],
  )
  const where = [props.where, fixedCondition(view.where, parameters)].filter(Boolean).join('&')
  const preset = usePreset(props.isOfRow ? [] : columns, parameters, view)
  // until they have come, what the address asks for is in front
  const filters = query?.filters ?? preset
  const canExport = (view.toolbar ?? []).includes('export') && resource.rights.includes('export')

  const { act, actOnMany, print, questions } = useActing({
    ...props,
    ...props.drawer,
    actions: view.rowActions,
    labels: view.labels,
    onChanged(deleted) {
      if (deleted) props.handle?.current?.clearSelection()
      props.handle?.current?.reload()
    },
  })
  const unfolded = resource.fields.find(({ name }) => name === view.unfold)
  useRepeat(view.refresh, () => props.handle?.current?.reload())
  const tabs = {
    field: resource.fields.find(({ name }) => name === view.tabs),
    filters,
    onTab: props.onTab,
    onChange: (next: ListFilters) => props.handle?.current?.setFilters(next),
  }
  const lookForWork = useRefresh(view.readAgain, () => props.handle?.current?.reload())
  const { printings = 0 } = props
  // biome-ignore lint/correctness/useExhaustiveDependencies: once each time that it is asked for
  useEffect(() => {
    if (!printings) return
    const { search = '', sort } = query ?? {}
    const order = sort ? `${sort.name} ${sort.direction}` : orderOf(view)
    print({
      ...{ kind: 'list', title, resource, columns: view.columns, by: view.printBy },
      ...{ filter: conditionOf(filters, where), search, sort: order },
    })
  }, [printings])
  const isMap = view.map !== undefined && seesMap(open.query)
  return (
    <div ref={root} className={`eb-list-section${isMap ? ' eb-list-section--map' : ''}`}>
      {view.figures && query && (
        <ListFigures
          route={open.route.path}
          figures={view.figures}
          summaries={view.summaries}
          resource={resource}
          changes={changes}
          filters={filters}
          where={where}
          onFilters={(next) => props.handle?.current?.setFilters(next)}
          search={query.search}
          parameters={parameters}
        />
      )}
      {view.tabs &&
        (view.tabCounts && query ? (
          <CountedTabs
            {...tabs}
            route={open.route.path}
            where={where}
            search={query.search}
            parameters={parameters}
            changes={changes}
          />
        ) : (
          <StateTabs {...tabs} />
        ))}
      {view.quickFilters && (
        <QuickFilters
          filters={view.quickFilters}
          chosen={filters}
          onChange={(next) => props.handle?.current?.setFilters(next)}
        />
      )}
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
        onOpen={({ key }) => onQuery(withPlace(open.query, { id: key }), true)}
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
          onOpen={(key) => onQuery(withPlace(open.query, { id: key }), true)}
        />
      )}
      {questions}
    </div>
  )
}

const [useMap] = laterPart(() => import('./RowsOnMap'))

/** The map, whose code is loaded when it is seen first. */
function RowsOnMapPart(props: RowsOnMapProps) {
  const { RowsOnMap, failure } = useMap(true)
  return RowsOnMap ? <RowsOnMap {...props} /> : (failure ?? null)
}
