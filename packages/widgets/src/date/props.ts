import type { Holiday } from '@ebkit/rules/holidays'
import type { RefObject } from 'react'
import type { DateSettings } from './settings'

/** What a page can do with the widget. */
export interface DateFieldHandle {
  /** Opens the calendar. */
  show(): void
  /** Closes the calendar. */
  hide(): void
  /** Focuses the text field. */
  focus(): void
}

export interface DateFieldProps extends DateSettings {
  /** The chosen date as text, in `format`; empty for none. Any way to write a date is read. */
  value?: string
  /** The person chose or typed another date, or cleared it. */
  onChange?(detail: { value: string }): void
  /** The day that weeks begin with, 0 Sunday to 6 Saturday. Default 1, Monday. */
  weekStart?: number
  /**
   * Days off and weekend days that are worked in return. Default: those of mainland China as they were announced;
   * `[]` for none.
   */
  holidays?: readonly Holiday[]
  /** What stands in the empty field. Default 选择日期. */
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
  /** What is wrong, under the field. */
  errorMessage?: string | undefined
  /** Told when what is typed is no date, with what is wrong; without it when it is one again. */
  reportProblem?(message?: string): void
  /** Where what is typed stays while the field is out of the page. */
  draft?: RefObject<unknown>
  /** Receives the methods. */
  handle?: RefObject<DateFieldHandle | null>
}
