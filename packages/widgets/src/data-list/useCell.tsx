import { fieldOf, type ListColumn, type ListRow } from '@ebkit/core/list'
import type { GridColumn } from '@ebkit/ui/data-grid'
import { Icon } from '@ebkit/ui/icon'
import { chevronRightIcon } from '@ebkit/ui/icons'
import { type ReactNode, useCallback, useMemo, useRef } from 'react'
import { actionCells } from './actionCells'
import { type CellTexts, cellText, cutCell } from './cells'
import { actionsKey, markKey, namingColumn, openKey } from './gridColumns'
import { nameCell } from './nameCell'
import { editCell } from './parts/EditableCell'
import { rowMark } from './rowMark'
import type { TableInput } from './TableInput'

/** Renders cells. Returns another function whenever cells look different. */
export function useCell(input: TableInput, shown: readonly ListColumn[]) {
  const { list, state, columns, props, rowActions, open, text, locale, handlers, newest } = input
  const { rows } = state.page
  const byName = useMemo(() => new Map(columns.map((column) => [column.name, column])), [columns])
  const below = useMemo(() => columns.filter((column) => column.below), [columns])
  const naming = useMemo(() => namingColumn(shown), [shown])
  const isOpening = !!props.onOpen && !props.plainNames
  const isSingle = props.selection !== 'multiple'
  // The grid renders a row again when it is selected or opened, so these changes need no other function.
  const newestOpen = useRef(open)
  newestOpen.current = open
  // biome-ignore lint/correctness/useExhaustiveDependencies: what of the input is used
  return useCallback(
    (row: ListRow, { key }: GridColumn, index: number): ReactNode => {
      const texts = { text, locale, onFailure: handlers.onFailure }
      if (key === markKey) return markCell(input, row, isSingle, naming && cellText(row, naming, texts))
      if (key === actionsKey) return actionCells(row, rowActions, { text, locale, ...handlers })
      if (key === openKey) return openCell(input, row, newestOpen.current)
      const column = byName.get(key) as ListColumn
      const onOpen = isOpening ? () => handlers.onOpen(row) : undefined
      const content =
        key === naming?.name
          ? nameCell({ row, column, below, texts, onOpen })
          : plainCell(row, column, rows[index - 1], texts)
      return column.editable ? editCell(content, { list, row, column, locale, newest }) : content
    },
    [columns, naming, below, byName, rowActions, isOpening, isSingle, text, locale, list, rows],
  )
}

function markCell({ list, text }: TableInput, row: ListRow, isSingle: boolean, name: string | undefined) {
  const id = list.keyOf(row)
  return rowMark({
    id,
    isSingle,
    isSelected: list.selection.has(id),
    label: text('selectRow', { name: name ?? id }),
    onToggle: list.selection.press,
  })
}

/** The arrow that opens a row's detail. */
function openCell({ list, text, handlers }: TableInput, row: ListRow, open: ReadonlySet<string>) {
  const id = list.keyOf(row)
  const isOpen = open.has(id)
  return (
    <button
      type="button"
      tabIndex={-1}
      className="eb-data-list__open eb-touch"
      aria-label={text(isOpen ? 'collapse' : 'expand')}
      aria-expanded={isOpen}
      onClick={() => handlers.onToggleOpen(id)}
    >
      <Icon path={chevronRightIcon} />
    </button>
  )
}

/** A value; in merged columns a value equal to that of the previous row is muted. */
function plainCell(row: ListRow, column: ListColumn, before: ListRow | undefined, texts: CellTexts) {
  const content = cutCell(row, column, texts)
  const isSame = column.merge && before && fieldOf(before, column.name) === fieldOf(row, column.name)
  return isSame ? <span className="eb-data-list__same">{content}</span> : content
}
