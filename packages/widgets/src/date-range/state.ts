import type { DateRangeSettings } from '../calendar/dateRangeSettings'
import type { RangeProblem } from '../calendar/limits'
import type { DateRangeValue, Draft, End } from './range'

/** What is shown. */
export interface DateRangeState {
  isOpen: boolean
  /** The current selection; with the panel closed, the typed dates. */
  draft: Draft
  /** Texts in the fields that are no usable date. */
  unread: Partial<Record<End, string>>
  /** What is being typed, until the field is left. */
  typing: Partial<Record<End, string>>
  /** The day under the pointer or with focus, while the second end is being chosen. */
  hover: string
  /** The day that has focus in the panel, or gets it. */
  day: string
  /** A day of the month that stands first when the panel opens. */
  first: string
  problem?: RangeProblem | undefined
  /** Why the last pressed day cannot be chosen; touch screens show no tooltip. */
  refused?: RangeProblem | undefined
}

/** Settings and callbacks as they are at the moment. */
export interface DateRangeOptions extends DateRangeSettings {
  /** One end may be left out; it is then empty in the value. Not together with times. */
  openEnds?: boolean
  /** The person chose or typed a range, or cleared it. */
  onChange?(detail: { value: DateRangeValue | null }): void
  /** The panel wants to open; false refuses. */
  onBeforeShow?(): boolean | undefined
  onShow?(): void
  onHide?(): void
}
