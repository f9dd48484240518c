import { fieldOf, type ListRow } from '@ebkit/core/list'
import { type CellEdit, cellEdit, saveCell, typedText } from '@ebkit/core/list/editing'
import { fieldStyles } from '@ebkit/ui/field'
import { useStyles } from '@ebkit/ui/styles'
import {
  type ComponentType,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
} from 'react'
import { focusedFrom } from '../../calendar/focusedFrom'
import { useDescribeError, useEnvironment, useStrings } from '../../environment'
import { errorOf } from '../errorOf'
import type { EditedCell } from '../parts/EditedCell'
import { textInLocale } from '../textInLocale'
import type { CellDayProps } from './CellDay'
import css from './CellEditor.css'
import { CellInput } from './CellInput'
import { CellProblem } from './CellProblem'
import { editStrings } from './strings'

interface CellEditorProps extends EditedCell {
  id: string
  edit: CellEdit
  /** The focused element when the edit started. */
  focusedBefore: Element | null
  /** The field of a column of days. */
  CellDay: ComponentType<CellDayProps> | undefined
}

/**
 * A cell while it is edited. Enter and leaving the cell save; Esc discards. A text that cannot be saved stays, with
 * the reason below it.
 */
export function CellEditor(props: CellEditorProps) {
  const { list, row, column, locale, newest, id, edit, focusedBefore, CellDay } = props
  const { http, reportError } = useEnvironment()
  const describe = useDescribeError()
  const text = useStrings(editStrings)
  const element = useStyles<HTMLSpanElement>(fieldStyles, css)
  const $edit = cellEdit(list, id, column.name)
  const name = textInLocale(column.label, locale)
  const typed = edit.text ?? typedText(fieldOf(row, column.name), column)

  const isSaving = edit.status === 'saving'
  const save = (current?: ListRow) => {
    const { saveCell: own, resource, rowKey = 'id', onError = reportError } = newest.current.props
    // The last typed text may not be rendered yet.
    if ($edit.get()?.text === undefined) return $edit.set(undefined)
    return saveCell(
      { list, rowKey, http, save: own, resource, onError: (cause) => onError(errorOf(cause, describe)) },
      id,
      column,
      current,
    )
  }
  const giveUp = () => $edit.set(undefined)
  const change = (text: string) =>
    $edit.set({ text, status: 'editing', ...(edit.attempt && { attempt: edit.attempt }) })
  useEntering(element, { edit, giveUp, focusedBefore })
  useReturning(element, edit)
  const leave = (event: FocusEvent) => {
    if (element.current?.contains(event.relatedTarget)) return
    // Leaving the cell does not send a refused text again, and a discarded one is gone.
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
      {CellDay ? (
        <CellDay
          value={typed}
          hasTime={column.type === 'datetime'}
          label={text('value', { name })}
          isSaving={isSaving}
          onChange={change}
        />
      ) : (
        <CellInput
          column={column}
          label={text('value', { name })}
          value={typed}
          isInvalid={edit.status === 'failed' || edit.status === 'conflict'}
          isSaving={isSaving}
          describedBy={`eb-problem-${id}-${column.name}`}
          onChange={change}
          locale={locale}
        />
      )}
      <CellProblem
        {...{ edit, column, row, locale, element }}
        id={`eb-problem-${id}-${column.name}`}
        onClose={() => $edit.get() === edit && $edit.set({ ...edit, isProblemClosed: true })}
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

/** The surrounding cell of the grid. */
const cellOf = (element: HTMLElement | null) => element?.closest<HTMLElement>('[role=gridcell]')

/**
 * Focuses the field of a new edit and selects its text. If the user has moved on before the field loaded, it takes no
 * focus, and ends unless something was typed.
 */
function useEntering(element: RefObject<HTMLElement | null>, begun: Begun): void {
  const first = useRef(begun)
  useLayoutEffect(() => {
    const { edit, giveUp, focusedBefore } = first.current
    if (edit.status !== 'editing') return
    if (hasFocusMoved(element.current, focusedBefore)) return edit.text === undefined ? giveUp() : undefined
    const field = element.current?.querySelector<HTMLInputElement>('input,select')
    field?.focus()
    field?.select?.()
  }, [element])
}

/**
 * An edit that was refused while the keyboard focus was on its cell is corrected at once: its field gets the focus
 * again.
 */
function useReturning(element: RefObject<HTMLElement | null>, edit: CellEditorProps['edit']): void {
  useLayoutEffect(() => {
    if (edit.status !== 'failed' || edit.isProblemClosed) return
    if (focusedFrom(element.current) !== cellOf(element.current)) return
    element.current?.querySelector<HTMLElement>('input,select')?.focus()
  }, [element, edit])
}

type Begun = Pick<CellEditorProps, 'edit' | 'focusedBefore'> & { giveUp: () => void }

/** Whether focus has moved to an element that is neither in the cell nor around it. */
function hasFocusMoved(element: HTMLElement | null, before: Element | null): boolean {
  const focused = focusedFrom(element)
  if (!focused || focused === before) return false
  return !focused.contains(element) && !cellOf(element)?.contains(focused)
}
