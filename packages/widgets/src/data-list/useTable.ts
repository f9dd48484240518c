import type { ListColumn } from '@ebkit/core/list'
import type { GridColumn } from '@ebkit/ui/data-grid'
import { useMemo } from 'react'
import { cellOf } from './cells'
import { shownColumns } from './gridColumns'
import type { TableInput } from './TableInput'
import { totalsOf } from './totalsOf'
import { useCell } from './useCell'
import { useGridColumns } from './useGridColumns'

/** Columns, cells and footer of the grid. */
export function useTable(input: TableInput) {
  const { columns, kept } = input
  const shown = useMemo(() => shownColumns(columns, kept), [columns, kept])
  return {
    columns: useGridColumns(input, shown),
    cell: useCell(input, shown),
    foot: useFoot(input, shown),
  }
}

/** Content of the footer, if there are totals. */
function useFoot({ state, props, text, locale }: TableInput, shown: readonly ListColumn[]) {
  const { page } = state
  const totals = useMemo(
    () => (props.totals ? totalsOf(shown, page) : undefined),
    [props.totals, shown, page],
  )
  if (!totals) return undefined
  return ({ key }: GridColumn) => {
    if (key === shown[0]?.name) return text(totals.isWhole ? 'total' : 'pageTotal')
    const column = shown.find(({ name }) => name === key)
    return column?.total && cellOf(totals.row, column, { text, locale })
  }
}
