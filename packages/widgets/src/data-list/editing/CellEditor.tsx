import { fieldOf, type ListRow } from '@ebkit/core/list'
import { type CellEdit, cellEdit, saveCell, typedText } from '@ebkit/core/list/editing'
import { fieldStyles } from '@ebkit/ui/field'
import { useStyles } from '@ebkit/ui/styles'
import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { useDescribeError, useEnvironment, useStrings } from '../../environment'
import { errorOf } from '../errorOf'
import type { EditedCell } from '../parts/EditableCell'
import { textOf } from '../textOf'
import css from './CellEditor.css'
import { CellInput } from './CellInput'
import { CellProblem } from './CellProblem'
import { editStrings } from './strings'

/**
 * A cell while it is edited. Enter saves, and so does leaving it; Esc gives up. What cannot be saved stays as it was typed,
 * with the reason below it.
 */
export function CellEditor(props: EditedCell & { id: string; edit: CellEdit }) {
  const { list, row, column, locale, newest, id, edit } = props
  const { http, reportError } = useEnvironment()
  const describe = useDescribeError()
  const text = useStrings(editStrings)
  const element = useStyles<HTMLSpanElement>(fieldStyles, css)
  const $edit = cellEdit(list, id, column.name)
  const name = textOf(column.label, locale)
  const typed = edit.text ?? typedText(fieldOf(row, column.name), column)

  const isSaving = edit.status === 'saving'
  useEntering(element, edit.status === 'editing')
  const save = (current?: ListRow) => {
    const { saveCell: own, resource, rowKey = 'id', onError = reportError } = newest.current.props
    if (edit.text === undefined) return $edit.set(undefined)
    return saveCell(
      { list, rowKey, http, save: own, resource, onError: (cause) => onError(errorOf(cause, describe)) },
      id,
      column,
      current,
    )
  }
  const giveUp = () => $edit.set(undefined)
  const leave = (event: FocusEvent) => {
    if (element.current?.contains(event.relatedTarget)) return
    // What was refused is not sent again by looking elsewhere, and what was given up is gone.
    if ($edit.get()?.status === 'editing') void save()
  }
  const pressKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.keyCode === 229) return
    if (event.key === 'Escape') giveUp()
    else if (
      event.key === 'Enter' &&
      event.target instanceof HTMLElement &&
      event.target.matches('input,select')
    )
      void save()
    else return event.key !== 'Tab' && event.stopPropagation()
    event.stopPropagation()
    event.preventDefault()
    cellOf(element.current)?.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears what its field does
    <span ref={element} className="eb-cell-editor" data-field="" onBlur={leave} onKeyDown={pressKey}>
      <CellInput
        column={column}
        label={text('value', { name })}
        value={typed}
        isInvalid={edit.status === 'failed' || edit.status === 'conflict'}
        isSaving={isSaving}
        describedBy={`eb-problem-${id}-${column.name}`}
        onChange={(text) =>
          $edit.set({ text, status: 'editing', ...(edit.attempt && { attempt: edit.attempt }) })
        }
        locale={locale}
      />
      <CellProblem
        {...{ edit, column, row, locale, element }}
        id={`eb-problem-${id}-${column.name}`}
        onRetry={() => void save()}
        onMine={() => void save(edit.current)}
        onTheirs={() => {
          if (edit.current) list.replaceRow({ ...row, ...edit.current })
          giveUp()
          cellOf(element.current)?.focus()
        }}
        onGiveUp={() => {
          giveUp()
          cellOf(element.current)?.focus()
        }}
      />
    </span>
  )
}

/** The grid's cell around it. */
const cellOf = (element: HTMLElement | null) => element?.closest<HTMLElement>('[role=gridcell]')

/** The field has focus when somebody begins, all that is in it selected; one that was left with a problem takes none. */
function useEntering(element: React.RefObject<HTMLElement | null>, isEditing: boolean): void {
  const isNew = useRef(isEditing)
  useLayoutEffect(() => {
    if (!isNew.current) return
    const field = element.current?.querySelector<HTMLInputElement>('input,select')
    field?.focus()
    field?.select?.()
  }, [element])
}
