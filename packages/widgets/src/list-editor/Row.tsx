import { Icon } from '@ebkit/ui/icon'
import { checkIcon, gripVerticalIcon } from '@ebkit/ui/icons'
import type { useLift } from '@ebkit/ui/sortable-list'
import { placeAfterMove } from '@ebkit/ui/sortable-list'
import type { KeyboardEvent } from 'react'
import { addRow, enter, finishTyping, paste, places, removeRow } from './actions'
import { Field } from './Field'
import { cellProblem } from './problems'
import type { EditorContext } from './useEditorContext'
import type { useQuiet } from './useQuiet'

export interface RowProps {
  context: EditorContext
  index: number
  lifting: ReturnType<typeof useLift>
  quiet: ReturnType<typeof useQuiet>
  /** Whether the user has interacted with it. */
  isReported: boolean
}

/** One row: a grip, its number, which selects it, and a field for each column. @spec W-RFL-2 */
export function Row({ context, index, lifting, quiet, isReported }: RowProps) {
  const { rows, columns, kept, selected, select, text } = context
  const row = rows[index] ?? {}
  const key = kept.keys[index] as number
  const wrong = columns.map((column) => cellProblem(column, row, text))
  const isSelected = key === selected
  const { from = -1, to = -1 } = lifting.lift ?? {}
  const pressNumber = (event: KeyboardEvent) => {
    const place = { ArrowUp: index - 1, ArrowDown: index + 1 }[event.key]
    if (place !== undefined && focusRow(event, context, place, places.number)) event.preventDefault()
    if (event.key === 'Delete' && isSelected) removeRow(context)
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: for the pointer; by the keyboard its number selects it
    <li
      className={`eb-list-editor__row${isSelected ? ' eb-list-editor__row--selected' : ''}${
        index === from ? ' eb-list-editor__row--lifted' : ''
      }`}
      part="row"
      data-key={key}
      aria-label={text('row', { row: index + 1 })}
      // A string: Preact's smallest build treats numbers as pixels.
      style={{ order: `${from < 0 ? index : placeAfterMove(index, from, to)}` }}
      onClick={() => select(key)}
      onFocus={(event) => quiet.onFocus(event, key, wrong.map(Boolean))}
      onBlur={quiet.onBlur}
    >
      <button
        type="button"
        className="eb-list-editor__grip"
        aria-label={text('move', { row: index + 1 })}
        {...lifting.grip(index)}
      >
        <Icon path={gripVerticalIcon} />
      </button>
      <button
        type="button"
        className="eb-list-editor__number"
        part="number"
        aria-label={text('row', { row: index + 1 })}
        aria-pressed={isSelected}
        onClick={(event) => {
          event.stopPropagation() // the row would select it again
          select(isSelected ? undefined : key)
        }}
        onKeyDown={pressNumber}
      >
        {isSelected ? (
          <span className="eb-list-editor__chosen">
            <Icon path={checkIcon} />
          </span>
        ) : (
          index + 1
        )}
      </button>
      {columns.map((column, place) => (
        <Field
          key={column.name}
          column={column}
          index={place}
          value={row[column.name]}
          problem={wrong[place]}
          isReported={isReported && !quiet.isQuiet(key, place)}
          text={text}
          onEnter={(value, isTyping) => enter(context, index, column.name, value, isTyping)}
          onPaste={(table) => paste(context, index, place, table)}
          onNext={(event) => {
            finishTyping(context)
            if (!focusRow(event, context, index + 1, (next) => places.field(next, place))) addRow(context)
          }}
        />
      ))}
    </li>
  )
}

/** Focuses an element in another row; false if there is no such row. */
function focusRow(
  { currentTarget }: KeyboardEvent,
  { kept }: EditorContext,
  place: number,
  selector: (key: number) => string,
): boolean {
  const key = kept.keys[place]
  const target = key !== undefined && currentTarget.closest('ul')?.querySelector<HTMLElement>(selector(key))
  if (target) target.focus()
  return !!target
}
