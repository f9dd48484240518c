import type { Holiday } from '@ebkit/rules/holidays'
import type { RefObject } from 'react'
import type { DateRangeSettings } from '../calendar/dateRangeSettings'
import type { Preset } from './presetRanges'
import type { DateRangeValue } from './range'

/** Methods for the page. */
export interface DateRangeHandle {
  /** Opens the panel. */
  show(): void
  /** Closes the panel; unapplied changes are discarded. */
  hide(): void
  /** Focuses the first field. */
  focus(): void
}

export interface DateRangeProps extends DateRangeSettings {
  /** The chosen range: `{ start, end }`, null for none. */
  range?: DateRangeValue | null
  /**
   * Named ranges: `today`, `yesterday`, `last7`, `last30`, `thisMonth`, `lastMonth`, `thisQuarter`, `thisYear`, or `{
   * label, start, end }` with dates or days relative to today (-1 is yesterday). Default: the first six, and none
   * with `nights`.
   */
  presets?: readonly Preset[]
  /** Days off and working weekends. Default: the announced ones of mainland China; `[]` for none. */
  holidays?: readonly Holiday[]
  /** First day of the week, 0 Sunday to 6 Saturday. Default 1. */
  weekStart?: number
  /** Opens the panel when it turns true, closes it when it turns false. */
  open?: boolean
  /** Nothing can be entered or chosen. */
  disabled?: boolean
  /** Accessible name of both fields together. */
  label?: string | undefined
  /** An error message from outside. */
  errorMessage?: string | undefined
  /** Called with a message if the text in the fields is not a valid value, and without one when it is again. */
  reportProblem?(message?: string): void
  /** The user chose or typed a range, or cleared it. */
  onChange?(detail: { value: DateRangeValue | null }): void
  /** The panel is about to open; return false to prevent it. */
  onBeforeShow?(): boolean | undefined
  /** The panel opened. */
  onShow?(): void
  /** The panel closed. */
  onHide?(): void
  /** Keeps the typed text while the field is not on the page. */
  draft?: RefObject<unknown>
  /** Receives the methods. */
  handle?: RefObject<DateRangeHandle | null>
}
