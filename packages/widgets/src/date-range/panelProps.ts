import type { DateRangeModel } from './dateRangeModel'
import type { DateRangeProps } from './props'
import type { DateRangeOptions, DateRangeState } from './state'
import type { DateRangeText } from './strings'

/** How a panel is rendered before it is opened: not at all, with one month, with two, or outside the layout. */
export type Ahead = 0 | 1 | 2 | 3

export interface PanelProps {
  model: DateRangeModel
  state: DateRangeState
  props: DateRangeProps & Pick<DateRangeOptions, 'openEnds'>
  /** Texts of the field, including problems. */
  text: DateRangeText
  /** How it is rendered while it is closed. */
  ahead: Ahead
}

export interface PanelContentProps extends Omit<PanelProps, 'ahead'> {
  /** `YYYY-MM-DD` */
  today: string
  /** Number of the panel's opening. */
  opening: number
  /** There is space for one month only. */
  isNarrow: boolean
  months: number
}
