import { readEach } from '@ebkit/core/configuration'
import { actionShape, type ListRow } from '@ebkit/core/list'
import { DataGrid, pressGridKey } from '@ebkit/ui/data-grid'
import { Skeleton } from '@ebkit/ui/placeholder'
import { useStyles } from '@ebkit/ui/styles'
import { useMemo, useRef, useState } from 'react'
import { useEnvironment, useStrings } from '../environment'
import { drawn } from './cells'
import css from './DataList.css'
import { Above } from './parts/Above'
import { columnActions } from './parts/columnActions'
import { ListMessage } from './parts/ListMessage'
import { ListPages } from './parts/ListPages'
import { RowMenu } from './parts/RowMenu'
import type { DataListProps, ListAction } from './props'
import { strings } from './strings'
import { useDataList } from './useDataList'
import { useMemory } from './useMemory'
import { useTable } from './useTable'

const rowHeights = { compact: 36, standard: 44, comfortable: 56 }

/**
 * The list of a back-office page: search, filters, sorted columns, selection across pages, actions, pages.
 *
 * @spec W-LIST-1
 */
export function DataList(props: DataListProps) {
  const { locale, dir, reportError } = useEnvironment()
  const text = useStrings(strings)
  const element = useStyles<HTMLDivElement>(css)
  const { memory, keep } = useMemory(props)
  const { list, state, ids, columns, source, tell } = useDataList(props, element, memory.pageSize)
  const read = (actions: unknown, path: string) =>
    readEach(actions, actionShape, path, tell) as unknown as ListAction[]
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for each configuration
  const rowActions = useMemo(() => read(props.rowActions, 'rowActions'), [props.rowActions])

  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const [more, setMore] = useState<{ button: HTMLElement; row: ListRow }>()
  const density = memory.density ?? props.density ?? 'standard'

  const act = ({ name }: ListAction, row: ListRow) => props.onRowAction?.({ name, key: list.keyOf(row), row })
  const fail = (cause: unknown) =>
    (props.onError ?? reportError)({ code: 'component-failed', message: text('cellFailed'), cause })
  const newest = useRef({ act, props, fail })
  newest.current = { act, props, fail }
  const handlers = useMemo(
    () => ({
      onAction: (action: ListAction, row: ListRow) => newest.current.act(action, row),
      onMore: (button: HTMLElement, row: ListRow) => setMore({ button, row }),
      onOpen: (row: ListRow) => newest.current.props.onOpen?.({ key: list.keyOf(row), row }),
      onFailure: (cause: unknown) => newest.current.fail(cause),
      onToggleOpen: (key: string) =>
        setOpen((all) => new Set(all.has(key) ? [...all].filter((one) => one !== key) : [...all, key])),
    }),
    [list],
  )
  const table = useTable({
    list,
    state,
    ids,
    columns,
    props,
    rowActions,
    open,
    text,
    locale,
    kept: memory.columns,
    newest,
    handlers,
  })

  const { page, pageIndex, pageSize, status } = state
  const { rows, total } = page
  const isMultiple = props.selection === 'multiple'
  const isSelectable = isMultiple || props.selection === 'single'
  const place = { list, state, ids, columns, props, memory, keep, density, locale, read }
  return (
    <div ref={element} className="eb-root eb-data-list" lang={locale} dir={dir}>
      <Above {...place} />
      <DataGrid
        // Rows are kept as they were drawn: another language draws them anew.
        key={locale}
        className="eb-data-list__grid"
        part="grid"
        label={props.label || text('label')}
        columns={table.columns}
        rows={rows}
        rowKey={list.keyOf}
        cell={table.cell}
        rowHeight={rowHeights[density] ?? rowHeights.standard}
        rowsBefore={pageSize ? (pageIndex - 1) * pageSize : 0}
        rowsInAll={page.isMore ? -1 : total}
        selected={isSelectable ? ids : undefined}
        multiple={isMultiple}
        onSelect={
          isSelectable
            ? (row) => (row ? list.selection.toggle(list.keyOf(row)) : list.selection.selectAll())
            : undefined
        }
        onOpen={handlers.onOpen}
        onSort={list.toggleSort}
        {...columnActions(place)}
        pressKey={pressGridKey}
        open={props.expand ? open : undefined}
        detail={props.expand && ((row) => drawn(props.expand?.(row)))}
        foot={table.foot}
        busy={status === 'loading'}
        view={`${pageIndex} ${state.search} ${state.sort?.name} ${state.sort?.direction}`}
      >
        {status === 'loading' ? (
          <Skeleton rows={Math.min(pageSize || 20, 20)} />
        ) : (
          <ListMessage {...place} isConfigured={!!source && columns.length > 0} />
        )}
      </DataGrid>
      {pageSize > 0 && <ListPages {...place} />}
      {more && (
        <RowMenu
          {...place}
          {...more}
          actions={rowActions}
          onAction={act}
          onClose={() => setMore(undefined)}
        />
      )}
    </div>
  )
}
