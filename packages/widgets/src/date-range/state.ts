import type { DateRangeSettings } from '../calendar/dateRangeSettings'
import type { RangeProblem } from '../calendar/limits'
import type { DateRangeValue, Draft, End } from './range'

/** The state of the view. */
export interface DateRangeState {
  isOpen: boolean
  /** The current selection; with the panel closed, the typed dates. */
  draft: Draft
  /** Texts in the fields that are not valid dates. */
  unread: Partial<Record<End, string>>
  /** The text that is being typed, until blur. */
  typing: Partial<Record<End, string>>
  /** The hovered or focused day, while the second end is being chosen. */
  hover: string
  /** The day that has focus in the panel, or will get it. */
  day: string
  /** A day of the first month shown when the panel opens. */
  first: string
  problem?: RangeProblem | undefined
  /** Why the last pressed day cannot be chosen; touch screens show no tooltip. */
  refused?: RangeProblem | undefined
}

/** Current settings and callbacks. */
export interface DateRangeOptions extends DateRangeSettings {
  /** One end may be left out; it is then empty in the value. Cannot be combined with times. */
  openEnds?: boolean
  /** The user chose or typed a range, or cleared it. */
  onChange?(detail: { value: DateRangeValue | null }): void
  /** The panel is about to open; false prevents it. */
  onBeforeShow?(): boolean | undefined
  onShow?(): void
  onHide?(): void
}
