import type { ClosedDays } from '../calendar/dateRangeSettings'

/** What may be chosen, and how it is written. */
export interface DateSettings {
  /** First date that may be chosen, `YYYY-MM-DD` or `today`. Default: none. */
  min?: string
  /** Last date that may be chosen, `YYYY-MM-DD` or `today`. Default: none. */
  max?: string
  /** Days that may not be chosen: `"2026-12-24"` or `{ start, end, reason }`. Default: none. */
  closed?: readonly ClosedDays[]
  /** A time of day as well, to the minute. Default: days only. */
  time?: boolean
  /**
   * How the value is written: `YYYY`, `MM` and `DD` in this order, `HH` and `mm` behind them, other signs as they are.
   * Default: `YYYY-MM-DD`, with `time` `YYYY-MM-DD HH:mm:00`.
   *
   * @spec W-DATE-9
   */
  format?: string
  /** Where `today` is, an IANA name such as `Asia/Shanghai`: the hotel's. Default: the device's. */
  timeZone?: string
}
