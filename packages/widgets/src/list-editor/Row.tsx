import { Icon } from '@ebkit/ui/icon'
import { checkIcon, gripVerticalIcon } from '@ebkit/ui/icons'
import type { useLift } from '@ebkit/ui/sortable-list'
import { placeAfterMove } from '@ebkit/ui/sortable-list'
import type { KeyboardEvent } from 'react'
import { addRow, enter, finishTyping, paste, places, removeRow } from './actions'
import { Field } from './Field'
import { cellProblem } from './problems'
import type { Desk } from './useDesk'
import type { useQuiet } from './useQuiet'

export interface RowProps {
  desk: Desk
  index: number
  lifting: ReturnType<typeof useLift>
  quiet: ReturnType<typeof useQuiet>
  /** Whether the person has had a chance to get it right. */
  isTold: boolean
}

/** One row: a grip, its number, by which it is selected, and a field for each column. @spec W-RFL-2 */
export function Row({ desk, index, lifting, quiet, isTold }: RowProps) {
  const { rows, columns, kept, selected, select, text } = desk
  const row = rows[index] ?? {}
  const key = kept.keys[index] as number
  const wrong = columns.map((column) => cellProblem(column, row, text))
  const isSelected = key === selected
  const { from = -1, to = -1 } = lifting.lift ?? {}
  const pressNumber = (event: KeyboardEvent) => {
    const place = { ArrowUp: index - 1, ArrowDown: index + 1 }[event.key]
    if (place !== undefined && focusRow(event, desk, place, places.number)) event.preventDefault()
    if (event.key === 'Delete' && isSelected) removeRow(desk)
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
      // A text: Preact's smallest build takes numbers for pixels.
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
          isTold={isTold && !quiet.isQuiet(key, place)}
          text={text}
          onEnter={(value, isTyping) => enter(desk, index, column.name, value, isTyping)}
          onPaste={(table) => paste(desk, index, place, table)}
          onNext={(event) => {
            finishTyping(desk)
            if (!focusRow(event, desk, index + 1, (next) => places.field(next, place))) addRow(desk)
          }}
        />
      ))}
    </li>
  )
}

/** Focuses something in another row; false where there is no such row. */
function focusRow(
  { currentTarget }: KeyboardEvent,
  { kept }: Desk,
  place: number,
  selector: (key: number) => string,
): boolean {
  const key = kept.keys[place]
  const target = key !== undefined && currentTarget.closest('ul')?.querySelector<HTMLElement>(selector(key))
  if (target) target.focus()
  return !!target
}
