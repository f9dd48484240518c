import type { Holiday } from '@ebkit/rules/holidays'
import type { RefObject } from 'react'
import type { DateSettings } from './settings'

/** Methods for the page. */
export interface DateFieldHandle {
  /** Opens the calendar. */
  show(): void
  /** Closes the calendar. */
  hide(): void
  /** Focuses the text field. */
  focus(): void
}

export interface DateFieldProps extends DateSettings {
  /** The chosen date as text, in `format`; empty for none. Any notation of a date is accepted. */
  value?: string
  /** The user chose or typed another date, or cleared it. */
  onChange?(detail: { value: string }): void
  /** First day of the week, 0 Sunday to 6 Saturday. Default 1, Monday. */
  weekStart?: number
  /** Days off and working weekends. Default: the announced ones of mainland China; `[]` for none. */
  holidays?: readonly Holiday[]
  /** Placeholder of the empty field. Default 选择日期. */
  placeholder?: string
  /** Opens the calendar while true, closes it when it turns false. */
  open?: boolean
  /** The calendar opened. */
  onShow?(): void
  /** The calendar closed. */
  onHide?(): void
  /** Nothing can be entered or chosen. Default false. */
  disabled?: boolean
  /** Marks the field as required. Default false. */
  required?: boolean
  /** Accessible name. Default 日期. */
  label?: string | undefined
  /** The error message, below the field. */
  errorMessage?: string | undefined
  /** Called with a message if the typed text is not a date, and without one when it is valid again. */
  reportProblem?(message?: string): void
  /** Keeps the typed text while the field is not on the page. */
  draft?: RefObject<unknown>
  /** Receives the methods. */
  handle?: RefObject<DateFieldHandle | null>
}
