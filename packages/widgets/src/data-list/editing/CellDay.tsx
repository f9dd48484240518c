import { parseDateTime } from '@ebkit/rules/dates'
import { useRef, useState } from 'react'
import { DateField } from '../../date'

export interface CellDayProps {
  /** The value as in the row. */
  value: string
  hasTime: boolean
  label: string
  isSaving: boolean
  /** Called with each text, also one that is not a date: the rules report the problem. */
  onChange: (text: string) => void
}

/** A date in a cell, typed or chosen from a calendar. */
export function CellDay({ value, hasTime, label, isSaving, onChange }: CellDayProps) {
  const [day, setDay] = useState(value)
  const typed = useRef('')
  const choose = (next: string) => {
    // The field clears what it cannot parse; here the text stays, to be reported.
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
