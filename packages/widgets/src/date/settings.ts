import type { ClosedDays } from '../calendar/dateRangeSettings'

/** Limits and format of dates. */
export interface DateSettings {
  /** First date that may be chosen, `YYYY-MM-DD` or `today`. Default: none. */
  min?: string
  /** Last date that may be chosen, `YYYY-MM-DD` or `today`. Default: none. */
  max?: string
  /** Days that may not be chosen: `"2026-12-24"` or `{ start, end, reason }`. Default: none. */
  closed?: readonly ClosedDays[]
  /** With a time of day, to the minute. Default: days only. */
  time?: boolean
  /**
   * Format of the value: `YYYY`, `MM` and `DD` in this order, then `HH` and `mm`; other characters are kept. Default:
   * `YYYY-MM-DD`, with `time` `YYYY-MM-DD HH:mm:00`.
   * @spec W-DATE-9
   */
  format?: string
  /** The time zone of `today`, an IANA name such as `Asia/Shanghai`: the hotel's. Default: the device's. */
  timeZone?: string
}
