import {
  fieldOf,
  type KeptColumn,
  type List,
  type ListColumn,
  type ListRow,
  type ListState,
} from '@ebkit/core/list'
import { Checkbox } from '@ebkit/ui/checkbox'
import type { GridColumn } from '@ebkit/ui/data-grid'
import { Icon } from '@ebkit/ui/icon'
import { chevronRightIcon } from '@ebkit/ui/icons'
import { type RefObject, useCallback, useMemo, useRef } from 'react'
import { actionCells } from './actionCells'
import { cellOf, cellText, cutCell } from './cells'
import { actionsKey, gridColumns, markKey, openKey, shownColumns } from './gridColumns'
import { nameCell } from './nameCell'
import { editCell } from './parts/EditableCell'
import type { DataListProps, ListAction } from './props'
import { rowMark } from './rowMark'
import type { Text } from './strings'
import { totalsOf } from './totalsOf'

interface TableParts {
  list: List
  state: ListState
  ids: ReadonlySet<string>
  columns: readonly ListColumn[]
  kept: readonly KeptColumn[] | undefined
  props: DataListProps
  rowActions: readonly ListAction[]
  open: ReadonlySet<string>
  text: Text
  locale: string
  newest: RefObject<{ props: DataListProps }>
  /** The same ones for as long as the list lives. */
  handlers: {
    onToggleOpen: (key: string) => void
    onAction: (action: ListAction, row: ListRow) => void
    onMore: (button: HTMLElement, row: ListRow) => void
    onOpen: (row: ListRow) => void
    onFailure: (cause: unknown) => void
  }
}

/** Columns and cells of the grid. */
export function useTable(parts: TableParts) {
  const { list, state, ids, columns, kept, props, rowActions, open, text, locale, handlers, newest } = parts
  const { rows } = state.page
  const shown = useMemo(() => shownColumns(columns, kept), [columns, kept])
  const below = useMemo(() => columns.filter((column) => column.below), [columns])
  const isSelectable = props.selection === 'single' || props.selection === 'multiple'
  const isMultiple = props.selection === 'multiple'
  const some = isMultiple && rows.some((row) => ids.has(list.keyOf(row)))
  const all = some && rows.every((row) => ids.has(list.keyOf(row)))

  const own = useMemo(() => gridColumns(shown, state.sort, locale), [shown, state.sort, locale])
  const laid = useMemo((): GridColumn[] => {
    const toggle = () => {
      const { $ids, set } = list.selection
      const page = new Set(rows.map(list.keyOf))
      set(all ? [...$ids.get()].filter((key) => !page.has(key)) : [...$ids.get(), ...page])
    }
    const mark: GridColumn = {
      key: markKey,
      width: 52,
      pinned: 'start',
      card: 'mark',
      head: isMultiple ? (
        <Checkbox
          checked={all}
          indeterminate={some && !all}
          onChange={toggle}
          label={text('selectPage')}
          tabIndex={-1}
        />
      ) : (
        hidden(text('select'))
      ),
    }
    const actions: GridColumn = {
      key: actionsKey,
      width: [112, 112, 152][rowActions.length] ?? 168,
      pinned: 'end',
      card: 'tail',
      head: text('actions'),
    }
    return [
      ...(isSelectable ? [mark] : []),
      ...(props.expand
        ? [{ key: openKey, width: 40, head: hidden(text('expand')), pinned: 'start' } as const]
        : []),
      ...own,
      ...(rowActions.length ? [actions] : []),
    ]
  }, [own, isSelectable, isMultiple, some, all, props.expand, rowActions, text, rows, list])

  const byName = useMemo(() => new Map(columns.map((column) => [column.name, column])), [columns])
  const first = shown[0]
  const isOpening = !!props.onOpen && !props.plainNames
  // A row is drawn anew when it is selected or opened: the others are not.
  const newestOpen = useRef(open)
  newestOpen.current = open
  // biome-ignore lint/correctness/useExhaustiveDependencies: what cells are drawn from
  const cell = useCallback(
    (row: ListRow, { key }: GridColumn, index: number) => {
      const texts = { text, locale, onFailure: handlers.onFailure }
      const id = list.keyOf(row)
      if (key === markKey)
        return rowMark({
          id,
          isSingle: !isMultiple,
          isSelected: list.selection.has(id),
          label: text('selectRow', { name: first ? cellText(row, first, texts) : id }),
          onToggle: list.selection.press,
        })
      if (key === actionsKey) return actionCells(row, rowActions, { text, locale, ...handlers })
      const isOpen = newestOpen.current.has(id)
      if (key === openKey)
        return (
          <button
            type="button"
            tabIndex={-1}
            className="eb-data-list__open"
            aria-label={text(isOpen ? 'collapse' : 'expand')}
            aria-expanded={isOpen}
            onClick={() => handlers.onToggleOpen(id)}
          >
            <Icon path={chevronRightIcon} />
          </button>
        )
      const column = byName.get(key) as ListColumn
      const before = column.merge && index > 0 && rows[index - 1]
      const content =
        key === first?.name ? (
          nameCell({
            row,
            column,
            below,
            texts,
            onOpen: isOpening ? () => handlers.onOpen(row) : undefined,
          })
        ) : before && fieldOf(before, key) === fieldOf(row, key) ? (
          <span className="eb-data-list__same">{cutCell(row, column, texts)}</span>
        ) : (
          cutCell(row, column, texts)
        )
      return column.editable ? editCell(content, { list, row, column, locale, newest }) : content
    },
    [columns, first, below, byName, rowActions, isOpening, isMultiple, text, locale, list, rows],
  )
  const totals = useMemo(
    () => (props.totals ? totalsOf(shown, state.page) : undefined),
    [props.totals, shown, state.page],
  )
  const foot =
    totals &&
    (({ key }: GridColumn) =>
      key === first?.name
        ? text(totals.isWhole ? 'total' : 'pageTotal')
        : byName.get(key)?.total && cellOf(totals.row, byName.get(key) as ListColumn, { text, locale }))
  return { columns: laid, cell, foot }
}

/** Said, not seen. */
const hidden = (words: string) => <span className="eb-visually-hidden">{words}</span>
