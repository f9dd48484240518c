import { readEach } from '@ebkit/core/configuration'
import { actionShape, type List, type ListRow, type ListState } from '@ebkit/core/list'
import { DataGrid, pressGridKey } from '@ebkit/ui/data-grid'
import { Skeleton } from '@ebkit/ui/placeholder'
import { useStyles } from '@ebkit/ui/styles'
import { useMemo } from 'react'
import { useEnvironment, useStrings } from '../environment'
import { drawn } from './cells'
import { isCondition } from './conditionHolds'
import css from './DataList.css'
import { columnActions } from './parts/columnActions'
import { ListBars } from './parts/ListBars'
import { ListMessage } from './parts/ListMessage'
import { ListPages } from './parts/ListPages'
import { RowMenu } from './parts/RowMenu'
import type { DataListProps, ListAction } from './props'
import { strings } from './strings'
import { useDataList } from './useDataList'
import { useMemory } from './useMemory'
import { useRowHandlers } from './useRowHandlers'
import { useTable } from './useTable'

const rowHeights = { compact: 36, standard: 44, comfortable: 56 }

/** A list with given columns, rows and actions. */
export function RowList(props: DataListProps) {
  const { locale, dir } = useEnvironment()
  const text = useStrings(strings)
  const element = useStyles<HTMLDivElement>(css)
  const { memory, keep } = useMemory(props)
  const { list, state, ids, columns, source, tell } = useDataList(props, element, memory.pageSize)
  const read = (actions: unknown, path: string) => {
    const valid = readEach(actions, actionShape, path, tell) as unknown as ListAction[]
    for (const { name, when } of valid)
      if (typeof when === 'string' && !isCondition(when))
        tell(`${path}: ${name}.when is no condition: ${when}`)
    return valid
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: reported once for each configuration
  const rowActions = useMemo(() => read(props.rowActions, 'rowActions'), [props.rowActions])

  const { open, menu, setMenu, act, newest, handlers } = useRowHandlers(props, list, text)
  const kept = memory.columns
  const table = useTable({
    ...{ list, state, ids, columns, kept, props, rowActions, open, text, locale, newest, handlers },
  })

  const { page, pageIndex, pageSize, status } = state
  const { rows, total } = page
  const isMultiple = props.selection === 'multiple'
  const isSelectable = isMultiple || props.selection === 'single'
  const density = memory.density ?? props.density ?? 'standard'
  const place = { list, state, ids, columns, props, memory, keep, density, locale, read }
  return (
    <div ref={element} className="eb-root eb-data-list" lang={locale} dir={dir}>
      <ListBars {...place} />
      <DataGrid
        // Rendered rows are reused: another language renders them again.
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
        onSelect={isSelectable ? (row) => select(list, row) : undefined}
        onOpen={handlers.onOpen}
        onSort={list.toggleSort}
        {...columnActions(place)}
        pressKey={pressGridKey}
        open={props.expand ? open : undefined}
        detail={props.expand && ((row) => drawn(props.expand?.(row)))}
        foot={table.foot}
        busy={status === 'loading'}
        view={viewOf(state)}
      >
        {status === 'loading' ? (
          <Skeleton rows={Math.min(pageSize || 20, 20)} />
        ) : (
          <ListMessage {...place} isConfigured={!!source && columns.length > 0} />
        )}
      </DataGrid>
      {pageSize > 0 && <ListPages {...place} />}
      {menu && (
        <RowMenu
          {...place}
          {...menu}
          actions={rowActions}
          onAction={act}
          onClose={() => setMenu(undefined)}
        />
      )}
    </div>
  )
}

/** Toggles the selection of a row; without a row, of all shown rows. */
function select({ selection, keyOf }: List, row: ListRow | undefined): void {
  if (row) selection.toggle(keyOf(row))
  else selection.selectAll()
}

/** Changes whenever the grid must return to its first row. */
const viewOf = ({ pageIndex, search, sort }: ListState) =>
  `${pageIndex} ${search} ${sort?.name} ${sort?.direction}`
