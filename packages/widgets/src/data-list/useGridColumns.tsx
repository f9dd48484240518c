import type { ListColumn } from '@ebkit/core/list'
import { Checkbox } from '@ebkit/ui/checkbox'
import type { GridColumn } from '@ebkit/ui/data-grid'
import { useMemo } from 'react'
import { actionsWidth } from './actionsWidth'
import { actionsKey, gridColumns, markKey, openKey } from './gridColumns'
import type { TableInput } from './TableInput'

/** The grid's columns: boxes, arrows of details, the page's columns, actions. @param shown the page's visible columns */
export function useGridColumns(input: TableInput, shown: readonly ListColumn[]): GridColumn[] {
  const { list, state, props, rowActions, text, locale } = input
  const { rows } = state.page
  const isMultiple = props.selection === 'multiple'
  const isSelectable = isMultiple || props.selection === 'single'
  const count = isMultiple ? list.countShown() : 0
  const some = count > 0
  const all = some && count === rows.length
  const hasBelow = input.columns.some(({ below }) => below)
  const own = useMemo(
    () => gridColumns(shown, state.sort, locale, hasBelow),
    [shown, state.sort, locale, hasBelow],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: what of the input is used
  return useMemo(() => {
    const head = isMultiple ? pageBox(input, { some, all }) : hidden(text('select'))
    return [
      ...(isSelectable ? [{ ...markColumn, head }] : []),
      ...(props.expand ? [{ ...openColumn, head: hidden(text('expand')) }] : []),
      ...own,
      ...(rowActions.length ? [actionColumn(actionsWidth(rows, rowActions, locale), text('actions'))] : []),
    ]
  }, [own, isSelectable, isMultiple, some, all, props.expand, rowActions, text, locale, rows, list])
}

const markColumn = { key: markKey, width: 52, pinned: 'start', card: 'mark' } as const
const openColumn = { key: openKey, width: 40, pinned: 'start' } as const

const actionColumn = (width: number, head: string): GridColumn => ({
  key: actionsKey,
  width,
  pinned: 'end',
  card: 'tail',
  head,
})

/** The check box that selects or deselects the rows of the page; rows of other pages are not affected. */
function pageBox({ list, state, text }: TableInput, { some, all }: { some: boolean; all: boolean }) {
  const toggle = () => {
    if (all) list.selection.remove(state.page.rows.map(list.keyOf))
    else list.selection.selectAll()
  }
  return (
    <Checkbox
      checked={all}
      indeterminate={some && !all}
      onChange={toggle}
      label={text('selectPage')}
      tabIndex={-1}
    />
  )
}

/** For screen readers only. */
const hidden = (words: string) => <span className="eb-visually-hidden">{words}</span>
