import { parseDateTime } from '@ebkit/rules/dates'
import { useRef, useState } from 'react'
import { DateField } from '../../date'

export interface CellDayProps {
  /** As it stands in the row. */
  value: string
  hasTime: boolean
  label: string
  isSaving: boolean
  /** Told of each text, also of what is no date: the rules say what is wrong with it. */
  onChange: (text: string) => void
}

/** A date in a cell, typed or chosen from a calendar. */
export function CellDay({ value, hasTime, label, isSaving, onChange }: CellDayProps) {
  const [day, setDay] = useState(value)
  const typed = useRef('')
  const choose = (next: string) => {
    // The field empties what it cannot read; here it stays, to be refused.
    const isUnreadable = !next && !!typed.current.trim() && !parseDateTime(typed.current)
    setDay(next)
    onChange(isUnreadable ? typed.current : next)
  }
  return (
    <span
      className="eb-cell-editor__day"
      onInput={({ target }) => {
        if (target instanceof HTMLInputElement && target.matches('[part=input]')) {
          typed.current = target.value
          onChange(target.value)
        }
      }}
      onClickCapture={({ target }) => {
        if ((target as Element).closest('[part=clear]')) typed.current = ''
      }}
    >
      <DateField
        value={day}
        label={label}
        disabled={isSaving}
        {...(hasTime && { time: true })}
        onChange={(detail) => choose(detail.value)}
      />
    </span>
  )
}
