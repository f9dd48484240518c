import type { Holiday } from '@ebkit/rules/holidays'
import type { RefObject } from 'react'
import type { DateRangeSettings } from '../calendar/dateRangeSettings'
import type { Preset } from './presetRanges'
import type { DateRangeValue } from './range'

/** What a page can do with the widget. */
export interface DateRangeHandle {
  /** Opens the panel. */
  show(): void
  /** Closes the panel; what was not applied is given up. */
  hide(): void
  /** Focuses the first field. */
  focus(): void
}

export interface DateRangeProps extends DateRangeSettings {
  /** What is chosen: `{ start, end }`, null for nothing. */
  range?: DateRangeValue | null
  /**
   * Ranges offered by name: `today`, `yesterday`, `last7`, `last30`, `thisMonth`, `lastMonth`, `thisQuarter`,
   * `thisYear`, or `{ label, start, end }` with dates, or with days counted from today (-1 is yesterday). Default: the
   * first six, and none with `nights`.
   */
  presets?: readonly Preset[]
  /**
   * Days off and weekend days that are worked in return. Default: those of mainland China as they were announced;
   * `[]` for none.
   */
  holidays?: readonly Holiday[]
  /** The day that weeks begin with, 0 Sunday to 6 Saturday. Default 1. */
  weekStart?: number
  /** Opens the panel when it turns true, closes it when it turns false. */
  open?: boolean
  /** Cannot be used. */
  disabled?: boolean
  /** Accessible name of the two fields together. */
  label?: string | undefined
  /** What is wrong with the value, from outside. */
  errorMessage?: string | undefined
  /** Says that what stands in the fields is no value, and why; without a message that it is again. */
  reportProblem?(message?: string): void
  /** The person chose or typed a range, or cleared it. */
  onChange?(detail: { value: DateRangeValue | null }): void
  /** The panel wants to open; false refuses. */
  onBeforeShow?(): boolean | undefined
  /** The panel opened. */
  onShow?(): void
  /** The panel closed. */
  onHide?(): void
  /** Where what is typed stays while the field is out of the page. */
  draft?: RefObject<unknown>
  /** Receives the methods. */
  handle?: RefObject<DateRangeHandle | null>
}
