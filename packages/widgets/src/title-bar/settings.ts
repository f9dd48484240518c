import type { DateSettings } from '../date/settings'
import type { DateRangeProps } from '../date-range'

/** A button of the bar. */
export interface TitleBarAction {
  /** The value that `eb-action` reports. */
  value: string
  /** The text of the button. */
  label: string
  /** The main action; at most one per bar. */
  primary?: boolean
  /** Its action is running: the button shows a spinner and ignores clicks. */
  busy?: boolean
}

/** Settings of the picker: the properties of `eb-date-range` or `eb-date`. */
export type TitleBarPicker = Omit<
  DateRangeProps,
  'range' | 'open' | 'disabled' | 'handle' | 'draft' | 'reportProblem' | `on${string}`
> &
  Pick<DateSettings, 'time' | 'format'>
