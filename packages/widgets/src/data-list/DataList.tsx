import { actionShape, type ListRow, readEach } from '@ebkit/core'
import { DataGrid, Menu, useStyles } from '@ebkit/ui'
import { useMemo, useRef, useState } from 'react'
import { useEnvironment, useStrings } from '../environment'
import { actionsFor } from './actionsFor'
import { BulkBar } from './BulkBar'
import { drawn } from './cells'
import { moved, withWidth } from './columnOrder'
import css from './DataList.css'
import { FilterChips } from './FilterChips'
import { ListMessage } from './ListMessage'
import { ListPages } from './ListPages'
import { ListTools } from './ListTools'
import type { DataListProps, ListAction } from './props'
import { strings } from './strings'
import { textOf } from './textOf'
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
  const { locale, dir } = useEnvironment()
  const text = useStrings(strings)
  const element = useStyles<HTMLDivElement>(css)
  const { list, state, ids, columns, source, tell } = useDataList(props, element)
  const { memory, keep } = useMemory(props)
  const read = (actions: unknown, path: string) =>
    readEach(actions, actionShape, path, tell) as unknown as ListAction[]
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for each configuration
  const rowActions = useMemo(() => read(props.rowActions, 'rowActions'), [props.rowActions])
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for each configuration
  const bulkActions = useMemo(() => read(props.bulkActions, 'bulkActions'), [props.bulkActions])
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for each configuration
  const toolbar = useMemo(() => read(props.toolbar, 'toolbar'), [props.toolbar])

  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const [more, setMore] = useState<{ button: HTMLElement; row: ListRow }>()
  const density = memory.density ?? props.density ?? 'standard'

  const act = ({ name }: ListAction, row: ListRow) => props.onRowAction?.({ name, key: list.keyOf(row), row })
  const newest = useRef({ act, props })
  newest.current = { act, props }
  const handlers = useMemo(
    () => ({
      onAction: (action: ListAction, row: ListRow) => newest.current.act(action, row),
      onMore: (button: HTMLElement, row: ListRow) => setMore({ button, row }),
      onOpen: (row: ListRow) => newest.current.props.onOpen?.({ key: list.keyOf(row), row }),
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
    handlers,
  })

  const { page, pageIndex, pageSize, status } = state
  const { rows, total } = page
  const isMultiple = props.selection === 'multiple'
  return (
    <div ref={element} className="eb-root eb-data-list" lang={locale} dir={dir}>
      <ListTools
        {...{ list, state, columns, toolbar, density, text, locale }}
        onDensity={(density) => keep({ density })}
        onToolbarAction={(name) => props.onToolbarAction?.({ name })}
      >
        <FilterChips {...{ list, state, columns, text, locale }} />
      </ListTools>
      {isMultiple && ids.size > 0 && (
        <BulkBar
          {...{ list, state, ids, text, locale }}
          actions={bulkActions}
          onAction={(name) => props.onBulkAction?.({ name, keys: [...ids], rows: list.selectedRows() })}
        />
      )}
      {status === 'failed' && rows.length > 0 && <ListMessage {...{ list, state, text }} isBar />}
      <DataGrid
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
        selected={props.selection && props.selection !== 'none' ? ids : undefined}
        multiple={isMultiple}
        onSelect={
          props.selection && props.selection !== 'none'
            ? (row) => (row ? list.selection.toggle(list.keyOf(row)) : list.selection.selectAll())
            : undefined
        }
        onOpen={handlers.onOpen}
        onSort={list.toggleSort}
        onResize={(name, width) => keep({ columns: withWidth(columns, memory.columns, name, width) })}
        onMove={(name, step) => keep({ columns: moved(columns, memory.columns, name, step) })}
        open={props.expand ? open : undefined}
        detail={props.expand && ((row) => drawn(props.expand?.(row)))}
        foot={table.foot}
        busy={status === 'loading'}
        view={`${pageIndex} ${state.search} ${state.sort?.name} ${state.sort?.direction}`}
      >
        <ListMessage {...{ list, state, text }} isConfigured={!!source && columns.length > 0} />
      </DataGrid>
      {pageSize > 0 && <ListPages {...{ list, state, text }} onPageSize={(pageSize) => keep({ pageSize })} />}
      {more && (
        <Menu
          label={text('more')}
          anchor={more.button}
          placement="bottom-end"
          items={actionsFor(more.row, rowActions).map(({ name, label, tone }) => ({
            id: name,
            label: textOf(label, locale) || name,
            danger: tone === 'danger',
          }))}
          onClose={() => setMore(undefined)}
          onChoose={(name) => {
            const action = rowActions.find((one) => one.name === name)
            if (action) act(action, more.row)
          }}
        />
      )}
    </div>
  )
}
