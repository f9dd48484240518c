/** Closed days: one date, or a period with a reason. */
export type ClosedDays =
  | string
  | {
      /** First closed day, `YYYY-MM-DD`. */
      start: string
      /** Last closed day, `YYYY-MM-DD`. Default: the first. */
      end?: string
      /** The reason shown to users. Default: none. */
      reason?: string
    }

/** Which dates may be chosen. */
export interface DateRangeSettings {
  /** With times of day: the value is then `YYYY-MM-DD HH:mm:00` and `YYYY-MM-DD HH:mm:59`. Default: days only. */
  times?: boolean
  /** First date that may be chosen, `YYYY-MM-DD` or `today`. Default: none. */
  min?: string
  /** Last date that may be chosen, `YYYY-MM-DD` or `today`. Default: none. */
  max?: string
  /** Minimum number of days of a range, including the first and the last. Default 1. */
  minDays?: number
  /** Maximum number of days of a range. Default: any number. */
  maxDays?: number
  /** A stay: start is check-in, end is check-out, and nights count, not days. At least one night. */
  nights?: boolean
  /** Minimum number of nights of a stay. Default 1. */
  minNights?: number
  /** Maximum number of nights of a stay. Default: any number. */
  maxNights?: number
  /**
   * Days that no range may contain: `"2026-12-24"` or `{ start, end, reason }`. With `nights` a night belongs to the
   * day on which it begins: checking out on a closed day is possible. Default: none.
   */
  closed?: readonly ClosedDays[]
  /** The time zone of `today`, an IANA name such as `Asia/Shanghai`: the hotel's. Default: the device's. */
  timeZone?: string
}
