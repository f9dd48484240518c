import type { DateSettings } from '../date/settings'
import type { DateRangeProps } from '../date-range'

/** A button of the bar. */
export interface TitleBarAction {
  /** What `eb-action` tells. */
  value: string
  /** What stands on it. */
  label: string
  /** Once per bar: the main action. */
  primary?: boolean
  /** Its work is running: a spinner, and further clicks do nothing. */
  busy?: boolean
}

/** Settings of the picker, as those of `eb-date-range` and `eb-date`. */
export type TitleBarPicker = Omit<
  DateRangeProps,
  'range' | 'open' | 'disabled' | 'handle' | 'draft' | 'reportProblem' | `on${string}`
> &
  Pick<DateSettings, 'time' | 'format'>
