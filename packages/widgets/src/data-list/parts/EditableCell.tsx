import { canEdit, cellEdit } from '@ebkit/core/list/editing'
import { Icon } from '@ebkit/ui/icon'
import { pencilIcon } from '@ebkit/ui/icons'
import { type ReactNode, useMemo, useRef, useSyncExternalStore } from 'react'
import { focusedFrom } from '../../calendar/focusedFrom'
import { useStrings } from '../../environment'
import { laterPart } from '../../later/laterPart'
import { textInLocale } from '../textInLocale'
import type { EditedCell } from './EditedCell'
import { listPartStrings } from './strings'

const [useEditing, fetchEditing] = laterPart(() => import('../editing/CellEditor'))
const [useDay, fetchDay] = laterPart(() => import('../editing/CellDay'))

/** The content of a cell, which can be edited in place if its column allows it. */
export const editCell = (content: ReactNode, cell: EditedCell): ReactNode =>
  canEdit(cell.column) ? <EditableCell {...cell}>{content}</EditableCell> : content

function EditableCell({ children, ...cell }: EditedCell & { children: ReactNode }) {
  const { list, row, column, locale } = cell
  const text = useStrings(listPartStrings)
  const key = list.keyOf(row)
  const $edit = useMemo(() => cellEdit(list, key, column.name), [list, key, column.name])
  const edit = useSyncExternalStore($edit.listen, $edit.get, $edit.get)
  const isDay = /^date(time)?$/.test(column.type ?? '') && !column.options
  const { CellEditor, failure } = useEditing(!!edit)
  const { CellDay, failure: dayFailure } = useDay(!!edit && isDay)
  const element = useRef<HTMLSpanElement>(null)
  const focusedBefore = useRef<Element | null>(null)
  const begin = () => {
    focusedBefore.current = focusedFrom(element.current)
    if (!$edit.get()) $edit.set({ status: 'editing' })
  }
  if (CellEditor && edit && (!isDay || CellDay))
    return (
      <CellEditor
        {...cell}
        id={key}
        edit={edit}
        focusedBefore={focusedBefore.current}
        CellDay={isDay ? CellDay : undefined}
      />
    )
  if (failure || dayFailure) return failure ?? dayFailure
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: pressed twice; the button does the same
    <span ref={element} className="eb-data-list__editable" onClick={({ detail }) => detail === 2 && begin()}>
      <span className="eb-data-list__content">{children}</span>
      <button
        type="button"
        tabIndex={-1}
        className="eb-data-list__edit"
        data-edit=""
        aria-label={text('edit', { name: textInLocale(column.label, locale) })}
        onPointerEnter={() => {
          void fetchEditing()
          if (isDay) void fetchDay()
        }}
        onClick={begin}
      >
        <Icon path={pencilIcon} />
      </button>
    </span>
  )
}
